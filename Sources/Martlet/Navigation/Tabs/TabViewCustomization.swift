import Foundation

/// The customization of tab views: the visibility of tabs, and their order in sections, by their `customizationID(_:)`.
///
///     @AppStorage("tabs") private var customization: TabViewCustomization
///
///     TabView { Text("Inbox").tabItem { Text("Inbox") } }
///         .tabViewCustomization($customization)
///
/// Users move the tabs of a section in the sidebar; tabs are hidden only by the app.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// The customization of one tab.
    public struct TabCustomization: Codable, Equatable, Sendable {
        /// The visibility of the tab in the bar.
        public var tabBarVisibility: Visibility {
            get { Visibility(isShown: showsInBar) }
            set { showsInBar = newValue.isShown }
        }
        /// The visibility of the tab in the sidebar.
        public var sidebarVisibility: Visibility {
            get { Visibility(isShown: showsInSidebar) }
            set { showsInSidebar = newValue.isShown }
        }
        private var showsInBar: Bool?
        private var showsInSidebar: Bool?

        init() {}
    }

    /// The customization of one section.
    public struct SectionCustomization: Codable, Equatable, Sendable {
        /// The identifiers of the section's tabs in their order; `nil` for the app's order.
        public var tabOrder: [String]?

        init() {}
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Creates a value without customizations.
    public init() {}

    /// The customization of the tab with an identifier.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// The customization of the section with an identifier.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
    }

    /// Restores the default visibility of all tabs.
    public mutating func resetVisibility() { tabs = [:] }

    /// Restores the app's order of the tabs in sections.
    public mutating func resetSectionOrder() { sections = [:] }
}

extension Visibility {
    fileprivate init(isShown: Bool?) { self = isShown.map { $0 ? .visible : .hidden } ?? .automatic }

    fileprivate var isShown: Bool? { self == .automatic ? nil : self == .visible }
}

/// The placement of adaptable tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private enum Kind { case automatic, tabBar, sidebar }

    private let kind: Kind

    /// The host's placement: a sidebar where there is room for one.
    public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
    /// In a bar.
    public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
    /// In a sidebar.
    public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)

    /// Whether the placement includes the sidebar.
    var isOfSidebar: Bool { kind != .tabBar }

    /// Returns whether the placement is another one, or leaves it to the host.
    func includes(_ other: AdaptableTabBarPlacement) -> Bool { kind == .automatic || self == other }
}

/// The placement of a tab among the others.
public struct TabPlacement: Hashable, Sendable {
    private enum Kind { case automatic, pinned, sidebarOnly }

    private let kind: Kind

    /// In the app's order.
    public static let automatic = TabPlacement(kind: .automatic)
    /// At the end of a bar. In a sidebar, the tab keeps its position.
    public static let pinned = TabPlacement(kind: .pinned)
    /// Only in a sidebar.
    public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// The customizations of a tab that users can make.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private enum Kind { case automatic, reorderable, disabled }

    private let kind: Kind

    /// The default for the tab.
    public static let automatic = TabCustomizationBehavior(kind: .automatic)
    /// The tab can be moved, but not hidden.
    public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
    /// The tab cannot be customized.
    public static let disabled = TabCustomizationBehavior(kind: .disabled)
}
