import AttributeGraph
import Foundation

/// The values of a control that a rule updates to those of its view.
///
/// Without a requirement: where the compiler makes a type from its name, the runtime searches the conformances of the
/// whole program for each.
struct ControlDraft<Kind> {
    /// The properties of this kind of control.
    var control: Kind
    /// The properties that all controls have.
    var state: ControlState
    /// The closures that the control runs.
    var actions: ControlActions
}

/// Creates the nodes of controls.
enum ControlMaker {
    /// Creates a control whose node contains its label.
    ///
    /// - Parameters:
    ///   - control: The initial control.
    ///   - layout: The layout of the label and the accessories.
    ///   - label: The label; `nil` if the control has none.
    ///   - showsLabel: Whether the label is visible, instead of only naming the control for assistive technology.
    ///   - accessories: Other nodes of the control, after the label.
    ///   - update: Updates the draft to the view's values. It runs in a rule, again when a value that it read has
    ///     changed.
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
        // Only interactive controls leave the value style: a gauge or a progress bar is itself a value.
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
    /// Applies the values of the environment that concern all controls.
    mutating func take(_ values: EnvironmentValues) {
        isEnabled = values.isEnabled
        size = values.controlSize
        tint = values.tintStyle.map { $0._paint(in: values.styleContext).representativeColor }
    }
}

/// A control's label, as a closure that creates its nodes.
struct ControlLabel {
    let isUnary: Bool
    let make: (_ViewInputs) -> Void

    init(isUnary: Bool, make: @escaping (_ViewInputs) -> Void) {
        self.isUnary = isUnary
        self.make = make
    }

    /// Creates a label from a view value.
    init<Label: View>(_ label: _GraphValue<Label>) {
        self.init(isUnary: Label._isUnary) { Label._makeViewList(view: label, inputs: $0) }
    }

    /// Creates the label as a single node. Several views form a row.
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
    /// The layout of a label with several views.
    static let label = label(isStacked: false)

    /// Returns the layout of a label, whose icon may be above the title.
    static func label(isStacked: Bool, spacing: CGFloat? = nil) -> StackLayout {
        isStacked
            ? StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: spacing ?? 2)
            : StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: spacing)
    }
}
