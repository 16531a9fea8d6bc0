import Foundation

/// A node as a navigation bar or toolbar, or in one.
///
/// A view of a node: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct BarNode {
    /// The node that the view belongs to.
    package let node: RenderNode

    @inline(__always)
    package init(_ node: RenderNode) { self.node = node }
}

extension RenderNode {
    /// The node as a part of a bar.
    package var bar: BarNode {
        @inline(__always) get { BarNode(self) }
    }
}

extension BarNode {
    private var isNavigationBar: Bool { node.control(as: NavigationBarControl.self) != nil }

    /// Whether the node is a bar that the host shows outside the window's content.
    package var isOfWindow: Bool {
        guard node.scene.profile.hasOwnNavigationBar, isNavigationBar else { return false }
        return node.scene.bars.showsOutside(node)
    }

    /// Whether the node is in such a bar.
    var isInBarOfWindow: Bool {
        var node = self.node.parent
        while let current = node {
            if current.bar.isNavigationBar { return current.bar.isOfWindow }
            node = current.parent
        }
        return false
    }

    /// The contents of the bar, if the node is one.
    package var state: NavigationBarState? {
        guard isNavigationBar else { return nil }
        if self.node.flags.contains(.hidden) { return NavigationBarState() }
        let parts = NavigationBarParts(self.node)
        func text(_ node: RenderNode) -> String? {
            guard node.isInLayout, case .text(let text) = node.content else { return nil }
            return text.string
        }
        return NavigationBarState(
            title: text(parts.title), subtitle: text(parts.subtitle),
            backTitle: parts.back.isInLayout ? parts.back.reading.label : nil,
            fill: self.node.control(as: NavigationBarControl.self)?.fill ?? BarFill())
    }

    /// The visible parts of a bar that contain items: at the start, in the center, and at the end.
    package var parts: (leading: RenderNode?, center: RenderNode?, trailing: RenderNode?) {
        guard isNavigationBar, self.node.isInLayout else { return (nil, nil, nil) }
        let parts = NavigationBarParts(self.node)
        func shown(_ node: RenderNode) -> RenderNode? { node.isInLayout ? node : nil }
        return (shown(parts.leading), shown(parts.center), shown(parts.trailing))
    }

    /// Presses the bar's back button, if it is visible.
    @MainActor
    package func goBack() {
        let back = NavigationBarParts(node).back
        if back.isInLayout { back.operate(.press, by: .widget) }
    }
}
