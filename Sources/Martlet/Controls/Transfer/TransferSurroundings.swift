import AttributeGraph

/// What a modifier says of all that is dragged or dropped in its content.
enum TransferEntry {
    case container(DragContainer)
    case selection(DragSelection)
    case dragConfiguration(DragConfiguration)
    case onDrag(MainOnly<(DragSession) -> Void>)
    case formation(DragDropPreviewsFormation)
    case dropConfiguration(MainOnly<(DropSession) -> DropConfiguration>)
    case onDrop(MainOnly<(DropSession) -> Void>)
}

/// What modifiers of a node say of all that is dragged or dropped in it, the innermost first.
final class TransferSurroundings: NodeAttachment {
    fileprivate(set) var entries: [TransferEntry] = []

    /// The first thing that the modifiers say of a kind.
    func first<Value>(_ value: (TransferEntry) -> Value?) -> Value? { entries.lazy.compactMap(value).first }
}

/// Says something of all that is dragged or dropped in the content.
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

extension RenderNode {
    /// The node, and what it stands in, from the innermost to the outermost.
    var selfAndAround: some Sequence<RenderNode> { sequence(first: self, next: \.parent) }

    /// What the nearest of the modifiers around the node says that says something of a kind.
    func nearest<Value>(_ value: (TransferEntry) -> Value?) -> Value? { nearestPlace(value)?.value }

    /// The same, with the node whose modifier it is.
    func nearestPlace<Value>(_ value: (TransferEntry) -> Value?) -> (value: Value, node: RenderNode)? {
        for node in selfAndAround {
            if let found = node.attachment(TransferSurroundings.self)?.first(value) { return (found, node) }
        }
        return nil
    }

    /// What modifiers around the node say, the nearest node first, but none around another place that takes something.
    private var surroundingsOfDrop: some Sequence<(node: RenderNode, surroundings: TransferSurroundings)> {
        selfAndAround.lazy
            .prefix { $0 === self || !$0.hasAttachment(DropTargets.self) }
            .compactMap { node in node.attachment(TransferSurroundings.self).map { (node, $0) } }
    }

    /// All that want to be told of what is dragged out of the node, the innermost first.
    var dragObservers: [TransferObserver<DragSession>] {
        selfAndAround.flatMap { node in
            (node.attachment(TransferSurroundings.self)?.entries ?? []).compactMap { entry in
                guard case .onDrag(let action) = entry else { return nil }
                return TransferObserver(node: Weak(node), action: action)
            }
        }
    }

    /// Those nearest around the node that want to be told of what is dropped on it, but none around another place that
    /// takes something.
    var dropObservers: [TransferObserver<DropSession>] {
        for (node, surroundings) in surroundingsOfDrop {
            let found = surroundings.entries.compactMap { entry in
                if case .onDrop(let action) = entry { TransferObserver(node: Weak(node), action: action) } else { nil }
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What the nearest modifier around the node has done with what is dropped on it, but none around another place that
    /// takes something.
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
