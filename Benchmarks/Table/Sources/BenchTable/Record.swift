import Foundation

/// The table that is kept in the repository, for later runs to be compared with.
struct Record: Codable {
    struct Line: Codable {
        var workload: String
        var n: Int?
        var beside: String?
        /// Times the limit, and where its median lies.
        var ratio: Double?
        var interval: Interval?
        var instructions: Double?
    }

    /// The machine of the measurement.
    var machine: String
    var lines: [Line]

    init(machine: String, rows: [Row]) {
        self.machine = machine
        lines = rows.map {
            Line(
                workload: $0.key.workload, n: $0.key.n, beside: $0.key.beside, ratio: $0.ratio, interval: $0.interval,
                instructions: $0.instructions)
        }
    }

    init(contentsOf path: String) throws {
        self = try JSONDecoder().decode(Record.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self)
    }

    func line(_ key: Sample.Key) -> Line? {
        lines.first { Sample.Key(workload: $0.workload, n: $0.n, beside: $0.beside) == key }
    }
}

/// The change of a row from the last table.
enum Change: Equatable {
    /// So many times of what it was, and no noise: the intervals of both do not meet.
    case better(Double)
    case worse(Double)

    /// Nil where nothing can be said, or there is nothing to say.
    init?(_ row: Row, since last: Record.Line?) {
        guard let last, let now = row.interval, let then = last.interval, let ratio = row.ratio,
            let before = last.ratio, before > 0
        else { return nil }
        if now.low > then.high {
            self = .worse(ratio / before)
        } else if now.high < then.low {
            self = .better(ratio / before)
        } else {
            return nil
        }
    }
}
