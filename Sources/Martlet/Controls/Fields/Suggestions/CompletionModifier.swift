/// Makes of a suggestion a button that puts a text, or a token, into the field or the search field that it is for.
nonisolated struct CompletionModifier<Completion>: ViewModifier {
    let completion: Completion
    @Environment private var complete: (@MainActor (Completion) -> Void)?

    /// - Parameter place: Where the surroundings say how it gets there.
    init(completion: Completion, place: KeyPath<EnvironmentValues, (@MainActor (Completion) -> Void)?>) {
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
