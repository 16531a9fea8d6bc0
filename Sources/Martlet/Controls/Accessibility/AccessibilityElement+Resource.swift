// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension View {
    /// What a person may call the view who operates it by voice; the first is the best.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }
}
