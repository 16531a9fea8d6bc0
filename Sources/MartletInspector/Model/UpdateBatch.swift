import AttributeGraph
import Martlet
import MartletRuntime

/// The records of one update, as sent to the inspector's queue.
struct UpdateBatch: Sendable {
    /// The number of the app's graph in the program.
    let graph: Int
    let update: RecordedUpdate
    let records: ContiguousArray<TraceRecord>
    /// Whether records of the update were overwritten before they were taken.
    let isTorn: Bool
    let scale: TickScale
}
