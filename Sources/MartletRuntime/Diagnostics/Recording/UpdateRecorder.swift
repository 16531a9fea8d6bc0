import AttributeGraph
import Synchronization

/// Records the updates of an app's scenes on request: fixed-size records in a ring of the graph (``TraceRing``), and a
/// summary of each update with the writes that it has applied.
///
/// Unlike ``UpdateTrace``, which serves `_printChanges()`, it reads no values except those of writes, so updates are
/// hardly slower: two clock readings and one record for each rule that runs. Memory is bounded.
///
/// Confined to the updating thread.
package final class UpdateRecorder {
    /// The ring of records.
    package let ring: TraceRing
    /// The conversion of ticks to time.
    package let clock = TickClock()
    /// Called at the end of each update that had an effect.
    package var updateEnded: ((RecordedUpdate, UpdateRecorder) -> Void)?
    private var tracing: WriteTracing? = WriteTracing()
    // Numbers are unique in the program, so that the graphs of several apps, as in tests, never share one.
    private static let writes = Atomic<UInt64>(0)
    private static let updates = Atomic<UInt32>(0)

    private static var nextWrite: UInt64 { writes.wrappingAdd(1, ordering: .relaxed).newValue }
    // @exclusivity(unchecked): touched some ten times in each update that is recorded, on its thread, and no access lasts
    // while other code runs.
    @exclusivity(unchecked) private var current: RecordedUpdate?
    @exclusivity(unchecked) private var phase = UpdatePhase.endEvent
    @exclusivity(unchecked) private var phaseStart: UInt64 = 0
    @exclusivity(unchecked) private var layoutAtStart = (measured: 0, placed: 0)
    /// The numbers of the writes that are being applied, and of those to objects in this update, by capture.
    // @exclusivity(unchecked): the same. The writes of the update retain their captures.
    @exclusivity(unchecked) private var appliedNumbers: [UInt64] = []
    @exclusivity(unchecked) private var objectWrites: [ObjectIdentifier: UInt64] = [:]
    /// The number of views created since the last update ended.
    private var madeViews = 0
    /// Writes since the last update whose new values were equal. Any thread may add one.
    let droppedWrites = DroppedWrites()

    /// The largest number of written values that are converted to text in one update.
    private static let textLimit = 200

    /// Begins to record.
    /// - Parameters:
    ///   - capacity: The number of records that an update may have, about; of 48 bytes each.
    ///   - ticks: Returns the current time. Which runs are timed depends on it.
    package init(capacity: Int = 1 << 17, ticks: @escaping @convention(c) () -> UInt64 = martlet_ticks) {
        ring = TraceRing(capacity: capacity, clock: ticks)
    }

    deinit { WriteCapture.liftBudget() }

    /// Starts or stops the tracing of writes, while the recorder pauses.
    func tracesWrites(_ isOn: Bool) {
        guard isOn != (tracing != nil) else { return }
        tracing = isOn ? WriteTracing() : nil
        if !isOn { WriteCapture.liftBudget() }
    }

    // MARK: - Updates

    func begin(_ scene: SceneGraph) {
        let now = ring.now
        ring.update = Self.updates.wrappingAdd(1, ordering: .relaxed).newValue
        current = RecordedUpdate(number: ring.update, start: now, end: now)
        phase = .endEvent
        phaseStart = now
        layoutAtStart = layoutCounts(scene)
        if !objectWrites.isEmpty { objectWrites = [:] }
        WriteCapture.renewBudget()
    }

    func enter(_ next: UpdatePhase) {
        let now = ring.now
        current?.phases[Int(phase.rawValue)] += now &- phaseStart
        phase = next
        phaseStart = now
    }

    func willPresent(changed: Int, removed: Int) {
        current?.changedNodes += changed
        current?.removedNodes += removed
    }

    func end(_ scene: SceneGraph) {
        enter(.complete)
        guard var update = current else { return }
        current = nil
        let layout = layoutCounts(scene)
        update.end = ring.now
        if ring.count > 0 { update.records = ring.take() }
        (update.madeViews, madeViews) = (madeViews, 0)
        update.measured = layout.measured - layoutAtStart.measured
        update.placed = layout.placed - layoutAtStart.placed
        for write in droppedWrites.take() { update.writes.append(make(write)) }
        guard !update.isEmpty else { return }
        updateEnded?(update, self)
    }

    private func layoutCounts(_ scene: SceneGraph) -> (measured: Int, placed: Int) {
        var counts = (measured: 0, placed: 0)
        scene.group.forEach {
            counts.measured += $0.measurements
            counts.placed += $0.placements
        }
        return counts
    }

    // MARK: - Writes

    /// Records that an update applies a write; the changes that follow are attributed to it.
    func apply(
        _ name: String, captures: [WriteCapture], in scene: SceneGraph, old: () -> Any? = { nil },
        new: () -> Any? = { nil }
    ) {
        let number = Self.nextWrite
        ring.write = number
        let hasText = (current?.writes.count ?? 0) < Self.textLimit
        let capture = captures.last
        let change = capture?.valueChange
        // In the same storage: a recorded write allocates none.
        appliedNumbers.removeAll(keepingCapacity: true)
        appliedNumbers.append(number)
        current?.writes.append(
            RecordedWrite(
                number: number, name: (capture?.knownName ?? name) + (change?.part ?? ""),
                old: change?.old ?? (hasText ? old().map(ValueText.describe) : nil),
                new: change?.new ?? (hasText ? new().map(ValueText.describe) : nil),
                isDropped: false, isAnimated: scene.transactions.current.animation != nil,
                times: max(1, captures.count), ticks: capture?.ticks ?? ring.now, thread: capture?.thread ?? 0,
                capture: capture))
    }

    /// Records that an update applies writes to an object, for one of those that observe it; the changes that follow are
    /// attributed to them. A write that several observe is recorded once.
    ///
    /// - Parameter captures: The captures of the writes, the oldest first. Without any, the object is only looked at
    ///   again, unless there were more writes than are captured.
    func applyObject(_ name: String, captures: [WriteCapture], in scene: SceneGraph) {
        if captures.isEmpty, !WriteCapture.isBudgetSpent {
            endWrites()
            return
        }
        if captures.isEmpty { return apply(name, captures: [], in: scene) }
        let numbers = captures.map { capture in
            if let known = objectWrites[ObjectIdentifier(capture)] { return known }
            capture.complete()
            apply(name, captures: [capture], in: scene)
            objectWrites[ObjectIdentifier(capture)] = ring.write
            return ring.write
        }
        appliedNumbers = numbers
        ring.write = numbers.last ?? 0
        if numbers.count > 1 { current?.joint[ring.write] = numbers }
    }

    /// Ends the attribution of changes to a write.
    func endWrites() {
        ring.write = 0
        appliedNumbers.removeAll(keepingCapacity: true)
    }

    /// Records that a change of an object invalidates a rule; the cause is the write being applied.
    func invalidated(_ rule: AnyAttribute) {
        for number in appliedNumbers {
            var record = TraceRecord(kind: .invalidated)
            record.subject = rule
            record.detail = number
            ring.append(record)
        }
    }

    private func make(_ write: DroppedWrites.Write) -> RecordedWrite {
        RecordedWrite(
            number: Self.nextWrite, name: write.name, old: write.value, new: write.value, isDropped: true,
            isAnimated: false, times: 1, ticks: write.capture.ticks, thread: write.capture.thread,
            capture: write.capture)
    }

    // MARK: - Lifetimes

    /// Records the creation of a view whose body is this attribute.
    func began(_ instance: ViewInstance, body: AnyAttribute) {
        ring.watch(body)
        madeViews += 1
        var record = TraceRecord(kind: .begun)
        record.subject = body
        record.cause = instance.parent?.body ?? .nothing
        // Unsafe pointers: types of views live as long as the process.
        record.detail = UInt64(UInt(bitPattern: Borrowed(instance.type).address))
        ring.append(record)
    }

    /// Adds a record of an event without further data.
    package func record(_ kind: TraceRecord.Kind, detail: UInt64 = 0) {
        var record = TraceRecord(kind: kind)
        record.detail = detail
        ring.append(record)
    }
}

