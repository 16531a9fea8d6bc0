import Foundation

/// Follows the pointer from press to release, and turns it into what controls and gestures do.
final class InputRouter {
    /// What the pointer was pressed on.
    private struct Press {
        weak var node: RenderNode?
        /// Where a release does something: the frame of the node, or of the row whose only control it is.
        weak var area: RenderNode?
        let start: CGPoint
        let time: Duration
        /// Whether a control is pressed; a node with gestures otherwise.
        let isControl: Bool
        var isInside = true
        /// The press has done what it had to, and its release does nothing.
        var isDone = false
    }

    /// Taps that follow each other closely at one node.
    private struct Taps {
        weak var node: RenderNode?
        var count: Int
        var time: Duration
        /// The action that runs if no further tap comes.
        var waiting: GestureRecord?
    }

    /// How soon a tap must follow another to count as one more.
    static let tapInterval = Duration.milliseconds(350)

    private var press: Press?
    private var taps: Taps?
    /// When something that waits is due.
    private(set) var deadline: Duration?

    // MARK: - Pointer

    @MainActor
    func handle(_ event: PointerEvent, in scene: SceneGraph) -> Bool {
        advance(to: event.time, in: scene)
        switch event.phase {
        case .down: return began(event, in: scene)
        case .moved: return moved(event)
        case .up: return ended(event, in: scene)
        case .cancelled: return cancel()
        case .hovered: return false
        }
    }

    @MainActor
    private func began(_ event: PointerEvent, in scene: SceneGraph) -> Bool {
        _ = cancel()
        var node = scene.hitTest(event.location)
        while let current = node {
            if let control = current.controlContent, control.takesPointer || !control.isEnabled {
                // A control that can't be operated keeps the press from what lies around it.
                return control.isEnabled ? beganOn(control, of: current, event, in: scene) : false
            }
            if let input = current.extras?.input, input.gestures.contains(where: \.isEnabled) {
                press = Press(node: current, area: current, start: event.location, time: event.time, isControl: false)
                startLongPress()
                if input.isFocusable { scene.focus.move(to: current, in: scene) }
                return true
            }
            if current.extras?.input?.isFocusable == true, current.controlContent == nil {
                scene.focus.move(to: current, in: scene)
                return true
            }
            if let only = current.onlyControlOfRow, let control = only.controlContent, control.isEnabled {
                return beganOn(control, of: only, event, in: scene, area: current)
            }
            node = current.containerNode
        }
        return false
    }

    @MainActor
    private func beganOn(
        _ control: ControlContent,
        of node: RenderNode,
        _ event: PointerEvent,
        in scene: SceneGraph,
        area: RenderNode? = nil
    ) -> Bool {
        if let editor = node.extras?.input?.editor {
            scene.focus.move(to: node, in: scene)
            if let local = node.localPoint(fromWindow: event.location) { editor.placeCursor(at: local.x) }
        }
        press = Press(node: node, area: area ?? node, start: event.location, time: event.time, isControl: true)
        setPressed(true)
        return true
    }

    @MainActor
    private func moved(_ event: PointerEvent) -> Bool {
        guard var press, let node = press.node, !node.flags.contains(.detached) else { return false }
        let isInside = press.area?.contains(windowPoint: event.location) ?? false
        if press.isControl, isInside != press.isInside { setPressed(isInside) }
        press.isInside = isInside
        self.press = press
        if !press.isControl, let distance = longPress(of: node)?.distance {
            if hypot(event.location.x - press.start.x, event.location.y - press.start.y) > distance { endLongPress() }
        }
        return true
    }

    @MainActor
    private func ended(_ event: PointerEvent, in scene: SceneGraph) -> Bool {
        guard let press else { return false }
        defer { endLongPress() }
        setPressed(false)
        self.press = nil
        guard !press.isDone, let node = press.node, !node.flags.contains(.detached), !node.isOutOfReach,
            press.area?.contains(windowPoint: event.location) == true
        else { return false }
        if press.isControl {
            guard let control = node.controlContent, control.isEnabled else { return false }
            return operate(control, of: node, at: event.location)
        }
        return tapped(node, at: event.time, in: scene)
    }

    @MainActor
    private func cancel() -> Bool {
        guard press != nil else { return false }
        setPressed(false)
        endLongPress()
        press = nil
        return true
    }

