import Foundation

/// Navigation bars and toolbars of a scene.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SceneBars {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// The bars of the scene.
    package var bars: SceneBars {
        @inline(__always) get { SceneBars(self) }
    }
}

extension SceneBars {
    /// The visible navigation stacks, in the order of their appearance.
    var navigators: [NavigationController] { scene.existingService(NavigationStacks.self)?.all ?? [] }

    /// The stack that provides the window's bar: the first one or, in a split view, that of the last column or of the
    /// column that is shown alone.
    var windowNavigator: NavigationController? {
        guard navigators.count > 1 else { return navigators.first }
        let alone = scene.existingService(NavigationStacks.self)?.splits.lazy.compactMap(\.alone).first?.controller
        guard let column = alone ?? navigators.first(where: \.isDetail) else { return navigators.first }
        return navigatorWithBar(in: column)
    }

    /// Returns the column's own controller, or a stack inside the column that shows the title instead.
    private func navigatorWithBar(in column: NavigationController) -> NavigationController {
        if !column.bar.node.flags.contains(.hidden) { return column }
        return navigators.first { $0 !== column && !$0.bar.node.flags.contains(.hidden) && $0.isContained(in: column) }
            ?? column
    }

    /// The columns of the split view that fills the window, if several are visible.
    private var windowSplitColumns: [SplitColumn] {
        guard scene.profile.hasOwnNavigationBar, let split = scene.existingService(NavigationStacks.self)?.splits.first,
            split.fillsWindow
        else { return [] }
        let shown = split.shown
        return shown.count > 1 ? shown : []
    }

    /// The sections of a window's header bar above columns, from the leading side; empty if the window has one
    /// undivided bar.
    package var windowColumns: [WindowColumn] {
        windowSplitColumns.map {
            WindowColumn(
                bar: navigatorWithBar(in: $0.controller).bar.node, width: $0.node.frame.width,
                beforeLast: $0.node.columnBeforeLast ?? 0, reachesBar: $0.node.frameInWindow.minY < 1)
        }
    }

    /// Sets the minimum widths of the columns before the last to those of the header bar's sections above them.
    package func setWidths(_ widths: [CGFloat]) {
        for (column, width) in zip(windowSplitColumns.dropLast(), widths) { column.setBarWidth(width.rounded(.up)) }
    }

    /// Whether the window's header bar shows a bar.
    func showsOutside(_ bar: RenderNode) -> Bool {
        if bar === navigationBar || bar === windowToolbar { return true }
        return windowSplitColumns.contains { navigatorWithBar(in: $0.controller).bar.node === bar }
    }

    /// Invalidates the bars after a change that may make another bar the window's.
    func windowBarsMayDiffer() {
        guard scene.profile.hasOwnNavigationBar, navigators.count > 1 else { return }
        for navigator in navigators { navigator.bar.node.invalidateSize() }
    }

    /// The bar of the navigation stack that the window shows; `nil` without a stack.
    package var navigationBar: RenderNode? { windowNavigator?.bar.node }

    /// Whether the visible bar has a cancellation button, which dismisses the window's presentation.
    package var hasCancellation: Bool {
        let stacks = scene.existingService(NavigationStacks.self)
        return windowNavigator?.bar.items.hasCancellation == true || stacks?.windowBar?.items.hasCancellation == true
    }

    /// Whether the visible bars have one item only, which confirms or cancels.
    var hasSingleClosingItem: Bool {
        let bars = [windowNavigator?.bar.items, scene.existingService(NavigationStacks.self)?.windowBar?.items]
        let placements = bars.compactMap { $0?.placements }.joined()
        return placements.count == 1 && placements.allSatisfy(\.closesPresentation)
    }

    /// The bar of the window itself, for items outside navigation stacks.
    package var windowToolbar: RenderNode? { scene.existingService(NavigationStacks.self)?.windowBar?.node }
}
