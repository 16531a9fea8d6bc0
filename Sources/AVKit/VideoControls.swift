import Martlet

/// The controls below a video: play or pause, the position, the time, the sound.
struct VideoControls: View {
    @ObservedObject var model: PlayerModel

    var body: some View {
        HStack {
            Button(action: model.toggle) {
                if model.isPlaying {
                    Label("Pause", systemImage: "pause.fill")
                } else {
                    Label("Play", systemImage: "play.fill")
                }
            }
            if let duration = model.duration {
                Slider(value: $model.time, in: 0...duration) { Text("Position") }.labelsHidden()
            } else {
                Spacer()
            }
            Text(model.clock).monospacedDigit()
            Button {
                model.isMuted.toggle()
            } label: {
                if model.isMuted {
                    Label("Unmute", systemImage: "speaker.slash.fill")
                } else {
                    Label("Mute", systemImage: "speaker.wave.2.fill")
                }
            }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .padding(6)
        .disabled(!model.isReady)
    }
}
