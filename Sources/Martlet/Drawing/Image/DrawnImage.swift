import AttributeGraph
import Foundation

/// A picture drawn by code when it is shown. Pictures are compared by identity.
// @unchecked Sendable: immutable, and drawn only on the main thread.
package final class DrawnPicture: Hashable, @unchecked Sendable {
    /// The size of the drawing, in points.
    let size: CGSize
    let isOpaque: Bool
    let draw: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, draw: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.isOpaque = isOpaque
        self.draw = draw
    }

    package static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
    /// Creates an image drawn by code.
    ///
    ///     Image(size: CGSize(width: 20, height: 20)) { context in
    ///         context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16)), with: .color(.red))
    ///     }
    ///
    /// - Parameters:
    ///   - size: The size of the drawing, in points.
    ///   - label: The accessibility label. Without one, assistive technology ignores the image.
    ///   - opaque: Whether areas without a drawing are black.
    ///   - colorMode: The color mode, which is ignored.
    ///   - renderer: Draws the image. Called once for each view that shows the image.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let size = CGSize(width: max(0, size.width.finite()), height: max(0, size.height.finite()))
        self.init(source: .drawing(DrawnPicture(size: size, isOpaque: opaque, draw: renderer)), label: label)
        isDecorative = label == nil
    }

    /// Whether the image is drawn by code.
    var isDrawn: Bool { if case .drawing = source { true } else { false } }
}

/// Shows an image drawn by code, at its own size or, if it is resizable, at any size.
nonisolated struct DrawnImage: View {
    let image: Image

    init(image: Image) { self.image = image }

    @MainActor @ViewBuilder var body: some View {
        if case .drawing(let picture) = image.source {
            let isResizable = image.look.resizing != nil
            Canvas(opaque: picture.isOpaque) { context, size in
                guard picture.size.width > 0, picture.size.height > 0 else { return }
                context.scaleBy(x: size.width / picture.size.width, y: size.height / picture.size.height)
                picture.draw(&context)
            }
            .frame(
                minWidth: isResizable ? 0 : picture.size.width, idealWidth: picture.size.width,
                maxWidth: isResizable ? .infinity : picture.size.width,
                minHeight: isResizable ? 0 : picture.size.height, idealHeight: picture.size.height,
                maxHeight: isResizable ? .infinity : picture.size.height
            )
            .accessibilityLabel(image.label ?? Text(verbatim: ""), isEnabled: image.label != nil)
            .accessibilityAddTraits(.isImage)
            .accessibilityHidden(image.isDecorative)
        }
    }
}
