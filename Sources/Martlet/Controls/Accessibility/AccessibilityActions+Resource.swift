// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension View {
    /// Adds a named accessibility action to the view.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named name: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
}
