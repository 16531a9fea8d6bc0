/// Handles the copy or cut command while the focus is in the content.
private nonisolated struct CopyModifier: ViewModifier {
    let payload: @MainActor () -> [TransferItem]
    let removes: Bool
    @Environment(\.sceneReference) private var reference

    init(payload: @escaping @MainActor () -> [TransferItem], removes: Bool) {
        self.payload = payload
        self.removes = removes
    }

    @MainActor func body(content: Content) -> some View {
        content.onKeyPress(keys: removes ? ["x"] : ["c"]) { press in
            guard press.modifiers == .command, let scene = reference?.scene else { return .ignored }
            let items = payload()
            guard !items.isEmpty else { return .ignored }
            Clipboard.copy(items, in: scene)
            return .handled
        }
    }
}

/// Handles the paste command while the focus is in the content.
private nonisolated struct PasteModifier: ViewModifier {
    let action: @MainActor ([TransferItem]) -> Void
    @Environment(\.sceneReference) private var reference

    init(action: @escaping @MainActor ([TransferItem]) -> Void) { self.action = action }

    @MainActor func body(content: Content) -> some View {
        content.onKeyPress(keys: ["v"]) { press in
            guard press.modifiers == .command, let scene = reference?.scene else { return .ignored }
            Clipboard.paste(in: scene) { if !$0.isEmpty { action($0) } }
            return .handled
        }
    }
}

extension View {
    /// Sets the values to copy with the Copy command while the focus is in the view.
    nonisolated public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> [T]
    ) -> some View {
        modifier(CopyModifier(payload: { payload().map { TransferItem($0) } }, removes: false))
    }

    /// Sets the action of the Cut command while the focus is in the view. The action removes values and returns them.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping @MainActor () -> [T]
    ) -> some View {
        modifier(CopyModifier(payload: { action().map { TransferItem($0) } }, removes: true))
    }

    /// Sets the action of the Paste command, for values of a type, while the focus is in the view.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping @MainActor ([T]) -> Void,
        validator: @escaping @MainActor ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            PasteModifier { items in
                Transfer.load(T.self, from: items) { loaded in
                    let values = validator(loaded)
                    if !values.isEmpty { action(values) }
                }
            })
    }

    /// Sets the items to copy with the Copy command while the focus is in the view; `nil` disables the command.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        let action = MainOnly(payloadAction)
        return modifier(CopyModifier(payload: { (action.value?() ?? []).map(\.item) }, removes: false))
    }

    /// Sets the action of the Cut command while the focus is in the view. The action removes items and returns them;
    /// `nil` disables the command.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        let action = MainOnly(payloadAction)
        return modifier(CopyModifier(payload: { (action.value?() ?? []).map(\.item) }, removes: true))
    }

    /// Sets the action of the Paste command, for items of some content types, while the focus is in the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The content types.
    ///   - payloadAction: A closure that receives the items, if any has one of the types.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Sets the action of the Paste command, for items of some content types that pass a validator, while the focus is
    /// in the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The content types.
    ///   - validator: Returns the payload for the items; `nil` to reject them.
    ///   - payloadAction: A closure that receives the payload.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        let actions = MainOnly((validator, payloadAction))
        return modifier(
            PasteModifier { items in
                let providers = items.providers(of: supportedContentTypes)
                if !providers.isEmpty, let payload = actions.value.0(providers) { actions.value.1(payload) }
            })
    }
}

extension [TransferItem] {
    /// Returns providers of the items that have a form of one of the content types.
    func providers(of types: [UTType]) -> [NSItemProvider] {
        filter { item in types.contains { item.form(conformingTo: $0) != nil } }.map { NSItemProvider($0) }
    }
}
