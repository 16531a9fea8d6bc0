import AttributeGraph

/// A control that runs an action.
///
///     Button("Save") { save() }
///     Button(role: .destructive) { remove() } label: { Label("Delete", systemImage: "trash") }
nonisolated public struct Button<Label: View>: PrimitiveView {
    let label: Label
    let role: ButtonRole?
    let action: @MainActor () -> Void

    init(label: Label, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.label = label
        self.role = role
        self.action = action
    }

    /// A button with the label of a builder.
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: nil, action: action)
    }

    /// A button with a role and the label of a builder.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: role, action: action)
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = view[\.label]
        return ButtonMaker.make(label: ControlLabel(label), inputs: inputs) { graph in
            let button = view.pointer(in: graph)
            return ButtonParts(role: button.pointee.role, action: unisolated(button.pointee.action))
        }
    }
}

extension Button where Label == Text {
    /// A button with a title that is localised.
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(titleKey), role: nil, action: action)
    }

    /// A button with a role and a title that is localised.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(titleKey), role: role, action: action)
    }

    /// A button with a title that is shown as it is, and perhaps a role: one initialiser for both, since each more of them
    /// costs the type checker time wherever a body has an error.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(title), role: role, action: action)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a primitive style was asked for, for the style to put into its body.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(label: configuration.label, role: configuration.role, action: isolated(configuration.action))
    }
}
