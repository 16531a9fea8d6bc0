import AttributeGraph
import Combine

/// Invalidates the readers of an observable object when it publishes: the connection between the object's publisher and
/// the graph, for one property of one view (law F3).
///
/// A change published on any thread enters the scene's queue. The next update applies it, by changing an input that the
/// view's body has read. Several changes before an update count as one (law B7).
///
/// An object publishes *before* it changes. On the main actor, the change is complete before an update can begin. On
/// another thread, an update may run between the two, read the old value, and miss the new one. Therefore the change of
/// a property that announces itself enters the queue after it was made (`PropertyChange`). For a change that another
/// thread announces by hand, the time of completion is unknown: each of the next ``echoCount`` updates, which the queue
/// requests, applies it again.
// @unchecked Sendable: state that other threads access is guarded by the queue's lock.
final class ObjectSignal<Object: ObservableObject>: AnyLocation, @unchecked Sendable {
    let object: Object
    /// The time for which the property holds the object.
    let scope: Scope
    private let queue: WriteQueue
    private let property: PropertyName
    // Guarded by the queue's lock.
    private var enteredGroup = 0
    private var remainingEchoes = 0
    // Confined to the updating thread.
    private var isSubscribing = false
    private var version = 0
    private let attribute: Attribute<Int>

    /// The number of further updates after a change that another thread has announced by hand.
    static var echoCount: Int { 2 }

    init(_ object: Object, instance: ViewInstance, property: PropertyName) {
        self.object = object
        self.property = property
        queue = instance.scene.writes
        let graph = instance.scene.graph
        scope = graph.makeScope(in: instance.scope)
        attribute = graph.makeInput(0, kind: SignalInput(property: property, instance: Borrowed(instance)), in: scope)
    }

    /// Subscribes to the object. Some publishers send a value immediately, which is not a change.
    func subscribe() -> AnyCancellable {
        isSubscribing = true
        defer { isSubscribing = false }
        return object.objectWillChange.sink { [weak self] _ in self?.publish() }
    }

    /// The object is about to change. Called on any thread.
    private func publish() {
        if let scene = SceneGraph.evaluating {
            if scene.writes === queue, isSubscribing { return }
            scene.issues.reportWriteDuringUpdate(property)
        }
        let transaction = Transaction.merging(Transaction())
        let capture = martlet_traces_writes() ? announceWrite() : nil
        if MainThread.isCurrent {
            enter(transaction, capture, echoes: 0)
        } else if !PropertyChange.whenMade({ self.enter(transaction, capture, echoes: 0) }) {
            enter(transaction, capture, echoes: Self.echoCount)
        }
    }

    /// Begins the capture of the write that the object announces, which all its signals share.
    private func announceWrite() -> WriteCapture? {
        let hasEnd = PropertyChange.whenMade { ObjectWrites.made(by: self) }
        return ObjectWrites.announced(
            to: self, object: ObjectIdentifier(object), change: PropertyChange.current, hasEnd: hasEnd
        ) { ObjectFinder.objects(around: object) }
    }

    private func enter(_ transaction: Transaction, _ capture: WriteCapture?, echoes: Int) {
        queue.withLock {
            if let capture { queue.keep(capture, of: self) }
            queue.enqueue(self, transaction: transaction, entered: &enteredGroup)
            remainingEchoes = max(remainingEchoes, echoes)
        }
        queue.requestUpdate()
    }

    // MARK: - Reading

    /// Records a dependency of the rule that is evaluated on the changes of the object.
    func depend() {
        guard let scene, scene.graph.isEvaluating, scene.graph.isAlive(attribute) else { return }
        _ = scene.graph[attribute]
    }

    /// The scene of the view, on the thread that updates it.
    var scene: SceneGraph? {
        guard let scene = SceneGraph.evaluating, scene.writes === queue else { return nil }
        return scene
    }

    // MARK: - Updating

    override func apply(in scene: SceneGraph) {
        guard scene.graph.isAlive(attribute) else { return }
        version &+= 1
        if let trace = scene.trace {
            let captures = queue.captures(of: self)
            for capture in captures { capture.complete() }
            trace.willSet(attribute.identifier, captures: captures, showsValue: false)
        }
        scene.recording.recorder?.applyObject(name, captures: queue.appliedCaptures(of: self), in: scene)
        scene.graph.set(attribute, to: version)
        queue.withLock {
            guard remainingEchoes > 0 else { return }
            remainingEchoes -= 1
            queue.enqueue(self, transaction: Transaction(), entered: &enteredGroup, forLater: true)
        }
    }

    override var name: String { property.description }

    override var trackedAttribute: AnyAttribute? { attribute.identifier }
}
