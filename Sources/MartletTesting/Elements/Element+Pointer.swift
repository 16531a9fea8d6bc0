import Foundation
import Martlet

extension Element {
    /// Presses and releases the pointer at the element's centre. An item of a menu is chosen.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, covered, or outside of the window.
    public func tap() throws {
        if let item { return try choose(item) }
        core.runFirstTurns()
        try tap(at: center, "tap")
    }

    /// Presses and releases the pointer at a point of the element, a number of times in a row.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, covered, or outside of the window, or if the number
    ///   is none of times.
    public func tap(at unit: UnitPoint = .center, count: Int = 1, modifiers: EventModifiers = []) throws {
        guard count > 0 else { throw refusal("tap", "\(count) is no number of times") }
        core.runFirstTurns()
        for _ in 0..<count { try tap(at: point(unit), "tap", modifiers) }
    }

    /// Taps the element's centre twice, so fast that both count as one.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, covered, or outside of the window.
    public func doubleTap() throws { try tap(count: 2) }

    /// Presses the pointer at the element's centre, holds it there while time passes, and releases it.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, covered, or outside of the window.
    public func press(for duration: Duration) throws {
        core.runFirstTurns()
        let point = center
        try requireOperable(at: point, "press")
        pointer(.down, at: point)
        core.advance(by: duration)
        pointer(.up, at: point)
    }

    /// Presses the pointer at the element's center for 0.6 seconds; a long press takes half a second by default.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, covered, or outside of the window.
    public func longPress() throws { try press(for: .milliseconds(600)) }

    /// Moves the pointer over the element's centre, without pressing it.
    /// - Throws: ``ElementNotOperable`` if the element is hidden, covered, or outside of the window.
    public func hover() throws {
        try requireOperable(at: center, "hover over")
        pointer(.hovered, at: center)
    }

    /// Moves the pointer away from the element, out of the window.
    /// - Throws: ``ElementNotOperable`` if the element no longer exists.
    public func unhover() throws {
        try requireShown("take the pointer away from")
        pointer(.exited, at: CGPoint(x: -1, y: -1))
    }

    /// Spreads two fingers over the element's center, or rotates them around it.
    ///
    /// - Parameters:
    ///   - magnification: The final distance of the fingers, as a factor of the initial distance.
    ///   - rotation: The final rotation of the fingers.
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

    /// Turns two fingers around the element's centre.
    /// - Throws: ``ElementNotOperable`` if the element is disabled, hidden, covered, or outside of the window.
    public func rotate(by angle: Angle) throws { try pinch(rotation: angle) }

    // MARK: - Events

    private func pinch(_ phase: PinchEvent.Phase, at point: CGPoint, _ magnification: CGFloat, _ rotation: Angle) {
        let event = PinchEvent(
            phase: phase, location: inScene(point), magnification: magnification, rotation: rotation,
            time: core.scene.time)
        core.perform { _ = core.scene.send(.pinch(event)) }
        core.update()
    }

    func tap(at point: CGPoint, _ action: String, _ modifiers: EventModifiers = []) throws {
        try requireOperable(at: point, action)
        pointer(.down, at: point, modifiers)
        pointer(.up, at: point, modifiers)
    }

    func pointer(_ phase: PointerEvent.Phase, at point: CGPoint, _ modifiers: EventModifiers = []) {
        let event = PointerEvent(
            phase: phase, location: inScene(point), modifiers: modifiers, time: core.scene.time)
        core.perform {
            core.scene.lists.closeSwipe(before: .pointer(event))
            _ = core.scene.send(.pointer(event))
        }
        core.update()
    }

    // MARK: - Places

    var center: CGPoint { point(.center) }

    /// A point of the window, in the coordinates of the scene that the element is in.
    func inScene(_ point: CGPoint) -> CGPoint {
        let origin = core.originInWindow
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// The center of the visible part of the element; that of the element if nothing is visible.
    var visibleCenter: CGPoint {
        let visible = visibleFrame
        return visible.isEmpty ? center : CGPoint(x: visible.midX, y: visible.midY)
    }

    func point(_ unit: UnitPoint) -> CGPoint { point(unit, in: frame) }

    /// Returns a point of a frame, given in units of its size; less than 0 and more than 1 are outside.
    func point(_ unit: UnitPoint, in frame: CGRect) -> CGPoint {
        // The far edges of a frame are outside of it; the point is moved just inside.
        func place(_ part: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            part > 1 ? start + length * part : min(start + length * part, max(start, start + length - 0.5))
        }
        return CGPoint(x: place(unit.x, frame.minX, frame.width), y: place(unit.y, frame.minY, frame.height))
    }

    // MARK: - Whether a person could

    func requireShown(_ action: String) throws {
        guard core.bottom.isMounted else {
            throw refusal(action, "its host is unmounted, or nothing holds it any more: keep the host in a variable")
        }
        core.runFirstTurns()
        core.updateIfNeeded()
        guard core.isMounted, node.isAttached else { throw refusalOfGone(action) }
        guard node.isShown else { throw refusal(action, "it is hidden") }
    }

    func requireOperable(at point: CGPoint, _ action: String) throws {
        try requireShown(action)
        guard isEnabled else { throw refusal(action, "it is disabled") }
        guard node.presentedOpacity > 0 else { throw refusal(action, "it is hidden: its opacity is 0") }
        if let front = core.cores.dropFirst().last?.panel {
            throw refusal(action, "it is covered by the \(front.kindName) \"\(front.reading.label)\"")
        }
        guard CGRect(origin: .zero, size: core.bottom.scene.size).contains(point) else {
            throw refusal(action, "it lies outside of the window; scroll to it or make the window larger")
        }
        guard !core.scene.reaches(node, at: inScene(point)) else { return }
        guard let other = core.scene.hitTest(inScene(point)) else {
            throw refusal(action, "nothing there takes the pointer")
        }
        throw refusal(action, "it is covered by \(other.kindName) \"\(other.reading.label)\"")
    }

    private func refusalOfGone(_ action: String) -> ElementNotOperable {
        var text = refusal(action, "it is no longer there; find it again after an update").description
        if core.presented != nil, !core.isMounted {
            text += " What it was presented in has been closed."
        } else if let goneWith {
            text += " With it, \(goneWith) that it was in has gone."
        }
        let trees = core.bottom.cores.map { TreeDump.describe($0.scene.root, at: $0.originInWindow) }
        return ElementNotOperable(
            description: text + " Nothing else there is as it was asked for. What is shown:\n"
                + trees.joined(separator: "\n"))
    }

    func refusal(_ action: String, _ reason: String) -> ElementNotOperable {
        let role = role.map { "\($0)" } ?? kind
        return ElementNotOperable(description: "Can't \(action) the \(role) \"\(label)\": \(reason).")
    }
}

extension HostCore {
    /// Lets tasks that have begun have their first turn before an event, as they have had on any system before a user
    /// can act.
    @MainActor
    func runFirstTurns() {
        if isRunning { perform { clock.runWaiting() } }
    }

    /// Shows the writes since the last update, so that an event is delivered to the current display.
    @MainActor
    func updateIfNeeded() {
        if needsUpdate { update() }
    }
}
