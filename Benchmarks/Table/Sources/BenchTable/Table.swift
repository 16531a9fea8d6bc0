import Foundation

/// The table for people. A goal that is missed is marked with `!`, and what is no noise since the last one by words.
struct Table {
    var rows: [Row]

    /// The table of an earlier run.
    var last: Record?

    var text: String {
        let lines = lines(withChanges: true)
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max()! }
        return lines.map { cells in
            var line = ""
            for (column, cell) in cells.enumerated() {
                let space = String(repeating: " ", count: widths[column] - cell.count)
                line += (Self.isNumber(column) ? space + cell : cell + space) + "  "
            }
            return line.replacing(#/\ +$/#, with: "")
        }
        .joined(separator: "\n")
    }

    /// The rows that got worse by more than noise, as people are told.
    var worse: [String] {
        rows.compactMap { row in
            guard case .worse(let times)? = change(row) else { return nil }
            let size = row.key.n.map { " of \($0)" } ?? ""
            return "\(name(row.key))\(size) (\(number(times)) times)"
        }
    }

    /// Whether a column is set to the right.
    static func isNumber(_ column: Int) -> Bool { (1...7).contains(column) }

    /// The cells, with those of the header first.
    func lines(withChanges: Bool) -> [[String]] {
        let header = ["workload", "n", "ours", "limit", "ratio", "95 %", "goal", "instructions", "", "counts"]
        return [header] + rows.map { cells($0, withChanges: withChanges) }
    }

    private func change(_ row: Row) -> Change? { Change(row, since: last?.line(row.key)) }

    private func cells(_ row: Row, withChanges: Bool) -> [String] {
        if case .bytesPerRow(let goal) = Workload.goal(of: row.key) {
            let ours = row.counts["heap_bytes_per_row"], limit = row.limitCounts["heap_bytes_per_row"]
            let ratio: Double? =
                if let ours, let limit, limit > 0 { ours / limit } else { nil }
            return [
                "heap a row", row.size.map(String.init) ?? "", bytes(ours), bytes(limit), number(ratio), "",
                bytes(goal), "", mark(row, withChanges: false), "",
            ]
        }
        let value = Workload.sizes.contains(row.key.workload) ? bytes : time
        return [
            name(row.key), row.size.map(String.init) ?? "", value(row.ours), value(row.limit), number(row.ratio),
            row.interval.map { "\(number($0.low))–\(number($0.high))" } ?? "", goal(row),
            row.instructions.map { String(format: "%.0f", $0) } ?? "", mark(row, withChanges: withChanges), counts(row),
        ]
    }

    private func name(_ key: Sample.Key) -> String { key.workload + (key.beside.map { ", beside \($0)" } ?? "") }

    private func goal(_ row: Row) -> String {
        switch Workload.goal(of: row.key) {
        case .ratio(let most): String(format: "%g", most)
        case .nanoseconds(let most): time(most)
        case .bytesPerRow(let most): bytes(most)
        case nil: ""
        }
    }

    private func mark(_ row: Row, withChanges: Bool) -> String {
        let missed = row.reachesGoal == false ? "!" : ""
        guard withChanges else { return missed }
        return switch change(row) {
        case .better: missed + "better"
        case .worse: missed + "WORSE"
        case nil: missed
        }
    }

    private func counts(_ row: Row) -> String {
        row.counts.sorted { $0.key < $1.key }.map { "\($0.key) \(String(format: "%.10g", $0.value))" }
            .joined(separator: ", ")
    }

    private func number(_ value: Double?) -> String {
        guard let value else { return "-" }
        return String(format: value < 10 ? "%.2f" : "%.0f", value)
    }

    private func bytes(_ value: Double?) -> String {
        guard let value else { return "-" }
        return switch value {
        case ..<1e3: String(format: "%.0f B", value)
        case ..<1e6: String(format: "%.1f kB", value / 1e3)
        default: String(format: "%.1f MB", value / 1e6)
        }
    }

    private func time(_ value: Double?) -> String {
        guard let value else { return "-" }
        let (scaled, unit) =
            switch value {
            case ..<1e3: (value, "ns")
            case ..<1e6: (value / 1e3, "µs")
            case ..<1e9: (value / 1e6, "ms")
            default: (value / 1e9, "s")
            }
        return String(format: scaled < 10 ? "%.2f" : scaled < 100 ? "%.1f" : "%.0f", scaled) + " " + unit
    }
}
