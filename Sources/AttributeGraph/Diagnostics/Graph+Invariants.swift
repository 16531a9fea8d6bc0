extension Graph {
    /// Stops the program with a list of violations if the graph is inconsistent. Visits every attribute and edge.
    /// - Precondition: nothing is being evaluated.
    /// - Complexity: O(*n* + *e*) for all attributes and edges.
    public func checkInvariants() {
        let violations = invariantViolations()
        precondition(
            violations.isEmpty,
            "AttributeGraph: \(violations.count) broken invariants:\n"
                + violations.prefix(20).joined(separator: "\n"))
    }

    /// The violated invariants, one sentence each; empty for a consistent graph. Visits every attribute and edge.
    /// - Precondition: nothing is being evaluated.
    /// - Complexity: O(*n* + *e*) for all attributes and edges.
    package func invariantViolations() -> [String] {
        let check = InvariantCheck(graph: self)
        check.run()
        return check.violations
    }
}

/// One traversal of a graph that collects violated invariants.
private final class InvariantCheck {
    let graph: Graph
    var violations: [String] = []
    private var nodeCount = 0
    private var edgeCount = 0
    private var queuedCount = 0
    private var linkedEdges: Set<UInt32> = []
    private var queueEntries: Set<AnyAttribute> = []

    init(graph: Graph) { self.graph = graph }

    func run() {
        let core = graph.core.pointee
        expect(graph.isIdle, "something is being evaluated")
        expect(core.running.tracking == 0, "reads are tracked although nothing runs")
        expect(core.running.expected == 0, "an edge is expected although nothing runs")
        expect(core.relinkingRun == 0 && core.linkCursor == 0, "a run seems to be linking anew although nothing runs")
        expect(
            graph.core.pointee.ring?.pointee.hasOpenRun != true,
            "a trace waits for the end of a run although nothing runs")
        expect(!core.hasDeferredEnds && graph.deferredEnds.isEmpty, "a scope still waits to be ended")
        for entry in core.queue.entries {
            queueEntries.insert(AnyAttribute(index: entry.index, generation: entry.generation))
        }
        checkScopes()
        expect(nodeCount == core.liveNodes, "\(nodeCount) attributes in scopes, \(core.liveNodes) live")
        for index in graph.usedNodes where graph.node(index).pointee.generation & 1 == 1 {
            nodeCount -= 1
            checkFlags(index)
            checkInputs(index)
            checkReaders(index)
        }
        expect(nodeCount == 0, "\(nodeCount) more attributes in scopes than live nodes")
        expect(edgeCount == core.liveEdges, "\(edgeCount) edges in lists, \(core.liveEdges) live")
        expect(
            queuedCount == core.queue.waiting,
            "\(queuedCount) rules flagged as queued, \(core.queue.waiting) counted")
        checkFreeLists()
    }

    private func expect(_ condition: Bool, _ fact: @autoclosure () -> String) {
        if !condition { violations.append(fact()) }
    }

    private func name(_ index: UInt32) -> String {
        let attribute = graph.handle(index)
        return "\(attribute) \(graph.name(of: attribute))"
    }

    private func checkScopes() {
        var scopeCount = 0
        var open = [graph.rootScope.index]
        while let index = open.popLast() {
            scopeCount += 1
            let scope = graph.scopes[Int(index)]
            expect(scope.generation & 1 == 1 && !scope.isEnding, "scope \(index) is in the tree, not live")
            var previous: UInt32 = 0
            var child = scope.firstChild
            while child != 0 {
                let record = graph.scopes[Int(child)]
                expect(record.parent == index, "scope \(child) does not know its parent \(index)")
                expect(record.previousSibling == previous, "scope \(child) does not know its sibling")
                open.append(child)
                previous = child
                child = record.nextSibling
            }
            var last: UInt32 = 0
            var attribute = scope.firstAttribute
            while attribute != 0 {
                nodeCount += 1
                let node = graph.node(attribute).pointee
                expect(node.generation & 1 == 1, "scope \(index) owns the free node \(attribute)")
                expect(node.scope == index, "\(name(attribute)) is not in scope \(index) that owns it")
                last = attribute
                attribute = node.nextInScope
            }
            expect(scope.lastAttribute == last, "scope \(index) has lost its last attribute")
        }
        let live = graph.core.pointee.liveScopes
        expect(scopeCount == live, "\(scopeCount) scopes in the tree, \(live) live")
    }

