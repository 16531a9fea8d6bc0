// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension Button where Label == Text {
    /// Creates a button with a title resource and an optional role.
    @_disfavoredOverload
    @preconcurrency
    public init(_ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(title), role: role, action: action)
    }
}

extension Button where Label == Martlet.Label<Text, Image> {
    /// Creates a button with a title resource, a system symbol and an optional role.
    @_disfavoredOverload
    @preconcurrency public init(
        _ title: LocalizedStringResource,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(label: Martlet.Label(title, systemImage: systemImage), role: role, action: action)
    }
}
