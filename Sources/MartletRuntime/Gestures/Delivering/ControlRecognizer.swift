import Foundation

/// The press of a control: recognized immediately, and performed if the pointer is released inside.
class ControlRecognizer: LeafRecognizer<Void> {
    private(set) weak var node: RenderNode?
    /// The area in which a release performs the operation: the node, or the row whose only control it is.
    private(set) weak var area: RenderNode?
    var location = CGPoint.zero
    private(set) var modifiers: EventModifiers = []
    private var isInside = true
    /// Whether the control was notified of the press.
    private var isHeld = false
    private var hasBegun = false
    private var hasReported = false

    init(_ node: RenderNode, area: RenderNode? = nil) {
        self.node = node
        self.area = area ?? node
        super.init(GesturePlace(scene: node.scene))
        place.node = self.area
    }

    /// Whether the control can be operated. A disabled control still blocks the press for views around it.
    var isEnabled: Bool { node?.controlContent?.isEnabled ?? false }

    override var discipline: GestureDiscipline { .press }

    override func step(_ event: GestureEvent) {
        location = event.location
        modifiers = event.modifiers
        switch event.kind {
        case .down:
            isInside = true
            set(.active, ())
        case .moved where status == .active: isInside = place.contains(event.location)
        case .up where status == .active: if place.contains(event.location) { set(.ended, ()) } else { fail() }
        default: break
        }
    }

    override func commit() {
        guard let node, node.isAttached else { return }
        setHeld(status == .active && isInside && isEnabled)
        guard let control = node.controlContent, control.isEnabled else { return }
        if status == .active || status == .ended, !hasBegun {
            hasBegun = true
            begin(node)
        }
        if status == .ended, !hasReported {
            hasReported = true
            // A drag that ends on the control is no press.
            if !node.isCarried { operate(control, of: node) }
        }
    }

    override func reset() {
        super.reset()
        hasBegun = false
        hasReported = false
    }

    final func setHeld(_ isHeld: Bool) {
        guard isHeld != self.isHeld, let node else { return }
        self.isHeld = isHeld
        node.changeControl { $0.state.isPressed = isHeld }
        node.extras?.input?.pressChanged?(isHeld)
    }

    @MainActor
    private func begin(_ node: RenderNode) {
        let focus = node.scene.focus
        if node.controlContent?.control.takesFocusOnPress == true {
            focus.move(to: node, in: node.scene, isByPointer: true)
        }
        guard let editor = node.extras?.input?.editor else { return }
        focus.move(to: node, in: node.scene, isByPointer: true)
        if let local = node.localPoint(fromWindow: location) { editor.placeCursor(at: local) }
    }

    @MainActor
    private func operate(_ control: ControlContent, of node: RenderNode) {
        // A point that the node can't be seen at is none of its parts.
        let local = node.localPoint(fromWindow: location) ?? CGPoint(x: -1, y: -1)
        if let operation = control.control.operation(at: local, in: node, modifiers) {
            node.operate(operation, by: .pointer)
        }
    }

    /// Returns the recognizer for the pointer over a control.
    static func make(_ node: RenderNode) -> ControlRecognizer {
        switch node.controlContent?.control.pointing ?? .press {
        case .press: ControlRecognizer(node)
        case .track: TrackingRecognizer(node)
        }
    }
}
