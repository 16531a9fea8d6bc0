import Foundation

extension RenderNode {
    /// Whether the node and what stands in it are not shown and take no input.
    package var isOutOfSight: Bool { !flags.isDisjoint(with: .outOfSight) }

    /// Whether the node or one around it is out of sight.
    package var isOutOfReach: Bool {
        var node: RenderNode? = self
        while let current = node {
            if current.isOutOfSight { return true }
            node = current.parent
        }
        return false
    }

    /// A point of the container, in the coordinates of this node; nil where no point of the node lies there.
    func localPoint(fromContainer point: CGPoint) -> CGPoint? {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    /// A point of the window, in the coordinates of this node, through everything around it.
    func localPoint(fromWindow point: CGPoint) -> CGPoint? {
        guard let container = containerNode else { return localPoint(fromContainer: point) }
        guard let outer = container.localPoint(fromWindow: point), let inner = container.contentPoint(outer) else {
            return nil
        }
        return localPoint(fromContainer: inner)
    }

    /// Whether a point of the window lies in the frame of the node.
    func contains(windowPoint point: CGPoint) -> Bool {
        guard let local = localPoint(fromWindow: point) else { return false }
        return containsLocal(local)
    }

    private func containsLocal(_ point: CGPoint) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < frame.width && point.y < frame.height
    }

    /// What can't be hit, nor anything in it.
    private static let unhittable: Flags = [.outOfSight, .leaving]

    /// The front-most node at a point, given in the coordinates of the container, of those that draw or can be hit.
    ///
    /// - Parameter scrolls: Whether what scrolls is hit in all of its frame, also between what stands in it.
    fileprivate func hit(_ point: CGPoint, scrolls: Bool) -> RenderNode? {
        guard flags.isDisjoint(with: Self.unhittable), flags.contains(.placed),
            let local = localPoint(fromContainer: point)
        else {
            return nil
        }
        // What most nodes of a large tree are: elsewhere, with nothing in them that could be here.
        if extras == nil, children.isEmpty, !containsLocal(local) { return nil }
        if let input = extras?.input, !input.allowsHitTesting { return nil }
        let isInside = containsLocal(local)
        if clipsHits, !isInside || !isInsideClip(local) { return nil }
        let shape = extras?.input?.contentShape
        if let shape, !shape.contains(local, in: frame.size) { return nil }
        if case .effect(.opacity(let opacity)) = content, opacity <= 0 { return nil }
        guard let inner = contentPoint(local) else { return nil }
        if let found = hitChild(inner, scrolls: scrolls) { return found }
        if shape != nil { return self }
        guard isInside else { return nil }
        if scrolls, extras?.input?.scroll != nil { return self }
        return canBeHit && isDrawn(at: local) ? self : nil
    }

    /// The same for what stands in the node, the front-most first. Allocates only where a child has left the common
    /// level.
    private func hitChild(_ point: CGPoint, scrolls: Bool) -> RenderNode? {
        let children = layoutChildren
        guard children.count > 1 else { return children.first?.hit(point, scrolls: scrolls) }
        for index in children.indices where children[index].zIndex != 0 {
            for child in visibleChildren.reversed() {
                if let found = child.hit(point, scrolls: scrolls) { return found }
            }
            return nil
        }
        for index in children.indices.reversed() {
            if let found = children[index].hit(point, scrolls: scrolls) { return found }
        }
        return nil
    }

    /// Whether a point inside of the frame belongs to what the node fills: all of it, or the shape that it shows.
    /// Where it fills with nothing that could be seen, there is none.
    private func isDrawn(at point: CGPoint) -> Bool {
        if case .fill(let fill) = content { return !fill.paint.isClear }
        guard case .shape(let shape) = content else { return true }
        guard !shape.paint.isClear else { return false }
        let path = shape.outline.path(in: frame.size)
        return switch shape.drawing {
        case .fill(let style): path.contains(point, eoFill: style.isEOFilled)
        case .stroke(let style): path.strokedPath(style).contains(point)
        }
    }

    private func isInsideClip(_ point: CGPoint) -> Bool {
        guard case .effect(.clipShape(let outline, let style)) = content else { return true }
        return outline.path(in: frame.size).contains(point, eoFill: style.isEOFilled)
    }

    /// Whether what stands in the node can be hit only inside of its frame.
    private var clipsHits: Bool {
        switch content {
        case .scroll(let scroll): scroll.clips
        case .effect(.clip), .effect(.clipShape): true
        default: false
        }
    }

    /// Whether the node itself, apart from what stands in it, is there to be hit.
    private var canBeHit: Bool {
        switch content {
        case .text, .fill, .shape, .drawing, .image, .control, .divider: true
        case .layout, .effect, .border, .scroll: false
        }
    }
}

extension SceneGraph {
    /// The front-most node at a point of the window that draws something, is a control, or has a content shape.
    ///
    /// What is hidden, fully transparent, clipped, or says `allowsHitTesting(false)` is passed over. What the point
    /// operates is the node itself or the nearest around it that takes input.
    package func hitTest(_ point: CGPoint) -> RenderNode? {
        inDepth { root.hit(point, scrolls: false) }
    }

    /// The front-most node at a point of the window that the wheel is turned over: what scrolls takes all of its frame,
    /// whatever lies behind the gaps in it.
    func hitTestForScrolling(_ point: CGPoint) -> RenderNode? {
        inDepth { root.hit(point, scrolls: true) }
    }

    /// Whether a pointer at a point of the window reaches a node: nothing that does not stand in the node covers it.
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
    /// Whether it is a colour that lets everything through.
    fileprivate var isClear: Bool {
        if case .color(let color) = content { color.opacity <= 0 } else { false }
    }
}
