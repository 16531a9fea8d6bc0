import Foundation
import GRDB

// Prints the milliseconds of the processor's time that the workloads of ModelBench take by GRDB's records, the best of some rounds.

struct Plain: FetchableRecord, PersistableRecord {
    static let databaseTableName = "row"

    let name: String
    let number: Int
    let date: Date
    let flag: Bool

    init(name: String, number: Int) {
        self.name = name
        self.number = number
        date = Date(timeIntervalSinceReferenceDate: Double(number))
        flag = true
    }

    init(row: Row) {
        name = row["name"]
        number = row["number"]
        date = Date(timeIntervalSinceReferenceDate: row["date"])
        flag = row["flag"]
    }

    func encode(to container: inout PersistenceContainer) {
        container["name"] = name
        container["number"] = number
        container["date"] = date.timeIntervalSinceReferenceDate
        container["flag"] = flag
    }
}

/// The processor's time, in milliseconds.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func time(_ name: String, _ body: () throws -> Void) rethrows {
    var best = Double.infinity
    for _ in 0..<9 {
        let start = now()
        try body()
        best = min(best, now() - start)
    }
    print("\(name) \(best)")
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("grdb-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

/// A new store with a connection that writes and others that read, as the models have it.
func makeStore() throws -> DatabasePool {
    var configuration = Configuration()
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
    let path = folder.appendingPathComponent("\(UUID().uuidString).store").path
    let store = try DatabasePool(path: path, configuration: configuration)
    try store.write {
        try $0.execute(
            sql: "CREATE TABLE row (id INTEGER PRIMARY KEY, name TEXT, number INTEGER, date REAL, flag INTEGER);"
                + "CREATE INDEX number ON row (number)")
    }
    return store
}

let count = 10_000

func fill(_ store: DatabasePool) throws {
    try store.write { database in
        for number in 0..<count { try Plain(name: "Name \(number)", number: number).insert(database) }
    }
}

try time("insert") { try fill(makeStore()) }
let store = try makeStore()
try fill(store)
try time("fetch") {
    let found = try store.read { try Plain.filter(Column("number") >= 0).fetchAll($0) }
    precondition(found.count == count)
}
