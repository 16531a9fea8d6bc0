import AttributeGraph
import MartletABI

/// Runs the body of a view, modifier, style or scene when a value that its last run has read changes (laws B1 to B3).
///
/// `Source` is the type that declares the dynamic properties, `Output` that of the body.
package struct BodyRule<Source, Output>: Rule {
    let source: _GraphValue<Source>
    let instance: ViewInstance
    /// Calls the body of a value with bound properties. The closure captures no mutable state.
    let run: (Source) -> Output
    private var observer = RuleObserver()

    init(source: _GraphValue<Source>, instance: ViewInstance, run: @escaping (Source) -> Output) {
        self.source = source
        self.instance = instance
        self.run = run
    }

    /// Creates the attributes of a type with a body: its value, compared, and the body.
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
        // A copy, in which the dynamic properties are bound in place for the duration of the run.
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

/// Runs the body of a view. Unlike ``BodyRule``, it calls the body directly, and is specialized in the module that
/// declares the view.
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

    /// Creates the attributes of a view (its value, compared, and its body) and the content of the body.
    ///
    /// - Parameter content: Creates the content, given the body and the inputs for it.
    // Unsafe pointers: the rule has the lifetime of the inputs and retains the instance.
    @inlinable @inline(__always)
    static func make<Result>(
        _ source: _GraphValue<Source>, inputs: _ViewInputs, content: (_GraphValue<Source.Body>, _ViewInputs) -> Result
    ) -> Result {
        let made = inputs.makeInstance(of: Source.self)
        let instance = Borrowed(made)
        let rule = ViewBodyRule(source: source.compared(in: inputs), instance: consume made)
        let body = inputs.withGraph { $0.makeRule(rule, in: inputs.scope, isEager: true) }
        return inputs.lent(in: instance, body: body.identifier) { content(_GraphValue(body, isCompared: true), $0) }
    }

    // Unsafe pointers: the same function or value by another type: only isolation differs, and this thread is the main
    // actor's.
    @inlinable
    mutating func value(in graph: Graph) -> Source.Body {
        let source = source.pointer(in: graph)
        // The running rule retains the instance.
        let instance = Borrowed(self.instance)
        instance.with { $0.beginBody() }
        defer { instance.with { $0.endBody() } }
        return observer.run(in: graph, of: instance) {
            if instance.with({ $0.lendsProperties }) { return Self.bodyOfLent(source, instance) }
            // A copy, in which the dynamic properties are bound in place for the duration of the run.
            var copy = source.pointee
            instance.with { $0.bind(&copy) }
            // An immutable copy, so that calling the body makes no further one.
            let bound = copy
            return onMainActor(bound) { $0.body }
        }
    }

    /// Runs the body of a view value without retaining any part of it. The graph holds the value while the rule runs,
    /// and the instance holds the storage of the dynamic properties.
    // Unsafe pointers: the bytes of the value, and never ended: they are no copy.
    @inlinable @inline(__always)
    static func bodyOfLent(_ source: UnsafePointer<Source>, _ instance: Borrowed<ViewInstance>) -> Source.Body {
        // Not the closure's result: the standard library makes it a `Result`, for whose type the runtime searches all
        // conformances at the first body of each type of view.
        var body: Source.Body?
        withUnsafeTemporaryAllocation(of: Source.self, capacity: 1) { memory in
            let place = memory.baseAddress.unsafelyUnwrapped
            UnsafeMutableRawPointer(place).copyMemory(from: source, byteCount: MemoryLayout<Source>.size)
            instance.with { $0.lendProperties(at: place) }
            body = place.lend(to: { onMainActor($0) { $0.body } })
        }
        return body.unsafelyUnwrapped
    }

    @inlinable
    static var comparison: RawComparison? { rawComparison(of: Source.Body.self) }
}

extension _ViewInputs {
    @usableFromInline
    func makeInstance(of type: Any.Type) -> ViewInstance {
        ViewType.reference(of: type).with { ViewInstance(type: $0, inputs: self) }
    }

    /// Creates the attribute of a body, and the inputs for its content.
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
        begin(instance, body: body)
        return inside(instance)
    }

    /// Registers the attribute of a view's body.
    @inline(__always)
    func begin(_ instance: ViewInstance, body: AnyAttribute) {
        instance.body = body
        if let recorder = withScene({ $0.recording.recorder }) { recorder.began(instance, body: body) }
    }
}

/// A part of a view value as an attribute of its own, which propagates changed values only.
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
    /// Returns the value as an attribute of its own, which compares it.
    @inlinable
    func compared(in inputs: _ViewInputs) -> _GraphValue<Value> {
        if isCompared { return self }
        return _GraphValue(inputs.scene.graph.makeRule(ComparedPart(part: self), in: inputs.scope), isCompared: true)
    }
}

/// An eager rule without a value, which applies an attribute to the render tree.
struct Follower: Rule {
    let action: (Graph) -> Void

    mutating func value(in graph: Graph) { action(graph) }
}

extension _ViewInputs {
    /// Runs `action` in the next flush, and again whenever one of its reads has changed.
    package func follow(_ action: @escaping (Graph) -> Void) {
        _ = graph.makeRule(Follower(action: action), in: scope, isEager: true)
    }
}
