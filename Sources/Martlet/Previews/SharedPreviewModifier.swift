/// A ``PreviewModifier`` in a trait, together with the context that all previews with this type of modifier share.
package struct SharedPreviewModifier: Sendable {
    private let wrap: @MainActor (AnyView, any Sendable) throws -> AnyView
    private let makeContext: @MainActor () async throws -> any Sendable
    private let type: ObjectIdentifier

    init<Modifier: PreviewModifier>(_ modifier: Modifier) {
        let held = MainActorOnly(value: modifier)
        type = ObjectIdentifier(Modifier.self)
        makeContext = { MainActorOnly(value: try await Modifier.makeSharedContext()) }
        wrap = { view, context in
            guard let context = context as? MainActorOnly<Modifier.Context> else { return view }
            return AnyView(
                held.value.body(content: PreviewModifierContent(content: view), context: context.value))
        }
    }

    /// Returns a view inside the modifier. The first call for a type makes the shared context.
    @MainActor
    package func apply(to view: AnyView) async throws -> AnyView {
        if let context = Self.contexts[type] { return try wrap(view, context) }
        let context = try await makeContext()
        Self.contexts[type] = context
        return try wrap(view, context)
    }

    @MainActor private static var contexts: [ObjectIdentifier: any Sendable] = [:]
}

/// A value that is read on the main actor alone.
// @unchecked Sendable: traits are passed between isolations, but `wrap` and `makeContext` run on the main actor.
private struct MainActorOnly<Value>: @unchecked Sendable {
    let value: Value
}
