// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Button where Label == Text {
    /// A button with a title that is a resource, and perhaps a role.
    @_disfavoredOverload
    @preconcurrency
    public init(_ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(title), role: role, action: action)
    }
}
