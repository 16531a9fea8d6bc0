import AttributeGraph
import MartletABI
import Observation

/// Makes a rule depend on the observable properties that its run reads (law E1). A stored property of the rule.
///
/// Only a rule that has read such a property has a registration; for other rules, a run costs one check.
@usableFromInline
package struct RuleObserver {
    private var registration: Registration?

    @usableFromInline
    package init() {}

    /// Whether no run of the rule has read a property yet.
    @usableFromInline var isUnregistered: Bool { registration == nil }

    /// Called only when the run has read a property. This registration ends with the first change; later ones of this
    /// kind of rule can be cancelled.
    @usableFromInline
    mutating func firstChange(in graph: Graph, _ kind: ObservationKind) -> @Sendable () -> Void {
        kind.readsObservables = true
        guard let made = Registration(graph: graph) else { return {} }
        registration = made
        let record = made.record
        record.begin()
        record.finish()
        return {
            if ABI.uses(.observationCallbacks) { record.changesFirst() } else { record.announced(run: 1) }
        }
    }

    @inline(never)
    @usableFromInline
    mutating func runRegistered<Result>(in graph: Graph, _ body: () -> Result) -> Result {
        guard let registration = registration ?? Registration(graph: graph) else { return body() }
        self.registration = registration
        let record = registration.record
        let run = record.begin()
        // The rule runs after the change has been stored: a run between the announcement and the change itself is
        // followed by another one (law E6).
        let result = observe(with: record, run: run) {
            let result = body()
            record.sentinel.read(run)
            return result
        }
        record.finish()
        return result
    }

    private func observe<Result>(with record: ObservationRecord, run: Int, _ body: () -> Result) -> Result {
        if martlet_traces_writes(), ABI.uses(.observationCallbacks) {
            return withReportedObservation(of: body) {
                record.willChange(in: $0, run: run)
            } didChange: {
                record.changed(in: $0, run: run)
            }
        }
        return withObservation(of: body) {
            record.announced(run: run)
        } didChange: {
            record.changed(in: $0, run: run)
        }
    }

    /// The registration of a rule, dropped at the end of the rule.
    private final class Registration {
        let record: ObservationRecord

        init?(graph: Graph) {
            guard let scene = SceneGraph.evaluating, let rule = graph.runningRule else { return nil }
            record = ObservationRecord(
                rule: rule, queue: scene.writes, owner: scene.evaluating.last?.object)
        }

        deinit { record.end() }
    }
}

/// The shared state of similar rules: whether one of them has ever read an observable property.
// @unchecked Sendable: confined to the updating thread; tables of types ask for it.
@usableFromInline
package final class ObservationKind: @unchecked Sendable {
    // Confined to the updating thread.
    @exclusivity(unchecked) @usableFromInline var readsObservables = false

    /// The rules that update controls.
    package static let controls = ObservationKind()
    /// The kind of rules that follow pushed, presented and selected values.
    package static let containers = ObservationKind()
    /// The rules that compute a part of a tracked value.
    static let parts = ObservationKind()

    /// The rules that make views of a type from a closure.
    package static func content(_ type: Any.Type) -> ObservationKind {
        if let known = cache[type] { return known }
        let made = ObservationKind()
        cache[type] = made
        return made
    }

    private static let cache = TypeCache<ObservationKind>()
}

/// An eager rule without a value that may read observable properties.
package struct ObservingFollower: Rule {
    let kind: ObservationKind
    let action: (Graph) -> Void
    private var observer = RuleObserver()

    package init(kind: ObservationKind, action: @escaping (Graph) -> Void) {
        self.kind = kind
        self.action = action
    }

    package mutating func value(in graph: Graph) {
        let action = self.action
        observer.run(in: graph, as: kind) { action(graph) }
    }
}

extension _ViewInputs {
    /// Follows an attribute like `follow`, for an action that calls code of the app or reads a binding: observable
    /// properties that it reads are tracked too.
    package func followObserving(_ kind: ObservationKind, _ action: @escaping (Graph) -> Void) {
        _ = graph.makeRule(ObservingFollower(kind: kind, action: action), in: scope, isEager: true)
    }
}
