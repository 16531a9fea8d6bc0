import Foundation

/// A style that fills an area with repetitions of a picture.
///
///     RoundedRectangle(cornerRadius: 12)
///         .strokeBorder(ImagePaint(image: Image("stripes"), scale: 0.5), lineWidth: 16)
///
/// In a terminal, and for a symbol, a single color is used instead.
public struct ImagePaint: ShapeStyle, Equatable {
    /// The picture.
    public var image: Image
    /// The part of the picture that is repeated, in units of its size.
    public var sourceRect: CGRect
    /// The scale of the picture, relative to its natural size.
    public var scale: CGFloat

    /// Creates a paint from a picture.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - sourceRect: The repeated part of the picture, in units of its size.
    ///   - scale: The scale of the picture, relative to its natural size.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Returns the paint in an environment.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        let picture: Picture? =
            switch image.source {
            case .picture(let picture): picture
            case .named(let name, let bundlePath):
                ImageAsset(name: name, bundlePath: bundlePath).picture(
                    for: ImageTraits(
                        dark: context.dark, increasedContrast: context.increasedContrast, displayScale: 1))
            case .symbol, .drawing, .placeholder: nil
            }
        guard let picture else {
            return image.symbolName == nil
                ? .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0))
                : HierarchicalShapeStyle.primary._paint(in: context)
        }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let numbers = [sourceRect.minX, sourceRect.minY, sourceRect.maxX, sourceRect.maxY]
        let part = numbers.allSatisfy(\.isFinite) ? sourceRect : whole
        return ResolvedPaint(.image(ImageTile(picture: picture, part: part, scale: scale)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Returns a style that repeats a picture.
    ///
    ///     Rectangle()
    ///         .fill(.image(Image("Paper"), scale: 0.5))
    ///
    /// A terminal fills the area with a single color instead, and so does a window if the image is a symbol.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - sourceRect: The repeated part of the picture, in units of its size.
    ///   - scale: The scale of the picture, relative to its natural size.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
