import AttributeGraph

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether the labels of controls are hidden. Assistive technology reads them in any case.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// The visibility of the labels of controls.
    public var labelsVisibility: Visibility {
        get { labelsAreHidden ? .hidden : .automatic }
        set { labelsAreHidden = newValue == .hidden }
    }
}

/// Disables the controls in the content, or leaves them as the surrounding view has them.
nonisolated struct DisabledModifier: InputModifier {
    let isDisabled: Bool

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in
            values.isEnabled = values.isEnabled && !modifier.read(in: graph).isDisabled
        }
    }
}

extension View {
    /// Disables the controls in the view, so that the user cannot operate them.
    ///
    ///     Button("Send") { send() }.disabled(text.isEmpty)
    ///
    /// A disabled view cannot be enabled by a modifier inside it.
    ///
    /// - Parameter disabled: Whether the controls are disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }

    /// Hides the labels of controls in the view. Assistive technology still reads them.
    nonisolated public func labelsHidden() -> some View {
        modifier(EnvironmentModifier(keyPath: \.labelsAreHidden, value: true))
    }

    /// Shows or hides the labels of controls in the view. Assistive technology reads them in any case.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        modifier(EnvironmentModifier(keyPath: \.labelsVisibility, value: visibility))
    }

    /// Sets the size of the controls in the view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(EnvironmentModifier(keyPath: \.controlSize, value: controlSize))
    }

    /// Limits the size of the controls in the view to a range.
    ///
    ///     VStack {
    ///         Button("Send") {}
    ///         Button("Cancel") {}
    ///     }
    ///     .controlSize(...ControlSize.regular)
    ///
    /// A size outside of the range becomes the nearest size in it. Of several ranges around a view, the sizes that are
    /// in all of them are allowed. A size that is set inside the view is not limited.
    ///
    /// - Parameter range: The allowed sizes. A range without a size has no effect.
    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        transformEnvironment(\.controlSize) { $0 = range.clamp($0) }
    }
}
