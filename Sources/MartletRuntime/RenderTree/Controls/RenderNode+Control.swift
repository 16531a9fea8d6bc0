extension RenderNode {
    /// The control of the node, if its content is one.
    package var controlContent: ControlContent? {
        if case .control(let control) = content { return control }
        return nil
    }

    /// The control of the node, if its content is one.
    package var control: ControlContent? { controlContent }

    /// The state of the control that the node is, if it is one of a kind.
    package func control<C: Control>(as kind: C.Type) -> C? { controlContent?.as(kind) }

    /// Replaces the control of the node. The host is notified only if the new one looks different.
    package func setControl(_ control: ControlContent) {
        guard case .control(let old) = content else { return }
        if old.looks(like: control) {
            content = .control(control)
            return
        }
        setContent(.control(control))
        if !old.measures(like: control) {
            flags.insert(.guidesChanged)
            invalidateSize()
        }
    }

    /// Changes the control, in an update.
    package func updateControl(_ change: (inout ControlContent) -> Void) {
        guard case .control(var control) = content else { return }
        change(&control)
        setControl(control)
    }

    /// Changes the state of a control of a kind, in an update.
    package func updateControl<C: Control>(_ kind: C.Type, _ change: (inout C) -> Void) {
        guard case .control(var content) = content, var control = content.control as? C else { return }
        change(&control)
        content.control = control
        setControl(content)
    }

    /// Changes the control outside an update, and requests an update.
    package func changeControl(_ change: (inout ControlContent) -> Void) {
        guard case .control = content else { return }
        updateControl(change)
        scene.writes.requestUpdate()
    }

    /// Changes the state of a control of a given kind outside an update, and requests an update.
    package func changeControl<C: Control>(_ kind: C.Type, _ change: (inout C) -> Void) {
        guard case .control = content else { return }
        updateControl(kind, change)
        scene.writes.requestUpdate()
    }
}
