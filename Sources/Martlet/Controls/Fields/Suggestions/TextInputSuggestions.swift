import Foundation

/// Shows suggestions below a field while the user types in it.
nonisolated private struct TextInputSuggestionsModifier<Suggestions: View>: ViewModifier {
    let suggestions: Suggestions
    @State private var link = FieldLink()
    /// Whether a suggestion was chosen since the last typed character.
    @State private var isChosen = false
    @FocusState private var isFocused: Bool
    @FocusState private var isInside: Bool

    init(suggestions: Suggestions) { self.suggestions = suggestions }

    @MainActor func body(content: Content) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            content
                .modifier(FieldLinkModifier(link: link))
                .focused($isFocused)
            if isFocused || isInside, !isChosen {
                VStack(alignment: .leading, spacing: 4) { suggestions }
                    .focused($isInside)
                    .environment(\.completeTextInput) { complete($0) }
            }
        }
        .onChange(of: isFocused) { _, isFocused in
            guard isFocused else { return }
            link.editor?.textChanged = { isChosen = false }
        }
    }

    @MainActor private func complete(_ completion: String) {
        link.focus()
        link.editor?.replace(with: completion)
        isChosen = true
    }
}

private enum CompleteTextInputKey: EnvironmentKey {
    static var defaultValue: (@MainActor (String) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Replaces the field's text with a suggestion; `nil` if the environment offers no suggestions.
    var completeTextInput: (@MainActor (String) -> Void)? {
        get { self[CompleteTextInputKey.self] }
        set { self[CompleteTextInputKey.self] = newValue }
    }
}

extension View {
    /// Shows suggestions while the user types in the view's field.
    ///
    ///     TextField("City", text: $city)
    ///         .textInputSuggestions {
    ///             ForEach(matches) { Text($0.name).textInputCompletion($0.name) }
    ///         }
    ///
    /// The suggestions are below the field while it is edited, and the Tab key leads to them.
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(TextInputSuggestionsModifier(suggestions: suggestions()))
    }

    /// Shows one suggestion for each element while the user types in the view's field.
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        modifier(TextInputSuggestionsModifier(suggestions: ForEach(data, content: content)))
    }

    /// Shows one suggestion for each element, identified by a key path, while the user types in the view's field.
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        modifier(TextInputSuggestionsModifier(suggestions: ForEach(data, id: id, content: content)))
    }

    /// Makes the view, which is a suggestion, a button that replaces the field's text.
    nonisolated public func textInputCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: completion, place: \.completeTextInput))
    }
}
