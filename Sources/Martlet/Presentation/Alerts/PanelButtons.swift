/// The buttons of an alert or dialog. Each dismisses the alert after its action has run.
///
/// The buttons are looked up in the tree whenever a host asks, since the builder may change them at any time.
final class PanelButtons: NodeAttachment {
    private weak var presentation: Presentation?
    /// The node that contains the builder's views.
    private(set) weak var actions: RenderNode?
    /// The node of the default button, which is used if the builder provides no such button.
    private(set) weak var fallback: RenderNode?
    private let isDialog: Bool

    init(_ presentation: Presentation) {
        self.presentation = presentation
        isDialog = presentation.kind == .dialog
    }

    func set(actions: RenderNode, fallback: RenderNode) {
        self.actions = actions
        self.fallback = fallback
    }

    /// Returns a button whose action also dismisses the alert.
    func finishing(_ parts: ButtonParts) -> ButtonParts {
        var parts = parts
        let (action, role) = (parts.action, parts.role)
        parts.action = { [weak presentation] in
            action()
            presentation?.dismiss()
            presentation?.onChoice?(role)
        }
        return parts
    }

    /// The nodes of the builder's views: buttons, and other views such as fields.
    var elements: ContiguousArray<RenderNode> {
        guard let actions else { return [] }
        return actions.layoutChildren.filter { $0 !== fallback }
    }

    /// Whether the default button is needed: in an alert without buttons, or in a dialog without a cancel button.
    var needsFallback: Bool {
        let buttons = elements.compactMap(\.panel.button)
        return isDialog ? !buttons.contains { $0.controlContent?.face?.role == .cancel } : buttons.isEmpty
    }

    /// The visible buttons, in the order of the builder.
    var shownButtons: [RenderNode] {
        var buttons = elements.compactMap(\.panel.button)
        if needsFallback, let button = fallback?.panel.button { buttons.append(button) }
        return buttons
    }

    /// The button that dismisses without an action: the cancel button, or else the only button.
    var cancelButton: RenderNode? {
        let buttons = shownButtons
        if let button = buttons.first(where: { $0.controlContent?.face?.role == .cancel }) { return button }
        return buttons.count == 1 ? buttons[0] : nil
    }

    /// The button for Return: the first enabled one without a role, or else the only one.
    var defaultButton: RenderNode? {
        let buttons = shownButtons.filter { $0.controlContent?.isEnabled == true }
        if let button = buttons.first(where: { $0.controlContent?.face?.role == nil }) { return button }
        return buttons.count == 1 ? buttons[0] : nil
    }

    /// The node that gets the initial focus: a field, or else the default button.
    var firstFocus: RenderNode? {
        let fields = elements.filter { $0.panel.button == nil }
        for field in fields { if let target = field.focus.first { return target } }
        return defaultButton ?? cancelButton
    }
}

extension PanelNode {
    /// The button of an alert inside the node and its modifiers; `nil` for other views.
    var button: RenderNode? {
        if let control = node.controlContent { return control.face == nil ? nil : node }
        for child in node.layoutChildren {
            if let button = child.panel.button { return button }
        }
        return nil
    }
}
