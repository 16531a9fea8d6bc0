/// The label of a button that is created with only a role.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// A standard title and symbol for the role.
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
    /// Creates a button with a standard label for its role.
    ///
    ///     Button(role: .close) { dismiss() }
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(label: DefaultButtonLabel(role: role), role: role, action: action)
    }
}
