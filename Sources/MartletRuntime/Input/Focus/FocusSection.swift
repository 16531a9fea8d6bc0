import Foundation

/// Marks a node as a focus section, which arrow keys enter and traverse as a unit.
private final class FocusSection: NodeAttachment {}

/// Turns the content into a focus section.
package nonisolated struct FocusSectionModifier: PrimitiveModifier {
    package init() {}

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        node.setAttachment(FocusSection())
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension FocusNode {
    /// The enclosing focus sections, the innermost first.
    fileprivate var sections: [RenderNode] {
        var sections: [RenderNode] = []
        var node: RenderNode? = self.node
        while let current = node {
            if current.attachment(FocusSection.self) != nil { sections.append(current) }
            node = current.parent
        }
        return sections
    }
}

extension SceneGraph {
    /// A direction in which the focus moves.
    enum FocusDirection { case up, down, left, right }
}

extension FocusMoves {
    /// Moves the focus to the nearest element in a direction: first within the section, then in the sections around it.
    /// The distance of an element in another section is that of the section; the nearest element of the section is
    /// chosen.
    @MainActor
    func moveFocus(_ direction: SceneGraph.FocusDirection) -> Bool {
        guard let focused = scene.focus.focused else {
            return direction == .down || direction == .right ? focusNext() : focusPrevious()
        }
        let here = focused.frameInWindow
        let around = focused.focus.sections
        let others = focusableNodes.filter { $0 !== focused }.map { (node: $0, sections: $0.focus.sections) }
        for depth in 0...around.count {
            let bounds = depth < around.count ? around[depth] : nil
            var best: (node: RenderNode, cost: CGFloat, distance: CGFloat)?
            for (node, sections) in others {
                // Sections that also contain the focused element are not entered by the move.
                guard bounds == nil || sections.contains(where: { $0 === bounds }) else { continue }
                let section = sections.last { section in !around.contains { $0 === section } }
                guard let cost = direction.cost(from: here, to: (section ?? node).frameInWindow) else { continue }
                let distance = here.distance(to: node.frameInWindow)
                if let best, (best.cost, best.distance) <= (cost, distance) { continue }
                best = (node, cost, distance)
            }
            if let best { return scene.focus.move(to: focusEntry(of: best.node), in: scene) }
        }
        return false
    }
}

extension CGRect {
    /// Returns the distance between the centers of two rectangles.
    fileprivate func distance(to other: CGRect) -> CGFloat { hypot(other.midX - midX, other.midY - midY) }
}

extension SceneGraph.FocusDirection {
    /// Returns the distance of one rectangle from another in the direction; nil if it is not in that direction. The
    /// distance across counts more, so that the focus stays in its row or column if possible.
    fileprivate func cost(from a: CGRect, to b: CGRect) -> CGFloat? {
        let along: CGFloat
        let isVertical = self == .up || self == .down
        switch self {
        case .up: along = a.midY - b.midY
        case .down: along = b.midY - a.midY
        case .left: along = a.midX - b.midX
        case .right: along = b.midX - a.midX
        }
        guard along > 0.5 else { return nil }
        let (low, high, otherLow, otherHigh) =
            isVertical ? (a.minX, a.maxX, b.minX, b.maxX) : (a.minY, a.maxY, b.minY, b.maxY)
        let gap = max(0, otherLow - high, low - otherHigh)
        // Left and right keep to the row.
        if !isVertical, gap > 0 { return nil }
        let across = isVertical ? abs(a.midX - b.midX) : abs(a.midY - b.midY)
        return along + gap * 4 + across * 0.25
    }
}
