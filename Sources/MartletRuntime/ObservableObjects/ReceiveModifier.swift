import Combine

/// Runs an action for each value of a publisher.
nonisolated struct ReceiveModifier<P: Publisher>: WholeContentModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    package static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        let record = ReceiveRecord<P>(scene: inputs.scene)
        inputs.follow { graph in record.take(modifier.read(in: graph)) }
        anchor.lifetime.attachToContent(record)
    }
}

/// The subscription of one view, from its appearance to its end, renewed when the publisher is replaced.
private final class ReceiveRecord<P: Publisher>: LifecycleRecord where P.Failure == Never {
    // Borrowed: a scene outlives its rules and nodes, because it ends their scope before itself.
    @Borrowed private var scene: SceneGraph
    private var latest: ReceiveModifier<P>?
    private var mailbox: Mailbox<P.Output>?
    private var subscription: AnyCancellable?
    private var hasAppeared = false

    init(scene: SceneGraph) { _scene = Borrowed(scene) }

    deinit { stop() }

    func take(_ modifier: ReceiveModifier<P>) {
        let isSame = latest.map { ValueComparator.of(P.self).areEqual($0.publisher, modifier.publisher) } ?? false
        latest = modifier
        mailbox?.action = modifier.action
        guard hasAppeared, !isSame else { return }
        scene.actions.append { [self] in start() }
    }

    func appear(in scene: SceneGraph) {
        guard !hasAppeared else { return }
        hasAppeared = true
        scene.actions.append { [self] in start() }
    }

    private func start() {
        guard hasAppeared, let latest else { return }
        stop()
        let mailbox = Mailbox(scene: scene, action: latest.action)
        self.mailbox = mailbox
        subscription = latest.publisher.sink { mailbox.receive($0) }
    }

    private func stop() {
        mailbox?.action = nil
        mailbox = nil
        subscription?.cancel()
        subscription = nil
    }

    func end(in scene: SceneGraph) {
        hasAppeared = false
        stop()
    }

    // A view that is covered lives on.
    package func cover(in scene: SceneGraph) {}
}

/// Queues values that arrive during an update or on another thread, and passes each to the action, in order.
private final class Mailbox<Value>: QueuedWrite, @unchecked Sendable {
    private let queue: WriteQueue
    // Accessed on the main actor only.
    private weak var scene: SceneGraph?
    /// The action for the values; nil after the end of the subscription.
    var action: ((Value) -> Void)?
    // Guarded by the queue's lock.
    private var values: [Value] = []
    private var enteredGroup = 0

    init(scene: SceneGraph, action: @escaping (Value) -> Void) {
        self.scene = scene
        self.action = action
        queue = scene.writes
    }

    func receive(_ value: Value) {
        if MainThread.isCurrent, let scene, !scene.isUpdating, queue.withLock({ values.isEmpty }) {
            action?(value)
            return
        }
        let transaction = Transaction.merging(Transaction())
        queue.withLock {
            values.append(value)
            queue.enqueue(self, transaction: transaction, entered: &enteredGroup)
        }
        queue.requestUpdate()
    }

    override func apply(in scene: SceneGraph) {
        let arrived = queue.withLock {
            defer { values = [] }
            return values
        }
        for value in arrived {
            scene.actions.append { [self] in action?(value) }
        }
    }

    override var name: String { "the values of onReceive" }
}

extension View {
    /// Runs an action for each value that a publisher sends, during the lifetime of the view (law H4).
    ///
    ///     struct Seconds: View {
    ///         @State private var count = 0
    ///         private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///         var body: some View {
    ///             Text("\(count)").onReceive(timer) { _ in count += 1 }
    ///         }
    ///     }
    ///
    /// The action runs on the main actor: immediately for a value sent there between updates, and in the next update
    /// for a value sent on another thread or during an update.
    ///
    /// - Parameters:
    ///   - publisher: The publisher. A new publisher replaces the subscription.
    ///   - action: Called with each value, in the order of sending.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
