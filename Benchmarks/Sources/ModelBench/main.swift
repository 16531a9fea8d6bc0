import CMartletSQLite
import Foundation
import Martlet
import MartletTesting
import SwiftData

// What stored models cost beside SQLite's C functions, called by hand with nothing in between.

struct Plain {
    let name: String
    let number: Int
    let date: Date
    let flag: Bool
}

func time(_ name: String, rounds: Int = 5, _ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
        let start = ContinuousClock.now
        try body()
        let taken = ContinuousClock.now - start
        best = min(best, Double(taken.components.attoseconds) / 1e15 + Double(taken.components.seconds) * 1000)
    }
    print(name.padding(toLength: 44, withPad: " ", startingAt: 0), String(format: "%9.2f ms", best))
    return best
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("model-bench-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let count = 10_000
func file() -> URL { folder.appendingPathComponent("\(UUID().uuidString).store") }

/// The same by hand.
final class ByHand {
    var handle: OpaquePointer?

    init(_ url: URL) {
        sqlite3_open_v2(url.path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        sqlite3_exec(
            handle,
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
                + "CREATE TABLE row (id INTEGER PRIMARY KEY, name TEXT, number INTEGER, date REAL, flag INTEGER);"
                + "CREATE INDEX number ON row (number)", nil, nil, nil)
    }

    deinit { sqlite3_close(handle) }

    func insert() {
        sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil)
        var statement: OpaquePointer?
        sqlite3_prepare_v2(handle, "INSERT INTO row VALUES (NULL, ?, ?, ?, ?)", -1, &statement, nil)
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for number in 0..<count {
            sqlite3_bind_text(statement, 1, "Name \(number)", -1, copied)
            sqlite3_bind_int64(statement, 2, Int64(number))
            sqlite3_bind_double(statement, 3, Double(number))
            sqlite3_bind_int64(statement, 4, 1)
            sqlite3_step(statement)
            sqlite3_reset(statement)
        }
        sqlite3_finalize(statement)
        sqlite3_exec(handle, "COMMIT", nil, nil, nil)
    }

    func fetch() -> [Plain] {
        var statement: OpaquePointer?
        sqlite3_prepare_v2(handle, "SELECT name, number, date, flag FROM row WHERE number >= 0", -1, &statement, nil)
        var rows: [Plain] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            rows.append(
                Plain(
                    name: String(cString: sqlite3_column_text(statement, 0)),
                    number: Int(sqlite3_column_int64(statement, 1)),
                    date: Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, 2)),
                    flag: sqlite3_column_int64(statement, 3) != 0))
        }
        sqlite3_finalize(statement)
        return rows
    }
}

func container(_ url: URL) throws -> ModelContainer {
    try ModelContainer(for: Row.self, configurations: ModelConfiguration(url: url))
}

let insertedByHand = time("insert and save 10,000, by hand") { ByHand(file()).insert() }
let inserted = try time("insert and save 10,000, models") {
    let context = ModelContext(try container(file()))
    for number in 0..<count { context.insert(Row(name: "Name \(number)", number: number)) }
    try context.save()
}
print(String(format: "ratio %.2f (limit 3)", inserted / insertedByHand))

let byHand = ByHand(file())
byHand.insert()
let store = try container(file())
do {
    let context = ModelContext(store)
    for number in 0..<count { context.insert(Row(name: "Name \(number)", number: number)) }
    try context.save()
}
let fetchedByHand = time("fetch 10,000 by an index, by hand") { precondition(byHand.fetch().count == count) }
let fetched = try time("fetch 10,000 by an index, models") {
    let context = ModelContext(store)
    let found = try context.fetch(FetchDescriptor<Row>(predicate: #Predicate { $0.number >= 0 }))
    precondition(found.count == count)
}
print(String(format: "ratio %.2f (limit 2)", fetched / fetchedByHand))

struct Listing: View {
    @Environment(\.modelContext) private var context
    private var query = Query<Row, [Row]>(sort: [SortDescriptor(\.number)])
    var body: some View { List(query.wrappedValue) { Text($0.name) } }
}

try MainActor.assumeIsolated {
    let many = try container(file())
    let context = many.mainContext
    for number in 0..<100_000 { context.insert(Row(name: "Name \(number)", number: number * 2)) }
    try context.save()
    context.autosaveEnabled = false
    _ = try time("fetch 100,000, models", rounds: 3) {
        let found = try ModelContext(many).fetch(FetchDescriptor<Row>(sortBy: [SortDescriptor(\.number)]))
        precondition(found.count == 100_000)
    }
    var host: TestHost?
    _ = time("a list of 100,000 opens (limit 300)", rounds: 1) { host = TestHost { Listing().modelContainer(many) } }
    var number = 1
    _ = time("one more is shown (limit 2)", rounds: 20) {
        context.insert(Row(name: "New", number: number))
        number += 2000
        host?.update()
    }
    precondition(host?.texts.contains("New") == true)
    host?.unmount()
}
