import Foundation

/// A picture under the names of UIKit and AppKit: `UIImage` and `NSImage`.
public final class _PlatformImage: Hashable, Sendable {
    let source: Image.Source
    private let picture: Picture?
    /// The settings that views keep.
    package let look: PlatformImageLook?

    private init(picture: Picture) {
        source = .picture(picture)
        self.picture = picture
        look = nil
    }

    private init(_ other: _PlatformImage, look: PlatformImageLook?) {
        source = other.source
        picture = other.picture
        self.look = look
    }

    /// Creates an empty picture.
    public init() {
        source = Self.nothing
        picture = nil
        look = nil
    }

    /// Returns the picture with some settings, and with those that it has.
    package func with(_ values: PlatformImageLook.Values) -> _PlatformImage {
        var all = look?.values ?? PlatformImageLook.Values()
        all.apply(values)
        return _PlatformImage(self, look: PlatformImageLook(all))
    }

    /// Returns the picture with a rendering mode; `nil` for the default of its kind.
    package func with(renderingMode: Image.TemplateRenderingMode?) -> _PlatformImage {
        var all = look?.values ?? PlatformImageLook.Values()
        all.renderingMode = renderingMode
        return _PlatformImage(self, look: PlatformImageLook(all))
    }

    /// Whether the picture is a system symbol.
    package var isSymbol: Bool { if case .symbol = source { true } else { false } }

    /// Creates a picture with the contents of another; an empty one for `nil`.
    package init(drawn other: _PlatformImage?) {
        source = other?.source ?? Self.nothing
        picture = other?.picture
        look = other?.look
    }

    /// A transparent pixel, because hosts cannot show pictures without a size.
    private static let nothing: Image.Source = {
        let pixel =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII="
        return Data(base64Encoded: pixel).flatMap { Picture(data: $0) }.map { .picture($0) } ?? .placeholder
    }()

    /// Creates a picture from a resource of the main bundle; `nil` if there is none of that name.
    public init?(named name: String) {
        guard let picture = ImageAsset(name: name, bundlePath: nil).picture(for: ImageTraits(displayScale: 1)) else {
            return nil
        }
        source = .named(name, bundlePath: nil)
        self.picture = picture
        look = nil
    }

    /// Creates a picture from a resource. If the resource is missing, the picture is empty.
    public init(resource: ImageResource) {
        let asset = ImageAsset(name: resource.name, bundlePath: resource.bundlePath)
        picture = asset.picture(for: ImageTraits(displayScale: 1))
        source = picture == nil ? Self.nothing : .named(resource.name, bundlePath: resource.bundlePath)
        look = nil
    }

    /// Creates a picture from a bitmap.
    public convenience init(cgImage: CGImage) { self.init(picture: cgImage.picture) }

    /// Creates a picture from a system symbol.
    public init?(systemName name: String) {
        source = .symbol(name)
        picture = nil
        look = nil
    }

    /// Creates a picture from a system symbol with some settings.
    package init(symbol name: String, look values: PlatformImageLook.Values?) {
        source = .symbol(name)
        picture = nil
        look = values.flatMap { PlatformImageLook($0) }
    }

