import Foundation

/// An image: a symbol by its name, or a picture from a bundle.
///
///     Image(systemName: "heart.fill")
///         .foregroundStyle(.red)
///
/// A symbol has the size and weight of the surrounding font. A picture has its own size, unless
/// ``resizable(capInsets:resizingMode:)`` makes it fill the offered space:
///
///     Image("Sunset")
///         .resizable()
///         .scaledToFit()
///
/// A missing picture is reported once, and has no size.
public struct Image: Equatable, Sendable {
    /// The source of an image.
    package enum Source: Hashable, Sendable {
        /// A system symbol such as `star.fill`.
        case symbol(String)
        /// A picture in the resources of a bundle. Without a path, this is the main bundle.
        case named(String, bundlePath: String?)
        /// A picture that is already loaded.
        case picture(Picture)
        /// A drawing made by code.
        case drawing(DrawnPicture)
        /// A placeholder for a picture that is not loaded yet.
        case placeholder
    }

    /// The way in which a resized picture fills its area.
    public typealias ResizingMode = _PictureLook.ResizingMode

    /// The choice whether to show the picture's own colors or the foreground style.
    public typealias TemplateRenderingMode = _PictureLook.RenderingMode

    /// The quality with which a scaled picture is interpolated.
    public typealias Interpolation = _PictureLook.Interpolation

    /// The relative size of a symbol.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text around it.
        case small
        /// A symbol of the size of the text around it.
        case medium
        /// A symbol larger than the text around it.
        case large
    }

    package var source: Source
    /// The accessibility label; `nil` to use the name.
    package var label: Text?
    /// Whether assistive technology ignores the image.
    package var isDecorative = false
    /// The filled fraction of a variable symbol, from 0 to 1; `nil` for all.
    package var variableValue: Double?
    package var symbolMode: SymbolRenderingMode?
    /// The resizing, interpolation and coloring of the picture.
    package var look = PictureLook()
    /// The settings of a picture of UIKit or AppKit.
    package var platformLook: PlatformImageLook?

    init(source: Source, label: Text? = nil) {
        self.source = source
        self.label = label
    }

    /// Creates an image from a system symbol.
    ///
    ///     Image(systemName: "star.fill")
    ///
    /// - Parameter systemName: The name of the symbol.
    public init(systemName: String) {
        self.init(source: .symbol(systemName))
    }

    /// Creates an image of a system symbol with a variable value.
    ///
    /// - Parameters:
    ///   - systemName: The name, such as `wifi`.
    ///   - variableValue: The value from 0 to 1; `nil` for 1.
    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName))
        self.variableValue = variableValue
    }

    /// Creates an image from a picture in a bundle.
    ///
    /// - Parameters:
    ///   - name: The name, which is also the accessibility label.
    ///   - bundle: The bundle; `nil` for the main bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundlePath: bundle?.bundlePath))
    }

    /// Creates an image from a picture in a bundle, with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundlePath: bundle?.bundlePath), label: label)
    }

    /// Creates an image with a variable value.
    ///
    /// - Parameters:
    ///   - name: The name, which is also the accessibility label.
    ///   - variableValue: The value from 0 to 1; `nil` for 1. Pictures have no variable parts, so they ignore the
    ///     value.
    ///   - bundle: The bundle; `nil` for the main bundle.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundlePath: bundle?.bundlePath))
        self.variableValue = variableValue
    }

    /// Creates an image with a variable value and an accessibility label.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundlePath: bundle?.bundlePath), label: label)
        self.variableValue = variableValue
    }

    /// Creates an image with a variable value that assistive technology ignores.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// Creates an image from the data of a picture: PNG, JPEG, GIF (its first frame), SVG, WebP, TIFF or BMP.
    ///
    /// This initializer is specific to Martlet. On Apple's platforms, pictures in memory have types of other
    /// frameworks, which do not exist on Linux. The picture is decoded when a host draws it.
    ///
    /// - Parameters:
    ///   - data: The data of the file.
    ///   - scale: The number of pixels per point.
    ///   - label: The accessibility label. Without one, assistive technology ignores the picture.
    /// - Returns: `nil` if the data is not a picture.
    public init?(data: Data, scale: CGFloat = 1, label: Text? = nil) {
        guard let picture = Picture(data: data, scale: scale) else { return nil }
        self.init(source: .picture(picture), label: label)
        isDecorative = label == nil
    }

    /// Creates an image from a picture in a bundle that assistive technology ignores.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundlePath: bundle?.bundlePath))
        isDecorative = true
    }
}

extension Image {
    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns an image that takes the proposed size.
    ///
    ///     Image("Sunset")
    ///         .resizable()
    ///         .frame(width: 120, height: 80)
    ///
    /// Without this modifier a picture keeps its own size, whatever space it is offered. With it, the picture fills the
    /// proposal and loses its aspect ratio, unless `scaledToFit()` or `scaledToFill()` follows.
    ///
    /// - Parameters:
    ///   - capInsets: The margins that keep their size, in points.
    ///   - resizingMode: The way in which the rest fills the size.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        with {
            $0.look.resizing = PictureLook.Resizing(capInsets: capInsets, mode: resizingMode)
        }
    }

    /// Returns the image with or without its own colors; `nil` for the default of the kind of image.
    ///
    ///     Image("Logo")
    ///         .renderingMode(.template)
    ///         .foregroundStyle(.blue)
    ///
    /// A symbol is a template by default, and a picture shows its own colors.
    ///
    /// - Parameter renderingMode: `.template` for the shape in the foreground style, `.original` for the colors of the
    ///   picture.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.look.renderingMode = renderingMode }
    }

    /// Returns the image with an interpolation quality, which applies when the image is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.look.interpolation = interpolation }
    }

    /// Returns the image with or without antialiased edges.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        with { $0.look.isAntialiased = isAntialiased }
    }

    /// Returns the image with a symbol rendering mode; `nil` uses the mode of the environment.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with { $0.symbolMode = mode }
    }

    /// The name of the symbol, if the image is a symbol.
    package var symbolName: String? {
        if case .symbol(let name) = source { name } else { nil }
    }

    /// A character that represents the image on hosts that show only text.
    package var glyph: String {
        switch source {
        case .symbol(let name): String(SymbolGlyphs.glyph(for: name))
        case .named, .picture, .drawing, .placeholder: String(SymbolGlyphs.fallback)
        }
    }
}
