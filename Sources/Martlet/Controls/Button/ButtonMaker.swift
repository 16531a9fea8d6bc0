import AttributeGraph
import Foundation

/// The properties of a button other than its label.
struct ButtonParts {
    var role: ButtonRole?
    var isPressed = false
    /// The look if no style is in effect.
    var look = ButtonLook.automatic
    /// Whether the button has an action.
    var isEnabled = true
    /// Whether a row that leads to another page shows the disclosure indicator.
    var showsIndicator = true
    /// Whether a button that opens a menu shows the menu indicator.
    var showsMenuIndicator = true
    /// The address that a link opens.
    var url: URL?
    var action: () -> Void
    /// Opens the button's menu, if `action` does something else.
    var openMenu: (() -> Void)?
}

/// The button style that is in effect in a subtree.
final class ButtonStyleAttachment {
    /// Makes the body of a custom style; `nil` for a built-in style.
    let maker: StyleMaker<ButtonParts>?
    /// Whether the style's body handles the input, instead of the control around it.
    let isPrimitive: Bool
    let look: ButtonLook

    init(maker: StyleMaker<ButtonParts>?, isPrimitive: Bool, look: ButtonLook = .automatic) {
        self.maker = maker
        self.isPrimitive = isPrimitive
        self.look = look
    }
}

/// The key of the button style among the attachments of the inputs.
enum ButtonStyleKey {}

/// Adapts the buttons in a container, such as an alert, whose buttons also dismiss it.
final class ButtonContainer {
    let adapt: (ButtonParts) -> ButtonParts

    init(adapt: @escaping (ButtonParts) -> ButtonParts) { self.adapt = adapt }
}

/// Creates the nodes of buttons, and of other controls that are operated like buttons.
enum ButtonMaker {
    static func make<Kind: FacedControl>(
        _ control: Kind = ButtonControl(),
        label: ControlLabel,
        inputs: _ViewInputs,
        parts: @escaping (Graph) -> ButtonParts
    ) -> _ViewOutputs {
        var inputs = inputs
        inputs.leaveLabeledValue()
        let container = inputs.attachment(ButtonContainer.self, as: ButtonContainer.self)
        let parts = container.map { container in { container.adapt(parts($0)) } } ?? parts
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
            var look = look == .automatic ? entry?.look(in: graph) ?? parts.look : look
            if look == .automatic, container == nil, node.parts.hasBackgroundOfItsOwn { look = .plain }
            draft.control.face.look = look
            draft.control.face.showsIndicator = parts.showsIndicator
            // A toolbar button that shows only an icon omits the menu indicator.
            if entry != nil, look == .toolbar, node.children.first?.showsTextAsLabel == false {
                draft.control.showIndicator(false)
            }
            let values = EnvironmentValues(scope: environment)
            draft.control.face.borderShape = values.buttonBorderShape
            draft.control.face.fillsWidth = container != nil || values.buttonSizing == .flexible
            draft.state.hasChrome = look != .plain
        }
        ButtonRepeater.attach(to: node, inputs: inputs)
        return _ViewOutputs(node: node)
    }

    /// Creates a button that a custom style draws. The control has no chrome and contains the style's body.
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
            // The style decides on the colors, also for the label of a link.
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
    /// Whether the subtree shows a text.
    fileprivate var showsTextAsLabel: Bool {
        if flags.contains(.hidden) { return false }
        if case .text = content { return true }
        return layoutChildren.contains { $0.showsTextAsLabel }
    }
}

extension ControlDraft where Kind: FacedControl {
    /// Applies the button's properties other than its label and look.
    fileprivate mutating func take(_ parts: ButtonParts) {
        control.face.role = parts.role
        control.showIndicator(parts.showsMenuIndicator)
        control.setURL(parts.url)
        state.isEnabled = state.isEnabled && parts.isEnabled
        actions.press = parts.action
        actions.openMenu = parts.openMenu
    }
}
