import SwiftUI

struct Episode {
    var title: String
    var showTitle: String
    var isFavorite = false
}

/// The parent owns the state; the button gets a binding to it.
struct PlayerPage: View {
    let episode = Episode(title: "The House Martin", showTitle: "Birds at Dawn")
    @State private var isPlaying = false
    @State private var speed = 1.0

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: isPlaying ? "speaker.wave.2" : "speaker.slash")
                .font(.largeTitle)
            Text(episode.title)
                .font(.title)
                .foregroundStyle(isPlaying ? .primary : .secondary)
            Text(episode.showTitle)
                .italic()
            PlayButton(isPlaying: $isPlaying)
            Stepper(
                "Speed \(speed, format: .number.precision(.fractionLength(2)))", value: $speed, in: 0.5...2, step: 0.25)
            Text(isPlaying ? "Playing" : "Paused")
                .foregroundStyle(isPlaying ? .green : .orange)
        }
        .padding()
    }
}

struct PlayButton: View {
    @Binding var isPlaying: Bool

    var body: some View {
        Button(isPlaying ? "Pause" : "Play") {
            isPlaying.toggle()
        }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut("p")
    }
}

#Preview {
    PlayerPage()
}

#Preview("Button", traits: .sizeThatFitsLayout) {
    @Previewable @State var isPlaying = false
    PlayButton(isPlaying: $isPlaying)
        .padding()
}
