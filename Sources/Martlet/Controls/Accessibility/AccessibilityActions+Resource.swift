// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension View {
    /// Adds an action with a name for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named name: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
}
