import Foundation

/// A control that the pointer presses: recognized at once, and operated when the pointer is let go inside of it.
class ControlRecognizer: LeafRecognizer<Void> {
    private(set) weak var node: RenderNode?
    /// Where a release does something: the node, or the row whose only control it is.
    private(set) weak var area: RenderNode?
    var location = CGPoint.zero
    private var modifiers: EventModifiers = []
    private var isInside = true
    /// Whether the control has been told that it is pressed.
    private var isHeld = false
    private var hasBegun = false
    private var isTold = false

    init(_ node: RenderNode, area: RenderNode? = nil) {
        self.node = node
        self.area = area ?? node
        super.init(GesturePlace(scene: node.scene))
        place.node = self.area
    }

    /// Whether the control can be operated; one that can't keeps the press from what lies around it.
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
        if status == .ended, !isTold {
            isTold = true
            operate(control, of: node)
        }
    }

    override func reset() {
        super.reset()
        hasBegun = false
        isTold = false
    }

    final func setHeld(_ isHeld: Bool) {
        guard isHeld != self.isHeld, let node else { return }
        self.isHeld = isHeld
        node.changeControl { $0.isPressed = isHeld }
        node.extras?.input?.pressChanged?(isHeld)
    }

    @MainActor
    private func begin(_ node: RenderNode) {
        // What leads away is where the keys go on when the way leads back.
        let focus = node.scene.focus
        let takesFocus = node.controlContent?.role == .link || node.controlContent?.look == .number
        if takesFocus { focus.move(to: node, in: node.scene, isByPointer: true) }
        guard let editor = node.extras?.input?.editor else { return }
        focus.move(to: node, in: node.scene, isByPointer: true)
        if let local = node.localPoint(fromWindow: location) { editor.placeCursor(at: local) }
    }

    @MainActor
    private func operate(_ control: ControlContent, of node: RenderNode) {
        if control.role == .stepper, let local = node.localPoint(fromWindow: location) {
            let frame = node.trailingAccessoryFrame
            guard !frame.isEmpty, frame.contains(local) else { return }
            let action = local.x < frame.midX ? control.actions.decrement : control.actions.increment
            action?()
        } else if let openMenu = control.actions.openMenu, let local = node.localPoint(fromWindow: location),
            node.menuIndicatorFrame.contains(local)
        {
            openMenu()
        } else if control.role == .row {
            // The keys go on from the row that was clicked.
            node.scene.focus.move(to: node, in: node.scene, isByPointer: true)
            node.selectRow(modifiers)
        } else {
            control.actions.activate?()
        }
    }
}

extension ControlContent {
    /// Whether the pointer operates the control itself, rather than what stands in it.
    var takesPointer: Bool { !isDrawnByStyle && hasAction }

    private var hasAction: Bool {
        actions.activate != nil || actions.setText != nil || actions.increment != nil || actions.decrement != nil
            || actions.setValue != nil
    }
}

extension RenderNode {
    /// The link or button that all of a list's row stands for: the only control in it.
    var onlyControlOfRow: RenderNode? {
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

extension ControlRecognizer {
    /// What follows the pointer over a control.
    static func make(_ node: RenderNode) -> ControlRecognizer {
        node.controlContent?.role == .slider ? SliderRecognizer(node) : ControlRecognizer(node)
    }
}
