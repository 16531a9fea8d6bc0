import Foundation

extension InputRouter {
    /// A key goes to the focused element first, then to keyboard shortcuts; what none of them uses moves the focus.
    /// Features are asked in between (``KeyStage``).
    @MainActor
    func handle(_ key: KeyInput, in scene: SceneGraph) -> Bool {
        if key.phase == .up { return scene.focus.focused?.performKeyPress(key) ?? false }
        let features = scene.group.features
        if features.handle(key, at: .window, in: scene) { return true }
        if let node = scene.focus.focused, handle(key, at: node, in: scene) {
            if key.key == .return, key.phase == .down, node.isSingleLineField {
                _ = features.handle(key, at: .submit, in: scene)
            }
            return true
        }
        return scene.performShortcut(key) || features.handle(key, at: .command, in: scene)
            || features.handle(key, at: .fallback, in: scene) || features.handle(key, at: .moving, in: scene)
            || moveFocus(key, in: scene)
    }

    @MainActor
    private func handle(_ key: KeyInput, at node: RenderNode, in scene: SceneGraph) -> Bool {
        // What is said of the focused element itself comes before what it does, what is said around it after.
        let element = node.focusElement
        if node.performKeyPress(key, upTo: element) { return true }
        if let editor = node.extras?.input?.editor, editor.handle(key) { return true }
        if let control = node.controlContent, control.isEnabled, handle(key, control: control, in: scene) {
            return true
        }
        if scene.group.features.handle(key, at: .row, in: scene) { return true }
        var isAround = false
        var current: RenderNode? = node
        while let handler = current {
            if handler.extras?.input?.key?(key) == true { return true }
            if isAround, handler.performOwnKeyPress(key) { return true }
            if handler === element { isAround = true }
            current = handler.containerNode
        }
        return false
    }

    @MainActor
    private func handle(_ key: KeyInput, control: ControlContent, in scene: SceneGraph) -> Bool {
        guard key.isPlain else { return false }
        if scene.group.features.handle(key, at: .control, in: scene) { return true }
        let action: (() -> Void)?
        switch key.key {
        case .space, .return: action = control.actions.activate
        case .rightArrow where control.look != .number: action = control.actions.increment
        case .leftArrow where control.look != .number: action = control.actions.decrement
        case .upArrow where control.look == .number: action = control.actions.increment
        case .downArrow where control.look == .number: action = control.actions.decrement
        default: action = control.pageAction(for: key.key)
        }
        // At an end of its range a stepper still has the key, which must not lead elsewhere.
        guard let action else { return control.hasSteps && (key.key == .leftArrow || key.key == .rightArrow) }
        action()
        return true
    }

    @MainActor
    private func moveFocus(_ key: KeyInput, in scene: SceneGraph) -> Bool {
        guard key.isPlain else { return false }
        switch key.key {
        case .tab: return key.modifiers.contains(.shift) ? scene.focusPrevious() : scene.focusNext()
        case .upArrow: return scene.moveFocus(.up)
        case .downArrow: return scene.moveFocus(.down)
        case .leftArrow: return scene.moveFocus(.left)
        case .rightArrow: return scene.moveFocus(.right)
        default: return false
        }
    }
}

extension ControlContent {
    /// Whether arrow keys change the value, and lead nowhere else at its ends.
    fileprivate var hasSteps: Bool { role == .stepper && look != .number || role == .slider }

    /// What the keys for pages and ends do with a number in a range.
    fileprivate func pageAction(for key: KeyEquivalent) -> (() -> Void)? {
        guard role == .slider, let range, let setValue = actions.setValue, case .number(let number) = value else {
            return nil
        }
        let page = pageStep ?? 0
        let target: Double
        switch key {
        case .home: target = range.lowerBound
        case .end: target = range.upperBound
        case .pageUp: target = number + page
        case .pageDown: target = number - page
        default: return nil
        }
        return { setValue(target) }
    }
}

extension RenderNode {
    fileprivate var isSingleLineField: Bool { extras?.input?.editor.map { !$0.isMultiline } ?? false }

    /// Does what a click on the control does: for assistive technology, which needs no pointer.
    ///
    /// - Returns: Whether there is anything to do, and the control can be operated.
    @MainActor @discardableResult
    public func activate() -> Bool {
        guard let control = controlContent, control.isEnabled, isAttached, !isOutOfReach else { return false }
        if let activate = control.actions.activate {
            activate()
            return true
        }
        return scene.focus.move(to: self, in: scene)
    }

    /// Raises the value of the control by a step, as assistive technology does.
    @MainActor @discardableResult
    public func increment() -> Bool { perform(controlContent?.actions.increment) }

    /// Lowers the value of the control by a step, as assistive technology does.
    @MainActor @discardableResult
    public func decrement() -> Bool { perform(controlContent?.actions.decrement) }

    /// Gives the control another number, as assistive technology does.
    @MainActor @discardableResult
    public func setNumber(_ number: Double) -> Bool {
        guard let setValue = controlContent?.actions.setValue else { return false }
        return perform { setValue(number) }
    }

    /// Begins or ends to change the number of a control more than once, as the pointer does. What it is for is told of
    /// one change.
    @MainActor
    public func edit(_ isEditing: Bool) { controlContent?.actions.edit?(isEditing) }

    /// Gives a colour picker another colour.
    @MainActor @discardableResult
    public func setColor(_ color: Color.Resolved) -> Bool {
        guard let setColor = controlContent?.actions.setColor else { return false }
        return perform { setColor(color) }
    }

    /// Sets a date picker to another day, at the time that it has.
    @MainActor @discardableResult
    public func setDay(_ day: ControlDay) -> Bool {
        guard let setDay = controlContent?.actions.setDay else { return false }
        return perform { setDay(day) }
    }

    /// Gives a field another text, as assistive technology does.
    @MainActor @discardableResult
    public func setText(_ text: String) -> Bool {
        guard let setText = controlContent?.actions.setText else { return false }
        return perform { setText(text) }
    }

    @MainActor
    private func perform(_ action: (() -> Void)?) -> Bool {
        guard let action, controlContent?.isEnabled == true, isAttached, !isOutOfReach else { return false }
        action()
        return true
    }
}
