/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
    /// The visibility of a search field in the bar of a page, on systems that can hide it. No effect here.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private init() {}

        /// The system's default.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// The field is always visible.
        public static let always = NavigationBarDrawerDisplayMode()
    }

    private init() {}

    /// Below the bar of the page.
    public static let automatic = SearchFieldPlacement()
    /// In the bar of the page. Here the field is below the bar.
    public static let toolbar = SearchFieldPlacement()
    /// In the sidebar. Here the field is below the bar of the view's page.
    public static let sidebar = SearchFieldPlacement()
    /// Below the bar of the page.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// Below the bar of the page. The field is always visible, whatever the mode.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// An action that ends a search: it clears the text of the search field and removes its focus.
///
///     @Environment(\.dismissSearch) private var dismissSearch
///     Button("Done") { dismissSearch() }
public struct DismissSearchAction {
    let action: (() -> Void)?

    /// Ends the search, if there is one.
    @MainActor public func callAsFunction() { action?() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(action: nil) }
}
private enum CompleteSearchKey: EnvironmentKey {
    static var defaultValue: (@MainActor (String) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Whether the user is searching with the search field of the enclosing `searchable`: from when the field gets the
    /// focus until the search is dismissed.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The action that ends the search with the search field of the enclosing `searchable`.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// Replaces the text of the search field with a suggestion; `nil` outside of suggestions.
    var completeSearch: (@MainActor (String) -> Void)? {
        get { self[CompleteSearchKey.self] }
        set { self[CompleteSearchKey.self] = newValue }
    }
}

/// Adds a search field to the content's page.
nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let presentation: Binding<Bool>?
    let prompt: Text?
    let tokens: SearchTokens?
    @State private var isActive = false
    @FocusState private var isFocused: Bool

    init(text: Binding<String>, presentation: Binding<Bool>?, prompt: Text?, tokens: SearchTokens? = nil) {
        self.text = text
        self.presentation = presentation
        self.prompt = prompt
        self.tokens = tokens
    }

    @MainActor func body(content: Content) -> some View {
        let isSearching = presentation ?? $isActive
        let dismiss = DismissSearchAction { [text, _isFocused] in
            text.wrappedValue = ""
            _isFocused.wrappedValue = false
            isSearching.wrappedValue = false
        }
        content
            .environment(\.isSearching, isSearching.wrappedValue)
            .environment(\.dismissSearch, dismiss)
            .modifier(
                ToolbarModifier(
                    items: SearchItem(
                        content: SearchBar(
                            text: text, isSearching: isSearching, isFocused: $isFocused, prompt: prompt,
                            tokens: tokens, dismiss: dismiss)))
            )
    }
}

/// The toolbar item of a search field, which has a bar of its own.
nonisolated struct SearchItem<Content: View>: PrimitiveToolbarContent {
    let content: Content

    static func _makeToolbar(content item: _GraphValue<Self>, inputs: _ViewInputs) {
        ToolbarEntry.make(item[\.content], inputs: inputs) { _ in .search }
    }
}

/// A search field with a Cancel button, above the scopes and suggestions.
struct SearchBar: View {
    let text: Binding<String>
    let isSearching: Binding<Bool>
    let isFocused: FocusState<Bool>.Binding
    let prompt: Text?
    let tokens: SearchTokens?
    let dismiss: DismissSearchAction
    @Environment(\.searchFieldFocus) private var outerFocus
    @Environment(\.searchFieldSelection) private var selection

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                tokens?.views
                if let outerFocus { outerFocus.apply(AnyView(field)) } else { field }
                if isSearching.wrappedValue {
                    Button("Cancel") { dismiss() }
                }
            }
            if isSearching.wrappedValue { SearchChoices(text: text, tokens: tokens, isFocused: isFocused) }
        }
        .onChange(of: isFocused.wrappedValue) { _, isFocused in
            if isFocused { isSearching.wrappedValue = true }
        }
        .onChange(of: isSearching.wrappedValue, initial: true) { _, isSearching in
            if isSearching, !isFocused.wrappedValue { isFocused.wrappedValue = true }
        }
    }
}

extension SearchBar {
    private var field: some View {
        SearchTextField(text: text, selection: selection, prompt: prompt)
            .modifier(SearchFieldLook())
            .focused(isFocused)
            .onKeyPress(.escape) {
                dismiss()
                return .handled
            }
            .onKeyPress(.delete) {
                guard text.wrappedValue.isEmpty, let tokens, !tokens.isEmpty else { return .ignored }
                tokens.removeLast()
                return .handled
            }
    }
}

/// The scopes and suggestions that modifiers around the search field provide.
private struct SearchChoices: View {
    let text: Binding<String>
    let tokens: SearchTokens?
    let isFocused: FocusState<Bool>.Binding
    @Environment(\.hidesSearchSuggestions) private var hidesSuggestions

    @ViewBuilder var body: some View {
        SearchScopeRow()
        if !hidesSuggestions {
            SearchSuggestions()
                .environment(\.completeSearch) { completion in
                    text.wrappedValue = completion
                    isFocused.wrappedValue = false
                }
                .environment(\.completeSearchToken) { token in
                    // The token replaces the text that the user has typed to find it.
                    if tokens?.add(token) == true { text.wrappedValue = "" }
                }
        }
    }
}

/// Sets the look of search fields.
nonisolated struct SearchFieldLook: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(TextFieldStyleKey.self, FieldStyleLook(.search))
    }
}

extension View {
    /// Adds a search field to the view's page.
    ///
    ///     List(found) { Text($0.name) }
    ///         .searchable(text: $text, prompt: "Name")
    ///
    /// The field only edits the text; the view itself shows the results. Escape ends the search.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - placement: The placement of the field.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic
    ) -> some View {
        modifier(SearchableModifier(text: text, presentation: nil, prompt: nil))
    }

    /// Adds a search field with a prompt, which is a `Text`, an optional `Text` or a resource, to the view's page.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func searchable<Prompt: _SearchPrompt & _OverloadFilter>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View {
        modifier(SearchableModifier(text: text, presentation: nil, prompt: prompt._searchPrompt))
    }

    /// Adds a search field with a localized prompt to the page.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a verbatim prompt to the page.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a binding to its presentation to the page.
    nonisolated public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic
    ) -> some View {
        modifier(SearchableModifier(text: text, presentation: isPresented, prompt: nil))
    }

    /// Adds a search field with a prompt, which is a `Text`, an optional `Text` or a resource, and with a binding to
    /// its presentation to the page.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func searchable<Prompt: _SearchPrompt & _OverloadFilter>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View {
        modifier(SearchableModifier(text: text, presentation: isPresented, prompt: prompt._searchPrompt))
    }

    /// Adds a search field with a localized prompt and a binding to its presentation to the page.
    nonisolated public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a verbatim prompt and a binding to its presentation to the page.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with suggestions to the page.
    nonisolated public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with a localized prompt and suggestions to the page.
    nonisolated public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
