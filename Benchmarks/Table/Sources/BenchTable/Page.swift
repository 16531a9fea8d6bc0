/// The table as a page of the documentation.
struct Page {
    var rows: [Row]
    var machine: String
    /// The paragraphs before the table.
    var introduction: String

    var text: String {
        let table = Table(rows: rows)
        let lines = table.lines(withChanges: false)
        let columns = Array(lines[0].indices.dropLast())
        func line(_ cells: [String]) -> String { "| " + columns.map { cells[$0] }.joined(separator: " | ") + " |" }
        let rule = "| " + columns.map { Table.isNumber($0) ? "---:" : "---" }.joined(separator: " | ") + " |"
        return ([introduction, "Measured on: \(machine).\n", line(lines[0]), rule] + lines.dropFirst().map(line))
            .joined(separator: "\n") + "\n"
    }
}
