import AttributeGraph

/// A control that is on or off.
///
///     Toggle("Wi-Fi", isOn: $isOn)
nonisolated public struct Toggle<Label: View>: PrimitiveView {
    let label: Label
    let isOn: Binding<Bool>
    /// Whether only some of the toggle's values are on; nil for a toggle of one value.
    let isMixed: Binding<Bool>?

    /// A toggle with the label of a builder.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isOn: isOn)
    }

    init(label: Label, isOn: Binding<Bool>, isMixed: Binding<Bool>? = nil) {
        self.label = label
        self.isOn = isOn
        self.isMixed = isMixed
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inputs = inputs
        inputs.leaveLabeledValue()
        let label = ControlLabel.titles(view[\.label])
        let style = inputs.attachment(ToggleStyleKey.self, as: ToggleStyleAttachment.self)
        let body = style?.maker.map { maker in
            ControlLabel(isUnary: true) { inner in
                var inner = inner
                inner.attach(ToggleStyleConfiguration.Label.self, StyleContent(label, inputs: inputs))
                _ = maker.make(inputs: inner) { graph in
                    let view = view.pointer(in: graph).pointee
                    return ToggleParts(isOn: view.isOn, isMixed: view.isMixed?.wrappedValue ?? false)
                }
            }
        }
        let environment = inputs.environment
        let isInBar = inputs.toolbarEntry(of: inputs.parent) != nil
        let switchesInForms = inputs.scene.profile.list.box != nil
        let node = ControlMaker.make(
            ToggleControl(),
            inputs: inputs,
            isFocusable: body == nil,
            label: body ?? label
        ) { graph, _, draft in
            let isOn = view.pointer(in: graph).pointee.isOn
            draft.control.isOn = isOn.wrappedValue
            draft.control.isMixed = view.pointer(in: graph).pointee.isMixed?.wrappedValue ?? false
            draft.state.hasChrome = body == nil
            draft.control.look = style?.look ?? .automatic
            if draft.control.look == .automatic, switchesInForms,
                EnvironmentValues(scope: environment).rowsHaveSwitches
            {
                draft.control.look = .switching
            }
            // As buttons are there.
            if draft.control.look == .automatic, isInBar { draft.control.look = .button }
            draft.control.isInBar = isInBar
            draft.control.isInRow = EnvironmentValues(scope: environment).isInRows
            if let tint = style?.tint(graph) {
                draft.state.tint = EnvironmentValues(scope: environment).styleContext.resolve(tint)
            }
            draft.state.isDrawnByStyle = body != nil
            draft.actions.press = { isOn.wrappedValue.toggle() }
        }
        return _ViewOutputs(node: node)
    }
}

extension EnvironmentValues {
    /// Whether toggles in rows are switches, where the host has boxes around rows: one whose label is not shown stands
    /// before what else is in the row, and is a check box.
    fileprivate var rowsHaveSwitches: Bool {
        if isInForm { return true }
        guard isInRows, !labelsAreHidden else { return false }
        return listLook.inPlace(listPlace, boxes: true).isBoxed
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(label: Text(titleKey), isOn: isOn)
    }

    /// A toggle with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(label: Text(title), isOn: isOn)
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was asked for, for the style to put into its body.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(label: configuration.label, isOn: configuration.$isOn, isMixed: .constant(configuration.isMixed))
    }
}
