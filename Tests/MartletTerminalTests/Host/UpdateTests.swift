import Foundation
import Martlet
import Testing

import MartletTerminal

/// Updates and frames of a scene in a terminal.
@MainActor @Suite(.serialized) struct UpdateTests {
    @Test func manyWritesAreOneUpdate() async throws {
        let host = TerminalHost(appearance: TerminalAppearance())
        var binding: Binding<Int>?
        let scene = SceneGraph(host: host, size: host.profile.pixelSize, Counting { binding = $0 })
        scene.update()
        await mainQueue()
        var updates = 0
        host.onUpdate {
            updates += 1
            scene.update()
        }
        let count = try #require(binding)
        // The main queue, where updates are made, is busy with this until all have written.
        DispatchQueue.concurrentPerform(iterations: 1_000) { count.wrappedValue = $0 + 1 }
        await mainQueue()
        #expect(updates == 1)
        count.wrappedValue = 2_000
        await mainQueue()
        #expect(updates == 2)
    }

    private struct Operated: View {
        @State private var count = 0
        @State private var isOn = false
        @State private var text = ""

        var body: some View {
            Button("Count \(count)") { count += 1 }
            Toggle("On", isOn: $isOn)
            TextField("Text", text: $text)
            Stepper("Step", value: $count)
        }
    }

    /// One operation of the user causes one update, whatever parts of the host request it.
    @Test(arguments: ["press", "toggle", "type", "step", "copy"])
    func oneUpdateForEachOperation(_ operation: String) async throws {
        let screen = HostedScreen(30, 6) { Operated() }
        let tabs = ["press": 1, "toggle": 2, "type": 3, "step": 4][operation] ?? 0
        for _ in 0..<tabs { screen.press(.tab) }
        await mainQueue()
        var updates = 0
        screen.host.onUpdate {
            updates += 1
            screen.scene.update()
        }
        let keys: [KeyInput] =
            switch operation {
            case "press", "toggle": [KeyInput(key: .return, characters: "\r")]
            case "type": [KeyInput(key: KeyEquivalent("a"), characters: "a")]
            case "step": [KeyInput(key: .rightArrow, characters: "")]
            default: []
            }
        for key in keys { _ = screen.scene.send(.key(key)) }
        if operation == "copy" { screen.host.copy("text") }
        // The session asks too, after each event.
        if screen.scene.needsUpdate { screen.scene.requestUpdate() }
        screen.host.requestUpdate()
        await mainQueue()
        #expect(updates == 1)
    }

    private struct Counting: View {
        let offer: (Binding<Int>) -> Void
        @State private var count = 0
        var body: some View {
            let _ = offer($count)
            Text(verbatim: "\(count)")
        }
    }

    /// Waits until the main queue has run its current work.
    private func mainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
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

    @Test func plainFramesWithColors() async {
        let host = TerminalHost(appearance: TerminalAppearance(colorDepth: .basic))
        let scene = SceneGraph(
            host: host, size: CGSize(width: 80, height: 160), Text("red").bold().foregroundStyle(Color.red))
        let frame = PlainFrame(host: host, scene: scene, width: 10)
        await frame.settle(timeout: .seconds(60))
        let line = frame.lines().joined()
        #expect(line.hasPrefix("    \u{1B}[1;91mred\u{1B}[m"), "\(line.debugDescription)")
    }

    @Test func plainFrames() async {
        let host = TerminalHost(appearance: TerminalAppearance(colorDepth: .none))
        let scene = SceneGraph(host: host, size: CGSize(width: 80, height: 160), Late())
        let frame = PlainFrame(host: host, scene: scene, width: 10)
        await frame.settle(timeout: .seconds(60))
        #expect(frame.lines() == ["   late", "   second"])
    }
}
