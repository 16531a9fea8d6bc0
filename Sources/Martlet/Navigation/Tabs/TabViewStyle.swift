import AttributeGraph

/// The style of tab views. Only the built-in styles are supported.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// Returns the built-in look that the runtime applies for this style.
    nonisolated static func _makeLook(style: _GraphValue<Self>) -> _TabLook
}

/// The built-in look of a style, type-erased.
public struct _TabLook {
    let look: TabLook
}

/// The look of tab views that is in effect in a subtree.
final class TabLook {
    /// Whether the view has a page indicator instead of tabs.
    let isPaged: Bool
    /// Whether the tabs are a sidebar where there is room for it.
    let isAdaptable: Bool
    let indexMode: (Graph) -> PageTabViewStyle.IndexDisplayMode

    init(
        isPaged: Bool = false, isAdaptable: Bool = false,
        indexMode: @escaping (Graph) -> PageTabViewStyle.IndexDisplayMode = { _ in .automatic }
    ) {
        self.isPaged = isPaged
        self.isAdaptable = isAdaptable
        self.indexMode = indexMode
    }
}

/// The default style: a row of tabs above the page.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the built-in look that the runtime applies for this style.
    nonisolated public static func _makeLook(style: _GraphValue<Self>) -> _TabLook { _TabLook(look: TabLook()) }
}

/// A row of tabs above the page.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the built-in look that the runtime applies for this style.
    nonisolated public static func _makeLook(style: _GraphValue<Self>) -> _TabLook { _TabLook(look: TabLook()) }
}

/// A sidebar with the tabs at the leading edge or, without room for it, a row of tabs.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the built-in look that the runtime applies for this style.
    nonisolated public static func _makeLook(style: _GraphValue<Self>) -> _TabLook {
        _TabLook(look: TabLook(isAdaptable: true))
    }
}

/// Pages without tabs. Users switch pages by swiping, or with the arrow keys in the page indicator.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// The visibility of the page indicator.
    public struct IndexDisplayMode: Sendable {
        enum Kind { case automatic, always, never }

        let kind: Kind

        /// Visible if there is more than one page.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// Always visible.
        public static let always = IndexDisplayMode(kind: .always)
        /// Never visible.
        public static let never = IndexDisplayMode(kind: .never)
    }

    let indexDisplayMode: IndexDisplayMode

    /// Creates the style with a visibility of the page indicator.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    /// Returns the built-in look that the runtime applies for this style.
    nonisolated public static func _makeLook(style: _GraphValue<Self>) -> _TabLook {
        _TabLook(look: TabLook(isPaged: true) { style.pointer(in: $0).pointee.indexDisplayMode })
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style: a row of tabs above the page.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A row of tabs above the page.
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A sidebar with the tabs at the leading edge or, without room for it, a row of tabs.
    ///
    ///     TabView {
    ///         Tab("Home", systemImage: "house") { Text("Home") }
    ///         TabSection("Library") {
    ///             Tab("Albums", systemImage: "square.stack") { Text("Albums") }
    ///             Tab("Artists", systemImage: "music.mic") { Text("Artists") }
    ///         }
    ///     }
    ///     .tabViewStyle(.sidebarAdaptable)
    ///
    /// The tabs of a section are below its header, which collapses and expands them. In a compact width the tabs are a
    /// row, without those that are only for a sidebar (``TabPlacement/sidebarOnly``). A button in the bar hides the
    /// sidebar, and the tabs are a row until it is shown again. Selection and pages stay as they are.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages without tabs.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages without tabs, with a visibility of the page indicator.
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

nonisolated struct TabViewStyleModifier<S: TabViewStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(TabLook.self, S._makeLook(style: modifier[\.style]).look)
    }
}

extension View {
    /// Sets the style of the tab views in the view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(TabViewStyleModifier(style: style))
    }
}

/// The style of the page indicator.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// A row of dots.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// The background of the dots. No effect here: dots are drawn like text, which needs no background of its own.
    public struct BackgroundDisplayMode: Sendable {
        private init() {}

        /// The default.
        public static let automatic = BackgroundDisplayMode()
        /// While the user operates the dots.
        public static let interactive = BackgroundDisplayMode()
        /// Always.
        public static let always = BackgroundDisplayMode()
        /// Never.
        public static let never = BackgroundDisplayMode()
    }

    /// Creates the style. The background mode is ignored: the host decides on the background.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A row of dots.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Returns a row of dots. The background mode is ignored.
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the style of the page indicator. No effect: there is only one style.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
