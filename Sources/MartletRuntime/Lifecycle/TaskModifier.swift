/// Runs an asynchronous task for as long as the content is shown.
nonisolated struct TaskModifier<ID: Equatable>: WholeContentModifier {
    let id: ID
    var name: String?
    let priority: TaskPriority
    let action: @Sendable @isolated(any) () async -> Void

    package static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        let record = TaskRecord<ID>(anchor, scene: inputs.scene)
        inputs.follow { graph in record.take(modifier.read(in: graph)) }
        anchor.lifetime.attachToContent(record)
    }
}

private final class TaskRecord<ID: Equatable>: LifecycleRecord {
    private unowned let scene: SceneGraph
    private weak var anchor: RenderNode?
    private var latest: TaskModifier<ID>?
    private var startedID: ID?
    private var task: Task<Void, Never>?
    private var hasAppeared = false
    /// The restarts for other ids; nil before the first.
    private var restarts: TaskRestarts?

    init(_ anchor: RenderNode, scene: SceneGraph) {
        self.anchor = anchor
        self.scene = scene
    }

    func take(_ modifier: TaskModifier<ID>) {
        latest = modifier
        guard hasAppeared, startedID != modifier.id else { return }
        scene.actions.append { [self] in restart() }
    }

    func appear(in scene: SceneGraph) {
        guard !hasAppeared else { return }
        hasAppeared = true
        scene.actions.append { [self] in restart() }
    }

    private func restart() {
        guard hasAppeared, let latest, startedID != latest.id else { return }
        task?.cancel()
        if startedID != nil {
            if restarts == nil { restarts = TaskRestarts(scene, .task) }
            restarts?.startAgain(at: anchor)
        }
        startedID = latest.id
        let action = latest.action
        let writes = restarts?.writes ?? anchor?.lifetime.examinedContent?.writes
        let tasks = scene.tasks
        tasks.begin()
        scene.recording.recorder?.record(.taskStarted)
        task = Task(name: latest.name, priority: latest.priority) { @MainActor in
            if let writes {
                await WriteCapture.collecting(in: writes, action)
            } else {
                await action()
            }
            tasks.end()
        }
    }

    func end(in scene: SceneGraph) {
        hasAppeared = false
        startedID = nil
        restarts = nil
        if task != nil { scene.recording.recorder?.record(.taskCancelled) }
        task?.cancel()
        task = nil
    }
}

/// Counts the tasks of a scene that have not ended, so that a test can wait for them.
// @unchecked Sendable: a lock guards the count.
package final class TaskCounter: @unchecked Sendable {
    private let lock = RecursiveLock()
    private var running = 0

    package func begin() { lock.withLock { running += 1 } }
    package func end() { lock.withLock { running -= 1 } }

    /// The tasks that have begun and not ended.
    package var count: Int { lock.withLock { running } }
}

extension View {
    /// Runs an asynchronous task when the view appears, and cancels it when the view disappears (law H2).
    ///
    ///     struct Clock: View {
    ///         @State private var seconds = 0
    ///         var body: some View {
    ///             Text("\(seconds) s")
    ///                 .task {
    ///                     while (try? await Task.sleep(for: .seconds(1))) != nil { seconds += 1 }
    ///                 }
    ///         }
    ///     }
    ///
    /// The task runs on the main actor, as the body does. A cancelled sleep throws, and so ends the loop.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task.
    ///   - action: The asynchronous action.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs a task like `task(priority:_:)`, and restarts it when the id changes (law H2).
    ///
    ///     struct Profile: View {
    ///         let userID: Int
    ///         @State private var name = ""
    ///         var body: some View {
    ///             Text(name).task(id: userID) { name = await Self.name(of: userID) }
    ///         }
    ///         private static func name(of id: Int) async -> String { "User \(id)" }
    ///     }
    ///
    /// The previous task is cancelled before the new one starts.
    ///
    /// - Parameters:
    ///   - value: The id.
    ///   - priority: The priority of the task.
    ///   - action: The asynchronous action.
    nonisolated public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }

    /// As `task(priority:_:)`, with a name for the task, which debuggers show.
    nonisolated public func task(
        name: String?,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, name: name, priority: priority, action: action))
    }

    /// As `task(id:priority:_:)`, with a name for the task, which debuggers show.
    nonisolated public func task<T: Equatable>(
        id value: T,
        name: String?,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, name: name, priority: priority, action: action))
    }
}
