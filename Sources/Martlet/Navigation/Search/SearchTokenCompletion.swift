private enum CompleteSearchTokenKey: EnvironmentKey {
    static var defaultValue: (@MainActor (Any) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Adds the token of a suggestion to the search field; `nil` outside of suggestions.
    var completeSearchToken: (@MainActor (Any) -> Void)? {
        get { self[CompleteSearchTokenKey.self] }
        set { self[CompleteSearchTokenKey.self] = newValue }
    }
}

extension View {
    /// Makes the view, which is a suggestion, a button that adds a token to the search field and clears the field's
    /// text.
    ///
    ///     .searchable(text: $text, tokens: $tokens) { Text($0.name) }
    ///     .searchSuggestions {
    ///         ForEach(fruits) { Text($0.name).searchCompletion($0) }
    ///     }
    ///
    /// - Parameter token: The token. A search field with tokens of another type, or without tokens, ignores it.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(CompletionModifier<Any>(completion: token, place: \.completeSearchToken))
    }
}
