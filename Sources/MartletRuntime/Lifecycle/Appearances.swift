/// The nodes of a scene whose appearance has not been reported to their lifecycle records.
final class Appearances: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .appear

    fileprivate var nodes: ContiguousArray<RenderNode> = []

    init(scene: SceneGraph) {}

    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        for node in nodes.innerFirst {
            node.flags.remove(.contentQueued)
            if node.flags.contains(.detached) || node.isInHiddenSubtree { continue }
            for record in node.extras?.lifecycle ?? [] { record.appear(in: scene) }
        }
        nodes.removeAll(keepingCapacity: true)
        scene.pending.remove(.appear)
    }
}

extension ContiguousArray<RenderNode> {
    /// The nodes in their order, except that each ancestor follows the nodes inside it (law H5), even if those were
    /// created later. O(nodes × depth).
    fileprivate var innerFirst: Self {
        guard count > 1 else { return self }
        var places: [ObjectIdentifier: Int] = [:]
        for (index, node) in enumerated() where places[ObjectIdentifier(node)] == nil {
            places[ObjectIdentifier(node)] = index
        }
        // For each node, the indices of its nearest descendants in the list.
        var inner: [Int: [Int]] = [:]
        var outermost: [Int] = []
        for (index, node) in enumerated() where places[ObjectIdentifier(node)] == index {
            var around = node.parent
            while let current = around, places[ObjectIdentifier(current)] == nil { around = current.parent }
            if let around, let place = places[ObjectIdentifier(around)] {
                inner[place, default: []].append(index)
            } else {
                outermost.append(index)
            }
        }
        if inner.isEmpty { return self }
        var ordered: Self = []
        ordered.reserveCapacity(count)
        func add(_ index: Int) {
            for child in inner[index] ?? [] { add(child) }
            ordered.append(self[index])
        }
        for index in outermost { add(index) }
        return ordered
    }
}

extension SceneGraph {
    /// Schedules the appearance callbacks of a node for the end of the update.
    package func appears(_ node: RenderNode) {
        service(Appearances.self).nodes.append(node)
        pending.insert(.appear)
    }
}
