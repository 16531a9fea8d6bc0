private enum CompleteSearchTokenKey: EnvironmentKey {
    static var defaultValue: (@MainActor (Any) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Takes over the token that a suggestion stands for; nil outside of suggestions.
    var completeSearchToken: (@MainActor (Any) -> Void)? {
        get { self[CompleteSearchTokenKey.self] }
        set { self[CompleteSearchTokenKey.self] = newValue }
    }
}

extension View {
    /// Makes of the view, which is a suggestion, a button that puts a token into the search field, in place of what is
    /// typed.
    ///
    ///     .searchable(text: $text, tokens: $tokens) { Text($0.name) }
    ///     .searchSuggestions {
    ///         ForEach(fruits) { Text($0.name).searchCompletion($0) }
    ///     }
    ///
    /// - Parameter token: A token of the kind that the field holds. A field that holds others, or none, leaves it.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(CompletionModifier<Any>(completion: token, place: \.completeSearchToken))
    }
}
