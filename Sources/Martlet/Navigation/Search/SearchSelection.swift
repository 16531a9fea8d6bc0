private enum SearchFieldSelectionKey: EnvironmentKey { static var defaultValue: Binding<TextSelection?>? { nil } }

extension EnvironmentValues {
    /// The binding that search fields connect with their selection; `nil` without one.
    var searchFieldSelection: Binding<TextSelection?>? {
        get { self[SearchFieldSelectionKey.self] }
        set { self[SearchFieldSelectionKey.self] = newValue }
    }
}

/// The text field of a search, with a bound selection if the app binds one.
struct SearchTextField: View {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    let prompt: Text?

    @ViewBuilder var body: some View {
        if let selection {
            TextField("Search", text: text, selection: selection, prompt: prompt)
        } else {
            TextField("Search", text: text, prompt: prompt)
        }
    }
}

extension View {
    /// Connects the selection in the view's search field with a binding. Each follows changes of the other.
    ///
    ///     List(found) { Text($0.name) }
    ///         .searchable(text: $text)
    ///         .searchSelection($selection)
    ///
    /// - Parameter selection: The selection, as indices of the search text; `nil` until the user edits the text.
    nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
        environment(\.searchFieldSelection, selection)
    }
}
