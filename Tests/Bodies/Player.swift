import SwiftUI

struct Track: Identifiable {
    let id: Int
    var title: String
    var length: TimeInterval
}

final class Playback: ObservableObject {
    enum Mode { case once, loop, shuffle }
    @Published var queue: [Track] = []
    @Published var position = 0.0
    @Published var mode = Mode.once
    func play(_ track: Track) {}
    func load() async throws {}
}

struct Player: View {
    @ObservedObject var playback: Playback
    @Binding var volume: Double
    @State private var tab = 0
    @State private var isShowingInfo = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        TabView(selection: $tab) {
            VStack(spacing: 16) {
                ProgressView(value: playback.position, total: 1)
                    .tint(colorScheme == .dark ? .white : .accentColor)
                Slider(value: $volume, in: 0...1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                ModeButton(mode: playback.mode)
                Button(action: { isShowingInfo.toggle() }) {
                    Label("Info", systemImage: "info.circle")
                }
                .buttonStyle(.borderedProminent)
            }
            .padding()
            .tabItem { Label("Now", systemImage: "play") }
            .tag(0)
            queue
                .tabItem { Label("Queue", systemImage: "list.bullet") }
                .tag(1)
        }
        .alert("Info", isPresented: $isShowingInfo) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("\(playback.queue.count) tracks")
        }
        .task { try? await playback.load() }
        .onChange(of: playback.mode) { old, new in
            print(old, new)
        }
    }

    private var queue: some View {
        List(playback.queue) { track in
            HStack {
                Text(track.title)
                Spacer()
                Text(Duration.seconds(track.length), format: .time(pattern: .minuteSecond))
                    .monospacedDigit()
            }
            .contentShape(Rectangle())
            .onTapGesture { playback.play(track) }
        }
    }
}

struct ModeButton: View {
    let mode: Playback.Mode

    var body: some View {
        switch mode {
        case .once: Image(systemName: "arrow.right")
        case .loop: Image(systemName: "repeat")
        case .shuffle: Image(systemName: "shuffle")
        }
    }
}

struct Meter: View {
    var level: CGFloat
    var count: Int

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 2) {
                ForEach(0..<count, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 2)
                        .fill(Color.green.gradient)
                        .frame(width: 4, height: proxy.size.height * level)
                        .opacity(Double(index) / Double(count))
                }
            }
            .animation(.easeInOut(duration: 0.2), value: level)
        }
    }
}

// error: Slider(value: $volume, in: 0...1) { => Slider(value: $playback, in: 0...1) { !! to expected argument type 'Binding<Double>'
// error: TabView(selection: $tab) { => TabView(selected: $tab) { !! selected
// error: List(playback.queue) { track in => List(playback.tracks) { track in !! tracks
// error: case .shuffle: Image(systemName: "shuffle") => case .random: Image(systemName: "shuffle") !! 'random'
// error: case .loop: Image(systemName: "repeat") => case .loop: Image(system: "repeat") !! system
// error: .buttonStyle(.borderedProminent) => .buttonStyle(.borderProminent) !! borderProminent
// error: isShowingInfo.toggle() => $isShowingInfo = true !! $isShowingInfo
// error: .task { try? await playback.load() } => .task { await playback.load() } !! throw
// error: Text(track.title) => Text(track.name) !! value of type 'Track' has no member 'name'
// error: .onTapGesture { playback.play(track) } => .onTapGesture { playback.play(track.id) } !! cannot convert value of type 'Int' to expected argument type 'Track'
// error: .frame(width: 4, height: proxy.size.height * level) => .frame(width: 4, height: proxy.height * level) !! has no member 'height'
// error: .frame(width: 4, height: proxy.size.height * level) => .frame(width: 4, height: proxy.size.height * count) !! 'Int'
// error: .animation(.easeInOut(duration: 0.2), value: level) => .animation(.easeInOut(0.2), value: level) !! duration
// error: .fill(Color.green.gradient) => .fill(Color.greeen.gradient) !! has no member 'greeen'
// error: .alert("Info", isPresented: $isShowingInfo) { => .alert("Info", isPresented: $isShowing) { !! cannot find '$isShowing' in scope
// error: HStack(alignment: .bottom, spacing: 2) { => HStack(alignment: .leading, spacing: 2) { !! leading
// error: ModeButton(mode: playback.mode) => ModeButton(mode: .repeat) !! has no member 'repeat'
// error: Label("Info", systemImage: "info.circle") => Label("Info", icon: "info.circle") !! argument
// error: .onChange(of: playback.mode) { old, new in => .onChange(playback.mode) { old, new in !! of
