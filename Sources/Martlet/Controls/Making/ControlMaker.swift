import AttributeGraph
import Foundation

/// Makes the nodes of controls.
enum ControlMaker {
    /// Makes a control whose label stands in it.
    ///
    /// - Parameters:
    ///   - layout: Places the label and the accessories.
    ///   - label: Makes the label's elements; nil if the control has none.
    ///   - showsLabel: Whether the label is more than a name that assistive technology reads.
    ///   - accessories: What else stands in the control, after the label.
    ///   - update: Brings the control into line with its view; runs when something that it read has changed.
    static func make(
        _ role: ControlRole,
        inputs: _ViewInputs,
        isFocusable: Bool = true,
        layout: any NodeLayout = ControlLayout(),
        label: ControlLabel?,
        showsLabel: Bool = true,
        accessories: [ControlLabel] = [],
        update: @escaping (Graph, RenderNode, inout ControlContent) -> Void
    ) -> RenderNode {
        let node = RenderNode.make(.control(ControlContent(role: role)), layout: layout, inputs: inputs)
        node.input.isFocusable = isFocusable
        let labelNode = label.map { $0.makeNode(inputs.insideLabel(of: node)) }
        if !showsLabel { labelNode?.setHidden(true) }
        for accessory in accessories { _ = accessory.makeNode(inputs.inside(node)) }
        let environment = inputs.environment
        inputs.followObserving(.controls) { [unowned node] graph in
            guard case .control(var control) = node.content else { return }
            let values = EnvironmentValues(scope: environment)
            control.isEnabled = values.isEnabled
            control.size = values.controlSize
            control.tint = values.tintStyle.map { $0._paint(in: values.styleContext).representativeColor }
            if showsLabel { labelNode?.setHidden(values.labelsAreHidden && role.canHideLabel) }
            update(graph, node, &control)
            node.setControl(control)
        }
        return node
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
    static let label = StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
}

extension ControlRole {
    /// Whether the control can be told and used without its label.
    fileprivate var canHideLabel: Bool {
        switch self {
        case .toggle, .stepper, .slider, .picker, .progress, .datePicker, .colorPicker: true
        default: false
        }
    }
}

extension RenderNode {
    /// Gives the control another content, and tells the host if it looks different.
    func setControl(_ control: ControlContent) {
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

    /// Changes the control outside of an update, which is asked for.
    func changeControl(_ change: (inout ControlContent) -> Void) {
        guard case .control(var control) = content else { return }
        change(&control)
        setControl(control)
        scene.writes.requestUpdate()
    }

    /// The control that the node is, if it is one.
    var controlContent: ControlContent? {
        if case .control(let control) = content { return control }
        return nil
    }
}
