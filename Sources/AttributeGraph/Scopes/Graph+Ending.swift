// Ending a scope has three steps: remove the edges, destroy the values, free the records. Destroying values runs
// foreign code (deinitializers of objects that the values own). That code sees a consistent graph without the scope.

extension Graph {
    /// Ends a scope with all its attributes and child scopes.
    ///
    /// While anything is being evaluated, the end is deferred until the evaluation has finished. Ending a scope that
    /// has ended does nothing.
    /// - Precondition: `scope` is not the root scope.
    /// - Postcondition: handles to the scope's attributes are invalid, and no attribute outside has an edge to them.
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
        endNow(scope.index)
        if core.pointee.hasDeferredEnds { endWaitingScopes() }
        freeEndedRecords()
        assert(!isAlive(scope))
    }

    /// Ends the scopes whose end was deferred, unless a rule is being evaluated.
    @usableFromInline
    func endDeferredScopes() {
        guard core.pointee.hasDeferredEnds, isIdle, !core.pointee.isEnding else {
            return
        }
        endWaitingScopes()
        freeEndedRecords()
    }

    private func endWaitingScopes() {
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
        collectEndsIfMany(scopeCount: max(count, deferredEnds.count))
        if core.pointee.isTracing { traceEnded(scopeCount: count) }
        var areAllTrivial = true
        var firstNode: Offset = 0
        let c = core
        let inMemoryOrder = c.pointee.ended.inMemoryOrder
        for i in 0..<count {
            let s = scopes + Int(markStack[i])
            guard s.pointee.firstAttribute != 0 else { continue }
            if firstNode == 0 { firstNode = s.pointee.firstAttribute }
            let attributes = Chain(first: s.pointee.firstAttribute, last: s.pointee.lastAttribute)
            c.pointee.ended.nodes.append(attributes, linkNode)
            areAllTrivial = cutNodes(from: s.pointee.firstAttribute, collecting: inMemoryOrder) && areAllTrivial
        }
        cutScopes(count: count, collecting: inMemoryOrder)
        if !areAllTrivial { destroyValues(from: firstNode) }
        c.pointee.isEnding = false
    }

    /// Pushes `root` and all its descendants on the stack of marks, and flags them as ending.
    /// - Returns: The number of scopes.
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

    /// Removes the edges of a scope's attributes, and invalidates their handles. Edges between two ending attributes
    /// are freed with the list of their reader.
    /// - Returns: Whether none of the values needs to be destroyed.
    private func cutNodes(from first: Offset, collecting: Bool) -> Bool {
        var areAllTrivial = true
        var count = 0
        var i = first
        while i != 0 {
            let n = node(i)
            if collecting { collectEnded(node: i) }
            cutInputs(of: n, collecting: collecting)
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
            count &+= 1
            n.pointee.descriptor._withUnsafeGuaranteedRef { if !$0.isTrivial { areAllTrivial = false } }
            i = n.pointee.nextInScope
        }
        core.pointee.liveNodes -= count
        return areAllTrivial
    }

    private func cutInputs(of n: UnsafeMutablePointer<Node>, collecting: Bool) {
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
            if collecting { collectEnded(edge: e) }
            last = e
            e = edge(e).pointee.nextInput
        }
        if !collecting { core.pointee.ended.edges.append(Chain(first: first, last: last), linkEdge) }
    }

    @inline(__always)
    private func isEnding(_ index: UInt32) -> Bool {
        scopes[Int(node(index).pointee.scope)].isEnding
    }

    /// Removes the scopes on the stack of marks from the tree.
    private func cutScopes(count: Int, collecting: Bool) {
        let root = scopes + Int(markStack[0])
        let next = root.pointee.nextSibling, previous = root.pointee.previousSibling
        if previous == 0 {
            scopes[Int(root.pointee.parent)].firstChild = next
        } else {
            scopes[Int(previous)].nextSibling = next
        }
        if next != 0 { scopes[Int(next)].previousSibling = previous }
        let c = core
        for i in 0..<count {
            let s = scopes + Int(markStack[i])
            s.pointee.generation &+= 1
            s.pointee.isEnding = false
            s.pointee.nextSibling = 0
            if collecting {
                endedScopes.insert(markStack[i])
            } else {
                c.pointee.ended.scopes.append(Chain(first: markStack[i], last: markStack[i]), linkScope)
            }
        }
        c.pointee.liveScopes -= count
    }

    /// Destroys the values and rules that are not trivial, from the attribute `first` to the last attribute that has
    /// ended.
    private func destroyValues(from first: Offset) {
        var i = first
        while i != 0 {
            let n = node(i)
            n.pointee.descriptor._withUnsafeGuaranteedRef { descriptor in
                guard !descriptor.isTrivial else { return }
                descriptor.destroy(n.pointee.value, n.pointee.flags & Flag.lacksValue == 0)
            }
            i = n.pointee.nextInScope
        }
    }

    /// Destroys the remaining values when the graph itself is deinitialized.
    func destroyAllValues() {
        for i in usedNodes where node(i).pointee.generation & 1 == 1 {
            let n = node(i)
            n.pointee.descriptor._withUnsafeGuaranteedRef { descriptor in
                guard !descriptor.isTrivial || descriptor.sizeClass < 0 else { return }
                descriptor.destroy(n.pointee.value, n.pointee.flags & Flag.lacksValue == 0)
                freeValue(n.pointee.value, descriptor)
            }
        }
    }
}
