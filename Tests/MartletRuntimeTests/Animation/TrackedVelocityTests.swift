import Foundation
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// Springs that begin with the speed that a value had before, where transactions kept it.
@MainActor @Suite struct TrackedVelocityTests {
    private struct Ball: View {
        let probe: Probe
        let tracks: Bool
        @State private var offset = 0.0

        var body: some View {
            let _ = probe.offer("move") { withTransaction(\.tracksVelocity, tracks) { offset += 8 } }
            let _ = probe.offer("let go") { withAnimation(.spring(duration: 1)) { offset = 100 } }
            let _ = probe.offer("stay") { withAnimation(.spring(duration: 1)) { offset += 0 } }
            Color.red.frame(width: 10, height: 10).offset(x: offset).accessibilityIdentifier("ball")
        }
    }

    private func place(_ tracks: Bool, resting: Bool = false) throws -> Double {
        let probe = Probe()
        let host = TestHost { Ball(probe: probe, tracks: tracks) }
        for _ in 0..<5 {
            host.run("move", of: probe)
            host.advance(by: .milliseconds(16))
        }
        if resting { host.advance(by: .seconds(1)) }
        host.run("let go", of: probe)
        host.advance(by: .milliseconds(48))
        return try host.element(id: "ball").frame.minX
    }

    @Test func aSpringGoesOnWithTheSpeedThatWasKept() throws {
        let (kept, lost) = (try place(true), try place(false))
        // 8 points in 16 ms are 500 a second: in 48 ms some 20 points more than from rest.
        #expect(kept - lost > 10)
        #expect(kept - lost < 25)
    }

    @Test func whatHasRestedSinceHasNoSpeed() throws {
        #expect(abs(try place(true, resting: true) - place(false, resting: true)) < 0.001)
    }

    @Test func theValueOfATransactionIsFalse() {
        #expect(!Transaction().tracksVelocity)
        #expect(Transaction().dismissBehavior == .interactive)
    }
}
