import AttributeGraph
import Observation

// In a file of its own, without non-public parts of Observation, because this code is compiled into the modules of
// apps.
extension RuleObserver {
    /// Runs `body`, which is all or a part of the run of the graph's current rule. When a property that it read
    /// changes, on any thread, the next update runs the rule again.
    ///
    /// - Parameter kind: The shared properties of rules of the same kind.
    @inlinable @inline(__always)
    package mutating func run<Result>(in graph: Graph, as kind: ObservationKind, _ body: () -> Result) -> Result {
        if isUnregistered, !kind.readsObservables {
            return withObservationTracking(body, onChange: firstChange(in: graph, kind))
        }
        return runRegistered(in: graph, body)
    }

    /// Runs the body of a view, whose rule retains the instance, and registers the run with the observables that it
    /// reads.
    // The rule retains the instance, which is accessed unretained.
    @inlinable @inline(__always)
    mutating func run<Result>(in graph: Graph, of instance: Borrowed<ViewInstance>, _ body: () -> Result) -> Result {
        if isUnregistered, !instance.with({ $0.readsObservables }) {
            return withObservationTracking(
                body,
                onChange: firstChange(in: graph, instance.with { $0.observation }))
        }
        return runRegistered(in: graph, body)
    }
}
