import Foundation

/// The placement of a tab view's bottom accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the row of tabs.
    case inline
    /// Below the pages, in its full size.
    case expanded
}

private enum AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// The placement of the tab view's bottom accessory that contains the view; `nil` for other views.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }
}

extension View {
    /// Shows a bar above or below the view, and insets the view's safe area by the bar.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar at the leading or trailing side of the view, and insets the view's safe area by the bar.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a view below all pages of a tab view.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view below all pages of a tab view, while `isEnabled` is true.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let accessory = content()
        return safeAreaInset(edge: .bottom, spacing: 0) {
            if isEnabled { accessory.environment(\.tabViewBottomAccessoryPlacement, .expanded) }
        }
    }
}

/// A menu of actions for the page, next to its title.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    private let content: Content

    /// Creates a menu of the items of a builder.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates no menu: the commands of the app, which it would have, are in the menus of the window.
    public init() where Content == EmptyView { content = EmptyView() }

    /// A toolbar item with the menu.
    @MainActor @preconcurrency public var body: some ToolbarContent {
        if Content.self != EmptyView.self {
            ToolbarItem(placement: .navigation) {
                Menu {
                    content
                } label: {
                    Label("Title Menu", systemImage: "chevron.down")
                }
            }
        }
    }
}
