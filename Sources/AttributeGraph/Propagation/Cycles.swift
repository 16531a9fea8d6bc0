/// A cycle of attributes that depend on each other, or an eager rule that keeps invalidating itself.
public struct Cycle {
    /// The type of a cycle.
    public enum Kind: Sendable {
        /// Each attribute reads the next, and the last reads the first.
        case reads
        /// An eager rule whose own effects make it run again and again in one flush.
        case writes
    }

    /// The type of the cycle.
    public let kind: Kind
    /// The attributes, in the order in which they depend on each other.
    public let attributes: [AnyAttribute]
    /// The names of the attributes.
    public let names: [String]
}

extension Cycle: CustomStringConvertible {
    /// A sentence with the names of the attributes in the cycle.
    /// - Complexity: O(*n*) for the attributes of the cycle.
    public var description: String {
        switch kind {
        case .reads: "a cycle: " + (names + names.prefix(1)).joined(separator: " reads ")
        case .writes: "\(names.joined(separator: ", ")) does not settle: it keeps changing what it reads"
        }
    }
}

extension Graph {
    /// Handles a read of an attribute that is being evaluated. Reports the cycle, unless the same cycle was reported
    /// and has not been resolved since, and ensures that the attribute has a value.
    @inline(never)
    func foundCycle(at index: UInt32) {
        let path = evaluated(from: index)
        var isKnown = true
        for offset in path {
            let n = node(offset)
            if n.pointee.flags & Flag.cycleReported == 0 { isKnown = false }
            n.pointee.flags |= Flag.inCycle | Flag.cycleReported
        }
        let attributes = path.map { handle($0) }
        let cycle = Cycle(kind: .reads, attributes: attributes, names: attributes.map(name(of:)))
        if !isKnown { report(cycle) }
        let n = node(index)
        guard n.pointee.flags & Flag.lacksValue != 0 else { return }
        let isStored = n.pointee.descriptor._withUnsafeGuaranteedRef { $0.storeFirstCycleValue(n) }
        guard isStored else {
            preconditionFailure(
                """
                AttributeGraph: \(cycle), in the first run of \(name(of: handle(index))), and there \
                is no value to break it with; give its rule a valueInFirstCycle
                """)
        }
    }

    /// Returns the nodes being evaluated, beginning with `index`, which was read again. Each node waits for the next
    /// one.
    ///
    /// A running node stores the node that ran before it. The checks between two runs are on the stack of work: each
    /// frame's edge leads to the next frame's node, and the last edge leads to the node that runs.
    private func evaluated(from index: Offset) -> [Offset] {
        var inner: [Offset] = []
        var top = core.pointee.workTop
        var running = core.pointee.running.tracking
        var asked = index
        while true {
            while top != work, top.pointee.node == WorkFrame.relinking.node { top -= 2 }
            // Checks run rules untracked.
            while running <= 0, top != work, edge(top.pointee.edge).pointee.input == asked {
                asked = top.pointee.node
                inner.append(asked)
                top -= 1
            }
            guard running != 0 else { break }
            asked = Offset(running.magnitude)
            inner.append(asked)
            running = Int32(bitPattern: node(asked).pointee.passing)
        }
        let count = inner.firstIndex(of: index).map { $0 + 1 } ?? inner.count
        return inner.prefix(count).reversed()
    }

    func report(_ cycle: Cycle) {
        if let onCycle {
            withCallback { onCycle(cycle) }
        } else {
            printToStandardError("AttributeGraph: \(cycle)")
        }
    }

    /// Ends the evaluation of a node that was in a cycle. The edges that closed the cycle do not propagate this
    /// change, so that it does not go round. They propagate the next one.
    @inline(never)
    func leaveCycle(_ index: UInt32, changed: Bool) {
        let n = node(index)
        n.pointee.flags &= ~Flag.inCycle
        var withheld: [(edge: UInt32, flags: UInt32)] = []
        var e = n.pointee.firstReader
        while e != 0 {
            if edge(e).pointee.marks & EdgeMark.closesCycle != 0 {
                edge(e).pointee.marks &= ~EdgeMark.closesCycle
                withheld.append((e, node(edge(e).pointee.reader).pointee.flags))
            }
            e = edge(e).pointee.nextReader
        }
        guard changed else { return }
        for (e, flags) in withheld {
            // With these flags set, marking stops at the reader and does not enqueue it. The flags are restored below.
            node(edge(e).pointee.reader).pointee.flags = flags | Flag.dirty | Flag.queued
        }
        markReaders(of: index)
        for (e, flags) in withheld {
            node(edge(e).pointee.reader).pointee.flags = flags
            edge(e).pointee.changes &= ~EdgeChange.changed
        }
    }

    /// Marks the edge from `index` to the running rule as closing a cycle, because the rule has read an input that is
    /// being evaluated.
    @inline(never)
    func closeCycle(from index: UInt32) {
        var e = node(UInt32(bitPattern: core.pointee.running.tracking)).pointee.firstInput
        while e != 0, edge(e).pointee.input != index { e = edge(e).pointee.nextInput }
        if e != 0 { edge(e).pointee.marks |= EdgeMark.closesCycle }
    }
}
