import AttributeGraph

/// A trace of a scene's graph that explains each body run: the write that caused it, its source location, and the path
/// of dependencies between them.
///
///     scene.startTracing()
///     ...
///     for run in scene.trace?.runs ?? [] { print(run) }
///
/// Tracing begins with ``SceneGraph/startTracing()``, which the first `_printChanges()` in a body calls, and which
/// every scene calls if the environment variable `MARTLET_TRACE` is 1. It costs some microseconds for each rule that
/// runs and for each write. Without tracing there is no cost.
///
/// Confined to the updating thread.
package final class UpdateTrace: GraphTrace {
    /// The cause of a body run.
    package struct Cause {
        /// The name of the changed value: `CounterView.count`, or its substitute in the runtime.
        package let name: String
        /// The previous value, as text; nil if unknown, as for an object that publishes.
        package let old: String?
        /// The value that the body has seen, as text.
        package let new: String?
        /// The names along the edges from the changed value to the body: `[List.items, List.body, Row, Row.body]`.
        package let way: [String]
        let captures: [WriteCapture]
        /// The differences, by the parts of the value.
        let difference: [String]

        init(
            name: String, old: String?, new: String?, difference: [String], way: [String], captures: [WriteCapture]
        ) {
            self.name = name
            self.old = old
            self.new = new
            self.difference = difference
            self.way = way
            self.captures = captures
        }

        /// Writes of observed properties.
        init(observed captures: [WriteCapture], way: [String]) {
            let name = captures.compactMap(\.propertyName).uniqued.joined(separator: " and ")
            self.init(
                name: name.isEmpty ? "an observed property" : name, old: nil, new: nil,
                difference: captures.compactMap(\.valueChange?.text).uniqued, way: way, captures: captures)
        }

        /// The source locations of the writes, in the order of the writes. The first access takes a fraction of a
        /// millisecond.
        package var sites: [WriteSite] { captures.compactMap(\.site) }
    }

    /// A run of a body.
    package struct Run {
        /// The views from the root to the one whose body has run.
        package let viewPath: String
        /// The type of the view.
        package let view: String
        /// The number of the update, as `SceneGraph.updateCount` counts.
        package let update: Int
        /// Whether this was the first run at the identity.
        package let isFirst: Bool
        /// The causes of the run; empty for the initial run.
        package let causes: [Cause]
    }

    /// The last change of an attribute.
    struct Change {
        var old: ValueSnapshot?
        var new: ValueSnapshot?
        var captures: [WriteCapture] = []

        /// Returns the differences, such as `count: 1 → 2`; empty if the values are unknown.
        func lines(of name: String) -> [String] {
            guard let old, let new else { return [] }
            return old.changes(to: new, of: name)
        }
    }

    /// The largest number of runs that are kept.
    package static let runLimit = 1_000

    /// The body runs so far, the oldest first; limited to the last ``runLimit`` or more.
    package private(set) var runs: [Run] = []

    private unowned let scene: SceneGraph
    private let tracing = WriteTracing()
    /// The inputs that caused the last run of each rule.
    private(set) var reasons: [AnyAttribute: [AnyAttribute]] = [:]
    private(set) var changes: [AnyAttribute: Change] = [:]
    /// The rule that was running when an attribute was made.
    private var makers: [AnyAttribute: AnyAttribute] = [:]
    private var running: [(attribute: AnyAttribute, old: ValueSnapshot?, isFirst: Bool)] = []
    /// The writes of observed properties for which rules run again.
    private var invalidated: [AnyAttribute: [WriteCapture]] = [:]
    /// The observable changes that caused the last run of each rule.
    private(set) var observed: [AnyAttribute: [WriteCapture]] = [:]
    /// The stored properties of views at the last run of their bodies, by body.
    private var fields: [AnyAttribute: [ViewField]] = [:]

    init(scene: SceneGraph) { self.scene = scene }

    // MARK: - Recording

    package func created(_ attribute: AnyAttribute, in graph: Graph) {
        makers[attribute] = graph.runningRule
    }

    package func ended(_ attribute: AnyAttribute, in graph: Graph) {
        reasons[attribute] = nil
        changes[attribute] = nil
        makers[attribute] = nil
        fields[attribute] = nil
        invalidated[attribute] = nil
        observed[attribute] = nil
    }

    /// An observable object has had a rule entered that has read a property.
    func willInvalidate(_ rule: AnyAttribute, captures: [WriteCapture]) {
        if !captures.isEmpty { invalidated[rule] = captures }
    }

    /// Prepares for an input's new value, in case it differs.
    func willSet(_ attribute: AnyAttribute, captures: [WriteCapture], showsValue: Bool = true) {
        let old = showsValue ? scene.graph.storedValue(of: attribute).map { ValueSnapshot($0) } : nil
        changes[attribute] = Change(old: old, captures: captures)
    }

    package func inputChanged(_ attribute: AnyAttribute, in graph: Graph) {
        var change = changes[attribute] ?? Change()
        // For a change without an announcement, the previous value is the one that was last seen.
        if change.new != nil { change = Change(old: change.new) }
        if scene.describe(attribute)?.showsValue == true {
            change.new = graph.storedValue(of: attribute).map { ValueSnapshot($0) }
        }
        changes[attribute] = change
    }

    package func willEvaluate(_ attribute: AnyAttribute, causes: [AnyAttribute], in graph: Graph) {
        // A rule without causes is new, or its creator has run it again.
        let origin = running.last?.attribute ?? makers[attribute]
        reasons[attribute] = causes.isEmpty ? origin.map { [$0] } ?? [] : causes
        let isShown = scene.describe(attribute)?.showsValue == true
        let old = isShown ? graph.storedValue(of: attribute).map { ValueSnapshot($0) } : nil
        observed[attribute] = invalidated.removeValue(forKey: attribute)
        running.append((attribute, old, isFirst: graph.storedPointer(to: attribute) == nil))
    }

    package func evaluated(_ attribute: AnyAttribute, changed: Bool, in graph: Graph) {
        guard let run = running.popLast(), run.attribute == attribute else { return running.removeAll() }
        for cause in graph.causes(of: attribute) where reasons[attribute]?.contains(cause) == false {
            reasons[attribute]?.append(cause)
        }
        guard let description = scene.describe(attribute) else { return }
        if changed, description.showsValue {
            changes[attribute] = Change(
                old: run.old, new: graph.storedValue(of: attribute).map { ValueSnapshot($0) })
        }
        if description.kind == .body { record(attribute, description, isFirst: run.isFirst) }
    }

    private func record(_ body: AnyAttribute, _ description: AttributeDescription, isFirst: Bool) {
        guard let instance = description.instance else { return }
        if runs.count >= Self.runLimit * 2 { runs.removeFirst(Self.runLimit) }
        fields[body] = ViewField.fields(of: body, in: scene)
        let own = observed[body].map { Cause(observed: $0, way: [description.name]) }
        runs.append(
            Run(
                viewPath: instance.path,
                view: instance.type.name,
                update: scene.updateCount,
                isFirst: isFirst,
                causes: (own.map { [$0] } ?? []) + causes(of: body)
            )
        )
    }

    // MARK: - Asking

    /// Returns the stored properties of a view at the last run of its body; nil before the first run.
    func fields(of body: AnyAttribute) -> [ViewField]? { fields[body] }

    /// Records the stored properties of a view, if there is no record yet.
    func recordFields(of body: AnyAttribute) {
        if fields[body] == nil { fields[body] = ViewField.fields(of: body, in: scene) }
    }

    /// Returns the causes of a rule's last run, by a walk from the rule back to the changed inputs.
    func causes(of rule: AnyAttribute) -> [Cause] {
        var causes: [Cause] = []
        var seen: Set<AnyAttribute> = [rule]
        var open: [(attribute: AnyAttribute, way: [AnyAttribute])] = [(rule, [])]
        while let (attribute, way) = open.popLast() {
            let along = [attribute] + way
            let sources = reasons[attribute] ?? []
            if attribute != rule, let captures = observed[attribute] {
                causes.append(Cause(observed: captures, way: along.compactMap { scene.describe($0)?.name }))
            }
            if sources.isEmpty, attribute != rule, let cause = cause(attribute, along) { causes.append(cause) }
            for source in sources.reversed() where seen.insert(source).inserted { open.append((source, along)) }
        }
        return causes
    }

    /// Returns the cause at the beginning of a path; nil if only the runtime uses the attribute.
    private func cause(_ attribute: AnyAttribute, _ way: [AnyAttribute]) -> Cause? {
        guard let change = changes[attribute], let name = scene.describe(attribute)?.name else { return nil }
        let names = way.compactMap { scene.describe($0)?.name }
        return Cause(
            name: name, old: change.old?.text, new: change.new?.text, difference: change.lines(of: name), way: names,
            captures: change.captures)
    }
}

