import Foundation
import Synchronization

/// The updates that wait when the program ends, which clients get too.
enum LastUpdates {
    private static let worker = Mutex<InspectorWorker?>(nil)

    static func sendAtExit(by worker: InspectorWorker) {
        let isRegistered = Self.worker.withLock { known in
            defer { known = worker }
            return known != nil
        }
        // The queue waits for no other thread, and sends without waiting.
        if !isRegistered { atexit { LastUpdates.worker.withLock { $0 }?.settle() } }
    }
}
