import Foundation

extension Font {
    /// Returns the system font with a fixed size.
    ///
    ///     Text("Big").font(.system(size: 48, weight: .light, design: .rounded))
    ///
    /// A text with this font stays as large as it is when the user makes text larger in the system settings; the fonts
    /// of text styles, such as `.body`, grow.
    ///
    /// - Parameters:
    ///   - size: The size in points, which is independent of the dynamic type size.
    ///   - weight: The weight; `nil` for the regular weight.
    ///   - design: The design; `nil` for the design of the environment.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// Returns the system font in a text style, which scales with the dynamic type size.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - design: The design; `nil` for the design of the environment.
    ///   - weight: The weight; `nil` for the weight of the style.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// Returns a named font that scales like the body style.
    ///
    ///     Text("Chapter 1").font(.custom("Noto Serif", size: 28))
    ///
    /// The size grows and shrinks with the dynamic type size. In a terminal the font has no effect.
    ///
    /// - Parameters:
    ///   - name: The family or full name. If no such font exists, the system font is used.
    ///   - size: The size in points at the default dynamic type size.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// Returns a named font that scales like a text style.
    ///
    /// - Parameters:
    ///   - name: The family or full name. If no such font exists, the system font is used.
    ///   - size: The size in points at the default dynamic type size.
    ///   - textStyle: The text style whose scaling is used.
    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
    ) -> Font {
        Font(.named(CustomFont(name: name, size: size, relativeTo: textStyle)))
    }

    /// Returns a named font with a fixed size.
    ///
    /// - Parameters:
    ///   - name: The family or full name. If no such font exists, the system font is used.
    ///   - fixedSize: The size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(CustomFont(name: name, size: fixedSize, relativeTo: nil)))
    }

    /// The font of large titles.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of first-level headings.
    public static let title = Font(.style(.title))
    /// The font of second-level headings.
    public static let title2 = Font(.style(.title2))
    /// The font of third-level headings.
    public static let title3 = Font(.style(.title3))
    /// The font of headlines.
    public static let headline = Font(.style(.headline))
    /// The font of subheadlines.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of body text.
    public static let body = Font(.style(.body))
    /// The font of callouts.
    public static let callout = Font(.style(.callout))
    /// The font of footnotes.
    public static let footnote = Font(.style(.footnote))
    /// The font of captions.
    public static let caption = Font(.style(.caption))
    /// The font of the smaller captions.
    public static let caption2 = Font(.style(.caption2))
}
