/// Where in the bars of a page an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// A part of a bar.
    enum Region { case leading, center, trailing, bottom, search }

    private enum Kind: Int {
        case automatic, principal, navigation, primaryAction, secondaryAction, status
        case confirmation, cancellation, destructive, topLeading, topTrailing, bottomBar, keyboard
        case search, sidebarToggle, accessory, title, subtitle
    }

    private let kind: Kind

    /// As suits the place: at the end of the bar.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// In the middle of the bar, in place of the title.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// Before the title, behind the way back.
    public static let navigation = ToolbarItemPlacement(kind: .navigation)
    /// What is done most: at the end of the bar.
    public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// What is done more seldom: before what is done most.
    public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
    /// How things stand: in the middle of the lower edge.
    public static let status = ToolbarItemPlacement(kind: .status)
    /// What takes over what was entered: at the end of the bar.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
    /// What gives up what was entered: at the start of the bar.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellation)
    /// What destroys: before what takes over.
    public static let destructiveAction = ToolbarItemPlacement(kind: .destructive)
    /// At the start of the bar.
    public static let topBarLeading = ToolbarItemPlacement(kind: .topLeading)
    /// At the end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(kind: .topTrailing)
    /// At the start of the bar; ``topBarLeading`` by its older name.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .topLeading)
    /// At the end of the bar; ``topBarTrailing`` by its older name.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topTrailing)
    /// In a bar at the lower edge of the page.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
    /// At the lower edge, while a person types. Nothing covers the edge here, as it does where keys are on the screen.
    public static let keyboard = ToolbarItemPlacement(kind: .keyboard)

    /// In place of the title.
    public static let title = ToolbarItemPlacement(kind: .title)
    /// In place of the title where it is large. Bars here have one size for titles.
    public static let largeTitle = ToolbarItemPlacement(kind: .title)
    /// In place of the subtitle: below the bar with the title.
    public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
    /// In place of the subtitle where the title is large: below the bar with the title.
    public static let largeSubtitle = ToolbarItemPlacement(kind: .subtitle)

    /// In a bar below the one with the title, which has a name.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(kind: .accessory)
    }

    /// In a bar of its own, below the one with the title.
    static let search = ToolbarItemPlacement(kind: .search)
    /// Before anything else.
    static let sidebarToggle = ToolbarItemPlacement(kind: .sidebarToggle)

    /// Which part of the bars the item stands in.
    var region: Region {
        switch kind {
        case .principal, .title: .center
        case .navigation, .cancellation, .topLeading, .sidebarToggle: .leading
        case .search, .accessory, .subtitle: .search
        case .status, .bottomBar, .keyboard: .bottom
        case .automatic, .primaryAction, .secondaryAction, .confirmation, .destructive, .topTrailing: .trailing
        }
    }

    func region(of region: Region) -> Bool { self.region == region }

    /// Whether the item is there only while a person types.
    var isForTyping: Bool { kind == .keyboard }

    /// Whether the item stands out as what ends the page.
    var isProminent: Bool { kind == .confirmation }

    /// Whether the item leaves what is shown without doing anything.
    var isCancellation: Bool { kind == .cancellation }

    /// Where the item stands among those of its region, from the start.
    var order: Int {
        switch kind {
        case .sidebarToggle: -2
        case .cancellation: -1
        case .secondaryAction: -1
        case .primaryAction: 1
        case .destructive: 2
        case .confirmation: 3
        default: 0
        }
    }
}

/// A bar of a page, or of the window around it.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind { case automatic, bottomBar, navigationBar, tabBar, windowToolbar }

    let kind: Kind

    /// The bar with the title.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    /// The bar at the lower edge of the page.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
    /// The bar with the title and the way back.
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// The tabs of the tab view around.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
    /// A bar below the one with the title, which has a name.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
    /// The bar with the title, by what it is called in windows.
    public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
}
