// Cycles of eager rules. Marks stop at eager rules, so two of them that read each other are never in
// the middle of each other's evaluation: they run by turns. They are found because they come back in
// one flush.

extension Graph {
    /// How often one rule may come back in one flush before the edges are searched for a cycle. Few
    /// rules come back at all: those that read an input that a younger rule sets.
    private static let unsuspectedReturns = 2
    /// How often one rule may come back in one flush before it is left for the next.
    private static let largestReturnCount = 100

    /// Counts the flushes, one after the other, that have left each of these rules for the next.
    /// - Returns: those that may wait for it. The others will not settle, and keep the values that they have.
    func mayWait(_ later: [EagerQueue.Entry]) -> [EagerQueue.Entry] {
        var counts: [UInt32: Int] = [:]
        var waiting: [EagerQueue.Entry] = []
        for entry in later {
            let n = node(entry.index)
            guard n.pointee.generation == entry.generation, n.pointee.flags & Flag.queued != 0 else { continue }
            let count = puttingOffs[entry.index, default: 0] + 1
            if count > Self.largestReturnCount {
                reportOnce(.writes, [entry.index])
                keepLastValue(of: entry.index)
            } else {
                counts[entry.index] = count
                waiting.append(entry)
            }
        }
        puttingOffs = counts
        return waiting
    }

    /// Counts a rule that is taken from the queue although younger ones have run in this flush.
    /// - Returns: whether it may run.
    func mayReturn(_ entry: EagerQueue.Entry) -> Bool {
        let index = entry.index
        let count = returns[index, default: 0] + 1
        returns[index] = count
        if count == Self.unsuspectedReturns + 1, let path = cycleOfEdges(through: index) {
            reportOnce(.reads, path)
            keepLastValue(of: index)
            return false
        }
        guard count > Self.largestReturnCount else { return true }
        reportOnce(.writes, [index])
        core.pointee.queue.later.append(entry)
        return false
    }

    /// Takes a rule out of the queue as if nothing had changed.
    private func keepLastValue(of index: UInt32) {
        returns[index] = 0
        let n = node(index)
        n.pointee.flags &= ~(Flag.stale | Flag.queued | Flag.invalidated)
        core.pointee.queue.waiting -= 1
        var e = n.pointee.firstInput
        while e != 0 {
            edge(e).pointee.changes &= ~EdgeChange.changed
            e = edge(e).pointee.nextInput
        }
    }

    private func reportOnce(_ kind: Cycle.Kind, _ path: [UInt32]) {
        let attributes = path.map { handle($0) }
        guard reportedEagerCycles.insert(Set(attributes)).inserted else { return }
        report(Cycle(kind: kind, attributes: attributes, names: attributes.map(name(of:))))
    }

    /// A way along edges from a rule through what it reads back to itself, if there is one.
    private func cycleOfEdges(through start: UInt32) -> [UInt32]? {
        var path = [start]
        var next = [node(start).pointee.firstInput]
        var visited: Set<UInt32> = []
        while let e = next.last {
            guard e != 0 else {
                path.removeLast()
                next.removeLast()
                continue
            }
            next[next.count - 1] = edge(e).pointee.nextInput
            let input = edge(e).pointee.input
            if input == start { return path }
            if input != 0, visited.insert(input).inserted {
                path.append(input)
                next.append(node(input).pointee.firstInput)
            }
        }
        return nil
    }
}
