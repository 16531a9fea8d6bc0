import SwiftUI

/// Ten thousand rows, of which one in a hundred changes in each round. After some rounds the program says what a round has
/// taken of the main thread's time, in the file that `PROBE_FILE` names, and ends.
struct ChangingRows: View {
    @State private var rows = (0..<10_000).map { ChangingRow.Model(id: $0, changes: 0) }
    @State private var round = 0

    private static let rounds = 60

    var body: some View {
        VStack(alignment: .leading) {
            Text("Round \(round)")
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(rows) { ChangingRow(row: $0) }
                }
            }
        }
        .task { await change() }
    }

    private func change() async {
        // The first frame is not counted.
        await Task.yield()
        let start = Self.mainThreadTime
        while round < Self.rounds {
            for index in stride(from: round % 100, to: rows.count, by: 100) { rows[index].changes += 1 }
            round += 1
            try? await Task.sleep(for: .milliseconds(1))
        }
        let taken = (Self.mainThreadTime - start) / Double(Self.rounds)
        let file = ProcessInfo.processInfo.environment["PROBE_FILE"] ?? "/dev/null"
        try? "\(taken)\n".write(toFile: file, atomically: true, encoding: .utf8)
        exit(0)
    }

    /// The CPU time of the thread, in seconds.
    private static var mainThreadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

struct ChangingRow: View {
    struct Model: Identifiable, Equatable {
        let id: Int
        var changes: Int
    }

    let row: Model

    var body: some View { Text("Row \(row.id): \(row.changes)") }
}
