/// The changes of a value, and the calls of the action that they cause: a change for each transaction (law H6).
final class ValueChanges<Value: Equatable> {
    /// A value for a pending call of the action, with the transaction that has set it.
    private struct Change {
        let transaction: Int
        var value: Value
        var action: (Value, Value) -> Void
    }

    /// The last value that was reported to the action, or the value with which the view appeared.
    private var reported: Value?
    private var waiting: [Change] = []
    /// The modifier as it was last read.
    private var latest: ChangeModifier<Value>?
    /// Whether the action is to be called when the view appears, and has not been.
    private(set) var waitsForAppearance = false
    private var runs = RepeatedRuns()

    /// Records a value.
    ///
    /// - Parameter waits: Whether an initial call waits until the view appears.
    /// - Returns: Whether an additional call of `reportNext()` is needed.
    func record(_ modifier: ChangeModifier<Value>, transaction: Int, initialWaits waits: Bool) -> Bool {
        let earlier = latest ?? modifier
        latest = modifier
        if waitsForAppearance { return false }
        let action = modifier.usesEarlierAction ? earlier.action : modifier.action
        if let last = waiting.last {
            if last.transaction == transaction {
                waiting[waiting.count - 1].value = modifier.value
                if !modifier.usesEarlierAction { waiting[waiting.count - 1].action = action }
                return false
            }
            if last.value == modifier.value { return false }
        } else if let reported {
            if reported == modifier.value { return false }
        } else if !modifier.isInitial {
            reported = modifier.value
            return false
        } else if waits {
            waitsForAppearance = true
            return false
        }
        waiting.append(Change(transaction: transaction, value: modifier.value, action: action))
        return true
    }

    /// Calls the action for the earliest pending change.
    func reportNext(in scene: SceneGraph, at anchor: RenderNode?) {
        let change = waiting.removeFirst()
        let (old, new) = (reported ?? change.value, change.value)
        // A change that was reverted before it was reported is dropped.
        if reported != nil, old == new { return }
        reported = new
        // A task that the action begins takes the collector along.
        if let writes = runs.recordRun(in: scene, at: anchor) {
            WriteCapture.collecting(in: writes) { change.action(old, new) }
        } else {
            change.action(old, new)
        }
    }

    /// Calls the action with the value that the view appears with.
    func reportInitial() {
        guard waitsForAppearance, let latest else { return }
        waitsForAppearance = false
        reported = latest.value
        latest.action(latest.value, latest.value)
    }
}

/// Calls the action of `onChange(of:initial:)` when the content first appears, in turn with the actions of `onAppear`.
final class InitialChange<Value: Equatable>: LifecycleRecord {
    private let changes: ValueChanges<Value>
    private var isAsking = false

    init(_ changes: ValueChanges<Value>) { self.changes = changes }

    func appear(in scene: SceneGraph) {
        guard changes.waitsForAppearance, !isAsking else { return }
        isAsking = true
        scene.actions.append { [changes] in changes.reportInitial() }
    }

    func end(in scene: SceneGraph) {}
}

/// Watches the runs of an action, for tasks that it begins and that cause the next run.
private struct RepeatedRuns {
    private var lastUpdate = 0
    private var watch = RestartWatch()

    /// Records that the action is about to run.
    ///
    /// - Returns: The collector for the writes of the run, while runs are examined.
    mutating func recordRun(in scene: SceneGraph, at anchor: RenderNode?) -> WriteCollector? {
        // Runs of one update follow from writes of the action itself, which the update limits.
        let isRepeated = scene.updateCount != lastUpdate
        lastUpdate = scene.updateCount
        guard let restarts = watch.restarts(.change, in: scene, counts: isRepeated) else { return nil }
        if isRepeated { restarts.startAgain(at: anchor) }
        return restarts.writes
    }
}
