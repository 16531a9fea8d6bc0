/// An observer of events in a graph. All methods have empty default implementations.
///
/// The graph calls these methods while it is updating. They may ask the graph for names, edges and causes. They must
/// not change the graph or read values; debug builds stop when they do.
///
/// A graph without a trace tests one flag for each event.
public protocol GraphTrace: AnyObject {
    /// Called after an attribute was created.
    func created(_ attribute: AnyAttribute, in graph: Graph)
    /// Called after an input was set to a different value.
    func inputChanged(_ attribute: AnyAttribute, in graph: Graph)
    /// Called before a rule runs. `causes` has the inputs that changed since the rule's last run. It is empty if the
    /// rule runs for the first time, was invalidated, or is being recomputed.
    func willEvaluate(_ attribute: AnyAttribute, causes: [AnyAttribute], in graph: Graph)
    /// Called after a rule ran.
    func evaluated(_ attribute: AnyAttribute, changed: Bool, in graph: Graph)
    /// Called before an attribute ends with its scope.
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
    /// Calls a client's callback, which may inspect the graph but must neither change it nor read values.
    func withCallback(_ body: () -> Void) {
        let isInCallback = core.pointee.isInCallback
        core.pointee.isInCallback = true
        body()
        core.pointee.isInCallback = isInCallback
    }

    /// Stops debug builds when a callback uses the graph in a way that callbacks must not.
    @inlinable @inline(__always)
    func assertMayUse() {
        assert(!core.pointee.isInCallback, "AttributeGraph: a trace or onCycle reads values or changes the graph")
    }

    @usableFromInline @inline(never)
    func traceCreated(_ index: UInt32) {
        guard let trace else { return }
        withCallback { trace.created(handle(index), in: self) }
    }

    @inline(never)
    func traceInputChanged(_ index: UInt32) {
        if let ring = core.pointee.ring { recordChange(of: index, in: ring) }
        guard core.pointee.hasTrace, let trace else { return }
        withCallback { trace.inputChanged(handle(index), in: self) }
    }

    @inline(never)
    func traceWillEvaluate(_ index: UInt32) {
        node(index).pointee.flags |= Flag.traced
        if core.pointee.hasTrace { notifyWillEvaluate(index) }
        if let ring = core.pointee.ring { recordStart(index, in: ring) }
    }

    @inline(never)
    private func notifyWillEvaluate(_ index: UInt32) {
        guard let trace else { return }
        withCallback {
            trace.willEvaluate(handle(index), causes: inputs(of: index, changes: EdgeChange.changed), in: self)
        }
    }

    @inline(__always)
    func traceEvaluated(_ index: UInt32, changed: Bool) {
        if let ring = core.pointee.ring { recordEnd(index, changed: changed, in: ring) }
        if core.pointee.hasTrace { notifyEvaluated(index, changed: changed) }
    }

    @inline(never)
    private func notifyEvaluated(_ index: UInt32, changed: Bool) {
        guard let trace else { return }
        withCallback { trace.evaluated(handle(index), changed: changed, in: self) }
    }

    /// Reports the end of all attributes in the first `scopeCount` scopes of `markStack`.
    @inline(never)
    func traceEnded(scopeCount: Int) {
        let trace = core.pointee.hasTrace ? trace : nil
        let ring = core.pointee.ring
        for i in 0..<scopeCount {
            var attribute = scopes[Int(markStack[i])].firstAttribute
            while attribute != 0 {
                if let ring { recordEnd(of: attribute, in: ring) }
                if let trace { withCallback { trace.ended(handle(attribute), in: self) } }
                attribute = node(attribute).pointee.nextInScope
            }
        }
    }
}