extension UpdateTrace.Cause: CustomStringConvertible {
    package var description: String {
        var text = name
        if !difference.isEmpty {
            text = difference.joined(separator: ", ")
        } else if let new {
            text += old.map { ": \($0) → \(new)" } ?? ": \(new)"
        }
        if !sites.isEmpty { text += ", written at " + sites.map(\.description).uniqued.joined(separator: " and ") }
        return text
    }
}

extension UpdateTrace.Run: CustomStringConvertible {
    /// The view, and a line for each cause.
    package var description: String {
        let head = "\(viewPath): " + (isFirst ? "first run" : "run") + " in update \(update)"
        return ([head] + causes.map { "    \($0), by way of \($0.way.joined(separator: " → "))" })
            .joined(separator: "\n")
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions.
    var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension SceneGraph {
    /// Records from here on why bodies run; see ``UpdateTrace``.
    package func startTracing() {
        guard trace == nil else { return }
        let trace = UpdateTrace(scene: self)
        self.trace = trace
        graph.trace = trace
    }

    /// Discards the trace, and ends tracing.
    package func stopTracing() {
        trace = nil
        graph.trace = nil
    }

    /// Returns the last run of a view's body, by the view's path or the name of its type; nil if the trace contains
    /// none. Only runs after the start of tracing are known.
    package func explain(_ view: String) -> UpdateTrace.Run? {
        trace?.runs.last { $0.viewPath == view || $0.view == view }
    }
}
