/// A button that pastes what was copied last.
///
///     PasteButton(payloadType: String.self) { names += $0 }
nonisolated public struct PasteButton<Payload: Transferable>: View {
    private let onPaste: @MainActor ([Payload]) -> Void
    @Environment(\.sceneReference) private var reference

    /// A button that pastes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: Is given the values, where there are some.
    public init(payloadType: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void) {
        self.onPaste = onPaste
    }

    /// The button itself.
    @MainActor @preconcurrency public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {
            guard let scene = reference?.scene else { return }
            Clipboard.paste(in: scene) { items in
                let values = items.compactMap { Transfer.value(Payload.self, from: $0) }
                if !values.isEmpty { onPaste(values) }
            }
        }
    }
}
