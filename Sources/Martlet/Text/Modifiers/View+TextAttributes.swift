import AttributeGraph
import Foundation

/// Sets a default attribute of text in the content.
nonisolated struct TextAttributeModifier<Value>: InputModifier {
    let keyPath: WritableKeyPath<TextAttributes, Value> & Sendable
    let value: Value

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in
            let modifier = modifier.pointer(in: graph)
            values.textAttributes[keyPath: modifier.pointee.keyPath] = modifier.pointee.value
        }
    }
}

extension View {
    nonisolated private func textAttribute<Value>(
        _ keyPath: WritableKeyPath<TextAttributes, Value> & Sendable,
        _ value: Value
    ) -> some View {
        modifier(TextAttributeModifier(keyPath: keyPath, value: value))
    }

    /// Sets the font of text in the view.
    ///
    ///     VStack { Text("Total"); Text(total, format: .number) }.font(.title.bold())
    ///
    /// A font that a `Text` has itself goes before this one. In a terminal all text has one size: large fonts are shown
    /// in bold there.
    ///
    /// - Parameter font: The font, which also applies to subviews that do not set their own; `nil` for the default.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the font weight of text in the view; `nil` for the weight of the font.
    ///
    ///     Text("Important").fontWeight(.semibold)
    ///
    /// The weight is added to the font of the text, whatever the font is. A terminal shows the weights from semibold
    /// upwards in bold.
    ///
    /// - Parameter weight: The weight.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textAttribute(\.weight, weight) }

    /// Sets the glyph width of text in the view; `nil` for the width of the font.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { textAttribute(\.width, width) }

    /// Sets the font design of text in the view; `nil` for the design of the font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { textAttribute(\.design, design) }

    /// Sets the scale of text in the view relative to its font.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: Whether to apply the scale.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        textAttribute(\.isSecondary, isEnabled ? scale == .secondary : nil)
    }

    /// Shows text in the view in bold; `false` turns bold off explicitly.
    ///
    ///     VStack {
    ///         Text("Total")
    ///         Text("12 €").bold(false)
    ///     }
    ///     .bold()
    ///
    /// Bold is added to the font of the text, whatever the font is. A terminal shows it by its bold attribute.
    ///
    /// - Parameter isActive: Whether text is bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { textAttribute(\.isBold, isActive) }

    /// Shows text in the view in italics; `false` turns italics off explicitly.
    ///
    ///     Text("Emphasis").italic()
    ///
    /// Italics are added to the font of the text, whatever the font is. A terminal shows them if it can.
    ///
    /// - Parameter isActive: Whether text is in italics.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { textAttribute(\.isItalic, isActive) }

    /// Shows text in the view in the fixed-width variant of its font.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        textAttribute(\.isMonospaced, isActive)
    }

    /// Shows text in the view with digits of equal width.
    nonisolated public func monospacedDigit() -> some View { textAttribute(\.hasMonospacedDigits, true) }

    /// Draws a line under text in the view.
    ///
    /// - Parameters:
    ///   - isActive: Whether to draw the line.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; `nil` for that of the text.
    nonisolated public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        textAttribute(\.underline, .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through text in the view.
    ///
    /// - Parameters:
    ///   - isActive: Whether to draw the line.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; `nil` for that of the text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        textAttribute(\.strikethrough, .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Adds space between the characters of text in the view, in points, without breaking up ligatures.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { textAttribute(\.kerning, kerning) }

    /// Adds space after each character of text in the view, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { textAttribute(\.tracking, tracking) }

    /// Moves text in the view up from its baseline, in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textAttribute(\.baselineOffset, baselineOffset)
    }
}
