/// Attributes that need each other's values.
public struct Cycle {
    /// What goes round.
    public enum Kind: Sendable {
        /// Each attribute reads the next, and the last reads the first.
        case reads
        /// An eager rule that its own effects make run again and again in one flush.
        case writes
    }

    /// What goes round.
    public let kind: Kind
    /// The attributes, in the order in which they need each other.
    public let attributes: [AnyAttribute]
    /// Their names.
    public let names: [String]
}

extension Cycle: CustomStringConvertible {
    /// The names along the cycle, in a sentence.
    /// - Complexity: O(*n*) for the attributes of the cycle.
    public var description: String {
        switch kind {
        case .reads: "a cycle: " + (names + names.prefix(1)).joined(separator: " reads ")
        case .writes: "\(names.joined(separator: ", ")) does not settle: it keeps changing what it reads"
        }
    }
}

extension Graph {
    /// An attribute is needed while it is being evaluated. Reports it, unless the same cycle has been
    /// reported and has not been resolved since, and sees to it that the attribute has a value.
    @inline(never)
    func foundCycle(at index: UInt32) {
        let path = evaluated(from: index)
        var isKnown = true
        for place in path {
            let n = node(place)
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

    /// The nodes that are being evaluated, from one on, which is asked for again: each waits for the next.
    ///
    /// Each rule that runs knows which ran before it. What was being checked in between is on the stack of work: the edges
    /// there lead from one to the next, and the last to what is run.
    private func evaluated(from index: Place) -> [Place] {
        var inner: [Place] = []
        var top = core.pointee.workTop
        var running = core.pointee.running.tracking
        var asked = index
        while true {
            while top != work, top.pointee.node == WorkFrame.linking.node { top -= 2 }
            // What a check runs is run untracked.
            while running <= 0, top != work, edge(top.pointee.edge).pointee.input == asked {
                asked = top.pointee.node
                inner.append(asked)
                top -= 1
            }
            guard running != 0 else { break }
            asked = Place(running.magnitude)
            inner.append(asked)
            running = Int32(bitPattern: node(asked).pointee.passing)
        }
        let count = inner.firstIndex(of: index).map { $0 + 1 } ?? inner.count
        return inner.prefix(count).reversed()
    }

    func report(_ cycle: Cycle) {
        if let onCycle {
            telling { onCycle(cycle) }
        } else {
            printToStandardError("AttributeGraph: \(cycle)")
        }
    }

    /// A node that was in a cycle has been evaluated. Its change does not go round: the edges that
    /// closed the cycle carry it no further, from the next change on they do.
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
            // Marks stop at what is marked, and the queue at what is queued.
            node(edge(e).pointee.reader).pointee.flags = flags | Flag.dirty | Flag.queued
        }
        markReaders(of: index)
        for (e, flags) in withheld {
            node(edge(e).pointee.reader).pointee.flags = flags
            edge(e).pointee.changes &= ~EdgeChange.changed
        }
    }

    /// The rule that is running has just been given an input that is being evaluated: the edge closes
    /// a cycle.
    @inline(never)
    func closeCycle(from index: UInt32) {
        var e = node(UInt32(bitPattern: core.pointee.running.tracking)).pointee.firstInput
        while e != 0, edge(e).pointee.input != index { e = edge(e).pointee.nextInput }
        if e != 0 { edge(e).pointee.marks |= EdgeMark.closesCycle }
    }
}
