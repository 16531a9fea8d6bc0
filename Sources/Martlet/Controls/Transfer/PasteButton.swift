/// A button that pastes the contents of the clipboard.
///
///     PasteButton(payloadType: String.self) { names += $0 }
nonisolated public struct PasteButton: View {
    private let onPaste: @MainActor ([TransferItem]) -> Void
    @Environment(\.sceneReference) private var reference

    /// Creates a button that pastes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: A closure that receives the values, if there are any.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        self.onPaste = { items in
            Transfer.load(T.self, from: items) { if !$0.isEmpty { onPaste($0) } }
        }
    }

    /// Creates a button that pastes items of some content types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The content types.
    ///   - payloadAction: A closure that receives the items, if any has one of the types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        let action = MainOnly(payloadAction)
        onPaste = { items in
            let providers = items.providers(of: supportedContentTypes)
            if !providers.isEmpty { action.value(providers) }
        }
    }

    /// Creates a button that pastes items of some content types that pass a validator.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The content types.
    ///   - validator: Returns the payload for the items; `nil` to reject them.
    ///   - payloadAction: A closure that receives the payload.
    public init<Value>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Value?,
        payloadAction: @escaping (Value) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes) { providers in
            if let value = validator(providers) { payloadAction(value) }
        }
    }

    /// The button.
    @MainActor @preconcurrency public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {
            if let scene = reference?.scene { Clipboard.paste(in: scene, onPaste) }
        }
    }
}
