import Foundation

extension Color: Transferable {
    /// The colour itself.
    public static var transferRepresentation: some TransferRepresentation<Color> { OwnForms<Color>() }
}

extension Image: Transferable {
    /// The image itself; what comes from elsewhere is the bytes of a picture.
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
