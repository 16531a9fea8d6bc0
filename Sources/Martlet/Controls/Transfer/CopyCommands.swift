/// Copies things when a person asks for it while the focus is in the content.
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

/// Takes what was copied when a person asks for it while the focus is in the content.
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
    /// Says what is copied by the keys for that while the focus is in the view.
    nonisolated public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> [T]
    ) -> some View {
        modifier(CopyModifier(payload: { payload().map { TransferItem($0) } }, removes: false))
    }

    /// Says what is cut by the keys for that while the focus is in the view: the action removes it, and gives it back.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping @MainActor () -> [T]
    ) -> some View {
        modifier(CopyModifier(payload: { action().map { TransferItem($0) } }, removes: true))
    }

    /// Says what takes values that are pasted by the keys for that while the focus is in the view.
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

    /// Says what is copied by the keys for that while the focus is in the view; nil for nothing.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        let action = MainOnly(payloadAction)
        return modifier(CopyModifier(payload: { (action.value?() ?? []).map(\.item) }, removes: false))
    }

    /// Says what is cut by the keys for that while the focus is in the view: the action removes it, and gives it back;
    /// nil for nothing.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        let action = MainOnly(payloadAction)
        return modifier(CopyModifier(payload: { (action.value?() ?? []).map(\.item) }, removes: true))
    }

    /// Says what takes things of given kinds that are pasted by the keys for that while the focus is in the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds.
    ///   - payloadAction: Is given what was copied, where it is of one of the kinds.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Says what takes things of given kinds that are pasted by the keys for that while the focus is in the view, and
    /// what of them is of use.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds.
    ///   - validator: Makes of what was copied what the action is given; nil where it is of no use.
    ///   - payloadAction: Is given that.
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
    /// Those that can be had as one of several kinds of things, as providers.
    func providers(of types: [UTType]) -> [NSItemProvider] {
        filter { item in types.contains { item.form(conformingTo: $0) != nil } }.map { NSItemProvider($0) }
    }
}
