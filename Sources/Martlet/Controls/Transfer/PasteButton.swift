/// A button that pastes what was copied last.
///
///     PasteButton(payloadType: String.self) { names += $0 }
nonisolated public struct PasteButton: View {
    private let onPaste: @MainActor ([TransferItem]) -> Void
    @Environment(\.sceneReference) private var reference

    /// A button that pastes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: Is given the values, where there are some.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        self.onPaste = { items in
            Transfer.load(T.self, from: items) { if !$0.isEmpty { onPaste($0) } }
        }
    }

    /// A button that pastes things of given kinds.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds.
    ///   - payloadAction: Is given what was copied, where it is of one of the kinds.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        let action = MainOnly(payloadAction)
        onPaste = { items in
            let providers = items.providers(of: supportedContentTypes)
            if !providers.isEmpty { action.value(providers) }
        }
    }

    /// A button that pastes things of given kinds, as far as they are of use.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds.
    ///   - validator: Makes of what was copied what the action is given; nil where it is of no use.
    ///   - payloadAction: Is given that.
    public init<Value>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Value?,
        payloadAction: @escaping (Value) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes) { providers in
            if let value = validator(providers) { payloadAction(value) }
        }
    }

    /// The button itself.
    @MainActor @preconcurrency public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {
            if let scene = reference?.scene { Clipboard.paste(in: scene, onPaste) }
        }
    }
}
