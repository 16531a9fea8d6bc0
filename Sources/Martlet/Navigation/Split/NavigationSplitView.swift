import AttributeGraph
import Foundation

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: Int, Codable { case automatic, all, doubleColumn, detailOnly }

    private let kind: Kind

    /// As suits the place: all columns.
    public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(kind: .all)
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
    /// The last column.
    public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

    /// The same, as a number of columns of those that there are.
    func count(of columns: Int) -> Int {
        switch kind {
        case .automatic, .all: columns
        case .doubleColumn: min(2, columns)
        case .detailOnly: 1
        }
    }
}

/// Two or three columns, of which what is chosen in one is shown in the next.
///
///     NavigationSplitView {
///         List(mailboxes, selection: $mailbox) { NavigationLink($0.name, value: $0.id) }
///     } detail: {
///         MailboxView(id: mailbox)
///     }
///
/// Each column is the root of pages of its own. A link in one column shows its page in the next column, in place of
/// what stands there; in a list with a selection it selects its row. A button in the bar, and Control-Command-S, show and
/// hide the columns before the last.
///
/// Where there is no room for all columns, one is shown at a time: what is chosen in it leads to the next, and the bar has
/// a way back. With more room the columns stand beside each other again, and show what they did.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?

    /// The columns, or the stack that they become where there is little room.
    @MainActor @preconcurrency public var body: some View {
        SplitColumns(
            sidebar: sidebar, content: content, detail: detail, visibility: visibility, compactColumn: compactColumn)
    }
}

extension NavigationSplitView {
    /// Three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: nil)
    }

    /// Three columns, and a binding to which of them are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility, compactColumn: nil)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil, compactColumn: nil)
    }

    /// Two columns, and a binding to which of them are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility, compactColumn: nil
        )
    }
}

/// The columns, and which of them are shown where nobody else says so.
private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?
    @State private var own = NavigationSplitViewVisibility.automatic
    @State private var ownColumn = NavigationSplitViewColumn.sidebar
    @State private var isCompact = false
    /// The number of columns that there is room for.
    @State private var fitting = Int.max
    /// Whether the user has asked for all columns, even where there is little room for them.
    @State private var showsAll = false
    @State private var hasToggle = true

    var body: some View {
        let visibility = visibility ?? $own
        let columns = Content.self == EmptyView.self ? 2 : 3
        let wanted = visibility.wrappedValue.count(of: columns)
        let shown = showsAll ? wanted : min(wanted, max(2, fitting))
        let compactColumn = compactColumn ?? $ownColumn
        let toggle: @MainActor () -> Void = {
            showsAll = shown < columns
            visibility.wrappedValue = shown == columns ? .detailOnly : .all
        }
        SplitFrame(
            sidebar: sidebar, content: content, detail: detail, shown: shown, isCompact: $isCompact,
            fitting: $fitting, column: compactColumn, shownAlone: isCompact ? compactColumn.wrappedValue : nil
        )
        .toolbar {
            if hasToggle, !isCompact {
                ToolbarItem(placement: .sidebarToggle) {
                    Button("Toggle Sidebar", systemImage: "sidebar.left", action: toggle)
                        .keyboardShortcut("s", modifiers: [.control, .command])
                }
            }
        }
        .onPreferenceChange(SidebarToggleRemovedKey.self) { hasToggle = !$0 }
        .onChange(of: fitting) { showsAll = false }
        .focusedSceneValue(
            \.sidebarToggle, isCompact ? nil : PageToggle(isShown: shown == columns, toggle: toggle))
    }
}

/// How a split view shares out its width. The styles there are to choose from are this library's.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// As suits the place: columns beside each other.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
}

/// Columns beside each other.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
}

/// The last column keeps its width while others are shown. Here they stand beside each other in all styles.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As suits the place: columns beside each other.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns beside each other.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last column keeps its width while others are shown. Here they stand beside each other in all styles.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Says how split views in the view share out their width. All styles look alike here.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// Sets the width of the column of a split view that the view stands in, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    /// Sets what the column of a split view that the view stands in is at least, by choice and at most wide, in points.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }
}
