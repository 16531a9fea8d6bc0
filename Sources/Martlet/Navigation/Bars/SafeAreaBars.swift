import Foundation

/// Where the view below the pages of a tab view stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the row of tabs.
    case inline
    /// Beside the pages, in its full size.
    case expanded
}

private enum AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// Where the view stands that is below the pages of a tab view; nil for any other view.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }
}

extension View {
    /// Shows a bar above or below the view, and keeps what the view shows out of it.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar beside the view, and keeps what the view shows out of it.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a view below the pages of a tab view, on all of them.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view below the pages of a tab view, on all of them, as long as a condition is met.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let accessory = content()
        return safeAreaInset(edge: .bottom, spacing: 0) {
            if isEnabled { accessory.environment(\.tabViewBottomAccessoryPlacement, .expanded) }
        }
    }
}

/// A menu for what can be done with the page, beside its title.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    private let content: Content

    /// A menu of the items of a builder.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The menu.
    @MainActor @preconcurrency public var body: some ToolbarContent {
        ToolbarItem(placement: .navigation) {
            Menu {
                content
            } label: {
                Label("Title Menu", systemImage: "chevron.down")
            }
        }
    }
}
