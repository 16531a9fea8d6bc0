/// What has ended and is not in the lists of free places yet: three chains, which go there when all scopes that end
/// together have ended.
struct Ended {
    var nodes = Chain()
    var nodeCount = 0
    var edges = Chain()
    var scopes = Chain()
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
        guard c.pointee.ended.scopes.first != 0 else { return }
        let count = c.pointee.ended.nodeCount
        if count >= Self.fewEnded, count >= usedNodeCount / Self.fewEnded { sortEnded() }
        let ended = c.pointee.ended
        giveBackValues(from: ended.nodes.first)
        ended.nodes.prepend(to: &c.pointee.freeNode, linkNode)
        ended.edges.prepend(to: &c.pointee.freeEdge, linkEdge)
        ended.scopes.prepend(to: &c.pointee.freeScope, linkScope)
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

// Sorting: a bit for each place, which stands in the memory of the stack of marks, in use only while scopes are collected
// and marks are set.

extension Graph {
    /// So many are together in the cache whatever their order is; and as many places are looked at together when the
    /// bits are gone through, which so costs no more than what has ended.
    private static var fewEnded: Int { 64 }

    private func sortEnded() {
        let c = core
        c.pointee.ended.nodes = sorted(
            c.pointee.ended.nodes, count: usedNodeCount + 1,
            number: { Int($0 / Node.places) }, at: { Place($0) * Node.places },
            next: { self.node($0).pointee.nextInScope }, link: linkNode)
        let firstEdge = layout.firstEdge
        c.pointee.ended.edges = sorted(
            c.pointee.ended.edges, count: Int((c.pointee.edgesUsed - firstEdge) / Edge.places),
            number: { Int(($0 - firstEdge) / Edge.places) }, at: { Place($0) * Edge.places + firstEdge },
            next: { self.edge($0).pointee.nextInput }, link: linkEdge)
        c.pointee.ended.scopes = sorted(
            c.pointee.ended.scopes, count: Int(c.pointee.scopesUsed), number: { Int($0) }, at: { UInt32($0) },
            next: { self.scopes[Int($0)].nextSibling }, link: linkScope)
    }

    /// The same chain in the order of its members' numbers, all of which are less than `count`.
    @inline(__always)
    private func sorted(
        _ chain: Chain, count: Int, number: (UInt32) -> Int, at: (Int) -> UInt32, next: (UInt32) -> UInt32,
        link: (UInt32, UInt32) -> Void
    ) -> Chain {
        let words = markStack
        words.update(repeating: 0, count: count / UInt32.bitWidth + 1)
        var member = chain.first
        while member != 0 {
            let k = number(member)
            words[k / UInt32.bitWidth] |= 1 << UInt32(k % UInt32.bitWidth)
            member = next(member)
        }
        // From the last to the first: the one behind is known by then.
        var sorted = Chain()
        for index in stride(from: count / UInt32.bitWidth, through: 0, by: -1) {
            var word = words[index]
            while word != 0 {
                let bit = UInt32.bitWidth - 1 - word.leadingZeroBitCount
                word ^= 1 << UInt32(bit)
                let member = at(index * UInt32.bitWidth + bit)
                link(member, sorted.first)
                if sorted.first == 0 { sorted.last = member }
                sorted.first = member
            }
        }
        return sorted
    }
}
