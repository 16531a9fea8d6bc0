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
            var rounds = Rounds()
            for _ in 0..<options.rounds {
                rounds.add(
                    ours: try pair.ours?.run(engine: nil) ?? [],
                    limit: try pair.limit.run(engine: pair.engine)
                )
            }
            rows += rounds.rows()
        }
        rows = rows.filter { $0.key.workload != "peak_rss" }.sorted(by: Row.isBefore)

        print(Table(rows: rows).text)
        if let json = options.json { try Report(rows: rows).data().write(to: URL(fileURLWithPath: json)) }
    }
}
