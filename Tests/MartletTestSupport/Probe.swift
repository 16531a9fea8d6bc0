import MartletTesting

/// The connection between a test and the views it mounts: actions that the test calls, and a log of events.
@MainActor
package final class Probe {
    package private(set) var log: [String] = []
    private var actions: [String: () -> Void] = [:]

    package init() {}

    /// Offers an action of a view to the test. Called in bodies; the last one offered under a name counts.
    package func offer(_ name: String, _ action: @escaping () -> Void) { actions[name] = action }

    /// Runs an action that a view offers, as a control would.
    package func run(_ name: String) {
        guard let action = actions[name] else { preconditionFailure("No view offers \(name).") }
        action()
    }

    package func note(_ entry: String) { log.append(entry) }

    /// Empties the log, and returns its entries.
    package func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}

extension Probe {
    /// Waits, without sleeping, until the task is cancelled.
    package func untilCancelled() async {
        let (stream, _) = AsyncStream.makeStream(of: Never.self)
        for await _ in stream {}
    }
}

/// A counter with storage of its own: shows `name count`, offers `name +`.
package struct Counter: View {
    private let name: String
    private let probe: Probe
    @State private var count = 0

    package init(name: String, probe: Probe) {
        self.name = name
        self.probe = probe
    }

    package var body: some View {
        let _ = probe.offer("\(name) +") { count += 1 }
        Text("\(name) \(count)")
    }
}

extension TestHost {
    /// Runs an action that a view offered, and updates.
    package func run(_ name: String, of probe: Probe) {
        probe.run(name)
        update()
    }
}
