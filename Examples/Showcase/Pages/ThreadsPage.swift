import SwiftUI

/// Eight threads write state at once, while the page shows it.
struct ThreadsPage: View {
    @State private var round = 0
    @State private var counts: [Int] = []
    @State private var counter = RunCounter()

    static let threads = 8
    static let writes = 100_000

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Button(round == 0 ? "Start eight threads" : "Again") { round += 1 }
            ForEach(0..<Self.threads, id: \.self) { index in
                ThreadLine(index: index, round: round)
            }
            Divider()
            HStack {
                Text("\(counts.reduce(0, +)) of \(Self.threads * Self.writes) written")
                    .font(.headline)
                Spacer()
                RunBadge(counter)
            }
            Text("Each thread writes the state of its line; every update shows one moment of them all.")
                .foregroundStyle(.secondary)
        }
        .padding()
        .onPreferenceChange(CountsKey.self) { counts = $0 }
    }
}

/// The counts of the lines, in their order.
private struct CountsKey: PreferenceKey {
    static let defaultValue: [Int] = []

    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct ThreadLine: View {
    let index: Int
    let round: Int
    @State private var count = 0
    @State private var counter = RunCounter()

    var body: some View {
        HStack {
            Text("Thread \(index + 1)")
                .accessibilityHidden(true)
            ProgressView(value: Double(count), total: Double(ThreadsPage.writes))
                .accessibilityLabel("Thread \(index + 1)")
            Text("\(count)").monospacedDigit()
            RunBadge(counter)
        }
        .preference(key: CountsKey.self, value: [count])
        .onChange(of: round) { write() }
    }

    /// A binding can be used on any thread, and each write is seen by the next update.
    private func write() {
        let count = $count
        let writes = ThreadsPage.writes
        Thread.detachNewThread {
            for n in 1...writes { count.wrappedValue = n }
        }
    }
}
