import Foundation

extension InputRouter {
    /// A key goes to the focused element first, then to keyboard shortcuts; an unused key may move the focus. The
    /// handlers of features are called in between (``KeyStage``).
    @MainActor
    func handle(_ key: KeyInput, in scene: SceneGraph) -> Bool {
        if key.phase == .up { return scene.focus.focused?.keys.performKeyPress(key) ?? false }
        let features = scene.group.features
        if features.handle(key, at: .window, in: scene) { return true }
        if let node = scene.focus.focused, handle(key, at: node, in: scene) {
            if key.key == .return, key.phase == .down, node.keys.isSingleLineField {
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
        // Handlers at the focused element itself precede the element's own behavior; handlers around it follow.
        let element = node.keys.focusElement
        if node.keys.performKeyPress(key, upTo: element) { return true }
        if let editor = node.extras?.input?.editor, editor.handle(key) { return true }
        if let control = node.controlContent, control.isEnabled,
            key.isPlain,
            apply(control.control.use(key, at: node), at: node)
        {
            return true
        }
        if handle(key, around: node) { return true }
        var isAround = false
        var current: RenderNode? = node
        while let handler = current {
            if handler.extras?.input?.key?(key) == true { return true }
            if isAround, handler.keys.performOwnKeyPress(key) { return true }
            if handler === element { isAround = true }
            current = handler.containerNode
        }
        return false
    }

    /// Applies the result of offering a key to a control; returns false if the key remains unused.
    @MainActor
    private func apply(_ use: ControlKeyUse, at node: RenderNode) -> Bool {
        switch use {
        case .unused: false
        case .used: true
        case .operates(let operation): node.operate(operation, by: .key)
        case .keeps(let operation): node.operate(operation, by: .key) || true
        }
    }

    /// Offers a key that the focused node has not used to the control at the node and those around it, up to the
    /// nearest scroll view.
    @MainActor
    private func handle(_ key: KeyInput, around focused: RenderNode) -> Bool {
        var current: RenderNode? = focused
        while let node = current {
            if let content = node.controlContent, content.isEnabled {
                if apply(content.control.use(key, around: focused, at: node), at: node) { return true }
            }
            if case .scroll = node.content { return false }
            current = node.parent
        }
        return false
    }

    @MainActor
    private func moveFocus(_ key: KeyInput, in scene: SceneGraph) -> Bool {
        guard key.isPlain else { return false }
        switch key.key {
        case .tab:
            return key.modifiers.contains(.shift) ? scene.focusMoves.focusPrevious() : scene.focusMoves.focusNext()
        case .upArrow: return moveOn(key, in: scene) || scene.focusMoves.moveFocus(.up)
        case .downArrow: return moveOn(key, in: scene) || scene.focusMoves.moveFocus(.down)
        case .leftArrow: return moveOn(key, in: scene) || scene.focusMoves.moveFocus(.left)
        case .rightArrow: return moveOn(key, in: scene) || scene.focusMoves.moveFocus(.right)
        default: return false
        }
    }

    /// Moves the focus by the focused control's own rule.
    @MainActor
    private func moveOn(_ key: KeyInput, in scene: SceneGraph) -> Bool {
        guard let node = scene.focus.focused, let content = node.controlContent else { return false }
        return content.control.moveFocus(key, from: node)
    }
}

extension KeyNode {
    fileprivate var isSingleLineField: Bool { node.extras?.input?.editor.map { !$0.isMultiline } ?? false }
}
