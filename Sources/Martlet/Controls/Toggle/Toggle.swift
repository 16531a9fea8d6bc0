import AttributeGraph

/// A control that turns a setting on or off.
///
///     Toggle("Wi-Fi", isOn: $isOn)
///
/// ``View/toggleStyle(_:)`` sets the look. A toggle for several values, created with `sources`, can also be mixed.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
    let label: Label
    let isOn: Binding<Bool>
    /// Whether the toggle's values differ; `nil` for a toggle of one value.
    let isMixed: Binding<Bool>?

    /// Creates a toggle with a label from a builder.
    ///
    /// - Parameters:
    ///   - isOn: A binding to the setting.
    ///   - label: A builder of the view that describes the setting.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isOn: isOn)
    }

    init(label: Label, isOn: Binding<Bool>, isMixed: Binding<Bool>? = nil) {
        self.label = label
        self.isOn = isOn
        self.isMixed = isMixed
    }

    /// Creates the view's node, once for each identity.
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
            // A toggle in a bar looks like a button.
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
    /// Whether toggles in rows are drawn as switches, on hosts with boxes around rows. A toggle without a visible label
    /// is before the other content of its row, and is drawn as a check box.
    fileprivate var rowsHaveSwitches: Bool {
        if isInForm { return true }
        guard isInRows, !labelsAreHidden else { return false }
        return listLook.inPlace(listPlace, boxes: true).isBoxed
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(label: Text(titleKey), isOn: isOn)
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style styles, for use in the style's body.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(label: configuration.label, isOn: configuration.$isOn, isMixed: .constant(configuration.isMixed))
    }
}
