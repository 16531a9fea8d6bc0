/// The label of a button that has nothing but a role.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// The name of the role and its symbol.
    public var body: some View {
        switch role {
        case .destructive: Label("Delete", systemImage: "trash")
        case .close: Label("Close", systemImage: "xmark")
        case .confirm: Label("Done", systemImage: "checkmark")
        default: Label("Cancel", systemImage: "xmark")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button that its role names.
    ///
    ///     Button(role: .close) { dismiss() }
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(label: DefaultButtonLabel(role: role), role: role, action: action)
    }
}
