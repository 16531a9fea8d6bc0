import AttributeGraph
import Foundation

/// Takes what is dropped between the elements of the content.
nonisolated struct InsertModifier: PrimitiveModifier {
    let types: () -> [UTType]
    let accepts: @MainActor (DropInfo) -> Bool
    /// Is given what was dropped, the offset before which it goes, and what to call when all of it is there; says whether
    /// it was of use.
    let insert: @MainActor (DropInfo, Int, @escaping @MainActor () -> Void) -> Bool

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let place = MainOnly(Weak(outputs.node))
        DropTarget.add(to: outputs.node, inputs: inputs) { graph in
            let modifier = modifier.read(in: graph)
            let insert = modifier.insert
            return DropBehavior(
                types: modifier.types, accepts: modifier.accepts, isTargeted: { _ in },
                dropped: { info, completed in
                    guard let node = place.value.object, let offset = node.offsetInData else { return false }
                    // On the second half of an element, it goes behind it.
                    let isBehind = info.location.y > node.frame.height / 2
                    return insert(info, offset + (isBehind ? 1 : 0), completed)
                })
        }
        return outputs
    }
}

extension DynamicViewContent {
    /// Takes values of a type that are dropped between the elements: the action is given the values, and the offset before
    /// which they go.
    ///
    ///     ForEach(names, id: \.self) { Text($0) }
    ///         .dropDestination(for: String.self) { new, offset in names.insert(contentsOf: new, at: offset) }
    ///
    /// What is dropped on the first half of an element goes before it, and otherwise behind it. Where there is no element
    /// yet, nothing can be dropped on one: the list around can take it, by `dropDestination(for:action:isTargeted:)`.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        let action = MainOnly(action)
        return modifier(
            InsertModifier(
                types: { Transfer.importedTypes(of: T.self) },
                accepts: { info in info.items.contains { Transfer.accepts(T.self, $0) } },
                insert: { info, offset, completed in
                    Transfer.load(T.self, from: info.items) { values in
                        if !values.isEmpty { action.value(values, offset) }
                        completed()
                    }
                    return true
                }))
    }

    /// Takes things of given kinds that are dropped between the elements: the action is given the offset before which they
    /// go, and the things.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        let action = MainOnly(action)
        return modifier(
            InsertModifier(
                types: { supportedContentTypes }, accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
                insert: { info, offset, completed in
                    action.value(offset, info.itemProviders(for: supportedContentTypes))
                    completed()
                    return true
                }))
    }
}
