// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension View {
    /// Shows a text at the end of the view's row in a list; nil for nothing.
    @_disfavoredOverload
    nonisolated public func badge(_ label: LocalizedStringResource?) -> some View { badge(label.map { Text($0) }) }
}
