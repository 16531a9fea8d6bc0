/// The placement of an item in the bars of a page.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// A region of the bars.
    enum Region { case leading, center, trailing, bottom, search }

    private enum Kind: Int {
        case automatic, principal, navigation, primaryAction, secondaryAction, status
        case confirmation, cancellation, destructive, topLeading, topTrailing, bottomBar, keyboard
        case search, sidebarToggle, accessory, title, subtitle, pinnedTrailing, overflow
    }

    private let kind: Kind

    /// The default placement, at the end of the bar.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// In the center of the bar, instead of the title.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// Before the title and after the back button.
    public static let navigation = ToolbarItemPlacement(kind: .navigation)
    /// The most frequent action, at the end of the bar.
    public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// A less frequent action, before the primary ones.
    public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
    /// A status display, in the center of the bottom bar.
    public static let status = ToolbarItemPlacement(kind: .status)
    /// An action that confirms the user's input, at the end of the bar.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
    /// An action that cancels the user's input, at the start of the bar.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellation)
    /// A destructive action, placed before the confirmation action.
    public static let destructiveAction = ToolbarItemPlacement(kind: .destructive)
    /// At the start of the bar.
    public static let topBarLeading = ToolbarItemPlacement(kind: .topLeading)
    /// At the end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(kind: .topTrailing)
    /// At the very end of the bar, after all other items but the overflow menu.
    public static let topBarPinnedTrailing = ToolbarItemPlacement(kind: .pinnedTrailing)
    /// At the start of the bar. The older spelling of ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .topLeading)
    /// At the end of the bar. The older spelling of ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topTrailing)
    /// In a bar at the bottom of the page.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
    /// In the bottom bar, only while the user is typing. It is the place above an on-screen keyboard on other systems.
    public static let keyboard = ToolbarItemPlacement(kind: .keyboard)

    /// Instead of the title.
    public static let title = ToolbarItemPlacement(kind: .title)
    /// Instead of the large title. Titles have only one size here.
    public static let largeTitle = ToolbarItemPlacement(kind: .title)
    /// Instead of the subtitle, below the bar with the title.
    public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
    /// Instead of the subtitle of a large title, below the bar with the title.
    public static let largeSubtitle = ToolbarItemPlacement(kind: .subtitle)

    /// In a named bar below the one with the title.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(kind: .accessory)
    }

    /// The menu after all other items.
    static let overflow = ToolbarItemPlacement(kind: .overflow)
    /// In a separate bar, below the one with the title.
    static let search = ToolbarItemPlacement(kind: .search)
    /// Before all other items.
    static let sidebarToggle = ToolbarItemPlacement(kind: .sidebarToggle)

    /// The region of the item.
    var region: Region {
        switch kind {
        case .principal, .title: .center
        case .navigation, .cancellation, .topLeading, .sidebarToggle: .leading
        case .search, .accessory, .subtitle: .search
        case .status, .bottomBar, .keyboard: .bottom
        case .automatic, .primaryAction, .secondaryAction, .confirmation, .destructive, .topTrailing, .pinnedTrailing,
            .overflow:
            .trailing
        }
    }

    func region(of region: Region) -> Bool { self.region == region }

    /// Whether the item is visible only while the user is typing.
    var isForTyping: Bool { kind == .keyboard }

    /// Whether the item's button is emphasized, as the one that completes the page.
    var isProminent: Bool { kind == .confirmation }

    /// Whether the item leaves the bar only after all others.
    var staysInBar: Bool { kind == .pinnedTrailing || kind == .overflow }

    /// Whether the item cancels the presentation.
    var isCancellation: Bool { kind == .cancellation }

    /// Whether the item confirms or cancels the presentation.
    var closesPresentation: Bool { kind == .cancellation || kind == .confirmation }

    /// The sort order of the item in its region, from the start.
    var order: Int {
        switch kind {
        case .sidebarToggle: -2
        case .cancellation: -1
        case .secondaryAction: -1
        case .primaryAction: 1
        case .destructive: 2
        case .confirmation: 3
        case .pinnedTrailing: 4
        case .overflow: 5
        default: 0
        }
    }
}

/// A bar of a page or of its window.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind { case automatic, bottomBar, navigationBar, tabBar, windowToolbar }

    let kind: Kind

    /// The bar with the title.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    /// The bar at the lower edge of the page.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
    /// The bar with the title and the back button.
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// The tabs of the enclosing tab view.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
    /// Returns a named bar below the one with the title. Treated as the bar with the title.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
    /// The bar with the title, by its name in windows.
    public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
}
