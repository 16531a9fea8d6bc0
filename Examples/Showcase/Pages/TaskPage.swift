import SwiftUI

/// A task that runs as long as the page is shown, and starts over when its id changes.
struct TaskPage: View {
    @State private var progress = 0.0
    @State private var round = 0
    @State private var isRunning = true

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Round \(round)")
                    .font(.headline)
                ProgressView(value: progress)
                    .accessibilityLabel("Round \(round)")
                Text(progress, format: .percent.precision(.fractionLength(0)))
                HStack {
                    Button(isRunning ? "Pause" : "Continue") { isRunning.toggle() }
                    Button("Start over") {
                        progress = 0
                        round += 1
                    }
                }
                Text("Leaving the page cancels the task.")
                    .foregroundStyle(.secondary)
            }
            .padding()
        }
        .task(id: Job(round: round, isRunning: isRunning)) { await run() }
    }

    private struct Job: Equatable {
        let round: Int
        let isRunning: Bool
    }

    private func run() async {
        print("Round \(round) \(isRunning ? "runs from" : "pauses at") \(Int(progress * 100)) %")
        while isRunning, progress < 1 {
            try? await Task.sleep(for: .milliseconds(100))
            if Task.isCancelled { return }
            progress = min(1, progress + 0.02)
        }
    }
}
