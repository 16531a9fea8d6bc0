extension Graph {
    /// Creates a scope that ends with `parent`, or earlier.
    /// - Parameter parent: The owner of the new scope.
    /// - Precondition: `parent` has not ended.
    /// - Complexity: O(1).
    /// - Postcondition: the scope is alive and owns nothing.
    public func makeScope(in parent: Scope) -> Scope {
        assertMayUse()
        let p = liveScope(parent)
        let index = allocateScope()
        let s = scopes + Int(index)
        s.initialize(
            to: ScopeRecord(
                generation: s.pointee.generation | 1, isEnding: false, parent: parent.index,
                firstChild: 0, nextSibling: p.pointee.firstChild, previousSibling: 0,
                firstAttribute: 0, lastAttribute: 0))
        if p.pointee.firstChild != 0 {
            scopes[Int(p.pointee.firstChild)].previousSibling = index
        }
        p.pointee.firstChild = index
        core.pointee.liveScopes += 1
        return Scope(index: index, generation: s.pointee.generation)
    }

    /// Returns whether the scope has not ended. A scope whose end is deferred is still alive.
    /// - Complexity: O(1).
    public func isAlive(_ scope: Scope) -> Bool {
        Int(scope.index) < layout.scopeCapacity && scope.generation & 1 == 1
            && scopes[Int(scope.index)].generation == scope.generation
    }

    /// Returns the scope that owns an attribute.
    /// - Precondition: `attribute` is alive.
    /// - Complexity: O(1).
    package func scope(of attribute: AnyAttribute) -> Scope {
        let index = liveNode(attribute).pointee.scope
        return Scope(index: index, generation: scopes[Int(index)].generation)
    }

    @inline(__always)
    func liveScope(_ scope: Scope) -> UnsafeMutablePointer<ScopeRecord> {
        let s = scopes + Int(scope.index)
        if _slowPath(s.pointee.generation != scope.generation) {
            preconditionFailure("AttributeGraph: \(scope) has ended")
        }
        return s
    }

    private func allocateScope() -> UInt32 {
        let free = core.pointee.freeScope
        if free != 0 {
            core.pointee.freeScope = scopes[Int(free)].nextSibling
            return free
        }
        let index = core.pointee.scopesUsed
        guard index < layout.scopeCapacity else {
            preconditionFailure("AttributeGraph: the graph is full (\(layout.scopeCapacity) scopes)")
        }
        core.pointee.scopesUsed = index + 1
        return index
    }
}
