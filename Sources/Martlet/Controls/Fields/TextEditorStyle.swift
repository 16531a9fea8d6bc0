/// The look of text editors. Only the built-in styles have an effect.
public protocol TextEditorStyle {
    /// The visibility of the background of editors with the style.
    static var _background: Visibility { get }
}

/// The host's look, with the background of a field.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
    /// The host's choice.
    public static var _background: Visibility { .automatic }
}

/// An editor without a background or border.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
    /// Hidden.
    public static var _background: Visibility { .hidden }
}

/// An editor with the border of a field, even where the environment hides backgrounds.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
    /// Visible.
    public static var _background: Visibility { .visible }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The host's look, with the background of a field.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// An editor without a background or border.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// An editor with the border of a field.
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
