import MartletTesting

/// The entries that work makes when it is done.
@MainActor public final class Journal {
    public private(set) var entries: [String] = []
    public func write(_ entry: String) { entries.append(entry) }
}

/// Returns the entries of work that begins when a view appears, after 1.9 and after 2.1 seconds of the host's time.
@MainActor public func entries(
    of start: @escaping @MainActor (Journal) -> Void
) -> (early: [String], late: [String]) {
    let journal = Journal()
    let host = TestHost { Text("Checks").onAppear { start(journal) } }
    host.advance(by: .seconds(1.9))
    let early = journal.entries
    host.advance(by: .seconds(0.2))
    return (early, journal.entries)
}

/// Delayed work that code in the library begins.
@MainActor public func delayedWork(_ journal: Journal) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { journal.write("library") }
}
