// Ending a scope: first cut, then destroy, then free. Destroying runs foreign code (the ends of
// objects that values hold), which finds the graph whole and the scope gone.

extension Graph {
    /// Ends a scope with all its attributes and child scopes.
    ///
    /// While anything is being evaluated, this is put off to the end of the evaluation. Ending a
    /// scope that has ended does nothing.
    /// - Precondition: `scope` is not the root scope.
    /// - Postcondition: handles to what the scope owned are dead, and nothing outside has an edge to it.
    /// - Complexity: O(*n* + *e*) for the attributes that end and their edges.
    public func end(_ scope: Scope) {
        assertMayUse()
        guard isAlive(scope) else { return }
        precondition(scope != rootScope, "AttributeGraph: the root scope ends with its graph")
        guard isIdle, !core.pointee.isEnding else {
            deferredEnds.append(scope)
            core.pointee.hasDeferredEnds = true
            return
        }
        core.pointee.lastFreedNode = 0
        core.pointee.lastFreedEdge = 0
        endNow(scope.index)
        endDeferredScopes()
        assert(!isAlive(scope))
    }

    /// Ends the scopes whose end was put off, if nothing is being evaluated any more.
    @usableFromInline
    func endDeferredScopes() {
        guard core.pointee.hasDeferredEnds, isIdle, !core.pointee.isEnding else {
            return
        }
        core.pointee.lastFreedNode = 0
        core.pointee.lastFreedEdge = 0
        var next = 0
        while next < deferredEnds.count {
            if isAlive(deferredEnds[next]) { endNow(deferredEnds[next].index) }
            next += 1
        }
        deferredEnds.removeAll(keepingCapacity: true)
        core.pointee.hasDeferredEnds = false
    }

    private func endNow(_ root: UInt32) {
        core.pointee.isEnding = true
        let count = collectScopes(from: root)
        if core.pointee.isTracing { traceEnded(scopeCount: count) }
        var areAllTrivial = true
        var firstNode: UInt32 = 0
        var lastNode: UInt32 = 0
        for i in 0..<count {
            let s = scopes + Int(markStack[i])
            guard s.pointee.firstAttribute != 0 else { continue }
            if lastNode == 0 {
                firstNode = s.pointee.firstAttribute
            } else {
                node(lastNode).pointee.nextInScope = s.pointee.firstAttribute
            }
            lastNode = s.pointee.lastAttribute
            areAllTrivial = cutNodes(from: s.pointee.firstAttribute) && areAllTrivial
        }
        freeScopes(count: count)
        if firstNode != 0 {
            if !areAllTrivial { destroyValues(from: firstNode) }
            freeNodes(firstNode, lastNode)
        }
        core.pointee.isEnding = false
    }

    /// Puts `root` and all scopes below it on the stack of marks, and flags them.
    private func collectScopes(from root: UInt32) -> Int {
        markStack[0] = root
        scopes[Int(root)].isEnding = true
        var count = 1
        var next = 0
        while next < count {
            var child = scopes[Int(markStack[next])].firstChild
            while child != 0 {
                scopes[Int(child)].isEnding = true
                markStack[count] = child
                count += 1
                child = scopes[Int(child)].nextSibling
            }
            next += 1
        }
        return count
    }

    /// Cuts the edges of a scope's attributes, and makes their handles invalid. Edges between
    /// attributes that end are just freed, with the list of their reader. Values that need not be
    /// destroyed are freed on the way.
    /// - Returns: whether that was all of them.
    private func cutNodes(from first: UInt32) -> Bool {
        var areAllTrivial = true
        var i = first
        while i != 0 {
            let n = node(i)
            cutInputs(of: n)
            var e = n.pointee.firstReader
            while e != 0 {
                let next = edge(e).pointee.nextReader
                if !isEnding(edge(e).pointee.reader) {
                    edge(e).pointee.input = 0
                    core.pointee.liveEdges -= 1
                }
                e = next
            }
            if n.pointee.flags & Flag.queued != 0 { core.pointee.queue.waiting -= 1 }
            n.pointee.generation &+= 1
            core.pointee.liveNodes -= 1
            n.pointee.descriptor._withUnsafeGuaranteedRef { descriptor in
                if descriptor.isTrivial {
                    freeValue(n.pointee.value, descriptor)
                } else {
                    areAllTrivial = false
                }
            }
            i = n.pointee.nextInScope
        }
        return areAllTrivial
    }

