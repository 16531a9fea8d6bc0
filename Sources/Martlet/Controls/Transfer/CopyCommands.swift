/// Copies values when a person asks for it while the focus is in the content.
private nonisolated struct CopyModifier<T: Transferable>: ViewModifier {
    let payload: @MainActor () -> [T]
    let removes: Bool
    @Environment(\.sceneReference) private var reference

    init(payload: @escaping @MainActor () -> [T], removes: Bool) {
        self.payload = payload
        self.removes = removes
    }

    @MainActor func body(content: Content) -> some View {
        content.onKeyPress(keys: removes ? ["x"] : ["c"]) { press in
            guard press.modifiers == .command, let scene = reference?.scene else { return .ignored }
            let items = payload()
            guard !items.isEmpty else { return .ignored }
            Clipboard.copy(items.map { Transfer.exports($0) }, in: scene)
            return .handled
        }
    }
}

/// Takes what was copied when a person asks for it while the focus is in the content.
private nonisolated struct PasteModifier<T: Transferable>: ViewModifier {
    let action: @MainActor ([T]) -> Void
    let validator: @MainActor ([T]) -> [T]
    @Environment(\.sceneReference) private var reference

    init(action: @escaping @MainActor ([T]) -> Void, validator: @escaping @MainActor ([T]) -> [T]) {
        self.action = action
        self.validator = validator
    }

    @MainActor func body(content: Content) -> some View {
        content.onKeyPress(keys: ["v"]) { press in
            guard press.modifiers == .command, let scene = reference?.scene else { return .ignored }
            Clipboard.paste(in: scene) { items in
                let values = validator(items.compactMap { Transfer.value(T.self, from: $0) })
                if !values.isEmpty { action(values) }
            }
            return .handled
        }
    }
}

extension View {
    /// Says what is copied by the keys for that while the focus is in the view.
    nonisolated public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> [T]
    ) -> some View {
        modifier(CopyModifier(payload: payload, removes: false))
    }

    /// Says what is cut by the keys for that while the focus is in the view: the action removes it, and gives it back.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping @MainActor () -> [T]
    ) -> some View {
        modifier(CopyModifier(payload: action, removes: true))
    }

    /// Says what takes values that are pasted by the keys for that while the focus is in the view.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping @MainActor ([T]) -> Void,
        validator: @escaping @MainActor ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(PasteModifier(action: action, validator: validator))
    }
}
