import Foundation
import Martlet

/// Movements of the pressed pointer. They end at the given point, even outside of the element.
extension Element {
    /// Presses the pointer at one point of the element, moves it, and releases it at another. Points of a slider are
    /// those of its track; numbers below 0 and above 1 are outside of the element.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, or covered where the movement starts.
    public func drag(from start: UnitPoint, to end: UnitPoint) throws {
        try drag(from: point(start, in: handle), to: point(end, in: handle))
    }

    /// Presses the pointer at the element's center, moves it by a distance, and releases it there.
    ///
    /// - Parameters:
    ///   - distance: The movement in points, to the right and down.
    ///   - start: The starting point, in units of the element's size.
    ///   - duration: The duration on the host's clock. A gesture's velocity is that of the movement.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, or covered where the movement starts.
    public func drag(by distance: CGSize, from start: UnitPoint = .center, over duration: Duration = .zero) throws {
        let first = point(start, in: handle)
        try drag(
            from: first, to: CGPoint(x: first.x + distance.width, y: first.y + distance.height), over: duration)
    }

    /// Presses the pointer at the element's centre, moves it to a point of the window, and releases it there.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, or covered where the movement starts.
    public func drag(to end: CGPoint, from start: UnitPoint = .center, over duration: Duration = .zero) throws {
        try drag(from: point(start, in: handle), to: end, over: duration)
    }

    /// Presses the pointer at the element's centre, moves it to the centre of another element, and releases it there.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, or covered where the movement starts, if
    ///   nothing is seen of the other, or if the element was lifted as `draggable(_:)` does and nothing there takes it.
    public func drag(onto other: Element, over duration: Duration = .zero) throws {
        guard other.isVisible else {
            throw refusal(
                "drag", "nothing is seen of the \(other.kind) \"\(other.label)\" that it is to be dragged onto")
        }
        let target = other.visibleCenter
        core.host.lifted = nil
        var isRefused = false
        try drag(from: point(.center, in: handle), to: target, over: duration) {
            guard let lifted = core.host.lifted else { return }
            isRefused = core.perform { core.scene.transfer.dragOver(lifted.dragged, at: inScene(target)) } == nil
        }
        core.host.lifted = nil
        if isRefused {
            throw refusal(
                "drag", "the \(other.kind) \"\(other.label)\" and what is around it take no drop of what it carries")
        }
    }

    /// Moves the pressed pointer across the element towards one of its edges, for a given distance, in a tenth of a
    /// second.
    ///
    /// - Parameter distance: In points; nil for the length of the element in that direction.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, or covered.
    public func swipe(_ edge: Edge, distance: CGFloat? = nil) throws {
        let isForward = core.scene.root.isRightToLeft ? edge == .leading : edge == .trailing
        let length = distance ?? (edge == .top || edge == .bottom ? frame.height : frame.width)
        let way =
            switch edge {
            case .top: CGSize(width: 0, height: -length)
            case .bottom: CGSize(width: 0, height: length)
            case .leading, .trailing: CGSize(width: isForward ? length : -length, height: 0)
            }
        try drag(by: way, over: .milliseconds(100))
    }

    /// - Parameter arrived: Called with the pointer at the end, before it is released.
    private func drag(
        from start: CGPoint, to end: CGPoint, over duration: Duration = .zero, arrived: () -> Void = {}
    ) throws {
        try requireOperable(at: start, "drag")
        pointer(.down, at: start)
        let steps = 8
        for step in 1...steps {
            if duration > .zero { core.advance(by: duration / steps) }
            let part = CGFloat(step) / CGFloat(steps)
            pointer(
                .moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        arrived()
        pointer(.up, at: end)
    }

    /// The area that the pointer grabs, in the window: a slider's track, or the whole frame of any other element.
    private var handle: CGRect { node.grip.offsetBy(dx: frame.minX, dy: frame.minY) }
}

/// Swipe actions of rows, and refreshing of lists.
extension Element {
    /// Returns the names of the swipe actions at an edge of the element's row (the element itself or an ancestor).
    public func swipeActions(_ edge: HorizontalEdge = .trailing) -> [String] {
        swipeItems(edge).map(\.title)
    }

    /// Swipes the element's row (the element itself or an ancestor), and runs one of its swipe actions.
    /// - Throws: ``ElementNotFound`` if there is no action of that name, ``ElementNotOperable`` if it is disabled, or
    ///   if the element is hidden.
    public func swipe(_ edge: HorizontalEdge, choosing name: String) throws {
        try requireShown("swipe")
        let items = swipeItems(edge)
        guard let item = items.first(where: { $0.title == name }) else {
            throw ElementNotFound(
                description: "There is no \"\(name)\" at the \(edge) edge of the \(kind) \"\(label)\". "
                    + (items.isEmpty
                        ? "There is nothing." : "There is: \(ElementNotFound.list(items.map(\.title)))."))
        }
        guard item.isEnabled else { throw refusal("choose \"\(name)\" of", "it is disabled") }
        core.perform { item.perform() }
        core.update()
    }

    private func swipeItems(_ edge: HorizontalEdge) -> [MenuItem] {
        var around: RenderNode? = node
        while let current = around {
            if current.swipe.mayBeSwiped { return current.swipe.items(from: edge) }
            around = current.containerNode
        }
        return []
    }

    /// Pulls the element, or the container around it, down far enough to run the action of `refreshable`. The action is
    /// a task: `settle()` waits for it.
    /// - Throws: ``ElementNotOperable`` if nothing there can be refreshed.
    public func pullToRefresh() throws {
        try requireShown("refresh")
        guard let refresh = node.environmentValue(\.refresh) else {
            throw refusal("refresh", "nothing says how: there is no refreshable around it")
        }
        let tasks = core.scene.tasks
        tasks.begin()
        core.perform {
            _ = Task { @MainActor in
                await refresh()
                tasks.end()
            }
        }
        core.update()
    }
}
