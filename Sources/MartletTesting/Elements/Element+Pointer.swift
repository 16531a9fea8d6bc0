import Foundation
import Martlet

extension Element {
    /// Presses and releases the pointer at the element's centre.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, covered, or outside of the window.
    public func tap() throws {
        try tap(at: center, "tap")
    }

    /// Presses the pointer at one point of the element, moves it, and releases it at another. Points of a slider are
    /// those of its track.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, or covered where the movement starts.
    public func drag(from start: UnitPoint, to end: UnitPoint) throws {
        let first = point(start, in: handle)
        let last = point(end, in: handle)
        try requireOperable(at: first, "drag")
        pointer(.down, at: first)
        let steps = 8
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            pointer(.moved, at: CGPoint(x: first.x + (last.x - first.x) * part, y: first.y + (last.y - first.y) * part))
        }
        pointer(.up, at: last)
    }

    /// Scrolls what lies at the element's centre: positive distances show what is further right and further down.
    /// - Throws: ``ElementNotOperable`` if nothing there scrolls that way.
    public func scroll(by distance: CGSize) throws {
        try requireShown("scroll")
        let delta = CGSize(width: -distance.width, height: -distance.height)
        guard core.scene.send(.scroll(location: inScene(visibleCenter), delta: delta)) else {
            throw refusal("scroll", "nothing there scrolls that way")
        }
        core.update()
    }

    /// Presses the pointer at the element's centre, holds it there while time passes, and releases it.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, covered, or outside of the window.
    public func press(for duration: Duration) throws {
        let point = center
        try requireOperable(at: point, "press")
        pointer(.down, at: point)
        core.advance(by: duration)
        pointer(.up, at: point)
    }

    /// Moves the pointer over the element's centre, without pressing it.
    /// - Throws: ``ElementNotOperable`` if the element is hidden, covered, or outside of the window.
    public func hover() throws {
        try requireOperable(at: center, "hover over")
        pointer(.hovered, at: center)
    }

    /// Spreads two fingers over the element's centre, or turns them around it.
    ///
    /// - Parameters:
    ///   - magnification: How far apart the fingers are in the end, as a factor of what it was at the beginning.
    ///   - rotation: How far they have turned in the end.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, covered, or outside of the window.
    public func pinch(magnification: CGFloat = 1, rotation: Angle = .zero) throws {
        let point = center
        try requireOperable(at: point, "pinch")
        let steps = 8
        for step in 0...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let phase: PinchEvent.Phase = step == 0 ? .began : .changed
            pinch(phase, at: point, 1 + (magnification - 1) * part, rotation * Double(part))
        }
        pinch(.ended, at: point, magnification, rotation)
    }

    // MARK: - Events

    private func pinch(_ phase: PinchEvent.Phase, at point: CGPoint, _ magnification: CGFloat, _ rotation: Angle) {
        let event = PinchEvent(
            phase: phase, location: inScene(point), magnification: magnification, rotation: rotation,
            time: core.scene.time)
        core.scene.send(.pinch(event))
        core.update()
    }

    func tap(at point: CGPoint, _ action: String) throws {
        try requireOperable(at: point, action)
        pointer(.down, at: point)
        pointer(.up, at: point)
    }

    func pointer(_ phase: PointerEvent.Phase, at point: CGPoint) {
        core.scene.send(.pointer(PointerEvent(phase: phase, location: inScene(point), time: core.scene.time)))
        core.update()
    }

    // MARK: - Places

    var center: CGPoint { point(.center) }

    /// A point of the window, in the coordinates of the scene that the element is in.
    private func inScene(_ point: CGPoint) -> CGPoint {
        let origin = core.originInWindow
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// The centre of what the window shows of the element.
    private var visibleCenter: CGPoint {
        let visible = frame.intersection(CGRect(origin: .zero, size: core.bottom.scene.size))
        return visible.isNull ? center : CGPoint(x: visible.midX, y: visible.midY)
    }

    /// What a pointer takes hold of, in the window: a slider's track, or all of anything else.
    private var handle: CGRect { node.grip.offsetBy(dx: frame.minX, dy: frame.minY) }

    func point(_ unit: UnitPoint) -> CGPoint { point(unit, in: frame) }

    private func point(_ unit: UnitPoint, in frame: CGRect) -> CGPoint {
        // The far edges of a frame lie outside of it.
        return CGPoint(
            x: min(frame.minX + frame.width * unit.x, max(frame.minX, frame.maxX - 0.5)),
            y: min(frame.minY + frame.height * unit.y, max(frame.minY, frame.maxY - 0.5))
        )
    }

    // MARK: - Whether a person could

    func requireShown(_ action: String) throws {
        guard core.isMounted else { throw refusal(action, "its host is unmounted") }
        core.updateIfNeeded()
        guard node.isAttached else { throw refusal(action, "it is no longer there; find it again after an update") }
        guard node.isShown else { throw refusal(action, "it is hidden") }
    }

    func requireOperable(at point: CGPoint, _ action: String) throws {
        try requireShown(action)
        guard isEnabled else { throw refusal(action, "it is disabled") }
        guard node.presentedOpacity > 0 else { throw refusal(action, "it is hidden: its opacity is 0") }
        if let front = core.cores.dropFirst().last?.search.panel {
            throw refusal(action, "it is covered by the \(front.kindName) \"\(front.accessibilityLabel)\"")
        }
        guard CGRect(origin: .zero, size: core.bottom.scene.size).contains(point) else {
            throw refusal(action, "it lies outside of the window; scroll to it or make the window larger")
        }
        guard !core.scene.reaches(node, at: inScene(point)) else { return }
        guard let other = core.scene.hitTest(inScene(point)) else {
            throw refusal(action, "nothing there takes the pointer")
        }
        throw refusal(action, "it is covered by \(other.kindName) \"\(other.accessibilityLabel)\"")
    }

    func refusal(_ action: String, _ reason: String) -> ElementNotOperable {
        let role = Role(of: node).map { "\($0)" } ?? node.kindName
        return ElementNotOperable(description: "Can't \(action) the \(role) \"\(label)\": \(reason).")
    }
}

extension HostCore {
    /// Shows what was written since the last update, so that an event meets what a person would see.
    @MainActor
    func updateIfNeeded() {
        if needsUpdate { update() }
    }
}
