import Synchronization

/// The captures of the writes in a part of a program, while writes are traced.
final class WriteCollector: Sendable {
    /// A write and its time.
    struct Write {
        let capture: WriteCapture
        let time: ContinuousClock.Instant
    }

    private let writes = Mutex<[Write]>([])
    /// The collector of the code around this part.
    private let outer: WriteCollector?

    init(in outer: WriteCollector? = nil) { self.outer = outer }

    /// The writes so far, in their order.
    var all: [Write] { writes.withLock { $0 } }

    func add(_ capture: WriteCapture) {
        writes.withLock { $0.append(Write(capture: capture, time: .now)) }
        outer?.add(capture)
    }
}

extension WriteCapture {
    /// Returns the captures made while `body` runs.
    static func collecting(_ body: () -> Void) -> [WriteCapture] {
        let collector = WriteCollector(in: Self.collector)
        $collector.withValue(collector, operation: body)
        return collector.all.map(\.capture)
    }

    /// Runs an action. Its writes, and those of tasks that it begins, are added to a collector.
    static func collecting(in collector: WriteCollector, _ action: () -> Void) {
        $collector.withValue(collector, operation: action)
    }

    /// Runs an action, whose writes are added to a collector.
    @MainActor
    static func collecting(
        in collector: WriteCollector, _ action: @Sendable @isolated(any) () async -> Void
    ) async {
        await $collector.withValue(collector) { await action() }
    }
}
