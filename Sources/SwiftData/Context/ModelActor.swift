import Foundation

/// An actor with a context of its own. ``ModelActor()`` makes an actor conform to it.
public protocol ModelActor: Actor {
    /// The container of the context.
    nonisolated var modelContainer: ModelContainer { get }
    /// The executor of the actor, on which its context may be used.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor of the actor.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The object with an identifier, in the actor's context; nil if there is none.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.object(EntityPlan.of(type), id.key) as? T
    }
}

/// Runs code that uses a context.
public protocol ModelExecutor: SerialExecutor {
    /// The context.
    var modelContext: ModelContext { get }
}

/// Runs code that uses a context, serially. SwiftData's name for such executors.
public protocol SerialModelExecutor: ModelExecutor {}

/// Runs the work of an actor, and with it its context, on a queue of its own.
// @unchecked Sendable: the context is used on the queue alone.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    /// The context.
    public let modelContext: ModelContext
    private let queue: DispatchQueue

    /// Creates an executor for a context, which no other code uses from now on.
    public init(modelContext: ModelContext) {
        let queue = DispatchQueue(label: "martlet.models")
        self.queue = queue
        self.modelContext = modelContext
        modelContext.settle(in: .queue(queue))
    }

    /// Runs a job on the queue.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// Returns the executor, as actors refer to it.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
