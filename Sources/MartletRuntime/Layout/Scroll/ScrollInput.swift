import Foundation

/// The handlers of a scroll view for wheel and key input.
enum ScrollInput {
    static func attach(to node: RenderNode) {
        node.input.scroll = { [unowned node] delta in node.scene.scrolling.scroll(node, by: delta) != .zero }
        node.input.key = { [unowned node] key in handle(key, in: node) }
    }

    /// A key that the focused element inside of the scroll view did not use.
    private static func handle(_ key: KeyInput, in node: RenderNode) -> Bool {
        guard key.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
        guard case .scroll(let scroll) = node.content, scroll.axes.contains(.vertical) else { return false }
        let height = node.frame.height
        switch key.key {
        case .pageDown: return move(node, by: -height)
        case .pageUp: return move(node, by: height)
        case .home: return move(node, by: scroll.offset.y)
        case .end: return move(node, by: scroll.offset.y - scroll.contentSize.height)
        case .downArrow, .upArrow:
            makeRoom(beside: node.scene.focus.focused?.lazy.enclosingRow, above: key.key == .upArrow, in: node)
            return false
        default: return false
        }
    }

    private static func move(_ node: RenderNode, by distance: CGFloat) -> Bool {
        node.scene.scrolling.scroll(node, by: CGSize(width: 0, height: distance)) != .zero
    }

    /// Scrolls until the row before or after the focused one exists and is visible, so that it can be focused.
    private static func makeRoom(beside row: RenderNode?, above: Bool, in node: RenderNode) {
        guard let row else { return }
        revealFocusOutOfSight(row, in: node)
        let top = row.layoutOriginInWindow.y - node.layoutOriginInWindow.y
        let height = row.frame.height
        let missing = above ? height + row.lazy.pinnedLengthBefore - top : top + 2 * height - node.frame.height
        guard missing > 0, move(node, by: above ? missing : -missing) else { return }
        onMainActor(node.scene) { $0.update() }
    }

    /// Scrolls back to the focused row, if the wheel has scrolled it out of view.
    private static func revealFocusOutOfSight(_ row: RenderNode, in node: RenderNode) {
        let top = row.layoutOriginInWindow.y - node.layoutOriginInWindow.y
        guard top + row.frame.height <= 0 || top >= node.frame.height else { return }
        onMainActor(node.scene) { scene in
            scene.focusMoves.revealFocused()
            scene.update()
        }
    }
}