    /// Does what a release inside of a control does.
    @MainActor
    private func operate(_ control: ControlContent, of node: RenderNode, at location: CGPoint) -> Bool {
        if control.role == .stepper, let local = node.localPoint(fromWindow: location) {
            let frame = node.trailingAccessoryFrame
            guard !frame.isEmpty, frame.contains(local) else { return false }
            let isFirstHalf = local.x < frame.midX
            guard let action = isFirstHalf ? control.actions.decrement : control.actions.increment else { return false }
            action()
            return true
        }
        guard let activate = control.actions.activate else { return control.actions.setText != nil }
        activate()
        return true
    }

    private func setPressed(_ isPressed: Bool) {
        guard let press, press.isControl, let node = press.node, !node.flags.contains(.detached) else { return }
        node.changeControl { $0.isPressed = isPressed }
        node.extras?.input?.pressChanged?(isPressed)
    }

    // MARK: - Taps

    @MainActor
    private func tapped(_ node: RenderNode, at time: Duration, in scene: SceneGraph) -> Bool {
        var count = 1
        if let taps, taps.node === node, time - taps.time <= Self.tapInterval { count = taps.count + 1 }
        taps = Taps(node: node, count: count, time: time, waiting: nil)
        updateDeadline()
        let records = (node.extras?.input?.gestures ?? []).filter(\.isEnabled)
        guard let record = records.first(where: { $0.tapCount == count }) else { return false }
        if records.contains(where: { $0.tapCount ?? 0 > count }) {
            taps?.waiting = record
            updateDeadline()
        } else {
            record.action?()
        }
        return true
    }

    // MARK: - Time

    @MainActor
    func advance(to time: Duration, in scene: SceneGraph) {
        if let taps, let waiting = taps.waiting, time - taps.time > Self.tapInterval {
            self.taps = nil
            if taps.node?.flags.contains(.detached) == false { waiting.action?() }
        }
        if let press, !press.isDone, !press.isControl, let node = press.node, let long = longPress(of: node),
            time - press.time >= long.duration
        {
            self.press?.isDone = true
            long.record.pressingChanged?(false)
            long.record.action?()
        }
        updateDeadline()
    }

    private func updateDeadline() {
        var next: Duration?
        if let taps, taps.waiting != nil { next = taps.time + Self.tapInterval + .milliseconds(1) }
        if let press, !press.isDone, let node = press.node, let long = longPress(of: node) {
            let time = press.time + long.duration
            next = min(next ?? time, time)
        }
        deadline = next
    }

    @MainActor
    private func startLongPress() {
        updateDeadline()
        guard let press, let node = press.node else { return }
        longPress(of: node)?.record.pressingChanged?(true)
    }

    /// The long press that was possible is not any more.
    @MainActor
    private func endLongPress() {
        guard let current = press, !current.isControl, !current.isDone, let node = current.node else { return }
        guard let long = longPress(of: node) else { return }
        long.record.pressingChanged?(false)
        press?.isDone = true
        updateDeadline()
    }

    private func longPress(of node: RenderNode) -> (record: GestureRecord, duration: Duration, distance: Double)? {
        for record in node.extras?.input?.gestures ?? [] where record.isEnabled {
            if case .longPress(let duration, let distance) = record.kind { return (record, duration, distance) }
        }
        return nil
    }
}

extension GestureRecord {
    fileprivate var tapCount: Int? {
        if case .tap(let count) = kind { return count }
        return nil
    }
}

extension RenderNode {
    /// The link or button that all of a list's row stands for: the only control in it.
    fileprivate var onlyControlOfRow: RenderNode? {
        guard controlContent?.role == .row else { return nil }
        var controls: [RenderNode] = []
        for child in layoutChildren { child.appendControls(to: &controls) }
        guard controls.count == 1, let role = controls[0].controlContent?.role, role == .link || role == .button else {
            return nil
        }
        return controls[0]
    }

    private func appendControls(to controls: inout [RenderNode]) {
        if isOutOfSight { return }
        if controlContent != nil {
            controls.append(self)
        } else {
            layoutChildren.forEach { $0.appendControls(to: &controls) }
        }
    }
}

extension ControlContent {
    /// Whether the pointer operates the control itself, rather than what stands in it.
    fileprivate var takesPointer: Bool {
        !isDrawnByStyle && hasAction
    }

    private var hasAction: Bool {
        actions.activate != nil || actions.setText != nil || actions.increment != nil || actions.decrement != nil
    }
}
