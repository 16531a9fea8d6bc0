import AttributeGraph
import Foundation

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: Int, Codable { case automatic, all, doubleColumn, detailOnly }

    private let kind: Kind

    /// The default, which shows all columns.
    public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(kind: .all)
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
    /// The last column.
    public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

    /// Returns the number of visible columns, of a number of columns.
    func count(of columns: Int) -> Int {
        switch kind {
        case .automatic, .all: columns
        case .doubleColumn: min(2, columns)
        case .detailOnly: 1
        }
    }
}

/// A view with two or three columns, in which the selection of one column determines the content of the next.
///
///     NavigationSplitView {
///         List(mailboxes, selection: $mailbox) { NavigationLink($0.name, value: $0.id) }
///     } detail: {
///         MailboxView(id: mailbox)
///     }
///
/// Each column has its own stack of pages. A link in one column opens its page in the next column, as the new root; in
/// a list with a selection it selects its row. A button in the bar, and Control-Command-S, toggle the columns before
/// the last.
///
/// Without room for all columns, one column is shown at a time: a selection leads to the next column, and the bar has a
/// back button. When there is room again, all columns return with their previous content.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?

    /// The columns, or a stack of columns in a narrow window.
    @MainActor @preconcurrency public var body: some View {
        SplitColumns(
            sidebar: sidebar, content: content, detail: detail, visibility: visibility, compactColumn: compactColumn)
    }
}

extension NavigationSplitView {
    /// Creates a split view with three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: nil)
    }

    /// Creates a split view with three columns and a binding to the visible columns.
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
    /// Creates a split view with two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil, compactColumn: nil)
    }

    /// Creates a split view with two columns and a binding to the visible columns.
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

/// The columns with their visibility, which is used if there is no binding.
private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?
    @State private var own = NavigationSplitViewVisibility.automatic
    @State private var ownColumn = NavigationSplitViewColumn.sidebar
    @State private var isCompact = false
    /// The number of columns that fit.
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

/// The style of a split view. Only the built-in styles are supported, and all look alike.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default style: adjacent columns.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
}

/// A style with adjacent columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
}

/// A style in which the last column keeps its width while others are shown. Here it looks like the default style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style: adjacent columns.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A style with adjacent columns.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style in which the last column keeps its width while others are shown. Here it looks like the default style.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets the style of split views. No effect: all styles look alike here.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// Sets the fixed width of the enclosing column of a split view, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    /// Sets the minimum, ideal and maximum width of the enclosing column of a split view, in points.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }
}
