import Foundation
import Testing
import Martlet
import MartletTesting

/// The pictures of Documentation/identity.md, drawn from the graphs of these views.
///
/// An outdated picture fails its test; with `MARTLET_DRAW=1` the article is written again.
@MainActor @Suite(.serialized) struct IdentityArticleTests {
    private struct Player: View {
        let probe: Probe
        @State private var isPlaying = false
        @State private var volume = 5

        var body: some View {
            let _ = probe.offer("louder") { volume += 1 }
            let _ = probe.offer("play") { isPlaying.toggle() }
            Title(text: "Swifts")
            PlayButton(isPlaying: $isPlaying)
            if isPlaying { Volume(level: $volume) }
        }
    }

    private struct Title: View {
        let text: String
        var body: some View { Text(text) }
    }

    private struct PlayButton: View {
        @Binding var isPlaying: Bool
        var body: some View { Text(isPlaying ? "Pause" : "Play") }
    }

    private struct Volume: View {
        @Binding var level: Int
        @State private var isMuted = false
        var body: some View { Text(isMuted ? "mute" : "\(level)") }
    }

    @Test func theLivingGraph() throws {
        let probe = Probe()
        let host = TestHost { Player(probe: probe) }
        host.scene.startTracing()
        host.update()
        try check("stopped", host)
        host.run("play", of: probe)
        try check("playing", host)
        host.run("louder", of: probe)
        try check("louder", host)
    }

    private func check(_ name: String, _ host: TestHost) throws {
        let picture = GraphDrawing.mermaid(of: host.scene)
        let article = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/identity.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let begin = "<!-- picture \(name) -->\n```mermaid\n"
        let start = try #require(text.range(of: begin), "The article has no picture \(name).")
        let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
        if ProcessInfo.processInfo.environment["MARTLET_DRAW"] == "1" {
            try text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: picture)
                .write(to: article, atomically: true, encoding: .utf8)
        } else {
            #expect(text[start.upperBound..<end.lowerBound] == picture)
        }
    }
}
