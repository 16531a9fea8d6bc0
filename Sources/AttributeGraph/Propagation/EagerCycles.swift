// Cycles of eager rules. Marks stop at eager rules, so that two eager rules that read each other are never evaluated
// inside each other: they run alternately. Such cycles are found because the rules return to the queue in one flush.

extension Graph {
    /// The number of times that a rule may return in one flush before its edges are searched for a cycle. Only rules
    /// that read an input that a younger rule sets return at all.
    private static let unsuspectedReturns = 2
    /// The number of times that a rule may return in one flush before it is deferred to the next flush.
    private static let largestReturnCount = 100

    /// Counts the consecutive flushes that deferred each of these rules to the next flush.
    /// - Returns: The rules that may wait for the next flush. The others do not settle, and keep their last values.
    func deferrable(_ later: [EagerQueue.Entry]) -> [EagerQueue.Entry] {
        var counts: [UInt32: Int] = [:]
        var waiting: [EagerQueue.Entry] = []
        for entry in later {
            let n = node(entry.index)
            guard n.pointee.generation == entry.generation, n.pointee.flags & Flag.queued != 0 else { continue }
            let count = deferralCounts[entry.index, default: 0] + 1
            if count > Self.largestReturnCount {
                reportOnce(.writes, [entry.index])
                keepLastValue(of: entry.index)
            } else {
                counts[entry.index] = count
                waiting.append(entry)
            }
        }
        deferralCounts = counts
        return waiting
    }

    /// Counts a rule that is dequeued after a younger rule has run in this flush.
    /// - Returns: Whether the rule may run.
    func mayReturn(_ entry: EagerQueue.Entry) -> Bool {
        let index = entry.index
        let count = requeueCounts[index, default: 0] + 1
        requeueCounts[index] = count
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

    /// Clears a rule's marks as if none of its inputs had changed.
    private func keepLastValue(of index: UInt32) {
        requeueCounts[index] = 0
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

    /// Returns a path along input edges from a rule back to itself, or `nil` if there is none.
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
