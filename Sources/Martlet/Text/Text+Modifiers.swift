import Foundation

extension Text {
    /// Returns the text with an attribute, unless it already has one of this kind: the innermost attribute takes
    /// precedence.
    func applying(
        _ field: TextAttributes.Fields, _ change: (inout TextAttributes) -> Void
    ) -> Text {
        var attributes: TextAttributes
        if let modifiers {
            if modifiers.attributes.fields.contains(field) { return self }
            attributes = modifiers.attributes
        } else {
            attributes = TextAttributes()
        }
        change(&attributes)
        return Text(storage: storage, modifiers: TextModifiers(attributes))
    }

    /// Returns the text in a font; `nil` for no change.
    public func font(_ font: Font?) -> Text {
        guard let font else { return self }
        return applying(.font) { $0.font = font }
    }

    /// Returns the text with a font weight; `nil` for no change.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        guard let weight else { return self }
        return applying(.weight) { $0.weight = weight }
    }

    /// Returns the text with a font width; `nil` for no change.
    public func fontWidth(_ width: Font.Width?) -> Text {
        guard let width else { return self }
        return applying(.width) { $0.width = width }
    }

    /// Returns the text with a font design; `nil` for no change.
    public func fontDesign(_ design: Font.Design?) -> Text {
        guard let design else { return self }
        return applying(.design) { $0.design = design }
    }

    /// Returns the text at a scale relative to its font.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: Whether to apply the scale.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? applying(.secondaryScale) { $0.isSecondary = scale == .secondary } : self
    }

    /// Returns the text in bold.
    public func bold() -> Text {
        applying(.bold) { $0.isBold = true }
    }

    /// Returns the text in bold; `false` turns bold off explicitly.
    public func bold(_ isActive: Bool) -> Text {
        applying(.bold) { $0.isBold = isActive }
    }

    /// Returns the text in italics.
    public func italic() -> Text {
        applying(.italic) { $0.isItalic = true }
    }

    /// Returns the text in italics; `false` turns italics off explicitly.
    public func italic(_ isActive: Bool) -> Text {
        applying(.italic) { $0.isItalic = isActive }
    }

    /// Returns the text in the fixed-width variant of its font.
    public func monospaced(_ isActive: Bool = true) -> Text {
        applying(.monospaced) { $0.isMonospaced = isActive }
    }

    /// Returns the text with digits of equal width.
    public func monospacedDigit() -> Text {
        applying(.monospacedDigits) { $0.hasMonospacedDigits = true }
    }

    /// Returns the text with a line through it.
    ///
    /// - Parameters:
    ///   - isActive: Whether to draw the line.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; `nil` for that of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        applying(.strikethrough) {
            $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
        }
    }

    /// Returns the text with a line under it.
    ///
    /// - Parameters:
    ///   - isActive: Whether to draw the line.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; `nil` for that of the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        applying(.underline) {
            $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
        }
    }

    /// Returns the text with additional space between characters, in points, without breaking up ligatures.
    public func kerning(_ kerning: CGFloat) -> Text {
        applying(.kerning) { $0.kerning = kerning }
    }

    /// Returns the text with additional space after each character, in points.
    public func tracking(_ tracking: CGFloat) -> Text {
        applying(.tracking) { $0.tracking = tracking }
    }

    /// Returns the text, moved up from its baseline by a distance in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        applying(.baselineOffset) { $0.baselineOffset = baselineOffset }
    }

    /// Returns the text in a color; `nil` for no change.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return applying(.foreground) { $0.foreground = AnyShapeStyle(color: color) }
    }

    /// Returns the text in a foreground style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        applying(.foreground) { $0.foreground = AnyShapeStyle(style) }
    }
}
