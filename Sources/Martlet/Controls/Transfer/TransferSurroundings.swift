import AttributeGraph

/// A setting of a modifier for drags and drops in its content.
enum TransferEntry {
    case container(DragContainer)
    case selection(DragSelection)
    case dragConfiguration(DragConfiguration)
    case onDrag(MainOnly<(DragSession) -> Void>)
    case formation(DragDropPreviewsFormation)
    case dropConfiguration(MainOnly<(DropSession) -> DropConfiguration>)
    case onDrop(MainOnly<(DropSession) -> Void>)
}

/// The settings for drags and drops of a node's modifiers, the innermost first.
final class TransferSurroundings: NodeAttachment {
    fileprivate(set) var entries: [TransferEntry] = []

    /// Returns the first setting of a kind.
    func first<Value>(_ value: (TransferEntry) -> Value?) -> Value? { entries.lazy.compactMap(value).first }
}

/// Adds a setting for drags and drops in the content.
nonisolated struct TransferModifier: PrimitiveModifier {
    let entry: TransferEntry

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let surroundings = outputs.node.attachment(TransferSurroundings.self, orMake: TransferSurroundings())
        var place: Int?
        inputs.follow { graph in
            let entry = modifier.read(in: graph).entry
            if let place {
                surroundings.entries[place] = entry
            } else {
                place = surroundings.entries.count
                surroundings.entries.append(entry)
            }
        }
        return outputs
    }
}

extension TransferNode {
    /// The node and its ancestors, from the innermost to the outermost.
    var selfAndAround: some Sequence<RenderNode> { sequence(first: node, next: \.parent) }

    /// Returns the nearest setting of a kind among the node and its ancestors.
    func nearest<Value>(_ value: (TransferEntry) -> Value?) -> Value? { nearestPlace(value)?.value }

    /// Returns the nearest setting of a kind, with the node that has it.
    func nearestPlace<Value>(_ value: (TransferEntry) -> Value?) -> (value: Value, node: RenderNode)? {
        for node in selfAndAround {
            if let found = node.attachment(TransferSurroundings.self)?.first(value) { return (found, node) }
        }
        return nil
    }

    /// The settings around the node, the nearest first, up to the next enclosing drop destination.
    private var surroundingsOfDrop: some Sequence<(node: RenderNode, surroundings: TransferSurroundings)> {
        selfAndAround.lazy
            .prefix { $0 === self.node || !$0.hasAttachment(DropTargets.self) }
            .compactMap { node in node.attachment(TransferSurroundings.self).map { (node, $0) } }
    }

    /// The observers of drags from the node, the innermost first.
    var dragObservers: [TransferObserver<DragSession>] {
        selfAndAround.flatMap { node in
            (node.attachment(TransferSurroundings.self)?.entries ?? []).compactMap { entry in
                guard case .onDrag(let action) = entry else { return nil }
                return TransferObserver(node: Weak(node), action: action)
            }
        }
    }

    /// The nearest observers of drops on the node, within the next enclosing drop destination.
    var dropObservers: [TransferObserver<DropSession>] {
        for (node, surroundings) in surroundingsOfDrop {
            let found = surroundings.entries.compactMap { entry in
                if case .onDrop(let action) = entry { TransferObserver(node: Weak(node), action: action) } else { nil }
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The nearest drop configuration for the node, within the next enclosing drop destination.
    var dropConfiguration: MainOnly<(DropSession) -> DropConfiguration>? {
        for (_, surroundings) in surroundingsOfDrop {
            let found = surroundings.first { entry in
                if case .dropConfiguration(let configuration) = entry { configuration } else { nil }
            }
            if let found { return found }
        }
        return nil
    }
}
