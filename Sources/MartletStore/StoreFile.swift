import Foundation
import MartletBase
import Synchronization

/// A file, or memory, that contains objects.
///
/// One connection writes and another reads, so that readers never wait for a writer.
// @unchecked Sendable: each connection is used with its lock held.
package final class StoreFile: @unchecked Sendable {
    private let writer: Database
    private let reader: Database
    private let isWriting = Atomic<Bool>(false)
    private let seen = Atomic<Int64>(0)
    private let reads = Atomic<Int>(0)
    private let transactions = Atomic<Int>(0)
    private let writing = RecursiveLock()
    private let reading = RecursiveLock()

    /// The path of the file; `:memory:` if there is none.
    package var path: String { writer.path }

    /// Opens a file, or creates it.
    ///
    /// - Parameters:
    ///   - url: The file; nil for a store in memory.
    ///   - isWritable: Whether the file may be created and changed.
    ///   - prepare: Migrates the stored data to the required form, before anything is read.
    package init(_ url: URL?, isWritable: Bool, prepare: (Database) throws -> Void) throws {
        if let url, isWritable {
            try? FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            writer = try Database(path: url.path, readOnly: false)
            try writer.writeAhead()
            try writer.execute("PRAGMA synchronous = NORMAL")
        } else if let url {
            writer = try Self.openForReading(url.path)
        } else {
            writer = try Database(path: ":memory:", readOnly: false)
        }
        try prepare(writer)
        guard let url, isWritable else {
            reader = writer
            return
        }
        reader = try Database(path: url.path, readOnly: false)
        try reader.execute("PRAGMA query_only = 1")
    }

    private static func openForReading(_ path: String) throws -> Database {
        let database = try Database(path: path, readOnly: true)
        do {
            try database.execute("SELECT 1 FROM sqlite_master")
            return database
        } catch {
            // A file with a write-ahead log can't be read in a read-only folder, unless it is opened as immutable.
            return try Database(immutable: path)
        }
    }

    /// Defines an SQL function, on both connections.
    package func define(_ name: String, arguments count: Int, _ body: @escaping ([SQLValue]) -> SQLValue) {
        holding(writing) { writer.define(name, arguments: count, body) }
        if reader !== writer { holding(reading) { reader.define(name, arguments: count, body) } }
    }

    /// The numbers of reads of saved data, and of written transactions.
    package var uses: (reads: Int, transactions: Int) {
        (reads.load(ordering: .relaxed), transactions.load(ordering: .relaxed))
    }

    /// The instructions of SQLite's virtual machine that statements have taken so far.
    package var steps: Int {
        let written = holding(writing) { writer.steps }
        return reader === writer ? written : written + holding(reading) { reader.steps }
    }

    /// Calls a closure before each statement outside of a transaction, for tests of saves in between.
    package func beforeStatements(_ body: @escaping () -> Void) {
        // While one connection writes, the other may read, but no one else could write.
        let observe = { [unowned self] in if !isWriting.load(ordering: .relaxed) { body() } }
        holding(writing) { writer.beforeStatements(observe) }
        if reader !== writer { holding(reading) { reader.beforeStatements(observe) } }
    }

    /// Reads saved data.
    package func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        reads.add(1, ordering: .relaxed)
        // One connection has one lock.
        if reader === writer { return try holding(writing) { try body(writer) } }
        return try holding(reading) { try body(reader) }
    }

    /// Writes in one transaction: all of it, or nothing.
    ///
    /// - Parameters:
    ///   - body: Writes, with the file locked against other writers.
    ///   - committed: Runs after the transaction, before any other thread of this program writes.
    package func write<Result>(
        _ body: (Database) throws -> Result, committed: (Result) -> Void = { _ in }
    ) throws -> Result {
        try holding(writing) {
            transactions.add(1, ordering: .relaxed)
            isWriting.store(true, ordering: .relaxed)
            defer { isWriting.store(false, ordering: .relaxed) }
            let result = try writer.transaction { try body(writer) }
            committed(result)
            return result
        }
    }

    /// Another number whenever other programs, or other containers, have changed the file. Waits for no save.
    package var foreignVersion: Int64 {
        guard reader !== writer, !isWriting.load(ordering: .relaxed) else { return seen.load(ordering: .relaxed) }
        return lockedForeignVersion
    }

    /// ``foreignVersion``, after waiting for a save. In a transaction, no other program can change it.
    package var lockedForeignVersion: Int64 {
        guard reader !== writer else { return seen.load(ordering: .relaxed) }
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

    /// Moves the contents of the log into the file itself.
    package func settle() throws {
        try holding(writing) { try writer.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
    }
}