    private func cutInputs(of n: UnsafeMutablePointer<Node>) {
        let first = n.pointee.firstInput
        guard first != 0 else { return }
        var e = first
        var last = first
        while e != 0 {
            let input = edge(e).pointee.input
            if input != 0 {
                if isEnding(input) {
                    core.pointee.liveEdges -= 1
                } else {
                    removeFromReaders(e)
                }
            }
            last = e
            e = edge(e).pointee.nextInput
        }
        freeEdges(first, last)
    }

    /// Puts a chain of nodes into the list of free ones: behind what the same batch of ends has freed before.
    ///
    /// So the nodes of scopes that ended together are used again in the order in which they were made, which mostly is
    /// that of memory: who makes or ends many scopes waits for memory more than for anything else.
    private func freeNodes(_ first: UInt32, _ last: UInt32) {
        let previous = core.pointee.lastFreedNode
        // What runs when values are destroyed may have taken it.
        if previous != 0, node(previous).pointee.generation & 1 == 0 {
            node(last).pointee.nextInScope = node(previous).pointee.nextInScope
            node(previous).pointee.nextInScope = first
        } else {
            node(last).pointee.nextInScope = core.pointee.freeNode
            core.pointee.freeNode = first
        }
        core.pointee.lastFreedNode = last
    }

    /// The same for a chain of edges.
    private func freeEdges(_ first: UInt32, _ last: UInt32) {
        let previous = core.pointee.lastFreedEdge
        if previous != 0, edge(previous).pointee.marks == EdgeMark.isFree {
            edge(last).pointee.nextInput = edge(previous).pointee.nextInput
            edge(previous).pointee.nextInput = first
        } else {
            edge(last).pointee.nextInput = core.pointee.freeEdge
            core.pointee.freeEdge = first
        }
        edge(last).pointee.marks = EdgeMark.isFree
        core.pointee.lastFreedEdge = last
    }

    @inline(__always)
    private func isEnding(_ index: UInt32) -> Bool {
        scopes[Int(node(index).pointee.scope)].isEnding
    }

    private func freeScopes(count: Int) {
        let root = scopes + Int(markStack[0])
        let next = root.pointee.nextSibling, previous = root.pointee.previousSibling
        if previous == 0 {
            scopes[Int(root.pointee.parent)].firstChild = next
        } else {
            scopes[Int(previous)].nextSibling = next
        }
        if next != 0 { scopes[Int(next)].previousSibling = previous }
        for i in 0..<count {
            let s = scopes + Int(markStack[i])
            s.pointee.generation &+= 1
            s.pointee.isEnding = false
            s.pointee.nextSibling = core.pointee.freeScope
            core.pointee.freeScope = markStack[i]
        }
        core.pointee.liveScopes -= count
    }

    /// Destroys the values and rules that need it.
    private func destroyValues(from first: UInt32) {
        var i = first
        while i != 0 {
            let n = node(i)
            n.pointee.descriptor._withUnsafeGuaranteedRef { descriptor in
                guard !descriptor.isTrivial else { return }
                descriptor.destroy(n.pointee.value, n.pointee.flags & Flag.hasValue != 0)
                freeValue(n.pointee.value, descriptor)
            }
            i = n.pointee.nextInScope
        }
    }

    /// Destroys what the graph still holds when it ends itself.
    func destroyAllValues() {
        for i in usedNodes where node(i).pointee.generation & 1 == 1 {
            let n = node(i)
            n.pointee.descriptor._withUnsafeGuaranteedRef { descriptor in
                guard !descriptor.isTrivial || descriptor.sizeClass < 0 else { return }
                descriptor.destroy(n.pointee.value, n.pointee.flags & Flag.hasValue != 0)
                freeValue(n.pointee.value, descriptor)
            }
        }
    }
}
