import Foundation

extension RenderNode {
    /// Whether the subtree is not shown and receives no input.
    package var isOutOfSight: Bool { !flags.isDisjoint(with: .outOfSight) }

    /// Whether the node or an ancestor is not shown.
    package var isOutOfReach: Bool {
        var node: RenderNode? = self
        while let current = node {
            if current.isOutOfSight { return true }
            node = current.parent
        }
        return false
    }

    /// Returns a point of the container in the coordinates of this node; nil if no point of the node is there.
    func localPoint(fromContainer point: CGPoint) -> CGPoint? {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    /// Returns a point of the window in the coordinates of this node, through all transforms in between.
    func localPoint(fromWindow point: CGPoint) -> CGPoint? {
        guard let container = containerNode else { return localPoint(fromContainer: point) }
        guard let outer = container.localPoint(fromWindow: point), let inner = container.contentPoint(outer) else {
            return nil
        }
        return localPoint(fromContainer: inner)
    }
}

extension HitNode {
    /// Returns whether a point of the window is in the frame of the node.
    func contains(windowPoint point: CGPoint) -> Bool {
        guard let local = node.localPoint(fromWindow: point) else { return false }
        return containsLocal(local)
    }

    private func containsLocal(_ point: CGPoint) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < node.frame.width && point.y < node.frame.height
    }

    /// The flags that exclude a subtree from hit testing.
    private static let unhittable: RenderNode.Flags = [.outOfSight, .leaving]

    /// Returns the front-most node at a point of the container that draws or can be hit.
    ///
    /// - Parameter scrolls: Whether a scroll view is hit in its whole frame, including the gaps between its children.
    fileprivate func hit(_ point: CGPoint, scrolls: Bool) -> RenderNode? {
        guard node.flags.isDisjoint(with: Self.unhittable), node.flags.contains(.placed),
            let local = node.localPoint(fromContainer: point)
        else {
            return nil
        }
        // The most frequent case in a large tree: a leaf elsewhere.
        if node.extras == nil, node.children.isEmpty, !containsLocal(local) { return nil }
        if let input = node.extras?.input, !input.allowsHitTesting { return nil }
        let isInside = containsLocal(local)
        if clipsHits, !isInside || !isInsideClip(local) { return nil }
        let shape = node.extras?.input?.contentShape
        if let shape, !shape.contains(local, in: node.frame.size) { return nil }
        if case .effect(.opacity(let opacity)) = node.content, opacity <= 0 { return nil }
        guard let inner = node.contentPoint(local) else { return nil }
        if let found = hitChild(inner, scrolls: scrolls) { return found }
        if shape != nil { return node }
        guard isInside else { return nil }
        if scrolls, node.extras?.input?.scroll != nil { return node }
        return canBeHit && isDrawn(at: local) ? node : nil
    }

    /// Returns the front-most hit among the children. Allocates only if a child has a z-index.
    private func hitChild(_ point: CGPoint, scrolls: Bool) -> RenderNode? {
        let children = node.layoutChildren
        guard children.count > 1 else { return children.first?.hits.hit(point, scrolls: scrolls) }
        for index in children.indices where children[index].zIndex != 0 {
            for child in node.visibleChildren.reversed() {
                if let found = child.hits.hit(point, scrolls: scrolls) { return found }
            }
            return nil
        }
        for index in children.indices.reversed() {
            if let found = children[index].hits.hit(point, scrolls: scrolls) { return found }
        }
        return nil
    }

    /// Returns whether the node fills a point inside its frame, as a whole or with a shape. A transparent fill contains
    /// no point.
    private func isDrawn(at point: CGPoint) -> Bool {
        if case .fill(let fill) = node.content { return !fill.paint.isClear }
        guard case .shape(let shape) = node.content else { return true }
        guard !shape.paint.isClear else { return false }
        let path = shape.outline.path(in: node.frame.size)
        return switch shape.drawing {
        case .fill(let style): path.contains(point, eoFill: style.isEOFilled)
        case .stroke(let style): path.strokedPath(style).contains(point)
        }
    }

    private func isInsideClip(_ point: CGPoint) -> Bool {
        guard case .effect(.clipShape(let outline, let style)) = node.content else { return true }
        return outline.path(in: node.frame.size).contains(point, eoFill: style.isEOFilled)
    }

    /// Whether descendants can only be hit inside the frame of the node.
    private var clipsHits: Bool {
        switch node.content {
        case .scroll(let scroll): scroll.clips
        case .effect(.clip), .effect(.clipShape): true
        default: false
        }
    }

    /// Whether the node itself, apart from its children, can be hit.
    private var canBeHit: Bool {
        switch node.content {
        case .text, .fill, .shape, .drawing, .image, .control, .divider: true
        case .layout, .effect, .border, .scroll: false
        }
    }
}

extension SceneGraph {
    /// Returns the front-most node at a point of the window that draws, is a control, or has a content shape.
    ///
    /// Nodes that are hidden, fully transparent, clipped, or excluded by `allowsHitTesting(false)` are skipped. A press
    /// operates the node or its nearest ancestor with input handlers.
    package func hitTest(_ point: CGPoint) -> RenderNode? {
        inDepth { root.hits.hit(point, scrolls: false) }
    }

    /// Returns the front-most node at a point of the window for the scroll wheel: a scroll view counts in its whole
    /// frame, even where a view behind it is visible.
    func hitTestForScrolling(_ point: CGPoint) -> RenderNode? {
        inDepth { root.hits.hit(point, scrolls: true) }
    }

    /// Returns whether a pointer at a point of the window reaches a node: only descendants of the node may cover it.
    package func reaches(_ node: RenderNode, at point: CGPoint) -> Bool {
        var hit = hitTest(point)
        while let current = hit {
            if current === node { return true }
            hit = current.containerNode
        }
        return false
    }
}

extension ResolvedPaint {
    /// Whether the paint is fully transparent.
    fileprivate var isClear: Bool {
        if case .color(let color) = content { color.opacity <= 0 } else { false }
    }
}
