import AttributeGraph
import MartletABI

/// Runs the body of a view, modifier, style or scene when something that its last run read has changed (laws B1 to B3).
///
/// `Source` is what declares the dynamic properties, `Output` what its body gives.
package struct BodyRule<Source, Output>: Rule {
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
    package static func make(
        _ source: _GraphValue<Source>,
        inputs: _ViewInputs,
        run: @escaping (Source) -> Output
    ) -> (body: _GraphValue<Output>, inputs: _ViewInputs) {
        let instance = ViewInstance(type: ViewType.of(Source.self), inputs: inputs)
        let rule = BodyRule(source: source.compared(in: inputs), instance: instance, run: run)
        return inputs.makeBody(rule, of: instance)
    }

    package mutating func value(in graph: Graph) -> Output {
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

    package static var comparison: RawComparison? { rawComparison(of: Output.self) }
}

/// Runs the body of a view: what ``BodyRule`` does, without the way through a closure, and compiled for the view's
/// type in the module that declares it.
@usableFromInline
struct ViewBodyRule<Source: View>: Rule {
    @usableFromInline let source: _GraphValue<Source>
    @usableFromInline let instance: ViewInstance
    @usableFromInline var observer: RuleObserver

    @inlinable
    init(source: _GraphValue<Source>, instance: ViewInstance) {
        self.source = source
        self.instance = instance
        observer = RuleObserver()
    }

    /// Makes the attributes of a view: its value, compared, and its body.
    @inlinable
    static func make(
        _ source: _GraphValue<Source>,
        inputs: _ViewInputs
    ) -> (body: _GraphValue<Source.Body>, inputs: _ViewInputs) {
        let instance = inputs.makeInstance(of: Source.self)
        return inputs.makeBody(ViewBodyRule(source: source.compared(in: inputs), instance: instance), of: instance)
    }

    // Unsafe pointers: the same function or value by another type: only isolation differs, and this thread is the main
    // actor's.
    @inlinable
    mutating func value(in graph: Graph) -> Source.Body {
        // A copy: the dynamic properties are bound in place in it, and live as long as the run.
        var copy = source.pointer(in: graph).pointee
        // The rule holds it while it runs.
        let instance = Unmanaged.passUnretained(self.instance)
        instance._withUnsafeGuaranteedRef { $0.beginBody() }
        defer { instance._withUnsafeGuaranteedRef { $0.endBody() } }
        return withUnsafeMutablePointer(to: &copy) { copy in
            observer.run(in: graph, of: instance) {
                instance._withUnsafeGuaranteedRef {
                    if $0.hasProperties { $0.bindProperties(at: UnsafeMutableRawPointer(copy)) }
                }
                return onMainActor(copy) { $0.pointee.body }
            }
        }
    }

    @inlinable
    static var comparison: RawComparison? { rawComparison(of: Source.Body.self) }
}

extension _ViewInputs {
    @usableFromInline
    func makeInstance(of type: Any.Type) -> ViewInstance {
        ViewType.reference(of: type)._withUnsafeGuaranteedRef { ViewInstance(type: $0, inputs: self) }
    }

    /// Makes the attribute of a body, and the inputs for what stands in it.
    @inlinable
    func makeBody<R: Rule>(
        _ rule: __owned R,
        of instance: ViewInstance
    ) -> (body: _GraphValue<R.Value>, inputs: _ViewInputs) {
        let body = withGraph { $0.makeRule(rule, in: scope, isEager: true) }
        return (_GraphValue(body, isCompared: true), inside(instance, body: body.identifier))
    }

    @usableFromInline
    func inside(_ instance: ViewInstance, body: AnyAttribute) -> _ViewInputs {
        instance.body = body
        if let recorder = withScene({ $0.recorder }) { recorder.began(instance, body: body) }
        return inside(instance)
    }
}

/// A part of a view value as an attribute of its own, which lets only changed values through.
@usableFromInline
struct ComparedPart<Value>: Rule {
    @usableFromInline let part: _GraphValue<Value>

    @inlinable
    init(part: _GraphValue<Value>) { self.part = part }

    @inlinable
    mutating func value(in graph: Graph) -> Value { part.pointer(in: graph).pointee }

    @inlinable
    static var comparison: RawComparison? { rawComparison(of: Value.self) }
}

extension _GraphValue {
    /// The same value as an attribute of its own.
    @inlinable
    func compared(in inputs: _ViewInputs) -> _GraphValue<Value> {
        if isCompared { return self }
        return _GraphValue(inputs.scene.graph.makeRule(ComparedPart(part: self), in: inputs.scope), isCompared: true)
    }
}

/// An eager rule without a value: what follows an attribute and acts on the render tree.
struct Follower: Rule {
    let action: (Graph) -> Void

    mutating func value(in graph: Graph) { action(graph) }
}

extension _ViewInputs {
    /// Runs `action` in the next flush, and again whenever something that it read has changed.
    package func follow(_ action: @escaping (Graph) -> Void) {
        _ = graph.makeRule(Follower(action: action), in: scope, isEager: true)
    }
}
