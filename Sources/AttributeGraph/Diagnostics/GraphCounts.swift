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
    /// How much there is in the graph, and how much it has done.
    /// - Complexity: O(1).
    public var counts: GraphCounts {
        let c = core.pointee
        return GraphCounts(
            nodes: c.liveNodes, edges: c.liveEdges, scopes: c.liveScopes,
            evaluations: c.earlierRuns + Int(c.latestRun),
            bytes: (Int(c.nodesUsed) - 1) * MemoryLayout<Node>.stride
                + (Int(c.edgesUsed) - 1) * MemoryLayout<Edge>.stride
                + (Int(c.scopesUsed) - 1) * MemoryLayout<ScopeRecord>.stride
                + c.values.chunkBytes + c.largeValueBytes)
    }
}