    /// Creates a picture from a system symbol. The description is ignored: the accessibility label derives from the
    /// name.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(systemName: name)
    }

    /// Creates a picture from PNG, JPEG, GIF, SVG, WebP, TIFF or BMP data; `nil` for other data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates a picture from data; `nil` if the format is unknown.
    ///
    /// - Parameters:
    ///   - data: The data of the file.
    ///   - scale: The number of pixels per point.
    public init?(data: Data, scale: CGFloat) {
        guard let picture = Picture(data: data, scale: scale) else { return nil }
        source = .picture(picture)
        self.picture = picture
        look = nil
    }

    /// Creates a picture from a file; `nil` if the file cannot be read or has an unknown format.
    public init?(contentsOfFile path: String) {
        guard let picture = Picture(file: path) else { return nil }
        source = .picture(picture)
        self.picture = picture
        look = nil
    }

    /// Creates a picture from a file; `nil` if the file cannot be read or has an unknown format.
    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

    /// The natural size of the picture, in points; zero for a symbol, whose size is determined by the font.
    public var size: CGSize { picture?.size ?? .zero }

    /// The number of pixels per point.
    public var scale: CGFloat { picture?.scale ?? 1 }

    /// The picture as a bitmap; `nil` for a symbol or a drawing.
    public var cgImage: CGImage? { picture.flatMap { CGImage($0) } }

    /// The bytes of the file or the data that the picture was made from; `nil` for a symbol.
    package var fileData: Data? {
        switch picture?.source {
        case .data(let data): data.bytes
        case .file(let path): try? Data(contentsOf: URL(fileURLWithPath: path))
        case nil: nil
        }
    }

    /// The image as hosts draw it, in its tint, or in black where it has no colors of its own.
    package var content: ImageContent {
        let black = TextStyle(font: .body, paint: .color(.opaqueBlack), hasColor: true)
        let styles = EnvironmentValues().styleContext
        let style = look?.style(in: black, styles) ?? black
        let glyph = TextContent(styled: StyledText("", style: style), options: .standard)
        let color = look?.values.tint?._paint(in: styles).representativeColor ?? style.color
        var content = ImageContent(font: style.font, color: color, glyph: glyph)
        if look?.values.tint != nil { content.look.renderingMode = .template }
        if case .symbol(let name) = source { content.symbol = SymbolLook(name: name, ownName: name) }
        content.picture = picture
        return content
    }

    /// Returns whether both have the same source and the same settings.
    public static func == (a: _PlatformImage, b: _PlatformImage) -> Bool { a.source == b.source && a.look == b.look }

    /// Hashes the source and the settings of the picture.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(look)
    }
}

/// The name of the platform image in UIKit.
public typealias UIImage = _PlatformImage

/// The name of the platform image in AppKit.
public typealias NSImage = _PlatformImage

/// The name of the platform color in UIKit.
public typealias UIColor = _PlatformColor

/// The name of the platform color in AppKit.
public typealias NSColor = _PlatformColor

/// A bitmap, under the name that it has in Core Graphics. The pixels remain encoded in the format of the file.
public final class CGImage: Hashable, Sendable {
    let picture: Picture

    init?(_ picture: Picture) {
        guard !picture.isDrawing else { return nil }
        self.picture = picture
    }

    /// Creates a bitmap from PNG, JPEG, GIF, WebP, TIFF or BMP data; `nil` for other data.
    ///
    /// This initializer is specific to Martlet. On Apple's platforms, Image I/O creates bitmaps.
    public convenience init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.init(picture)
    }

    /// The width in pixels.
    public var width: Int { Int(picture.pixelSize.width.finite().clamped) }

    /// The height in pixels.
    public var height: Int { Int(picture.pixelSize.height.finite().clamped) }

    /// Returns whether both are the same picture.
    public static func == (a: CGImage, b: CGImage) -> Bool { a.picture == b.picture }

    /// Hashes the picture.
    public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

extension CGFloat {
    fileprivate var clamped: CGFloat { Swift.min(Swift.max(self, 0), 1_073_741_824) }
}

extension Image {
    /// Creates an image from a UIKit picture. Assistive technology ignores it.
    public init(uiImage: UIImage) { self.init(platform: uiImage) }

    /// Creates an image from an AppKit picture. Assistive technology ignores it.
    public init(nsImage: NSImage) { self.init(platform: nsImage) }

    private init(platform: _PlatformImage) {
        self.init(source: platform.source)
        if case .picture = platform.source { isDecorative = true }
        guard var values = platform.look?.values else { return }
        // A symbol has the color of the views around it, unless it keeps its own.
        if platform.isSymbol, values.renderingMode != .original { values.tint = nil }
        guard let platformLook = PlatformImageLook(values) else { return }
        self.platformLook = platformLook
        symbolMode = platformLook.values.symbolMode
        look.renderingMode = platformLook.values.renderingMode
        // A picture in a tint is drawn by its shape.
        if platformLook.ownColor != nil, !platform.isSymbol { look.renderingMode = .template }
    }

    /// Creates an image from a bitmap, with an accessibility label.
    ///
    /// - Parameters:
    ///   - cgImage: The bitmap.
    ///   - scale: The number of pixels per point.
    ///   - orientation: The orientation of the bitmap.
    ///   - label: The accessibility label.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(source: .picture(cgImage.picture.scaled(scale)), label: label)
    }

    /// Creates an image from a bitmap. Assistive technology ignores it.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(source: .picture(cgImage.picture.scaled(scale)))
        isDecorative = true
    }

    /// The orientation of a bitmap.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// The bitmap is shown as it is.
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
