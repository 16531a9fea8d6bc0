import Combine
import SwiftUI

/// A game's progress, as an object that publishes its changes.
final class GameProgress: ObservableObject {
    @Published var level = 1
    @Published var player = "Robin"
}

/// One observable object, made once by the page and followed in three ways.
struct LevelPage: View {
    @StateObject private var progress = GameProgress()
    @State private var ups = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("\(progress.player) is on level \(progress.level)")
                .font(.title)
            TextField("Player", text: $progress.player)
                .frame(width: 240)
            LevelButtons(progress: progress)
            LevelLine()
            Text("Went up \(ups) times")
                .foregroundStyle(.secondary)
        }
        .padding()
        .environmentObject(progress)
        .onReceive(progress.$level.dropFirst()) { _ in ups += 1 }
    }
}

/// Is given the object, and follows it.
private struct LevelButtons: View {
    @ObservedObject var progress: GameProgress

    var body: some View {
        HStack {
            Button("Level up") { progress.level += 1 }
                .buttonStyle(.borderedProminent)
            Button("Start over") { progress.level = 1 }
                .disabled(progress.level == 1)
        }
    }
}

/// Finds the object in the environment.
private struct LevelLine: View {
    @EnvironmentObject private var progress: GameProgress

    var body: some View {
        Text(String(repeating: "★", count: min(progress.level, 30)))
            .foregroundStyle(.yellow)
            .accessibilityLabel(progress.level == 1 ? "1 star" : "\(progress.level) stars")
    }
}
