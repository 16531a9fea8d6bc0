import AttributeGraph

/// How tab views look. The styles there are to choose from are this library's.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The built-in look that the runtime applies for this style.
    nonisolated static func _makeLook(style: _GraphValue<Self>) -> _TabLook
}

/// A look of tab views, as a style names it.
public struct _TabLook {
    let look: TabLook
}

/// A look of tab views, as they find it around them.
final class TabLook {
    /// Whether there are dots in place of tabs.
    let isPaged: Bool
    let indexMode: (Graph) -> PageTabViewStyle.IndexDisplayMode

    init(
        isPaged: Bool = false,
        indexMode: @escaping (Graph) -> PageTabViewStyle.IndexDisplayMode = { _ in .automatic }
    ) {
        self.isPaged = isPaged
        self.indexMode = indexMode
    }
}

/// The look that suits the place: a row of tabs above the page.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// The built-in look that the runtime applies for this style.
    nonisolated public static func _makeLook(style: _GraphValue<Self>) -> _TabLook { _TabLook(look: TabLook()) }
}

/// A row of tabs above the page.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// The built-in look that the runtime applies for this style.
    nonisolated public static func _makeLook(style: _GraphValue<Self>) -> _TabLook { _TabLook(look: TabLook()) }
}

/// A row of tabs, which on some systems a person can turn into a sidebar. Here it stays a row of tabs.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// The built-in look that the runtime applies for this style.
    nonisolated public static func _makeLook(style: _GraphValue<Self>) -> _TabLook { _TabLook(look: TabLook()) }
}

/// Pages to leaf through, by a drag or by the arrow keys in the row of dots that says which one is shown.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// Whether there are dots.
    public struct IndexDisplayMode: Sendable {
        enum Kind { case automatic, always, never }

        let kind: Kind

        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// However many pages there are.
        public static let always = IndexDisplayMode(kind: .always)
        /// Never.
        public static let never = IndexDisplayMode(kind: .never)
    }

    let indexDisplayMode: IndexDisplayMode

    /// Makes the style, with dots or without.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    /// The built-in look that the runtime applies for this style.
    nonisolated public static func _makeLook(style: _GraphValue<Self>) -> _TabLook {
        _TabLook(look: TabLook(isPaged: true) { style.pointer(in: $0).pointee.indexDisplayMode })
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The look that suits the place: a row of tabs above the page.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A row of tabs above the page.
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A row of tabs, which on some systems a person can turn into a sidebar. Here it stays a row of tabs.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages to leaf through.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages to leaf through, and whether there are dots.
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
    /// Gives the tab views in the view a look.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(TabViewStyleModifier(style: style))
    }
}

/// How the dots of paged tab views look.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// A row of dots.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// Whether the dots stand on a background of their own. They do not need one here: they are drawn like text, which
    /// is read on what windows and terminals are filled with.
    public struct BackgroundDisplayMode: Sendable {
        private init() {}

        /// As suits the place.
        public static let automatic = BackgroundDisplayMode()
        /// While they are operated.
        public static let interactive = BackgroundDisplayMode()
        /// Always.
        public static let always = BackgroundDisplayMode()
        /// Never.
        public static let never = BackgroundDisplayMode()
    }

    /// Makes the style. The background is the host's.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A row of dots.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A row of dots, and whether it has a background.
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Says how the dots of paged tab views look. There is one look.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
