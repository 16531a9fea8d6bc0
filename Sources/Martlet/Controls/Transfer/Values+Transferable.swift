import Foundation

extension Color: Transferable {
    /// The color as a value of this app.
    public static var transferRepresentation: some TransferRepresentation<Color> { OwnForms<Color>() }
}

extension Image: Transferable {
    /// The image as a value of this app. Image data from elsewhere is imported.
    public static var transferRepresentation: some TransferRepresentation<Image> {
        OwnForms<Image>([
            _TransferForm(
                .image,
                importing: .now { content in
                    guard let image = Image(data: try content.data()) else { throw CocoaError(.fileReadCorruptFile) }
                    return image
                })
        ])
    }
}
