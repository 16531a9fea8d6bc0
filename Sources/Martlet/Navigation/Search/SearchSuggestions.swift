import AttributeGraph

/// The key under which a search field finds what suggestions there are.
enum SearchSuggestionsKey {}

/// Lends suggestions to the search fields in the content.
nonisolated struct SearchSuggestionsModifier<Suggestions: View>: InputModifier {
    let suggestions: Suggestions

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(
            SearchSuggestionsKey.self,
            StyleContent(ControlLabel(modifier[\.suggestions]), inputs: inputs))
    }
}

/// Where suggestions for a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let number: Int

    /// As suits the host: above the content.
    public static let automatic = SearchSuggestionsPlacement(number: 0)
    /// In a menu below the search field.
    public static let menu = SearchSuggestionsPlacement(number: 1)
    /// Above the content of the page.
    public static let content = SearchSuggestionsPlacement(number: 2)

    /// Several places.
    public struct Set: OptionSet, Sendable {
        /// A bit for each place.
        public var rawValue: Int

        /// The places of some bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In a menu below the search field.
        public static let menu = Set(rawValue: 1)
        /// Above the content of the page.
        public static let content = Set(rawValue: 2)
    }
}

private enum HidesSearchSuggestionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether suggestions for searches are not shown above the content.
    var hidesSearchSuggestions: Bool {
        get { self[HidesSearchSuggestionsKey.self] }
        set { self[HidesSearchSuggestionsKey.self] = newValue }
    }
}

/// The suggestions that are lent, below each other.
nonisolated struct SearchSuggestions: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
        let node = RenderNode.make(layout: layout, inputs: inputs)
        inputs.attachment(SearchSuggestionsKey.self, as: StyleContent.self)?.makeList(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Says what there is to choose from while a person searches by the search field in the view.
    ///
    ///     .searchSuggestions {
    ///         ForEach(model.suggestions) { Text($0.name).searchCompletion($0.name) }
    ///     }
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSuggestionsModifier(suggestions: suggestions()))
    }

    /// Shows or hides the suggestions for searches in the view, at some of the places where they may be.
    ///
    /// Suggestions stand above the content here, in place of a menu: those for `.content` are the ones that are shown.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hidesSearchSuggestions) { isHidden in
            if placements.contains(.content), visibility != .automatic { isHidden = visibility == .hidden }
        }
    }

    /// Makes of the view, which is a suggestion, a button that puts a text into the search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: completion, place: \.completeSearch))
    }
}
