/// Lets writes be told where they stand in the source, for as long as it is held.
final class WriteTracing {
    init() { martlet_begin_tracing_writes() }
    deinit { martlet_end_tracing_writes() }
}

extension WriteQueue {
    /// How many writes of one location before one update are told apart.
    private static let captureLimit = 8

    /// Keeps where a write stands until the update that carries it out. Called with the lock held.
    func keep(_ capture: WriteCapture, of location: QueuedWrite) {
        let key = ObjectIdentifier(location)
        if captures.waiting[key, default: []].count >= Self.captureLimit { captures.waiting[key]?.removeFirst() }
        captures.waiting[key, default: []].append(capture)
    }

    /// Where the writes of a location stand that are being carried out, or wait.
    func captures(of location: QueuedWrite) -> [WriteCapture] {
        withLock {
            let key = ObjectIdentifier(location)
            return (captures.underWay[key] ?? []) + (captures.waiting[key] ?? [])
        }
    }

    /// The writes whose places in the source are known. Guarded by the queue's lock.
    struct Captures {
        var waiting: [ObjectIdentifier: [WriteCapture]] = [:]
        var underWay: [ObjectIdentifier: [WriteCapture]] = [:]

        /// The writes that wait are carried out from here on.
        mutating func advance() {
            if waiting.isEmpty, underWay.isEmpty { return }
            underWay = waiting
            waiting = [:]
        }
    }
}
