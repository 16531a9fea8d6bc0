import Foundation

/// Shows suggestions below a field for as long as a person types in it.
nonisolated private struct TextInputSuggestionsModifier<Suggestions: View>: ViewModifier {
    let suggestions: Suggestions
    @State private var link = FieldLink()
    /// Whether a suggestion was chosen, and nothing has been typed since.
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
    /// Puts a suggestion into the field; nil where there are no suggestions.
    var completeTextInput: (@MainActor (String) -> Void)? {
        get { self[CompleteTextInputKey.self] }
        set { self[CompleteTextInputKey.self] = newValue }
    }
}

extension View {
    /// Says what may be meant while a person types in the field in the view.
    ///
    ///     TextField("City", text: $city)
    ///         .textInputSuggestions {
    ///             ForEach(matches) { Text($0.name).textInputCompletion($0.name) }
    ///         }
    ///
    /// Suggestions stand below the field, where the Tab key leads to them, for as long as one types there.
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(TextInputSuggestionsModifier(suggestions: suggestions()))
    }

    /// Says what may be meant while a person types in the field in the view: a view for each element.
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        modifier(TextInputSuggestionsModifier(suggestions: ForEach(data, content: content)))
    }

    /// Says what may be meant while a person types in the field in the view: a view for each element, which `id` tells
    /// apart.
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        modifier(TextInputSuggestionsModifier(suggestions: ForEach(data, id: id, content: content)))
    }

    /// Makes of the view, which is a suggestion, a button that puts a text into the field.
    nonisolated public func textInputCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: completion, place: \.completeTextInput))
    }
}
