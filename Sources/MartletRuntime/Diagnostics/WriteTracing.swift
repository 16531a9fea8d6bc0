/// Enables the tracing of writes while the object exists.
final class WriteTracing {
    init() { martlet_begin_tracing_writes() }
    deinit { martlet_end_tracing_writes() }
}

extension WriteQueue {
    /// The largest number of captures kept for one location before an update.
    private static let captureLimit = 8

    /// Keeps the capture of a write until the update that applies it. Called with the lock held.
    func keep(_ capture: WriteCapture, of location: QueuedWrite) {
        if capture.isCollected { capture.recordLocation(location.name) }
        let key = ObjectIdentifier(location)
        if captures.waiting[key, default: []].count >= Self.captureLimit { captures.waiting[key]?.removeFirst() }
        captures.waiting[key, default: []].append(capture)
    }

    /// Returns the captures of a location's writes that are being applied, or are queued.
    func captures(of location: QueuedWrite) -> [WriteCapture] {
        withLock {
            let key = ObjectIdentifier(location)
            return (captures.underWay[key] ?? []) + (captures.waiting[key] ?? [])
        }
    }

    /// Returns the captures of a location's writes that are being applied.
    func appliedCaptures(of location: QueuedWrite) -> [WriteCapture] {
        withLock { captures.underWay[ObjectIdentifier(location)] ?? [] }
    }

    /// The captures of writes. Guarded by the queue's lock.
    struct Captures {
        var waiting: [ObjectIdentifier: [WriteCapture]] = [:]
        var underWay: [ObjectIdentifier: [WriteCapture]] = [:]

        /// Marks the queued captures as those of the running update.
        mutating func advance() {
            if waiting.isEmpty, underWay.isEmpty { return }
            underWay = waiting
            waiting = [:]
        }
    }
}
