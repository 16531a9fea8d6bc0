import Foundation

/// A picture in memory, by the names that the frameworks of Apple's systems have for it: `UIImage` and `NSImage`.
public final class _PlatformImage: Hashable, Sendable {
    let source: Image.Source
    private let picture: Picture?

    private init(picture: Picture) {
        source = .picture(picture)
        self.picture = picture
    }

    /// A picture that shows nothing.
    public init() {
        source = Self.nothing
        picture = nil
    }

    /// One pixel that is let through: hosts show pictures that have some size.
    private static let nothing: Image.Source = {
        let pixel =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII="
        return Data(base64Encoded: pixel).flatMap { Picture(data: $0) }.map { .picture($0) } ?? .placeholder
    }()

    /// The picture of a name among the resources of the main bundle; nil if there is none.
    public init?(named name: String) {
        guard let picture = ImageAsset(name: name, bundlePath: nil).picture(for: ImageTraits(displayScale: 1)) else {
            return nil
        }
        source = .named(name, bundlePath: nil)
        self.picture = picture
    }

    /// The picture that a resource stands for; one that shows nothing if the bundle has none of that name.
    public init(resource: ImageResource) {
        let asset = ImageAsset(name: resource.name, bundlePath: resource.bundlePath)
        picture = asset.picture(for: ImageTraits(displayScale: 1))
        source = picture == nil ? Self.nothing : .named(resource.name, bundlePath: resource.bundlePath)
    }

    /// The picture of some pixels.
    public convenience init(cgImage: CGImage) { self.init(picture: cgImage.picture) }

    /// A system symbol.
    public init?(systemName name: String) {
        source = .symbol(name)
        picture = nil
    }

    /// A system symbol, with a description for assistive technology, which the image that shows it has from its name.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(systemName: name)
    }

    /// The picture in some data: PNG, JPEG, GIF, SVG, WebP or BMP; nil if there is none that is known.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in some data; nil if there is none that is known.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - scale: How many pixels a point has.
    public init?(data: Data, scale: CGFloat) {
        guard let picture = Picture(data: data, scale: scale) else { return nil }
        source = .picture(picture)
        self.picture = picture
    }

    /// The picture in a file; nil if there is none that is known.
    public init?(contentsOfFile path: String) {
        guard let picture = Picture(file: path) else { return nil }
        source = .picture(picture)
        self.picture = picture
    }

    /// The picture in a file; nil if there is none that is known.
    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

    /// The size that the picture is shown in unless it is resized, in points; zero for a symbol, which has that of text.
    public var size: CGSize { picture?.size ?? .zero }

    /// How many pixels a point has.
    public var scale: CGFloat { picture?.scale ?? 1 }

    /// The picture in pixels; nil for a symbol or a drawing.
    public var cgImage: CGImage? { picture.flatMap { CGImage($0) } }

    /// Whether two are the same picture.
    public static func == (a: _PlatformImage, b: _PlatformImage) -> Bool { a.source == b.source }

    /// Puts what makes the picture that picture into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A picture in memory, as UIKit calls it.
public typealias UIImage = _PlatformImage

/// A picture in memory, as AppKit calls it.
public typealias NSImage = _PlatformImage

/// A colour, as UIKit calls it.
public typealias UIColor = _PlatformColor

/// A colour, as AppKit calls it.
public typealias NSColor = _PlatformColor

/// A picture in pixels. It has the name that Core Graphics gives it elsewhere; its pixels stay in the form of the file.
public final class CGImage: Hashable, Sendable {
    let picture: Picture

    init?(_ picture: Picture) {
        guard !picture.isDrawing else { return nil }
        self.picture = picture
    }

    /// The picture in some data: PNG, JPEG, GIF, WebP or BMP; nil if there is none that is known. Martlet's own: elsewhere
    /// the picture comes from Image I/O.
    public convenience init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.init(picture)
    }

    /// How wide the picture is, in pixels.
    public var width: Int { Int(picture.pixelSize.width.finite().clamped) }

    /// How high the picture is, in pixels.
    public var height: Int { Int(picture.pixelSize.height.finite().clamped) }

    /// Whether two are the same picture.
    public static func == (a: CGImage, b: CGImage) -> Bool { a.picture == b.picture }

    /// Puts what makes the picture that picture into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

extension CGFloat {
    fileprivate var clamped: CGFloat { Swift.min(Swift.max(self, 0), 1_073_741_824) }
}

extension Image {
    /// An image of a picture in memory, which assistive technology passes over.
    public init(uiImage: UIImage) { self.init(platform: uiImage) }

    /// An image of a picture in memory, which assistive technology passes over.
    public init(nsImage: NSImage) { self.init(platform: nsImage) }

    private init(platform: _PlatformImage) {
        self.init(source: platform.source)
        if case .picture = platform.source { isDecorative = true }
    }

    /// An image of a picture in pixels, with a label for assistive technology.
    ///
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - scale: How many pixels a point has.
    ///   - orientation: How the picture is turned: as it is.
    ///   - label: Spoken in place of the picture.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(source: .picture(cgImage.picture.scaled(scale)), label: label)
    }

    /// An image of a picture in pixels, which assistive technology passes over.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(source: .picture(cgImage.picture.scaled(scale)))
        isDecorative = true
    }

    /// How a picture in pixels is turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As it is.
        case up
    }
}

extension Picture {
    fileprivate func scaled(_ scale: CGFloat) -> Picture {
        var copy = self
        copy.scale = scale > 0 && scale.isFinite ? scale : 1
        return copy
    }
}
