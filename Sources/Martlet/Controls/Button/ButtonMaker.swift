import AttributeGraph

/// What a button has beside its label.
struct ButtonParts {
    var role: ButtonRole?
    var isPressed = false
    /// The look where no style says another.
    var look = ButtonLook.automatic
    /// Whether the button has anything to do.
    var isEnabled = true
    /// Whether a row that leads to another page shows so.
    var showsIndicator = true
    /// Whether it shows that it opens a menu, where it does.
    var showsMenuIndicator = true
    var action: () -> Void
    /// Opens its menu, where the action does something else.
    var openMenu: (() -> Void)?
}

/// The style that buttons find around them.
final class ButtonStyleAttachment {
    /// What a style of one's own makes; nil for the built-in ones.
    let maker: StyleMaker<ButtonParts>?
    /// Whether the body of the style, rather than the control around it, takes the input.
    let isPrimitive: Bool
    let look: ButtonLook

    init(maker: StyleMaker<ButtonParts>?, isPrimitive: Bool, look: ButtonLook = .automatic) {
        self.maker = maker
        self.isPrimitive = isPrimitive
        self.look = look
    }
}

/// The key under which a button finds its style.
enum ButtonStyleKey {}

/// Makes the nodes of buttons, and of what is operated like one.
enum ButtonMaker {
    static func make<Kind: FacedControl>(
        _ control: Kind = ButtonControl(),
        label: ControlLabel,
        inputs: _ViewInputs,
        parts: @escaping (Graph) -> ButtonParts
    ) -> _ViewOutputs {
        var inputs = inputs
        inputs.leaveLabeledValue()
        let panel = inputs.attachment(PanelButtons.self, as: PanelButtons.self)
        let parts = panel.map { panel in { panel.finishing(parts($0)) } } ?? parts
        let style = inputs.attachment(ButtonStyleKey.self, as: ButtonStyleAttachment.self)
        if let maker = style?.maker {
            if style?.isPrimitive == true {
                var inputs = inputs
                inputs.attach(PrimitiveButtonStyleConfiguration.Label.self, StyleContent(label, inputs: inputs))
                return maker.make(inputs: inputs, parts: parts)
            }
            return makeStyled(control, maker: maker, label: label, inputs: inputs, parts: parts)
        }
        let look = style?.look ?? .automatic
        let environment = inputs.environment
        let entry = inputs.toolbarEntry(of: inputs.parent)
        let node = ControlMaker.make(control, inputs: inputs, label: label) { graph, node, draft in
            let parts = parts(graph)
            draft.take(parts)
            var look = look == .automatic ? entry.map(\.look) ?? parts.look : look
            if look == .automatic, panel == nil, node.hasBackgroundOfItsOwn { look = .plain }
            draft.control.face.look = look
            draft.control.face.showsIndicator = parts.showsIndicator
            // An icon alone does without the arrow.
            if entry != nil, look == .toolbar, node.children.first?.showsTextAsLabel == false {
                draft.control.showIndicator(false)
            }
            let values = EnvironmentValues(scope: environment)
            draft.control.face.borderShape = values.buttonBorderShape
            draft.control.face.fillsWidth = panel != nil || values.buttonSizing == .flexible
            draft.state.hasChrome = look != .plain
        }
        ButtonRepeater.attach(to: node, inputs: inputs)
        return _ViewOutputs(node: node)
    }

    /// A button that a style of one's own draws: the control has no chrome, and the style's body stands in it.
    private static func makeStyled<Kind: FacedControl>(
        _ control: Kind,
        maker: StyleMaker<ButtonParts>,
        label: ControlLabel,
        inputs: _ViewInputs,
        parts: @escaping (Graph) -> ButtonParts
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let scene = inputs.scene
        let isPressed = graph.makeInput(false, in: inputs.scope)
        let isFocused = graph.makeInput(false, in: inputs.scope)
        let body = ControlLabel(isUnary: true) { inner in
            var inner = inner
            inner.attach(ButtonStyleConfiguration.Label.self, StyleContent(label, inputs: inputs))
            inner.setEnvironment { graph, values in values.isFocused = graph[isFocused] }
            _ = maker.make(inputs: inner) { graph in
                var parts = parts(graph)
                parts.isPressed = graph[isPressed]
                return parts
            }
        }
        let node = ControlMaker.make(control, inputs: inputs, label: body) { graph, _, draft in
            draft.take(parts(graph))
            // The style decides on the colors, also of a link's label.
            draft.control.face.look = .plain
            draft.state.hasChrome = false
        }
        node.input.pressChanged = { [unowned scene] value in scene.set(isPressed, to: value) }
        node.input.focusChanged = { [unowned scene] value in scene.set(isFocused, to: value) }
        ButtonRepeater.attach(to: node, inputs: inputs)
        return _ViewOutputs(node: node)
    }
}

extension RenderNode {
    /// Whether a text is shown in the node.
    fileprivate var showsTextAsLabel: Bool {
        if flags.contains(.hidden) { return false }
        if case .text = content { return true }
        return layoutChildren.contains { $0.showsTextAsLabel }
    }
}

extension ControlDraft where Kind: FacedControl {
    /// Takes what a button has beside its label and its look.
    fileprivate mutating func take(_ parts: ButtonParts) {
        control.face.role = parts.role
        control.showIndicator(parts.showsMenuIndicator)
        state.isEnabled = state.isEnabled && parts.isEnabled
        actions.press = parts.action
        actions.openMenu = parts.openMenu
    }
}
