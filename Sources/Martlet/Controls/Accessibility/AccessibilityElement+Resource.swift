// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension View {
    /// Sets the names by which users of voice control may refer to the view. The first name is the preferred one.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }
}
