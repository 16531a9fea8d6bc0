import Foundation
import HostileCalls
import Martlet
import Testing

import MartletTerminal

/// Law C6 on the screen of a terminal.
@MainActor
@Suite("Hostile values on a screen") struct HostileScreenTests {
    @Test(arguments: HostileValues.shownRounds)
    func C6_whateverIsComputedIsPainted(round: Int) {
        let values = HostileValues(round: round)
        for call in HostileCalls.all {
            HostileCalls.note(call.name, round)
            let screen = HostedScreen(30, 8) { call.make(values) }
            screen.scene.diagnostics.handler = { _ in }
            screen.update()
            let text = screen.text
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(call.name), round \(round)")
            screen.scene.end()
        }
    }

    @Test("a mesh is looked at once, and rests when it has been painted")
    func meshesRest() {
        let screen = HostedScreen(80, 24) {
            MeshGradient(
                width: 3, height: 3,
                points: [
                    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.4, 0.6], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
                ], colors: [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .purple])
        }
        #expect(!screen.scene.needsFrame)
        #expect(!screen.scene.needsUpdate)
        #expect(screen.scene.nextWakeUp == nil)
        screen.scene.update()
        #expect(!screen.host.takeNews())
        #expect(screen.style(0, 0).background != screen.style(79, 23).background)
    }
}
