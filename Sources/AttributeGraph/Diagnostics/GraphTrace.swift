/// Is told what happens in a graph. All methods have empty defaults.
///
/// They are called in the midst of things: they may ask the graph for names, edges and causes, and
/// must not change it or read values: debug builds stop there.
///
/// Costs one test at each event while nobody is told.
public protocol GraphTrace: AnyObject {
    /// An attribute has been made.
    func created(_ attribute: AnyAttribute, in graph: Graph)
    /// An input has been set to a value that differs.
    func inputChanged(_ attribute: AnyAttribute, in graph: Graph)
    /// A rule is about to run because of these inputs: they have changed since its last run. None:
    /// it runs for the first time, or it was invalidated or recomputed.
    func willEvaluate(_ attribute: AnyAttribute, causes: [AnyAttribute], in graph: Graph)
    /// A rule has run.
    func evaluated(_ attribute: AnyAttribute, changed: Bool, in graph: Graph)
    /// An attribute is about to end with its scope.
    func ended(_ attribute: AnyAttribute, in graph: Graph)
}

extension GraphTrace {
    /// Does nothing.
    /// - Complexity: O(1).
    public func created(_ attribute: AnyAttribute, in graph: Graph) {}
    /// Does nothing.
    /// - Complexity: O(1).
    public func inputChanged(_ attribute: AnyAttribute, in graph: Graph) {}
    /// Does nothing.
    /// - Complexity: O(1).
    public func willEvaluate(_ attribute: AnyAttribute, causes: [AnyAttribute], in graph: Graph) {}
    /// Does nothing.
    /// - Complexity: O(1).
    public func evaluated(_ attribute: AnyAttribute, changed: Bool, in graph: Graph) {}
    /// Does nothing.
    /// - Complexity: O(1).
    public func ended(_ attribute: AnyAttribute, in graph: Graph) {}
}

extension Graph {
    /// Calls what may ask the graph, and must neither change it nor read values.
    func telling(_ body: () -> Void) {
        let isTelling = core.pointee.isTelling
        core.pointee.isTelling = true
        body()
        core.pointee.isTelling = isTelling
    }

    /// Stops debug builds where the graph is used by what must not use it.
    @inlinable @inline(__always)
    func assertMayUse() {
        assert(!core.pointee.isTelling, "AttributeGraph: a trace or onCycle reads values or changes the graph")
    }

    @usableFromInline @inline(never)
    func traceCreated(_ index: UInt32) {
        guard let trace else { return }
        telling { trace.created(handle(index), in: self) }
    }

    @inline(never)
    func traceInputChanged(_ index: UInt32) {
        if let ring = core.pointee.ring { recordChange(of: index, in: ring) }
        guard core.pointee.hasTrace, let trace else { return }
        telling { trace.inputChanged(handle(index), in: self) }
    }

    @inline(never)
    func traceWillEvaluate(_ index: UInt32) {
        node(index).pointee.flags |= Flag.traced
        if core.pointee.hasTrace { tellWillEvaluate(index) }
        if let ring = core.pointee.ring { recordStart(index, in: ring) }
    }

    @inline(never)
    private func tellWillEvaluate(_ index: UInt32) {
        guard let trace else { return }
        telling {
            trace.willEvaluate(handle(index), causes: inputs(of: index, changes: EdgeChange.changed), in: self)
        }
    }

    @inline(__always)
    func traceEvaluated(_ index: UInt32, changed: Bool) {
        if let ring = core.pointee.ring { recordEnd(index, changed: changed, in: ring) }
        if core.pointee.hasTrace { tellEvaluated(index, changed: changed) }
    }

    @inline(never)
    private func tellEvaluated(_ index: UInt32, changed: Bool) {
        guard let trace else { return }
        telling { trace.evaluated(handle(index), changed: changed, in: self) }
    }

    /// The scopes are those on the stack of marks.
    @inline(never)
    func traceEnded(scopeCount: Int) {
        let trace = core.pointee.hasTrace ? trace : nil
        let ring = core.pointee.ring
        for i in 0..<scopeCount {
            var attribute = scopes[Int(markStack[i])].firstAttribute
            while attribute != 0 {
                if let ring { recordEnd(of: attribute, in: ring) }
                if let trace { telling { trace.ended(handle(attribute), in: self) } }
                attribute = node(attribute).pointee.nextInScope
            }
        }
    }
}
