import Dispatch
import Synchronization

/// The updates that wait for the inspector's queue.
///
/// Several are processed together: to wake another thread for each took more time than to record it.
final class IncomingBatches: Sendable {
    /// The action after a batch was added.
    enum Need {
        /// Nothing: it is taken together with others.
        case waits
        /// The batches must be taken after ``delay``.
        case needsDeadline
        /// The batches must be taken now: they are many.
        case isUrgent
    }

    private struct Waiting {
        var batches: [UpdateBatch] = []
        var records = 0
        var hasDeadline = false
    }

    private let waiting = Mutex(Waiting())

    /// The time for which batches wait, which is less than a frame.
    static let delay = DispatchTimeInterval.milliseconds(10)
    /// The number of waiting records at which they are taken at once: so many are still in the processor's cache.
    private static let urgentRecords = 1 << 15
    /// The number of waiting batches at which they are taken at once.
    private static let urgentBatches = 256

    func add(_ batch: UpdateBatch) -> Need {
        waiting.withLock { waiting in
            waiting.batches.append(batch)
            let before = waiting.records
            waiting.records += batch.records.count
            // Once, when the limit is passed.
            if waiting.records >= Self.urgentRecords, before < Self.urgentRecords { return .isUrgent }
            if waiting.batches.count == Self.urgentBatches { return .isUrgent }
            if waiting.hasDeadline { return .waits }
            waiting.hasDeadline = true
            return .needsDeadline
        }
    }

    func deadlinePassed() { waiting.withLock { $0.hasDeadline = false } }

    /// Returns the waiting batches, and removes them.
    func take() -> [UpdateBatch] {
        waiting.withLock { waiting in
            defer { (waiting.batches, waiting.records) = ([], 0) }
            return waiting.batches
        }
    }
}
