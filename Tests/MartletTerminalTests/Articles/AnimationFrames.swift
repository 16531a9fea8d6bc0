import Foundation
import Martlet
import Testing

import MartletTerminal

/// The frames in Documentation/animation.md, as the terminal shows them.
///
/// Outdated frames fail the test; with `MARTLET_DRAW=1` the article is written again.
@MainActor @Suite struct AnimationFrames {
    private struct Springs: View {
        @State private var isFar = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                runner("smooth", .smooth(duration: 0.8))
                runner("bouncy", .bouncy(duration: 0.8, extraBounce: 0.15))
                runner("linear", .linear(duration: 0.8))
            }
            .onAppear { isFar = true }
        }

        private func runner(_ name: String, _ animation: Animation) -> some View {
            HStack(spacing: 16) {
                Text(name)
                Text("●").offset(x: isFar ? 256 : 0).animation(animation, value: isFar)
                Spacer()
            }
        }
    }

    @Test func springsInTheTerminal() throws {
        let screen = HostedScreen(48, 3) { Springs() }
        var lines: [String] = []
        for tenth in 0...10 where tenth % 2 == 0 || tenth < 5 {
            // The host asks for 30 frames a second.
            while screen.scene.time < .milliseconds(100 * tenth) {
                screen.scene.time = min(screen.scene.time + .seconds(1) / 30, .milliseconds(100 * tenth))
                screen.update()
            }
            lines.append("after 0.\(tenth) s".replacingOccurrences(of: "0.10", with: "1.0"))
            lines += screen.text.split(separator: "\n").map(String.init)
        }
        let frames = lines.joined(separator: "\n")

        let article = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/animation.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let start = try #require(text.range(of: "<!-- frames springs -->\n```text\n"))
        let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
        if ProcessInfo.processInfo.environment["MARTLET_DRAW"] == "1" {
            try text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: frames)
                .write(to: article, atomically: true, encoding: .utf8)
        } else {
            #expect(text[start.upperBound..<end.lowerBound] == frames)
        }
    }
}
