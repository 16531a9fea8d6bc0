import Foundation

/// The table for people. A goal that is missed is marked with `!`.
struct Table {
    var rows: [Row]

    var text: String {
        let header = ["workload", "n", "ours", "limit", "ratio", "goal", "", "counts"]
        let lines = [header] + rows.map(cells)
        let widths = header.indices.map { column in lines.map { $0[column].count }.max()! }
        return lines.map { cells in
            var line = ""
            for (column, cell) in cells.enumerated() {
                let space = String(repeating: " ", count: widths[column] - cell.count)
                let isNumber = (1...5).contains(column)
                line += (isNumber ? space + cell : cell + space) + "  "
            }
            return line.replacing(#/\ +$/#, with: "")
        }
        .joined(separator: "\n")
    }

    private func cells(_ row: Row) -> [String] {
        if case .bytesPerRow(let goal) = Workload.goal(of: row.key.workload) {
            let ours = row.counts["heap_bytes_per_row"], limit = row.limitCounts["heap_bytes_per_row"]
            let ratio: Double? =
                if let ours, let limit, limit > 0 { ours / limit } else { nil }
            return [
                "heap a row", row.size.map(String.init) ?? "", bytes(ours), bytes(limit), number(ratio), bytes(goal),
                mark(row), "",
            ]
        }
        return [
            row.key.workload, row.size.map(String.init) ?? "", time(row.ours), time(row.limit), number(row.ratio),
            goal(row), mark(row), counts(row),
        ]
    }

    private func goal(_ row: Row) -> String {
        switch Workload.goal(of: row.key.workload) {
        case .ratio(let most): String(format: "%g", most)
        case .nanoseconds(let most): time(most)
        case .bytesPerRow(let most): bytes(most)
        case nil: ""
        }
    }

    private func mark(_ row: Row) -> String {
        row.reachesGoal == false ? "!" : ""
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
        return value < 1000 ? String(format: "%.0f B", value) : String(format: "%.1f kB", value / 1000)
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
