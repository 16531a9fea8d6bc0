import Foundation

/// The press on the grip of a tracking control: the control follows the pointer until the release, wherever that is.
final class TrackingRecognizer: ControlRecognizer {
    private var isEditing = false

    override func step(_ event: GestureEvent) {
        location = event.location
        switch event.kind {
        case .down: if isOnGrip { set(.active, ()) } else { fail() }
        case .moved where status == .active: set(.active, ())
        case .up where status == .active: set(.ended, ())
        default: break
        }
    }

    /// Whether the pointer is at the grip horizontally, and inside the control vertically.
    private var isOnGrip: Bool {
        guard let node, isEnabled, let local = node.localPoint(fromWindow: location) else { return false }
        let grip = node.grip
        return local.x >= grip.minX && local.x < grip.maxX
    }

    override func commit() {
        guard let node, node.isAttached else { return }
        let isDown = status == .active
        setHeld(isDown && isEnabled)
        guard let control = node.controlContent, control.isEnabled else { return end(node) }
        guard status == .active || status == .ended else { return end(node) }
        if !isEditing {
            isEditing = true
            node.operate(.focus, by: .pointer)
            node.operate(.edit(true), by: .pointer)
        }
        if let local = node.localPoint(fromWindow: location),
            let operation = control.control.operation(at: local, in: node, modifiers)
        {
            node.operate(operation, by: .pointer)
        }
        if !isDown { end(node) }
    }

    @MainActor
    private func end(_ node: RenderNode) {
        guard isEditing else { return }
        isEditing = false
        node.operate(.edit(false), by: .pointer)
    }
}
