import Synchronization

/// Writes dropped because the new value was equal, until the next update records them.
// @unchecked Sendable: a lock guards all mutable state.
final class DroppedWrites: @unchecked Sendable {
    struct Write {
        let name: String
        let value: String
        let capture: WriteCapture
    }

    private let waiting = Mutex<[Write]>([])

    /// The largest number of writes kept between two updates.
    private static let limit = 64

    /// Records a write. The text of the value is only created if there is space.
    func add(_ name: String, capture: WriteCapture, value: () -> Any) {
        guard waiting.withLock({ $0.count < Self.limit }) else { return }
        let write = Write(name: name, value: ValueText.describe(value()), capture: capture)
        waiting.withLock { $0.append(write) }
    }

    func take() -> [Write] {
        waiting.withLock { writes in
            defer { if !writes.isEmpty { writes = [] } }
            return writes
        }
    }
}
