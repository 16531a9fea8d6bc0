/// The size of a graph, and the number of its runs.
public struct GraphCounts: Hashable, Sendable {
    /// The number of live attributes.
    public var nodes: Int
    /// The number of dependencies.
    public var edges: Int
    /// The number of live scopes, including the root scope.
    public var scopes: Int
    /// The number of rule runs since the graph was created.
    public var evaluations: Int
    /// The bytes in use for attributes, edges, scopes and values, including free slots. Memory that values allocate
    /// themselves is not counted.
    public var bytes: Int
}

extension Graph {
    /// The number of nodes that were ever used, live or free.
    var usedNodeCount: Int { Int(core.pointee.nodesUsed / Node.unitCount) - 1 }

    /// The size of the graph, and the number of its runs.
    /// - Complexity: O(1).
    public var counts: GraphCounts {
        let c = core.pointee
        return GraphCounts(
            nodes: c.liveNodes, edges: c.liveEdges, scopes: c.liveScopes,
            evaluations: c.runs,
            bytes: usedNodeCount * MemoryLayout<Node>.stride
                + Int(c.edgesUsed - layout.firstEdge) * offsetUnit
                + (Int(c.scopesUsed) - 1) * MemoryLayout<ScopeRecord>.stride
                + c.values.chunkBytes + c.largeValueBytes)
    }
}
