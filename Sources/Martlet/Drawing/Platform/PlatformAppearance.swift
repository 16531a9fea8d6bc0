// Appearance that the desktop's theme or a terminal determines; Documentation/no-effect.md has the reasons.

/// The effect at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let number: Int

    /// The system's default.
    public static let automatic = ScrollEdgeEffectStyle(number: 0)
    /// Content is cut off at the edge.
    public static let hard = ScrollEdgeEffectStyle(number: 1)
    /// Content fades at the edge.
    public static let soft = ScrollEdgeEffectStyle(number: 2)
}

/// The appearance of a search field in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let number: Int

    /// The system's default.
    public static let automatic = SearchToolbarBehavior(number: 0)
    /// A button, until the user starts a search.
    public static let minimize = SearchToolbarBehavior(number: 1)
}

/// The behavior of a page's bar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let number: Int

    /// The system's default.
    public static let automatic = SearchPresentationToolbarBehavior(number: 0)
    /// The bar keeps its content.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(number: 1)
}

/// The visibility of a window's toolbar in full-screen mode.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    private let number: Int

    /// The system's default.
    public static let automatic = WindowToolbarFullScreenVisibility(number: 0)
    /// The toolbar is visible.
    public static let visible = WindowToolbarFullScreenVisibility(number: 1)
    /// The toolbar appears when the pointer reaches the edge of the screen.
    public static let onHover = WindowToolbarFullScreenVisibility(number: 2)
}

/// The way in which a symbol shows a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let number: Int

    /// Varies the opacity of the symbol's parts.
    public static let color = SymbolVariableValueMode(number: 0)
    /// Draws a fraction of the symbol's line.
    public static let draw = SymbolVariableValueMode(number: 1)
}

/// The way in which colors fill a symbol.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let number: Int

    /// A uniform color.
    public static let flat = SymbolColorRenderingMode(number: 0)
    /// A gradient.
    public static let gradient = SymbolColorRenderingMode(number: 1)
}

/// The kind of a text, for screen readers.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let number: Int

    /// Plain text.
    public static let plain = AccessibilityTextContentType(number: 0)
    /// The output of a console.
    public static let console = AccessibilityTextContentType(number: 1)
    /// Names and paths of files.
    public static let fileSystem = AccessibilityTextContentType(number: 2)
    /// Messages of a conversation.
    public static let messaging = AccessibilityTextContentType(number: 3)
    /// A narrative, such as a novel.
    public static let narrative = AccessibilityTextContentType(number: 4)
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType(number: 5)
    /// The cells of a spreadsheet.
    public static let spreadsheet = AccessibilityTextContentType(number: 6)
    /// The text of a document.
    public static let wordProcessing = AccessibilityTextContentType(number: 7)
}

extension View {
    /// Sets the effect at the edges of scroll views. Has no effect: content is cut off at the edges.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }

    /// Hides the effect at the edges of scroll views. Has no effect: content is cut off at the edges.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }

    /// Sets the appearance of a search field in a bar. Has no effect: the field is below the bar.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    /// Sets the behavior of the bar during a search. Has no effect: the bar keeps its content.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }

    /// Sets the visibility of the bar in full-screen mode. Has no effect: the bar is visible.
    nonisolated public func windowToolbarFullScreenVisibility(
        _ visibility: WindowToolbarFullScreenVisibility
    ) -> some View { self }

    /// Sets the way in which symbols show a variable value. Has no effect: a fraction of the symbol is filled.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

    /// Sets the way in which colors fill symbols. Has no effect: colors are flat.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

    /// Sets the kind of the texts in the view. Has no effect: assistive technology on Linux does not distinguish
    /// kinds.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Sets the use of alternating row backgrounds in lists. Has no effect: all rows have the same background.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View { self }
}

/// The use of alternating row backgrounds.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let number: Int

    /// The default of the list.
    public static let automatic = AlternatingRowBackgroundBehavior(number: 0)
    /// Rows have alternating backgrounds.
    public static let enabled = AlternatingRowBackgroundBehavior(number: 1)
    /// All rows have the same background.
    public static let disabled = AlternatingRowBackgroundBehavior(number: 2)
}

extension Image {
    /// Sets the way in which the symbol shows a variable value. Has no effect: a fraction of the symbol is filled.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

    /// Sets the way in which colors fill the symbol. Has no effect: colors are flat.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}
