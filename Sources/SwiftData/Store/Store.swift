import Foundation
import MartletBase
import Synchronization

/// A file, or memory, with the objects of some classes.
///
/// One connection writes and another reads, so that who reads waits for nobody who writes.
// @unchecked Sendable: each connection is used with its lock held.
final class Store: @unchecked Sendable {
    let configuration: ModelConfiguration
    let plans: [EntityPlan]
    /// Says which store objects are of.
    let identifier: String
    private let writer: Database
    private let reader: Database
    private let isWriting = Atomic<Bool>(false)
    private let seen = Atomic<Int64>(0)
    private let writing = RecursiveLock()
    private let reading = RecursiveLock()

    var path: String { writer.path }
    var allowsSave: Bool { configuration.allowsSave }

    /// Opens the store, or makes it, and brings it to the form that the classes have now.
    init(_ configuration: ModelConfiguration, schema: Schema) throws {
        self.configuration = configuration
        plans = schema.plans
        let writer: Database
        if configuration.isStoredInMemoryOnly {
            writer = try Database(path: ":memory:", readOnly: false)
        } else if configuration.allowsSave {
            let url = configuration.url
            try? FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            writer = try Database(path: url.path, readOnly: false)
            try writer.execute("PRAGMA journal_mode = WAL")
            try writer.execute("PRAGMA synchronous = NORMAL")
        } else {
            writer = try Self.openForReading(configuration.url.path)
        }
        let form = StoreForm(writer)
        identifier = try configuration.allowsSave ? form.adapt(to: schema) : form.check(schema)
        self.writer = writer
        guard !configuration.isStoredInMemoryOnly, configuration.allowsSave else {
            reader = writer
            return
        }
        reader = try Database(path: configuration.url.path, readOnly: false)
        try reader.execute("PRAGMA query_only = 1")
    }

    private static func openForReading(_ path: String) throws -> Database {
        let database = try Database(path: path, readOnly: true)
        do {
            try database.execute("SELECT 1 FROM sqlite_master")
            return database
        } catch {
            // A file with a log of its own can't be read in a folder where nothing may be written, unless it is said
            // that nobody writes.
            return try Database(immutable: path)
        }
    }

    /// Reads what has been saved.
    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        // One connection has one lock.
        if reader === writer { return try holding(writing) { try body(writer) } }
        return try holding(reading) { try body(reader) }
    }

    /// Writes in one transaction: all of it, or nothing.
    func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try holding(writing) {
            isWriting.store(true, ordering: .relaxed)
            defer { isWriting.store(false, ordering: .relaxed) }
            return try writer.transaction { try body(writer) }
        }
    }

    /// Another number whenever other programs, or other containers, have changed the file. Waits for no save.
    var foreignVersion: Int64 {
        guard reader !== writer, !isWriting.load(ordering: .relaxed) else { return seen.load(ordering: .relaxed) }
        return holding(writing) {
            let version = (try? writer.rows("PRAGMA data_version").first?[0].integer) ?? 0
            seen.store(version, ordering: .relaxed)
            return version
        }
    }

    private func holding<Result>(_ lock: RecursiveLock, _ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Puts what is in the log into the file itself.
    func settle() throws {
        try holding(writing) { try writer.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
    }
}
