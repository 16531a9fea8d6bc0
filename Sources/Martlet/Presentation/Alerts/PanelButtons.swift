/// The buttons of an alert or dialog: any of them dismisses it after its action has run.
///
/// What the host asks for is found in the tree when it is asked for: the buttons are whatever the builder makes of them.
final class PanelButtons: NodeAttachment {
    private weak var presentation: Presentation?
    /// Holds what the builder has made.
    private(set) weak var actions: RenderNode?
    /// The button that is there where the builder has made none that does the same.
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

    /// What a button does, and then the dismissal.
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

    /// What the builder has made: buttons, and what stands above them, such as fields.
    var elements: ContiguousArray<RenderNode> {
        guard let actions else { return [] }
        return actions.layoutChildren.filter { $0 !== fallback }
    }

    /// Whether the host's own button is needed: in an alert without buttons, in a dialog without one that cancels.
    var needsFallback: Bool {
        let buttons = elements.compactMap(\.panelButton)
        return isDialog ? !buttons.contains { $0.controlContent?.face?.role == .cancel } : buttons.isEmpty
    }

    /// The buttons that are shown, in the order of the builder.
    var shownButtons: [RenderNode] {
        var buttons = elements.compactMap(\.panelButton)
        if needsFallback, let button = fallback?.panelButton { buttons.append(button) }
        return buttons
    }

    /// What leaves without doing anything: the button that says so, or else the only one.
    var cancelButton: RenderNode? {
        let buttons = shownButtons
        if let button = buttons.first(where: { $0.controlContent?.face?.role == .cancel }) { return button }
        return buttons.count == 1 ? buttons[0] : nil
    }

    /// What a person most likely wants: the first that neither cancels nor destroys, or else the only one.
    var defaultButton: RenderNode? {
        let buttons = shownButtons.filter { $0.controlContent?.isEnabled == true }
        if let button = buttons.first(where: { $0.controlContent?.face?.role == nil }) { return button }
        return buttons.count == 1 ? buttons[0] : nil
    }

    /// Where keys go first: to a field, or else to the button that a person most likely wants.
    var firstFocus: RenderNode? {
        let fields = elements.filter { $0.panelButton == nil }
        for field in fields { if let target = field.firstFocusable { return target } }
        return defaultButton ?? cancelButton
    }
}

extension RenderNode {
    /// The button that an element of an alert is, with whatever modifiers are around it; nil for anything else.
    var panelButton: RenderNode? {
        if let control = controlContent { return control.face == nil ? nil : self }
        for child in layoutChildren {
            if let button = child.panelButton { return button }
        }
        return nil
    }
}
