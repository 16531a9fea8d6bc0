import Foundation

/// The tokens before the text of a search field.
struct SearchTokens {
    /// The views of the tokens.
    let views: AnyView
    let isEmpty: Bool
    /// Removes the last token.
    let removeLast: @MainActor () -> Void
    /// Adds a token, if it has the type of the field's tokens and is not among them. Returns whether it has that type.
    let add: @MainActor (Any) -> Bool

    @MainActor
    init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ tokens: Binding<C>,
        token: @escaping (Binding<C.Element>) -> some View
    ) where C.Element: Identifiable {
        let ids = tokens.wrappedValue.map(\.id)
        isEmpty = ids.isEmpty
        removeLast = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() } }
        add = { token in
            guard let token = token as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
            return true
        }
        views = AnyView(
            ForEach(ids, id: \.self) { id in
                if let element = Binding(tokens: tokens, id: id) {
                    HStack(spacing: 4) {
                        token(element)
                        Button("Remove", systemImage: "xmark") { tokens.wrappedValue.removeAll { $0.id == id } }
                            .labelStyle(.iconOnly)
                            .buttonStyle(.plain)
                    }
                    .padding(.horizontal, 8)
                    .background(.tint.opacity(0.2), in: .capsule)
                }
            })
    }
}

extension Binding {
    /// Creates a binding to the token with an id; `nil` if there is none.
    fileprivate init?<C: MutableCollection & RandomAccessCollection>(tokens: Binding<C>, id: Value.ID)
    where Value == C.Element, Value: Identifiable {
        guard let first = tokens.wrappedValue.first(where: { $0.id == id }) else { return nil }
        self.init(
            get: { tokens.wrappedValue.first { $0.id == id } ?? first },
            set: { value in
                guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == id }) else { return }
                tokens.wrappedValue[index] = value
            })
    }
}

/// Adds a search field with tokens to the content's page.
nonisolated struct TokenSearchModifier<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
>:
    ViewModifier
where C.Element: Identifiable {
    let text: Binding<String>
    let tokens: Binding<C>
    let suggestions: C?
    let presentation: Binding<Bool>?
    let prompt: Text?
    let token: (Binding<C.Element>) -> T

    init(
        text: Binding<String>, tokens: Binding<C>, suggestions: C? = nil, presentation: Binding<Bool>? = nil,
        prompt: Text?, token: @escaping (Binding<C.Element>) -> T
    ) {
        self.text = text
        self.tokens = tokens
        self.suggestions = suggestions
        self.presentation = presentation
        self.prompt = prompt
        self.token = token
    }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        let field = content.modifier(
            SearchableModifier(
                text: text, presentation: presentation, prompt: prompt, tokens: SearchTokens(tokens, token: token)))
        // Without suggested tokens, the field keeps the suggestions of the environment.
        if suggestions == nil { field } else { field.modifier(SearchSuggestionsModifier(suggestions: suggestedTokens)) }
    }

    /// The suggested tokens, while the text is empty.
    @MainActor @ViewBuilder private var suggestedTokens: some View {
        if let suggestions, text.wrappedValue.isEmpty {
            let taken = Set(tokens.wrappedValue.map(\.id))
            ForEach(suggestions.filter { !taken.contains($0.id) }) { element in
                Button {
                    tokens.wrappedValue.append(element)
                } label: {
                    token(.constant(element))
                }
                .buttonStyle(.borderless)
            }
        }
    }
}
