import Foundation
import Testing
import Martlet
import MartletTesting

/// Stored values under keys that come and go.
@MainActor @Suite struct StoredKeyTests {
    private struct Row: View {
        @AppStorage private var value: Int

        init(key: Int) { _value = AppStorage(wrappedValue: key, "stored key \(key)") }

        var body: some View { Text(verbatim: "\(value)") }
    }

    private struct Rows: View {
        let probe: Probe
        @State private var start = 0

        var body: some View {
            let _ = probe.offer("next") { start += 10 }
            VStack { ForEach(start..<start + 10, id: \.self) { Row(key: $0) } }
        }
    }

    @Test func keysThatNothingFollowsAnyMoreDoNotPileUp() {
        let probe = Probe()
        let host = TestHost { Rows(probe: probe) }
        let before = host.scene.attributeCount
        for round in 1...100 {
            probe.run("next")
            host.update()
            #expect(host.texts == (round * 10..<round * 10 + 10).map { "\($0)" })
        }
        #expect(host.scene.attributeCount < before + 300)
    }
}
