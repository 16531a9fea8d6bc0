/// The ended records that are not in the free lists yet. They are freed when all scopes that end together have ended.
struct Ended {
    var nodes = Chain()
    var edges = Chain()
    var scopes = Chain()
    /// Whether the records are so many that they are freed in the order of memory. Then all of them are recorded in
    /// bit sets, and only the nodes are also in a chain.
    var inMemoryOrder = false
}

/// A linked list of records, with its first and last element.
struct Chain {
    /// 0 if the chain is empty.
    var first: UInt32 = 0
    var last: UInt32 = 0

    /// Appends another chain.
    /// - Parameter link: Sets the successor of a record.
    @inline(__always)
    mutating func append(_ other: Chain, _ link: (UInt32, UInt32) -> Void) {
        if last == 0 { first = other.first } else { link(last, other.first) }
        last = other.last
    }

    /// Prepends the chain to a free list.
    @inline(__always)
    func prepend(to list: inout UInt32, _ link: (UInt32, UInt32) -> Void) {
        if first == 0 { return }
        link(last, list)
        list = first
    }
}

extension Graph {
    /// Adds the ended records to the free lists, and frees the memory of their values.
    ///
    /// Many records are freed in the order of memory. They hardly ever have this order by themselves, because records
    /// that end together were created in several passes (first the row of a list, later the contents of the row, when
    /// its body runs). Each time that many rows end and are created again, their records would be shuffled like two
    /// halves of a deck of cards. After several times, creating ten thousand rows would mostly wait for memory.
    /// - Complexity: O(*n*) for the ended records.
    func freeEndedRecords() {
        let c = core
        let ended = c.pointee.ended
        guard ended.scopes.first != 0 || ended.inMemoryOrder else { return }
        if ended.inMemoryOrder {
            freeCollectedRecords()
        } else {
            freeValues(from: ended.nodes.first)
            ended.nodes.prepend(to: &c.pointee.freeNode, linkNode)
            ended.edges.prepend(to: &c.pointee.freeEdge, linkEdge)
            ended.scopes.prepend(to: &c.pointee.freeScope, linkScope)
        }
        c.pointee.ended = Ended()
    }

    @inline(__always)
    func linkNode(_ node: Offset, _ next: Offset) { self.node(node).pointee.nextInScope = next }

    @inline(__always)
    func linkEdge(_ edge: Offset, _ next: Offset) { self.edge(edge).pointee.nextInput = next }

    @inline(__always)
    func linkScope(_ scope: UInt32, _ next: UInt32) { scopes[Int(scope)].nextSibling = next }

    private func freeValues(from first: Offset) {
        var i = first
        while i != 0 {
            let n = node(i)
            n.pointee.descriptor._withUnsafeGuaranteedRef { freeValue(n.pointee.value, $0) }
            i = n.pointee.nextInScope
        }
    }
}

// Freeing in the order of memory, with one bit for each offset.

extension Graph {
    /// The number of records that fit into the cache together, whatever their order.
    private static var fewEnded: Int { 64 }

    /// Starts recording ended records in bit sets, if there will be so many that scanning the bits costs no more than
    /// the records themselves.
    /// - Parameter count: The number of scopes that end together.
    func collectEndsIfMany(scopeCount count: Int) {
        let inMemoryOrder = count >= Self.fewEnded && count >= usedNodeCount / (Self.fewEnded * Int(Node.unitCount))
        guard inMemoryOrder, !core.pointee.ended.inMemoryOrder else { return }
        let ended = core.pointee.ended
        var offset = ended.nodes.first
        while offset != 0 {
            collectEnded(node: offset)
            offset = node(offset).pointee.nextInScope
        }
        offset = ended.edges.first
        while offset != 0 {
            collectEnded(edge: offset)
            offset = edge(offset).pointee.nextInput
        }
        var scope = ended.scopes.first
        while scope != 0 {
            endedScopes.insert(scope)
            scope = scopes[Int(scope)].nextSibling
        }
        core.pointee.ended.inMemoryOrder = true
    }

    @inline(__always)
    func collectEnded(node offset: Offset) { endedNodes.insert(offset / Node.unitCount) }

    // The bits are numbered by offset and not by edge, which would need a division for each edge.
    @inline(__always)
    func collectEnded(edge offset: Offset) { endedEdges.insert(offset &- layout.firstEdge) }

    private func freeCollectedRecords() {
        let c = core
        var freeNode = c.pointee.freeNode
        endedNodes.drain(through: c.pointee.nodesUsed / Node.unitCount) { number in
            let n = node(number * Node.unitCount)
            n.pointee.descriptor._withUnsafeGuaranteedRef { freeValue(n.pointee.value, $0) }
            n.pointee.nextInScope = freeNode
            freeNode = number * Node.unitCount
        }
        c.pointee.freeNode = freeNode
        var freeEdge = c.pointee.freeEdge
        endedEdges.drain(through: c.pointee.edgesUsed &- layout.firstEdge) { number in
            let offset = number &+ layout.firstEdge
            linkEdge(offset, freeEdge)
            freeEdge = offset
        }
        c.pointee.freeEdge = freeEdge
        var freeScope = c.pointee.freeScope
        endedScopes.drain(through: c.pointee.scopesUsed) { number in
            linkScope(number, freeScope)
            freeScope = number
        }
        c.pointee.freeScope = freeScope
    }
}
