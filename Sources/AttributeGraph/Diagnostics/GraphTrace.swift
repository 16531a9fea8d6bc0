/// Is told what happens in a graph. All methods have empty defaults.
///
/// They are called in the midst of things: they may ask the graph for names, edges and causes, and
/// must not change it or read values.
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
    public func created(_ attribute: AnyAttribute, in graph: Graph) {}
    /// Does nothing.
    public func inputChanged(_ attribute: AnyAttribute, in graph: Graph) {}
    /// Does nothing.
    public func willEvaluate(_ attribute: AnyAttribute, causes: [AnyAttribute], in graph: Graph) {}
    /// Does nothing.
    public func evaluated(_ attribute: AnyAttribute, changed: Bool, in graph: Graph) {}
    /// Does nothing.
    public func ended(_ attribute: AnyAttribute, in graph: Graph) {}
}

extension Graph {
    @usableFromInline @inline(never)
    func traceCreated(_ index: UInt32) {
        trace?.created(handle(index), in: self)
    }

    @inline(never)
    func traceInputChanged(_ index: UInt32) {
        trace?.inputChanged(handle(index), in: self)
    }

    @inline(never)
    func traceWillEvaluate(_ index: UInt32) {
        trace?.willEvaluate(
            handle(index), causes: inputs(of: index, marked: EdgeMark.changed), in: self)
    }

    @inline(never)
    func traceEvaluated(_ index: UInt32, changed: Bool) {
        trace?.evaluated(handle(index), changed: changed, in: self)
    }

    /// The scopes are those on the stack of marks.
    @inline(never)
    func traceEnded(scopeCount: Int) {
        guard let trace else { return }
        for i in 0..<scopeCount {
            var attribute = scopes[Int(markStack[i])].firstAttribute
            while attribute != 0 {
                trace.ended(handle(attribute), in: self)
                attribute = node(attribute).pointee.nextInScope
            }
        }
    }
}
