/// How much there is in a graph, and how much it has done.
public struct GraphCounts: Hashable, Sendable {
    /// Live attributes.
    public var nodes: Int
    /// Dependencies.
    public var edges: Int
    /// Live scopes, the root scope among them.
    public var scopes: Int
    /// Runs of rules since the graph was made.
    public var evaluations: Int
    /// Memory in use for attributes, edges, scopes and values, free slots included; without what
    /// values own elsewhere.
    public var bytes: Int
}

extension Graph {
    /// How many nodes have been used, live and free.
    var usedNodeCount: Int { Int(core.pointee.nodesUsed / Node.places) - 1 }

    /// How much there is in the graph, and how much it has done.
    /// - Complexity: O(1).
    public var counts: GraphCounts {
        let c = core.pointee
        return GraphCounts(
            nodes: c.liveNodes, edges: c.liveEdges, scopes: c.liveScopes,
            evaluations: c.runs,
            bytes: usedNodeCount * MemoryLayout<Node>.stride
                + Int(c.edgesUsed - layout.firstEdge) * placeSize
                + (Int(c.scopesUsed) - 1) * MemoryLayout<ScopeRecord>.stride
                + c.values.chunkBytes + c.largeValueBytes)
    }
}
