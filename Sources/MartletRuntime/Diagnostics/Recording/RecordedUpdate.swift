import AttributeGraph

/// The record of one update.
package struct RecordedUpdate: Sendable {
    /// The number of the update among all recorded updates of the program, from 1, independent of the scene.
    package let number: UInt32
    /// The start and the end of the update, in ticks.
    package let start: UInt64
    package internal(set) var end: UInt64
    /// The ticks that each phase took, by its number.
    package internal(set) var phases = ContiguousArray<UInt64>(repeating: 0, count: UpdatePhase.allCases.count)
    /// Its records, taken from the ring. Those of events since the update before belong to it too.
    package internal(set) var records = TraceRecords()
    package internal(set) var writes: [RecordedWrite] = []
    /// The writes that were applied as one, because something observes the object of all of them: by the last of them.
    package internal(set) var joint: [UInt64: [UInt64]] = [:]
    /// The number of nodes that were measured, and of nodes that placed their children.
    package internal(set) var measured = 0
    package internal(set) var placed = 0
    /// The number of nodes that the host received as new or changed, and as removed.
    package internal(set) var changedNodes = 0
    package internal(set) var removedNodes = 0

    /// The number of views that were created since the update before.
    package internal(set) var madeViews = 0

    /// Whether the update had no effect.
    package var isEmpty: Bool {
        records.isEmpty && writes.isEmpty && changedNodes == 0 && removedNodes == 0 && measured == 0 && placed == 0
    }
}
