import AttributeGraph

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether the labels of controls are told to assistive technology only.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Whether controls show their labels.
    public var labelsVisibility: Visibility {
        get { labelsAreHidden ? .hidden : .automatic }
        set { labelsAreHidden = newValue == .hidden }
    }
}

/// Takes the ability to be operated from the controls of its content.
nonisolated struct DisabledModifier: InputModifier {
    let isDisabled: Bool

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in
            values.isEnabled = values.isEnabled && !modifier.read(in: graph).isDisabled
        }
    }
}

extension View {
    /// Says whether people can operate the view and what stands in it. What is disabled stays so, whatever stands
    /// further inside.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }

    /// Shows controls without their labels, which assistive technology still reads.
    nonisolated public func labelsHidden() -> some View {
        modifier(EnvironmentModifier(keyPath: \.labelsAreHidden, value: true))
    }

    /// Shows or hides the labels of controls, which assistive technology reads in any case.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        modifier(EnvironmentModifier(keyPath: \.labelsVisibility, value: visibility))
    }

    /// Says how large controls are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(EnvironmentModifier(keyPath: \.controlSize, value: controlSize))
    }
}
