import CMartletSQLite
import Foundation
import Martlet
import SwiftData

// The cost of stored models beside SQLite's C functions, called by hand, and beside GRDB.
//
// Usage: ModelBench [--grdb PROGRAM] [WORKLOAD ROUNDS]
//
// PROGRAM is that of Benchmarks/GRDB, which does the same with GRDB's records: a separate package, since GRDB and this
// package's Combine can't be in one build. All times are processor times. A WORKLOAD (insert, fetch, append, show, or one
// of Additions.swift) is run alone, for a profile.

var arguments = Array(CommandLine.arguments.dropFirst())
let grdb = arguments.first == "--grdb" ? arguments[1] : nil
if grdb != nil { arguments.removeFirst(2) }
let only = arguments.first
let profiledRounds = arguments.count > 1 ? Int(arguments[1]) : nil
func runs(_ workload: String) -> Bool { only == nil || only == workload }

struct Plain {
    let name: String
    let number: Int
    let date: Date
    let flag: Bool
}

/// The milliseconds of the processor's time that something takes: what others do meanwhile doesn't count.
func processorTime(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    try body()
    return now() - start
}

/// The best of some rounds.
func time(_ name: String, rounds: Int = 9, _ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<(profiledRounds ?? rounds) { best = min(best, try processorTime(body)) }
    print(name.padding(toLength: 44, withPad: " ", startingAt: 0), String(format: "%9.2f ms", best))
    return best
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("model-bench-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let count = 10_000
func file() -> URL { folder.appendingPathComponent("\(UUID().uuidString).store") }

/// The workloads by SQLite's functions.
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

/// Returns the times of GRDB: milliseconds by the names of the workloads.
func timesByGRDB() throws -> [String: Double] {
    guard let grdb else { return [:] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: grdb)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var times: [String: Double] = [:]
    for line in text.split(separator: "\n") {
        let parts = line.split(separator: " ")
        if parts.count == 2 { times[String(parts[0])] = Double(parts[1]) }
    }
    return times
}

let byGRDB = try timesByGRDB()

func report(_ workload: String, _ models: Double, byHand: Double, limit: Double) {
    print(String(format: "  %.2f times what SQLite's functions take", models / byHand))
    guard let other = byGRDB[workload] else { return }
    print(String(format: "  %.2f times what GRDB takes, %.2f ms (limit %.1f)", models / other, other, limit))
}

if runs("insert") {
    let byHand = time("insert and save 10,000, by hand") { ByHand(file()).insert() }
    let models = try time("insert and save 10,000, models") {
        let context = ModelContext(try container(file()))
        for number in 0..<count { context.insert(Row(name: "Name \(number)", number: number)) }
        try context.save()
    }
    report("insert", models, byHand: byHand, limit: 2)
}

if runs("fetch") {
    let plain = ByHand(file())
    plain.insert()
    let store = try container(file())
    do {
        let context = ModelContext(store)
        for number in 0..<count { context.insert(Row(name: "Name \(number)", number: number)) }
        try context.save()
    }
    let byHand = time("fetch 10,000 by an index, by hand") { precondition(plain.fetch().count == count) }
    let models = try time("fetch 10,000 by an index, models") {
        let context = ModelContext(store)
        let found = try context.fetch(FetchDescriptor<Row>(predicate: #Predicate { $0.number >= 0 }))
        precondition(found.count == count)
    }
    report("fetch", models, byHand: byHand, limit: 1.5)
}

if runs("append") {
    let container = try ModelContainer(
        for: Shelf.self, Item.self, configurations: ModelConfiguration(url: file()))
    let context = ModelContext(container)
    let shelf = Shelf()
    context.insert(shelf)
    for number in 0..<100_000 {
        let item = Item(number: number)
        context.insert(item)
        item.shelf = shelf
    }
    try context.save()
    // The first append copies the list.
    shelf.items.append(Item(number: -1))
    let appends = 1000
    let all = time("append 1,000 to a list of 100,000", rounds: 5) {
        for number in 0..<appends { shelf.items.append(Item(number: number)) }
    }
    print(String(format: "  %.1f µs for each (limit 50)", all * 1000 / Double(appends)))
}

struct Listing: View {
    private var query = Query<Row, [Row]>(sort: [SortDescriptor(\.number)])
    var body: some View { List(query.wrappedValue) { Text($0.name) } }
}

/// Fixed metrics, nothing drawn.
final class HeadlessHost: SceneHost {
    let profile = HostProfile()

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
    func present(_ root: RenderNode, difference: RenderDifference) {}
    nonisolated func requestUpdate() {}
}

@MainActor func showMany() throws {
    let insertions = profiledRounds ?? 40
    let many = try container(file())
    let context = many.mainContext
    for number in 0..<100_000 { context.insert(Row(name: "Name \(number)", number: number * 2)) }
    try context.save()
    context.autosaveEnabled = false
    let host = HeadlessHost()
    var scene: SceneGraph?
    let opening = processorTime {
        scene = SceneGraph(host: host, size: CGSize(width: 400, height: 600), Listing().modelContainer(many))
        scene?.update()
    }
    print(String(format: "a list of 100,000 opens: %.1f ms (limit 150)", opening))
    let runs = scene?.bodyRuns(of: Listing.self) ?? 0
    var showing: [Double] = []
    for round in 0..<insertions {
        showing.append(
            processorTime {
                context.insert(Row(name: "New", number: round * 2000 + 1))
                scene?.update()
            })
    }
    showing.sort()
    print(
        String(
            format: "one more is shown: %.2f ms in the middle, %.2f at best (limit 1)",
            showing[showing.count / 2], showing[0]))
    // Each of them came to the list.
    precondition(scene?.bodyRuns(of: Listing.self) == runs + insertions)
}

if runs("show") { try MainActor.assumeIsolated { try showMany() } }

try MainActor.assumeIsolated { try Additions().measure() }
