/// Makes of a suggestion a button that puts a text into the field, or the search field, that it is for.
nonisolated struct CompletionModifier: ViewModifier {
    let completion: String
    @Environment private var complete: (@MainActor (String) -> Void)?

    /// - Parameter place: Where the surroundings say how the text gets there.
    init(completion: String, place: KeyPath<EnvironmentValues, (@MainActor (String) -> Void)?>) {
        self.completion = completion
        _complete = Environment(place)
    }

    @MainActor func body(content: Content) -> some View {
        Button {
            complete?(completion)
        } label: {
            content
        }
        .buttonStyle(.borderless)
    }
}
