import Foundation

/// Which tabs are in the bar, by the names that `customizationID(_:)` gives them.
///
///     @AppStorage("tabs") private var customization: TabViewCustomization
///
///     TabView { … }
///         .tabViewCustomization($customization)
///
/// Tabs are a row in the order of the app here: people do not rearrange them, and what an app sets is what is shown.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// What is said of one tab.
    public struct TabCustomization: Codable, Equatable, Sendable {
        /// Whether the tab is in the bar.
        public var tabBarVisibility: Visibility {
            get { Visibility(isShown: showsInBar) }
            set { showsInBar = newValue.isShown }
        }
        /// Whether the tab is in a sidebar. There is none here.
        public var sidebarVisibility: Visibility {
            get { Visibility(isShown: showsInSidebar) }
            set { showsInSidebar = newValue.isShown }
        }
        private var showsInBar: Bool?
        private var showsInSidebar: Bool?

        init() {}
    }

    /// What is said of one section.
    public struct SectionCustomization: Codable, Equatable, Sendable {
        /// The names of its tabs in their order; nil for that of the app.
        public var tabOrder: [String]?

        init() {}
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Everything as the app has it.
    public init() {}

    /// What is said of the tab of a name.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// What is said of the section of a name.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
    }

    /// Shows all tabs that the app shows by default.
    public mutating func resetVisibility() { tabs = [:] }

    /// Puts the tabs of sections into the order of the app.
    public mutating func resetSectionOrder() { sections = [:] }
}

extension Visibility {
    fileprivate init(isShown: Bool?) { self = isShown.map { $0 ? .visible : .hidden } ?? .automatic }

    fileprivate var isShown: Bool? { self == .automatic ? nil : self == .visible }
}

/// Where tabs are.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private enum Kind { case automatic, tabBar, sidebar }

    private let kind: Kind

    /// As suits the host: a bar.
    public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
    /// A bar.
    public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
    /// A sidebar.
    public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)

    /// Whether it speaks of the bar.
    var isOfBar: Bool { kind != .sidebar }
}

/// Where a tab is among the others.
public struct TabPlacement: Hashable, Sendable {
    private enum Kind { case automatic, pinned, sidebarOnly }

    private let kind: Kind

    /// In its place.
    public static let automatic = TabPlacement(kind: .automatic)
    /// At the end of a bar that a person can rearrange.
    public static let pinned = TabPlacement(kind: .pinned)
    /// In the sidebar, where there is one.
    public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// What a person can do with a tab when rearranging tabs.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private enum Kind { case automatic, reorderable, disabled }

    private let kind: Kind

    /// As suits the tab.
    public static let automatic = TabCustomizationBehavior(kind: .automatic)
    /// Moved, but not hidden.
    public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
    /// Nothing.
    public static let disabled = TabCustomizationBehavior(kind: .disabled)
}
