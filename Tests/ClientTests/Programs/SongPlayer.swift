import SwiftUI

@Observable
final class Playback {
    var song = 0
    var isPlaying = false
    var position = 0.25
    let songs = ["Swift Wings", "Harbour Lights", "Low Tide"]

    func skip(_ step: Int) {
        song = (song + step + songs.count) % songs.count
        position = 0
    }
}

/// A cover, a slider and three buttons, above tabs.
struct SongPlayer: View {
    @State private var playback = Playback()
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            NowPlaying(playback: playback)
                .tabItem { Label("Playing", systemImage: "play.circle") }
                .tag(0)
            List(playback.songs.indices, id: \.self) { index in
                Button {
                    playback.song = index
                    tab = 0
                } label: {
                    HStack {
                        Text(playback.songs[index])
                        Spacer()
                        if index == playback.song { Image(systemName: "speaker.wave.2.fill") }
                    }
                }
            }
            .tabItem { Label("Songs", systemImage: "music.note.list") }
            .tag(1)
        }
    }
}

private struct NowPlaying: View {
    @Bindable var playback: Playback

    var body: some View {
        VStack(spacing: 24) {
            RoundedRectangle(cornerRadius: 20)
                .fill(AngularGradient(colors: [.purple, .pink, .orange, .purple], center: .center))
                .aspectRatio(1, contentMode: .fit)
                .frame(maxWidth: 240)
                .scaleEffect(playback.isPlaying ? 1 : 0.85)
                .animation(.spring, value: playback.isPlaying)
                .accessibilityElement()
                .accessibilityLabel("Cover")
                .accessibilityIdentifier("cover")
            Text(playback.songs[playback.song]).font(.title2.bold())
            VStack {
                Slider(value: $playback.position).accessibilityLabel("Position")
                HStack {
                    Text(time(playback.position))
                    Spacer()
                    Text("-" + time(1 - playback.position))
                }
                .font(.caption.monospacedDigit())
                .foregroundStyle(.secondary)
            }
            HStack(spacing: 40) {
                Button {
                    playback.skip(-1)
                } label: {
                    Image(systemName: "backward.fill")
                }
                .accessibilityLabel("Back")
                Button {
                    playback.isPlaying.toggle()
                } label: {
                    Image(systemName: playback.isPlaying ? "pause.fill" : "play.fill").font(.largeTitle)
                }
                .accessibilityLabel(playback.isPlaying ? "Pause" : "Play")
                Button {
                    playback.skip(1)
                } label: {
                    Image(systemName: "forward.fill")
                }
                .accessibilityLabel("Forward")
            }
            .font(.title)
            .buttonStyle(.plain)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func time(_ share: Double) -> String {
        let seconds = Int(share * 240)
        return String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
}
