import Foundation

@main
enum Main {
    static func main() {
        do {
            try run(Options(Array(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ options: Options) throws {
        var rows: [Row] = []
        for pair in options.pairs {
            var rounds = Rounds(beside: pair.beside)
            for _ in 0..<options.rounds {
                rounds.add(
                    ours: try pair.ours?.run(engine: nil) ?? [],
                    limit: try pair.limit.run(engine: pair.engine)
                )
            }
            rows += rounds.rows()
        }
        rows = rows.filter { $0.key.workload != "peak_rss" }.sorted(by: Row.isBefore)
        if let path = options.instructions {
            let instructions = try Instructions(contentsOf: path)
            for index in rows.indices { rows[index].instructions = instructions.count(of: rows[index].key) }
        }
        let last = try options.last.map(Record.init(contentsOf:))
        let table = Table(rows: rows, last: last)

        print(table.text)
        if let json = options.json { try Report(rows: rows).data().write(to: URL(fileURLWithPath: json)) }
        if let path = options.record {
            try Record(machine: options.machine, rows: rows).data().write(to: URL(fileURLWithPath: path))
        }
        if let path = options.page { try write(Page(rows: rows, machine: options.machine, introduction: ""), to: path) }
        if last != nil {
            let worse = table.worse
            print(
                worse.isEmpty
                    ? "Nothing is worse than in the last table by more than noise."
                    : "Worse: \(worse.joined(separator: ", "))")
            if !worse.isEmpty, options.record == nil { exit(2) }
        }
    }

    /// Writes the page below the existing text before the line that names the machine.
    private static func write(_ page: Page, to path: String) throws {
        var page = page
        let old = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "# Benchmarks\n"
        page.introduction =
            old.components(separatedBy: "Measured on:")[0]
            .trimmingCharacters(in: .whitespacesAndNewlines) + "\n"
        try page.text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
