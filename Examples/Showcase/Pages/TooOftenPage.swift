import SwiftUI

/// A list with a mistake in it, for the inspector to find: its rows are given more than they show.
struct TooOftenPage: View {
    @State private var steps = 900
    @State private var isMended = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("\(steps) steps today")
                Spacer()
                Button("Walk") { steps += 10 }
                Toggle("Mended", isOn: $isMended)
            }
            Divider()
            ForEach(Goal.all) { goal in
                if isMended {
                    GoalRow(goal: goal, isReached: steps >= goal.steps)
                } else {
                    // The mistake: what each step changes goes to every row.
                    WastefulGoalRow(goal: goal, steps: steps)
                }
            }
        }
        .padding()
    }
}

private struct Goal: Identifiable {
    let id: String
    let steps: Int

    static let all = [
        Goal(id: "To the door", steps: 100), Goal(id: "To the baker", steps: 1_000),
        Goal(id: "Around the park", steps: 4_000),
        Goal(id: "To the next town", steps: 12_000), Goal(id: "Over the hills", steps: 30_000),
    ]
}

/// Runs for each step, and shows the same.
private struct WastefulGoalRow: View {
    let goal: Goal
    let steps: Int

    var body: some View {
        Label(goal.id, systemImage: steps >= goal.steps ? "checkmark.circle" : "circle")
    }
}

/// Runs when its goal is reached.
private struct GoalRow: View {
    let goal: Goal
    let isReached: Bool

    var body: some View {
        Label(goal.id, systemImage: isReached ? "checkmark.circle" : "circle")
    }
}
