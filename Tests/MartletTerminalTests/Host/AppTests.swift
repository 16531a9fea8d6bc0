import Foundation
import Martlet
import Testing

@testable import MartletTerminal

/// Updates and frames of a scene in a terminal, and a whole app in a pseudo terminal.
@MainActor @Suite(.serialized) struct AppTests {
    @Test func manyWritesAreOneUpdate() async {
        let host = TerminalHost(appearance: TerminalAppearance())
        var updates = 0
        await withCheckedContinuation { continuation in
            host.onUpdate {
                updates += 1
                continuation.resume()
            }
            DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: 1_000) { _ in host.requestUpdate() }
            }
        }
        // What was asked for after the update began is another one; nothing else is.
        #expect(updates == 1)
        host.onUpdate {}
    }

    private struct Late: View {
        @State private var text = "early"

        var body: some View {
            VStack {
                Text(text)
                Text("second").padding(.leading, 16)
            }
            .task {
                await Task.yield()
                text = "late"
            }
        }
    }

    @Test func plainFrames() async {
        let host = TerminalHost(appearance: TerminalAppearance(colorDepth: .none))
        let scene = SceneGraph(host: host, size: CGSize(width: 80, height: 160), Late())
        let frame = PlainFrame(host: host, scene: scene, width: 10)
        await frame.settle()
        #expect(frame.lines() == ["   late", "   second"])
    }

    @Test func anAppFromStartToEnd() async throws {
        let terminal = try PseudoTerminal(running: "HostProbe")
        try terminal.expect("\u{1B}]2;Probe\u{7}")
        try terminal.expect("task ran")
        #expect(!terminal.isCooked)
        terminal.send("\t\t\r")
        try terminal.expect("1")
        terminal.send("\u{C}")
        try terminal.expect("Count: 1")
        terminal.resize(width: 50, height: 12)
        try terminal.expect("Count: 1")
        terminal.send("\u{3}")
        #expect(terminal.wait() == 0)
        #expect(terminal.isCooked)
        #expect(terminal.afterScreen == "")
    }
}