    private func checkFlags(_ index: UInt32) {
        let flags = graph.node(index).pointee.flags
        let passing =
            Flag.running | Flag.checking | Flag.staysPending | Flag.inCycle | Flag.relinking
            | Flag.markedInCheck | Flag.checkedAgain | Flag.traced
        expect(flags & passing == 0, "\(name(index)) looks as if it were being evaluated")
        if flags & Flag.input != 0 {
            expect(flags & Flag.stale == 0, "the input \(name(index)) is out of date")
            expect(flags & Flag.lacksValue == 0, "the input \(name(index)) has no value")
        } else {
            expect(
                flags & (Flag.lacksValue | Flag.dirty) != Flag.lacksValue,
                "\(name(index)) has no value and is not dirty")
        }
        if flags & Flag.eager != 0, flags & Flag.stale != 0 {
            expect(flags & Flag.queued != 0, "the eager \(name(index)) is out of date and not queued")
        }
        if flags & Flag.queued != 0 {
            queuedCount += 1
            expect(flags & Flag.eager != 0, "the lazy \(name(index)) is queued")
            expect(
                queueEntries.contains(graph.handle(index)), "\(name(index)) is queued without an entry")
        }
    }

    private func checkInputs(_ index: UInt32) {
        let node = graph.node(index).pointee
        var seen: Set<UInt32> = []
        var e = node.firstInput
        while e != 0 {
            let edge = graph.edge(e).pointee
            linkedEdges.insert(e)
            expect(edge.reader == index, "an edge of \(name(index)) has another reader")
            expect(graph.hasRead(e, graph.node(index)), "an edge of \(name(index)) seems not to be of its last run")
            if edge.input != 0 {
                edgeCount += 1
                let input = graph.node(edge.input).pointee
                expect(input.generation & 1 == 1, "\(name(index)) has an edge to a free node")
                expect(seen.insert(edge.input).inserted, "\(name(index)) has two edges to one input")
                expect(
                    edge.marks & EdgeMark.closesCycle == 0,
                    "the edge from \(name(edge.input)) to \(name(index)) still closes a cycle")
                // A change of an eager rule's input marks only the eager rule. Its readers are marked when its value
                // changes.
                if input.flags & Flag.stale != 0, input.flags & Flag.eager == 0 {
                    expect(
                        node.flags & Flag.stale != 0,
                        "\(name(index)) seems up to date, its input \(name(edge.input)) is not")
                }
                if edge.changes & EdgeChange.changed != 0 {
                    expect(
                        node.flags & Flag.dirty != 0,
                        "\(name(index)) is not dirty, its input \(name(edge.input)) has changed")
                }
            }
            e = edge.nextInput
        }
    }

    private func checkReaders(_ index: UInt32) {
        let node = graph.node(index).pointee
        var previous: UInt32 = 0
        var e = node.firstReader
        while e != 0 {
            let edge = graph.edge(e).pointee
            expect(edge.input == index, "a reader's edge of \(name(index)) has another input")
            expect(edge.previousReader == previous, "the readers of \(name(index)) are not in one line")
            let reader = graph.node(edge.reader).pointee
            expect(reader.generation & 1 == 1, "a free node reads \(name(index))")
            previous = e
            e = edge.nextReader
        }
        expect(node.lastReader == previous, "\(name(index)) has lost its last reader")
    }

    private func checkFreeLists() {
        let core = graph.core.pointee
        expect(
            core.ended.scopes.first == 0 && core.ended.nodes.first == 0 && !core.ended.inMemoryOrder,
            "what has ended was not given back")
        var free = 0
        var index = core.freeNode
        while index != 0 {
            free += 1
            expect(graph.node(index).pointee.generation & 1 == 0, "node \(index) is free and live")
            index = graph.node(index).pointee.nextInScope
        }
        expect(
            free + core.liveNodes == graph.usedNodeCount,
            "\(free) free and \(core.liveNodes) live of \(graph.usedNodeCount) nodes")
        var edges: Set<UInt32> = []
        index = core.freeEdge
        while index != 0, edges.insert(index).inserted { index = graph.edge(index).pointee.nextInput }
        expect(index == 0, "the list of free edges leads back to edge \(index)")
        expect(edges.isDisjoint(with: linkedEdges), "edges are free and in use")
        free = 0
        index = core.freeScope
        while index != 0 {
            free += 1
            index = graph.scopes[Int(index)].nextSibling
        }
        expect(
            free + core.liveScopes == Int(core.scopesUsed) - 1,
            "\(free) free and \(core.liveScopes) live of \(core.scopesUsed - 1) scopes")
    }
}
