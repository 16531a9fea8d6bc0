import Foundation

/// Delivers pointer events to the gestures and controls at the pressed point.
final class InputRouter {
    /// The largest pause between two taps of a multiple tap.
    static let tapInterval = Duration.milliseconds(350)

    /// The contest of the recognizers around the last contact.
    private var contest: GestureContest?
    /// Whether a check for withdrawn participants is scheduled.
    private var isCheckWaiting = false
    /// Tracks the pointer over views with hover handlers.
    let hover = HoverTracker()
    /// Called before each operation of a control, with its source.
    var operated: ((RenderNode, ControlOperation, OperationSource) -> Void)?

    /// Called after a handler of the app or of a view has used a key.
    var keyUsed: ((RenderNode, KeyInput) -> Void)?

    /// Receives the location of the next press, which then has no other effect.
    var picking: ((CGPoint) -> Void)?

    /// The time at which a recognizer needs a time event.
    var deadline: Duration? { contest?.deadline }

    // MARK: - Pointer

    @MainActor
    func handle(_ event: PointerEvent, in scene: SceneGraph) -> Bool {
        advance(to: event.time, in: scene)
        switch event.phase {
        case .down: return began(event, in: scene)
        case .moved: return go(on: GestureEvent(.moved, event))
        case .up:
            let wasUsed = ended(event)
            hover.move(to: event.location, in: scene)
            return wasUsed
        case .cancelled: return cancel()
        case .hovered: return hover.move(to: event.location, in: scene)
        case .exited: return hover.leave()
        }
    }

    @MainActor
    func handle(_ event: PinchEvent, in scene: SceneGraph) -> Bool {
        advance(to: event.time, in: scene)
        var step = GestureEvent(kind: .pinchChanged, location: event.location, time: event.time)
        step.modifiers = event.modifiers
        step.inputKind = event.inputKind
        step.magnification = event.magnification
        step.rotation = event.rotation
        switch event.phase {
        case .began:
            guard begin(step.with(.pinchBegan), in: scene) else { return false }
            return contest?.hasTaker ?? false
        case .changed: return go(on: step)
        case .ended: return go(on: step.with(.pinchEnded))
        case .cancelled: return cancel()
        }
    }

    @MainActor
    private func began(_ event: PointerEvent, in scene: SceneGraph) -> Bool {
        if let picking {
            self.picking = nil
            picking(event.location)
            return true
        }
        let hasTaker = begin(GestureEvent(.down, event), in: scene) && contest?.hasTaker ?? true
        let movedFocus = focus(at: event.location, in: scene)
        return hasTaker || movedFocus
    }

    /// Begins a contest at a contact, or continues the one that waits for it.
    @MainActor
    private func begin(_ event: GestureEvent, in scene: SceneGraph) -> Bool {
        guard let hit = scene.hitTest(event.location) else {
            conclude(at: event.time)
            return false
        }
        if let contest, contest.isPressed, event.kind == .down {
            // The release has got lost.
            _ = cancel()
        } else if let contest, !isSame(contest, from: hit) {
            conclude(at: event.time)
        }
        if contest == nil {
            contest = GestureContest(around: hit)
            contest?.begin()
        }
        return go(on: event)
    }

    /// Whether a contact on a node belongs to a contest that waits.
    private func isSame(_ contest: GestureContest, from hit: RenderNode) -> Bool {
        var current: RenderNode? = hit
        while let node = current {
            if node === contest.node { return true }
            current = node.containerNode
        }
        return false
    }

    /// Moves the focus to the pressed node, unless it can't be focused or its control handles the press itself.
    @MainActor
    private func focus(at location: CGPoint, in scene: SceneGraph) -> Bool {
        var current = scene.hitTest(location)
        while let node = current {
            if let control = node.controlContent, control.takesPointer || !control.isEnabled { return false }
            if let input = node.extras?.input, input.isFocusable, node.controlContent == nil {
                if input.keepsFocusOnPress { return false }
                scene.focus.move(to: node, in: scene, isByPointer: true)
                return true
            }
            current = node.containerNode
        }
        return false
    }

    @MainActor
    private func ended(_ event: PointerEvent) -> Bool {
        guard let contest else { return false }
        go(on: GestureEvent(.up, event))
        return contest.hasTaker && (contest.isRecognized || contest.deadline != nil)
    }

    @MainActor @discardableResult
    private func go(on event: GestureEvent) -> Bool {
        guard let contest else { return false }
        contest.handle(event)
        if contest.isOver { end(contest) }
        return true
    }

    @MainActor
    private func cancel() -> Bool {
        guard let contest else { return false }
        contest.cancel()
        end(contest)
        return true
    }

    @MainActor
    private func conclude(at time: Duration) {
        guard let contest else { return }
        contest.conclude(at: time)
        end(contest)
    }

    private func end(_ contest: GestureContest) {
        contest.end()
        if self.contest === contest { self.contest = nil }
    }

    // MARK: - Time and change

    @MainActor
    func advance(to time: Duration, in scene: SceneGraph) {
        guard let deadline, time >= deadline else { return }
        go(on: GestureEvent(kind: .time, time: time))
    }

    /// Handles the removal of a node with input handlers, during an update.
    func forget(_ node: RenderNode, in scene: SceneGraph) {
        hover.forget(node)
        guard let contest, contest.leave(node), !isCheckWaiting else { return }
        isCheckWaiting = true
        scene.actions.append { [unowned self, unowned scene] in
            isCheckWaiting = false
            onMainActor((self, scene.time)) { _ = $0.go(on: GestureEvent(kind: .time, time: $1)) }
        }
    }
}

extension GestureEvent {
    fileprivate init(_ kind: Kind, _ event: PointerEvent) {
        self.init(
            kind: kind, location: event.location, time: event.time, modifiers: event.modifiers,
            inputKind: event.inputKind)
    }
}

extension SceneGraph {
    /// Whether a press at a point also concerns a gesture, inside the control there or around it, that does not leave
    /// the press to the control. A host whose own widgets take the pointer then sends the press here, by ``send(_:)``.
    @MainActor
    package func sharesPress(at point: CGPoint) -> Bool {
        if picking.isPicking { return true }
        return hitTest(point).flatMap { GestureContest(around: $0) }?.sharesPress ?? false
    }
}
