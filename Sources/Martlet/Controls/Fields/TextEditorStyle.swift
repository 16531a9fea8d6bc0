/// The look of text editors: one of the built-in ones.
public protocol TextEditorStyle {
    /// Whether editors of the style have a background.
    static var _background: Visibility { get }
}

/// As the host has it: with the background of a field.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Makes the style.
    public init() {}
    /// As the host has it.
    public static var _background: Visibility { .automatic }
}

/// Nothing but the text.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Makes the style.
    public init() {}
    /// None.
    public static var _background: Visibility { .hidden }
}

/// With the frame of a field, whatever is said around it.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Makes the style.
    public init() {}
    /// The field's.
    public static var _background: Visibility { .visible }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// As the host has it.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Nothing but the text.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// With the frame of a field.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
    /// Sets the look of the text editors in the view.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        textEditorStyle(of: style)
    }

    nonisolated private func textEditorStyle<S: TextEditorStyle>(of style: S) -> some View {
        environment(\.scrollContentBackground, S._background)
    }
}
