import AttributeGraph
import Foundation

/// Accepts drops between the elements of the content.
nonisolated struct InsertModifier: PrimitiveModifier {
    let types: () -> [UTType]
    let accepts: @MainActor (DropInfo) -> Bool
    /// Inserts the dropped items before an offset, and calls the closure when all of them are loaded. Returns whether
    /// the drop was accepted.
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
                    guard let node = place.value.object, let offset = node.lazy.offsetInData else { return false }
                    // A drop on the second half of an element is inserted after it.
                    let isBehind = info.location.y > node.frame.height / 2
                    return insert(info, offset + (isBehind ? 1 : 0), completed)
                })
        }
        return outputs
    }
}

extension InsertModifier {
    /// Accepts values of a type, and passes them to an action with the offset at which to insert them.
    static func values<T: Transferable>(_ type: T.Type, _ action: @escaping ([T], Int) -> Void) -> InsertModifier {
        let action = MainOnly(action)
        return InsertModifier(
            types: { Transfer.importedTypes(of: T.self) },
            accepts: { info in info.items.contains { Transfer.accepts(T.self, $0) } },
            insert: { info, offset, completed in
                var wasUsed = true
                Transfer.load(T.self, from: info.items) { values in
                    wasUsed = !values.isEmpty
                    if wasUsed { action.value(values, offset) }
                    completed()
                }
                return wasUsed
            })
    }

    /// Accepts items of some content types, and passes them to an action with the offset at which to insert them.
    static func items(of types: [UTType], _ action: @escaping (Int, [NSItemProvider]) -> Void) -> InsertModifier {
        let action = MainOnly(action)
        return InsertModifier(
            types: { types }, accepts: { $0.hasItemsConforming(to: types) },
            insert: { info, offset, completed in
                action.value(offset, info.itemProviders(for: types))
                completed()
                return true
            })
    }
}

extension DynamicViewContent {
    /// Accepts drops of values between the elements. The action receives the values and the offset at which to insert
    /// them.
    ///
    ///     ForEach(names, id: \.self) { Text($0) }
    ///         .dropDestination(for: String.self) { new, offset in names.insert(contentsOf: new, at: offset) }
    ///
    /// A drop on the first half of an element is inserted before it, and otherwise after it. An empty content has no
    /// element to drop on: use `dropDestination(for:action:isTargeted:)` on the surrounding list.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(InsertModifier.values(T.self, action))
    }

    /// Accepts drops of some content types between the elements. The action receives the offset at which to insert the
    /// items, and the items.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(InsertModifier.items(of: supportedContentTypes, action))
    }
}
