import AttributeGraph

/// The key of the search suggestions among the attachments of the inputs.
enum SearchSuggestionsKey {}

/// Provides suggestions to the search fields in the content.
nonisolated struct SearchSuggestionsModifier<Suggestions: View>: InputModifier {
    let suggestions: Suggestions

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(
            SearchSuggestionsKey.self,
            StyleContent(ControlLabel(modifier[\.suggestions]), inputs: inputs))
    }
}

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let number: Int

    /// The host's placement, which is above the content.
    public static let automatic = SearchSuggestionsPlacement(number: 0)
    /// In a menu below the search field.
    public static let menu = SearchSuggestionsPlacement(number: 1)
    /// Above the content of the page.
    public static let content = SearchSuggestionsPlacement(number: 2)

    /// A set of placements.
    public struct Set: OptionSet, Sendable {
        /// The set's elements, one bit for each.
        public var rawValue: Int

        /// Creates a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In a menu below the search field.
        public static let menu = Set(rawValue: 1)
        /// Above the content of the page.
        public static let content = Set(rawValue: 2)
    }
}

private enum HidesSearchSuggestionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether search suggestions above the content are hidden.
    var hidesSearchSuggestions: Bool {
        get { self[HidesSearchSuggestionsKey.self] }
        set { self[HidesSearchSuggestionsKey.self] = newValue }
    }
}

/// The available suggestions, as elements of the column around them: without any, it has no distance to them.
nonisolated struct SearchSuggestions: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.attachment(SearchSuggestionsKey.self, as: StyleContent.self)?.makeList(inputs)
    }

    static var _isUnary: Bool { false }
}

extension View {
    /// Sets the suggestions that are shown during a search with the view's search field.
    ///
    ///     .searchSuggestions {
    ///         ForEach(model.suggestions) { Text($0.name).searchCompletion($0.name) }
    ///     }
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSuggestionsModifier(suggestions: suggestions()))
    }

    /// Shows or hides the search suggestions in the view, for some placements.
    ///
    /// Suggestions are above the content here and never in a menu, so that only `.content` has an effect.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hidesSearchSuggestions) { isHidden in
            if placements.contains(.content), visibility != .automatic { isHidden = visibility == .hidden }
        }
    }

    /// Makes the view, which is a suggestion, a button that replaces the text of the search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: completion, place: \.completeSearch))
    }
}
