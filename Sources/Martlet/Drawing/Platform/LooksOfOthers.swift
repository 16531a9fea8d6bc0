// Looks that the desktop's theme and a terminal decide on by themselves; Documentation/no-effect.md has the reasons.

/// The effect at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let number: Int

    /// As suits the system.
    public static let automatic = ScrollEdgeEffectStyle(number: 0)
    /// It is cut off.
    public static let hard = ScrollEdgeEffectStyle(number: 1)
    /// It fades.
    public static let soft = ScrollEdgeEffectStyle(number: 2)
}

/// The appearance of a search field in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let number: Int

    /// As suits the system.
    public static let automatic = SearchToolbarBehavior(number: 0)
    /// A button, until the user starts a search.
    public static let minimize = SearchToolbarBehavior(number: 1)
}

/// The behavior of a page's bar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let number: Int

    /// As suits the system.
    public static let automatic = SearchPresentationToolbarBehavior(number: 0)
    /// The bar keeps its content.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(number: 1)
}

/// The visibility of a window's toolbar in full-screen mode.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    private let number: Int

    /// As suits the system.
    public static let automatic = WindowToolbarFullScreenVisibility(number: 0)
    /// It is seen.
    public static let visible = WindowToolbarFullScreenVisibility(number: 1)
    /// It is seen when the pointer is at the edge.
    public static let onHover = WindowToolbarFullScreenVisibility(number: 2)
}

/// The way in which a symbol shows a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let number: Int

    /// By how strong the colours of its parts are.
    public static let color = SymbolVariableValueMode(number: 0)
    /// By how much of it is drawn.
    public static let draw = SymbolVariableValueMode(number: 1)
}

/// The way in which colors fill a symbol.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let number: Int

    /// Evenly.
    public static let flat = SymbolColorRenderingMode(number: 0)
    /// As a gradient.
    public static let gradient = SymbolColorRenderingMode(number: 1)
}

/// The severity of a dialog's message.
public struct DialogSeverity: Hashable, Sendable {
    private let number: Int

    /// As suits the dialog.
    public static let automatic = DialogSeverity(number: 0)
    /// Nothing can be lost.
    public static let standard = DialogSeverity(number: 1)
    /// Something can be lost.
    public static let critical = DialogSeverity(number: 2)
}

/// The kind of a text, for screen readers.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let number: Int

    /// Text.
    public static let plain = AccessibilityTextContentType(number: 0)
    /// Text of a console.
    public static let console = AccessibilityTextContentType(number: 1)
    /// Text of a file manager.
    public static let fileSystem = AccessibilityTextContentType(number: 2)
    /// Messages.
    public static let messaging = AccessibilityTextContentType(number: 3)
    /// A story.
    public static let narrative = AccessibilityTextContentType(number: 4)
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType(number: 5)
    /// A table.
    public static let spreadsheet = AccessibilityTextContentType(number: 6)
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType(number: 7)
}

extension View {
    /// Says how what scrolls in the view fades at its edges. It is cut off.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }

    /// Says whether what scrolls in the view fades at its edges. It is cut off.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }

    /// Sets the appearance of a search field in a bar. Has no effect: the field is below the bar.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    /// Sets the behavior of the bar during a search. Has no effect: the bar keeps its content.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }

    /// Says whether the bar is seen while the window fills the screen. It is.
    nonisolated public func windowToolbarFullScreenVisibility(
        _ visibility: WindowToolbarFullScreenVisibility
    ) -> some View { self }

    /// Says how symbols in the view show a value. They do by how much of them is filled.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

    /// Says how colours fill symbols in the view. They do evenly.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

    /// Says how serious what a dialog of the view says is. All have one look.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

    /// Says what the texts in the view are. Assistive technology on Linux makes no difference.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Says whether the rows of lists in the view have two backgrounds in turns. They have one.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View { self }
}

/// The use of alternating row backgrounds.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let number: Int

    /// As suits the list.
    public static let automatic = AlternatingRowBackgroundBehavior(number: 0)
    /// They have.
    public static let enabled = AlternatingRowBackgroundBehavior(number: 1)
    /// They have not.
    public static let disabled = AlternatingRowBackgroundBehavior(number: 2)
}

extension Image {
    /// Says how the symbol shows a value. It does by how much of it is filled.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

    /// Says how colours fill the symbol. They do evenly.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}
