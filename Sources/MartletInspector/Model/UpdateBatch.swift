import AttributeGraph
import Martlet
import MartletRuntime

/// The records of one update, as sent to the inspector's queue.
struct UpdateBatch: Sendable {
    /// The number of the app's graph in the program.
    let graph: Int
    let update: RecordedUpdate
    /// The names of the types of rules that are new in the graph, by the `detail` of their records. Names are available
    /// only on the main actor.
    let ruleNames: [UInt64: String]
    let scale: TickScale

    var records: TraceRecords { update.records }
    /// Whether records of the update were overwritten before they were taken.
    var isTorn: Bool { update.records.isTorn }
}
