import AttributeGraph

/// Runs the body of a view, modifier, style or scene when something that its last run read has changed (law B1).
///
/// `Source` is what declares the dynamic properties, `Output` what its body gives.
struct BodyRule<Source, Output>: Rule {
    let source: _GraphValue<Source>
    let instance: ViewInstance
    /// Calls the body of a value whose properties are bound. Captures nothing that changes.
    let run: (Source) -> Output
    private var observer = RuleObserver()

    init(source: _GraphValue<Source>, instance: ViewInstance, run: @escaping (Source) -> Output) {
        self.source = source
        self.instance = instance
        self.run = run
    }

    /// Makes the attributes of something with a body: its value, compared, and the body.
    static func make(
        _ source: _GraphValue<Source>,
        inputs: _ViewInputs,
        run: @escaping (Source) -> Output
    ) -> (body: _GraphValue<Output>, inputs: _ViewInputs) {
        let graph = inputs.graph
        let instance = ViewInstance(type: ViewType.of(Source.self), inputs: inputs)
        let compared = source.isCompared ? source : ComparedPart.make(source, in: inputs.scope, graph: graph)
        let rule = BodyRule(source: compared, instance: instance, run: run)
        let body = graph.makeRule(rule, in: inputs.scope, isEager: true)
        instance.body = body.identifier
        var inner = inputs
        inner.instance = instance
        return (_GraphValue(body, isCompared: true), inner)
    }

    mutating func value(in graph: Graph) -> Output {
        // A copy: the dynamic properties are bound in place in it, and live as long as the run.
        var copy = source.read(in: graph)
        let instance = self.instance
        let run = self.run
        return instance.scene.evaluatingBody(of: instance) {
            observer.run(in: graph, as: instance.type.observation) {
                instance.bind(&copy)
                return run(copy)
            }
        }
    }

    static func areEqual(_ a: Output, _ b: Output) -> Bool {
        ValueComparator.of(Output.self).areEqual(a, b)
    }
}

/// A part of a view value as an attribute of its own, which lets only changed values through.
struct ComparedPart<Value>: Rule {
    let part: _GraphValue<Value>

    static func make(_ part: _GraphValue<Value>, in scope: Scope, graph: Graph) -> _GraphValue<Value> {
        _GraphValue(graph.makeRule(ComparedPart(part: part), in: scope), isCompared: true)
    }

    mutating func value(in graph: Graph) -> Value { part.read(in: graph) }

    static func areEqual(_ a: Value, _ b: Value) -> Bool {
        ValueComparator.of(Value.self).areEqual(a, b)
    }
}

/// An eager rule without a value: what follows an attribute and acts on the render tree.
struct Follower: Rule {
    let action: (Graph) -> Void

    mutating func value(in graph: Graph) { action(graph) }
}

extension _ViewInputs {
    /// Runs `action` in the next flush, and again whenever something that it read has changed.
    func follow(_ action: @escaping (Graph) -> Void) {
        _ = graph.makeRule(Follower(action: action), in: scope, isEager: true)
    }
}

/// Runs a closure of the main actor where it is known, but not to the compiler, that this is the main actor: rules
/// are evaluated by the scene's update, which is isolated to it.
@inline(__always)
func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    typealias Unisolated = (Value) -> Result
    return withoutActuallyEscaping(body) { body in
        unsafeBitCast(body, to: Unisolated.self)(value)
    }
}

/// An action of the main actor as a closure that the runtime keeps and calls there.
func unisolated(_ action: @escaping @MainActor () -> Void) -> () -> Void {
    unsafeBitCast(action, to: (() -> Void).self)
}

/// An action that the runtime kept, as the closure of the main actor that it is called as.
func isolated(_ action: @escaping () -> Void) -> @MainActor () -> Void {
    unsafeBitCast(action, to: (@MainActor () -> Void).self)
}