extension TraceRecord.Kind {
    /// A view was created: `subject` is its body, `cause` the body around it, `detail` its ``ViewType``.
    package static var begun: Self { Self(rawValue: client) }
    /// A change of an object invalidates a rule; `detail` is the number of the write.
    package static var invalidated: Self { Self(rawValue: client &+ 1) }
    /// A view's task has begun, or was cancelled.
    package static var taskStarted: Self { Self(rawValue: client &+ 2) }
    package static var taskCancelled: Self { Self(rawValue: client &+ 3) }
    /// The time of animations has advanced.
    package static var frame: Self { Self(rawValue: client &+ 4) }
    /// A batch of row closures returned equal views: `detail` is their number, `subject` one of the rows. Changed rows
    /// have records of their own.
    package static var equalRows: Self { Self(rawValue: client &+ 5) }
}

extension TraceRing {
    /// Adds a record of rows that were computed in a batch and did not change.
    func recordEqualRows(_ count: Int, among row: AnyAttribute, since start: UInt64) {
        var record = TraceRecord(kind: .equalRows)
        record.subject = row
        record.detail = UInt64(count)
        append(record, since: start)
    }
}

extension TraceRecord {
    /// The type of view that a record of the kind `begun` names.
    package var viewType: ViewType? {
        guard kind == .begun, let pointer = UnsafeRawPointer(bitPattern: UInt(detail)) else { return nil }
        // Unsafe pointers: types of views live as long as the process.
        return Borrowed<ViewType>(address: pointer).object
    }
}
