// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension View {
    /// Shows a badge at the end of the view's list row; `nil` for no badge.
    @_disfavoredOverload
    nonisolated public func badge(_ label: LocalizedStringResource?) -> some View { badge(label.map { Text($0) }) }
}
