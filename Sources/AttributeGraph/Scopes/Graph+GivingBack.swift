/// What has ended and is not in the lists of free places yet: three chains, which go there when all scopes that end
/// together have ended.
struct Ended {
    var firstNode: Place = 0
    var lastNode: Place = 0
    var nodeCount = 0
    var firstEdge: Place = 0
    var lastEdge: Place = 0
    var firstScope: UInt32 = 0
    var lastScope: UInt32 = 0
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
        guard c.pointee.ended.firstScope != 0 else { return }
        let count = c.pointee.ended.nodeCount
        if count >= Self.fewEnded, count >= usedNodeCount / Self.fewEnded { sortEnded() }
        if c.pointee.ended.firstNode != 0 {
            giveBackValues(from: c.pointee.ended.firstNode)
            node(c.pointee.ended.lastNode).pointee.nextInScope = c.pointee.freeNode
            c.pointee.freeNode = c.pointee.ended.firstNode
        }
        if c.pointee.ended.firstEdge != 0 {
            edge(c.pointee.ended.lastEdge).pointee.nextInput = c.pointee.freeEdge
            c.pointee.freeEdge = c.pointee.ended.firstEdge
        }
        scopes[Int(c.pointee.ended.lastScope)].nextSibling = c.pointee.freeScope
        c.pointee.freeScope = c.pointee.ended.firstScope
        c.pointee.ended = Ended()
    }

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
        let nodes = sortedChain(
            from: c.pointee.ended.firstNode, count: usedNodeCount + 1,
            number: { Int($0 / Node.places) }, at: { Place($0) * Node.places },
            next: { self.node($0).pointee.nextInScope }, link: { self.node($0).pointee.nextInScope = $1 })
        c.pointee.ended.firstNode = nodes.first
        c.pointee.ended.lastNode = nodes.last
        let firstEdge = layout.firstEdge
        let edges = sortedChain(
            from: c.pointee.ended.firstEdge, count: Int((c.pointee.edgesUsed - firstEdge) / Edge.places),
            number: { Int(($0 - firstEdge) / Edge.places) }, at: { Place($0) * Edge.places + firstEdge },
            next: { self.edge($0).pointee.nextInput }, link: { self.edge($0).pointee.nextInput = $1 })
        c.pointee.ended.firstEdge = edges.first
        c.pointee.ended.lastEdge = edges.last
        let records = sortedChain(
            from: c.pointee.ended.firstScope, count: Int(c.pointee.scopesUsed), number: { Int($0) }, at: { UInt32($0) },
            next: { self.scopes[Int($0)].nextSibling }, link: { self.scopes[Int($0)].nextSibling = $1 })
        c.pointee.ended.firstScope = records.first
        c.pointee.ended.lastScope = records.last
    }

    /// The same chain in the order of its members' numbers, all of which are less than `count`.
    @inline(__always)
    private func sortedChain(
        from first: UInt32, count: Int, number: (UInt32) -> Int, at: (Int) -> UInt32, next: (UInt32) -> UInt32,
        link: (UInt32, UInt32) -> Void
    ) -> (first: UInt32, last: UInt32) {
        let words = markStack
        words.update(repeating: 0, count: count / UInt32.bitWidth + 1)
        var member = first
        while member != 0 {
            let k = number(member)
            words[k / UInt32.bitWidth] |= 1 << UInt32(k % UInt32.bitWidth)
            member = next(member)
        }
        // From the last to the first: the one behind is known by then.
        var last: UInt32 = 0
        var behind: UInt32 = 0
        for index in stride(from: count / UInt32.bitWidth, through: 0, by: -1) {
            var word = words[index]
            while word != 0 {
                let bit = UInt32.bitWidth - 1 - word.leadingZeroBitCount
                word ^= 1 << UInt32(bit)
                let member = at(index * UInt32.bitWidth + bit)
                link(member, behind)
                if behind == 0 { last = member }
                behind = member
            }
        }
        return (behind, last)
    }
}
