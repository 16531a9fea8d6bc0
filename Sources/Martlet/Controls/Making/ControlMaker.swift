import AttributeGraph
import Foundation

/// A control that is being brought into line with its view.
struct ControlDraft<Kind: Control> {
    /// What the control is.
    var control: Kind
    /// What all controls have.
    var state: ControlState
    /// What it does.
    var actions: ControlActions
}

/// Makes the nodes of controls.
enum ControlMaker {
    /// Makes a control whose label stands in it.
    ///
    /// - Parameters:
    ///   - control: The control as it begins.
    ///   - layout: Places the label and the accessories.
    ///   - label: Makes the label's elements; nil if the control has none.
    ///   - showsLabel: Whether the label is more than a name that assistive technology reads.
    ///   - accessories: What else stands in the control, after the label.
    ///   - update: Brings the control into line with its view; runs when something that it read has changed.
    static func make<Kind: Control>(
        _ control: Kind,
        inputs: _ViewInputs,
        isFocusable: Bool = true,
        layout: any NodeLayout = ControlLayout(),
        label: ControlLabel?,
        showsLabel: Bool = true,
        accessories: [ControlLabel] = [],
        update: @escaping (Graph, RenderNode, inout ControlDraft<Kind>) -> Void
    ) -> RenderNode {
        var inputs = inputs
        // A gauge or a bar of progress is a value itself.
        if isFocusable { inputs.leaveLabeledValue() }
        let node = RenderNode.make(.control(ControlContent(control)), layout: layout, inputs: inputs)
        node.input.isFocusable = isFocusable
        let labelNode = label.map { $0.makeNode(inputs.insideLabel(of: node)) }
        if !showsLabel { labelNode?.setHidden(true) }
        for accessory in accessories { _ = accessory.makeNode(inputs.inside(node)) }
        let environment = inputs.environment
        inputs.followObserving(.controls) { [unowned node] graph in
            guard case .control(var content) = node.content, let control = content.control as? Kind else { return }
            let values = EnvironmentValues(scope: environment)
            content.state.take(values)
            if showsLabel { labelNode?.setHidden(values.labelsAreHidden && control.canHideLabel) }
            var draft = ControlDraft(control: control, state: content.state, actions: content.actions)
            update(graph, node, &draft)
            content.control = draft.control
            content.state = draft.state
            content.actions = draft.actions
            node.setControl(content)
        }
        return node
    }
}

extension ControlState {
    /// Takes what the surroundings of a control say of all controls.
    mutating func take(_ values: EnvironmentValues) {
        isEnabled = values.isEnabled
        size = values.controlSize
        tint = values.tintStyle.map { $0._paint(in: values.styleContext).representativeColor }
    }
}

/// The label of a control: how its elements are made.
struct ControlLabel {
    let isUnary: Bool
    let make: (_ViewInputs) -> Void

    init(isUnary: Bool, make: @escaping (_ViewInputs) -> Void) {
        self.isUnary = isUnary
        self.make = make
    }

    /// The label that a part of a view value is.
    init<Label: View>(_ label: _GraphValue<Label>) {
        self.init(isUnary: Label._isUnary) { Label._makeViewList(view: label, inputs: $0) }
    }

    /// Makes the label as one node: several elements stand beside each other.
    func makeNode(_ inputs: _ViewInputs) -> RenderNode {
        if isUnary, inputs.modifierContent?.isMultiple != true {
            let count = inputs.parent.children.count
            make(inputs)
            return inputs.parent.children[count]
        }
        let row = RenderNode.make(layout: StackLayout.label, inputs: inputs)
        make(inputs.inside(row))
        return row
    }
}

extension StackLayout {
    /// How a label of several elements is laid out.
    static let label = label(isStacked: false)

    /// How a label is laid out whose icon may stand above the title.
    static func label(isStacked: Bool, spacing: CGFloat? = nil) -> StackLayout {
        isStacked
            ? StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: spacing ?? 2)
            : StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: spacing)
    }
}
