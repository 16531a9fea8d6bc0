/// What has ended and is not in the lists of free places yet: three chains, which go there when all scopes that end
/// together have ended.
struct Ended {
    var nodes = Chain()
    var edges = Chain()
    var scopes = Chain()
    /// Whether it is so much that it goes there in the order of memory. Then the places are noted, and only nodes are in a
    /// chain as well.
    var isMuch = false
}

/// Records of which each knows the next.
struct Chain {
    /// 0 where there is none.
    var first: UInt32 = 0
    var last: UInt32 = 0

    /// Puts others at the end.
    /// - Parameter link: Tells a record which comes next.
    @inline(__always)
    mutating func append(_ other: Chain, _ link: (UInt32, UInt32) -> Void) {
        if last == 0 { first = other.first } else { link(last, other.first) }
        last = other.last
    }

    /// Puts all of them at the beginning of a list.
    @inline(__always)
    func prepend(to list: inout UInt32, _ link: (UInt32, UInt32) -> Void) {
        if first == 0 { return }
        link(last, list)
        list = first
    }
}

extension Graph {
    /// Puts what has ended into the lists of free places, and frees the memory of its values.
    ///
    /// Where it is much, in the order of memory, in which it hardly ever is by itself: what ends together was made in
    /// several turns (the row of a list first, what is in the row when its body runs), so that each time that many rows
    /// end and are made again their places are shuffled as two halves of a pack of cards are. After some such times
    /// whoever makes ten thousand rows would wait for memory more than for anything else.
    /// - Complexity: O(*n*) for what has ended.
    func giveBackEnded() {
        let c = core
        let ended = c.pointee.ended
        guard ended.scopes.first != 0 || ended.isMuch else { return }
        if ended.isMuch {
            giveBackNoted()
        } else {
            giveBackValues(from: ended.nodes.first)
            ended.nodes.prepend(to: &c.pointee.freeNode, linkNode)
            ended.edges.prepend(to: &c.pointee.freeEdge, linkEdge)
            ended.scopes.prepend(to: &c.pointee.freeScope, linkScope)
        }
        c.pointee.ended = Ended()
    }

    @inline(__always)
    func linkNode(_ node: Place, _ next: Place) { self.node(node).pointee.nextInScope = next }

    @inline(__always)
    func linkEdge(_ edge: Place, _ next: Place) { self.edge(edge).pointee.nextInput = next }

    @inline(__always)
    func linkScope(_ scope: UInt32, _ next: UInt32) { scopes[Int(scope)].nextSibling = next }

    private func giveBackValues(from first: Place) {
        var i = first
        while i != 0 {
            let n = node(i)
            n.pointee.descriptor._withUnsafeGuaranteedRef { freeValue(n.pointee.value, $0) }
            i = n.pointee.nextInScope
        }
    }
}

// In the order of memory: a bit for each place.

extension Graph {
    /// So many are together in the cache whatever their order is.
    private static var fewEnded: Int { 64 }

    /// From now on notes what ends, if it is going to be so much that going through the bits costs no more than what ends.
    /// - Parameter count: of scopes that end together.
    func noteEndsIfMuch(scopeCount count: Int) {
        let isMuch = count >= Self.fewEnded && count >= usedNodeCount / (Self.fewEnded * Int(Node.places))
        guard isMuch, !core.pointee.ended.isMuch else { return }
        let ended = core.pointee.ended
        var place = ended.nodes.first
        while place != 0 {
            noteEnded(node: place)
            place = node(place).pointee.nextInScope
        }
        place = ended.edges.first
        while place != 0 {
            noteEnded(edge: place)
            place = edge(place).pointee.nextInput
        }
        var scope = ended.scopes.first
        while scope != 0 {
            endedScopes.insert(scope)
            scope = scopes[Int(scope)].nextSibling
        }
        core.pointee.ended.isMuch = true
    }

    @inline(__always)
    func noteEnded(node place: Place) { endedNodes.insert(place / Node.places) }

    // Not one for each edge, but for each place: the next edge is not twice as far.
    @inline(__always)
    func noteEnded(edge place: Place) { endedEdges.insert(place &- layout.firstEdge) }

    private func giveBackNoted() {
        let c = core
        var freeNode = c.pointee.freeNode
        endedNodes.drain(through: c.pointee.nodesUsed / Node.places) { number in
            let n = node(number * Node.places)
            n.pointee.descriptor._withUnsafeGuaranteedRef { freeValue(n.pointee.value, $0) }
            n.pointee.nextInScope = freeNode
            freeNode = number * Node.places
        }
        c.pointee.freeNode = freeNode
        var freeEdge = c.pointee.freeEdge
        endedEdges.drain(through: c.pointee.edgesUsed &- layout.firstEdge) { number in
            let place = number &+ layout.firstEdge
            linkEdge(place, freeEdge)
            freeEdge = place
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
