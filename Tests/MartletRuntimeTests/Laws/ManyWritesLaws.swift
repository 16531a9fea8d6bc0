import Foundation
import Testing
import Martlet
import MartletTesting

/// Writes that come faster than updates.
@MainActor @Suite struct ManyWritesLaws {
    private struct Counting: View {
        let probe: Probe
        @State private var number = 0

        var body: some View {
            let _ = probe.note("body")
            let _ = probe.offer("write") {
                for next in 1...5_000 {
                    withAnimation(.linear(duration: 1 + Double(next) / 10_000)) {
                        number = next
                    } completion: {
                        probe.note("completed")
                    }
                }
            }
            Text(verbatim: "\(number)")
        }
    }

    @Test func C5_transactionsThatWaitForAnUpdateAreBounded() {
        let probe = Probe()
        let host = TestHost { Counting(probe: probe) }
        _ = probe.takeLog()
        probe.run("write")
        host.update()
        #expect(host.texts == ["5000"])
        #expect(probe.log.count { $0 == "body" } <= 1_024)
        host.advance(by: .seconds(3))
        #expect(probe.log.count { $0 == "completed" } == 5_000, "none is lost")
    }
}
