import AttributeGraph

/// A control that runs an action when the user presses it.
///
///     Button("Save") { save() }
///     Button(role: .destructive) { remove() } label: { Label("Delete", systemImage: "trash") }
///
/// The look comes from the nearest `buttonStyle(_:)`, and the role may change it: a destructive button is drawn
/// with a warning color where the host has one. A disabled button keeps its place and does not run its action.
nonisolated public struct Button<Label: View>: PrimitiveView {
    let label: Label
    let role: ButtonRole?
    let action: @MainActor () -> Void

    init(label: Label, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.label = label
        self.role = role
        self.action = action
    }

    /// Creates a button with a label from a builder.
    ///
    /// - Parameters:
    ///   - action: The closure that runs on the main actor when the user presses the button.
    ///   - label: A builder of the view that describes the action.
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: nil, action: action)
    }

    /// Creates a button with a role and a label from a builder.
    ///
    /// - Parameters:
    ///   - role: The purpose of the button, such as `.destructive`; `nil` for an ordinary button.
    ///   - action: The closure that runs on the main actor when the user presses the button.
    ///   - label: A builder of the view that describes the action.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: role, action: action)
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = view[\.label]
        return ButtonMaker.make(label: ControlLabel(label), inputs: inputs) { graph in
            let button = view.pointer(in: graph)
            return ButtonParts(role: button.pointee.role, action: unisolated(button.pointee.action))
        }
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title in the localization tables.
    ///   - action: The closure that runs on the main actor when the user presses the button.
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(titleKey), role: nil, action: action)
    }

    /// Creates a button with a role and a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title in the localization tables.
    ///   - role: The purpose of the button, such as `.destructive`; `nil` for an ordinary button.
    ///   - action: The closure that runs on the main actor when the user presses the button.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(titleKey), role: role, action: action)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a primitive style styles, for use in the style's body.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(label: configuration.label, role: configuration.role, action: isolated(configuration.action))
    }
}
