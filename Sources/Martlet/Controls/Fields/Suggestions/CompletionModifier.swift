/// Turns a suggestion into a button that completes its field, or its search field, with a text or a token.
nonisolated struct CompletionModifier<Completion>: ViewModifier {
    let completion: Completion
    @Environment private var complete: (@MainActor (Completion) -> Void)?

    /// - Parameter place: The key path of the environment value that completes the field.
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
