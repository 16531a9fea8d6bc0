/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    /// How a field in the bar of a page is shown on systems that hide it.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private init() {}

        /// As suits the page.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }

    private init() {}

    /// Below the bar of the page.
    public static let automatic = SearchFieldPlacement()
    /// In the bar of the page: here, below it.
    public static let toolbar = SearchFieldPlacement()
    /// In a sidebar: here, below the bar of the page that the view stands on.
    public static let sidebar = SearchFieldPlacement()
    /// Below the bar of the page.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// Below the bar of the page, where it is always shown.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// Gives up a search: its field loses its text and the focus.
///
///     @Environment(\.dismissSearch) private var dismissSearch
///     Button("Done") { dismissSearch() }
public struct DismissSearchAction {
    let action: (() -> Void)?

    /// Gives up the search; does nothing where nobody searches.
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
    /// Whether a person searches by the search field of the `searchable` around the view: from when the field gets the
    /// focus until the search is given up.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Gives up the search by the search field of the `searchable` around the view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// Takes over what a suggestion says; nil outside of suggestions.
    var completeSearch: (@MainActor (String) -> Void)? {
        get { self[CompleteSearchKey.self] }
        set { self[CompleteSearchKey.self] = newValue }
    }
}

/// A search field for what the content shows.
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

/// The item of a search field, which stands in a bar of its own.
nonisolated struct SearchItem<Content: View>: PrimitiveToolbarContent {
    let content: Content

    static func _makeToolbar(content item: _GraphValue<Self>, inputs: _ViewInputs) {
        ToolbarEntry.make(item[\.content], inputs: inputs) { _ in .search }
    }
}

/// A search field, the way out of the search, and below them what there is to choose from.
struct SearchBar: View {
    let text: Binding<String>
    let isSearching: Binding<Bool>
    let isFocused: FocusState<Bool>.Binding
    let prompt: Text?
    let tokens: SearchTokens?
    let dismiss: DismissSearchAction
    @Environment(\.searchFieldFocus) private var outerFocus

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
        TextField("Search", text: text, prompt: prompt)
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

/// The scopes to search in, and the suggestions, as modifiers around the search field declare them.
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
                    // The token stands for what was typed of it.
                    if tokens?.add(token) == true { text.wrappedValue = "" }
                }
        }
    }
}

/// Gives the field of a search its look.
nonisolated struct SearchFieldLook: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(TextFieldStyleKey.self, FieldStyleLook(.search))
    }
}

extension View {
    /// Adds a search field to the page that the view stands on.
    ///
    ///     List(found) { Text($0.name) }
    ///         .searchable(text: $text, prompt: "Name")
    ///
    /// The field edits the text and does nothing else: what is shown for it is the view's own affair. Escape gives the
    /// search up.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic
    ) -> some View {
        modifier(SearchableModifier(text: text, presentation: nil, prompt: nil))
    }

    /// Adds a search field to the page that the view stands on, with a prompt: a `Text`, an optional one, or a resource.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func searchable<Prompt: _SearchPrompt & _ToldApart>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View {
        modifier(SearchableModifier(text: text, presentation: nil, prompt: prompt._searchPrompt))
    }

    /// Adds a search field with a prompt that is localised to the page.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt that is shown as it is to the page.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the page, and says by a binding whether a person searches.
    nonisolated public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic
    ) -> some View {
        modifier(SearchableModifier(text: text, presentation: isPresented, prompt: nil))
    }

    /// Adds a search field with a prompt to the page, and says by a binding whether a person searches. The prompt is a
    /// `Text`, an optional one, or a resource.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func searchable<Prompt: _SearchPrompt & _ToldApart>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View {
        modifier(SearchableModifier(text: text, presentation: isPresented, prompt: prompt._searchPrompt))
    }

    /// Adds a search field with a prompt that is localised to the page, and says by a binding whether a person
    /// searches.
    nonisolated public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt that is shown as it is to the page, and says by a binding whether a person
    /// searches.
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

    /// Adds a search field with a prompt that is localised and with suggestions to the page.
    nonisolated public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
