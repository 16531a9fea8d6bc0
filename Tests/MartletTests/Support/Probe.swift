import MartletTesting

/// What a test and the views it mounts share: actions that the test calls, and a log of what happened.
@MainActor
final class Probe {
    private(set) var log: [String] = []
    private var actions: [String: () -> Void] = [:]

    /// Offers an action of a view to the test. Called in bodies; the last one offered under a name counts.
    func offer(_ name: String, _ action: @escaping () -> Void) { actions[name] = action }

    /// Runs an action that a view offers, as a control would.
    func run(_ name: String) {
        guard let action = actions[name] else { preconditionFailure("No view offers \(name).") }
        action()
    }

    func note(_ entry: String) { log.append(entry) }

    /// Empties the log, and gives what was in it.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}

/// A counter with storage of its own: shows `name count`, offers `name +`.
struct Counter: View {
    let name: String
    let probe: Probe
    @State private var count = 0

    var body: some View {
        let _ = probe.offer("\(name) +") { count += 1 }
        Text("\(name) \(count)")
    }
}

extension TestHost {
    /// Runs an action that a view offered, and updates.
    func run(_ name: String, of probe: Probe) {
        probe.run(name)
        update()
    }
}
