import MartletTesting
import Testing

@testable import Counter

@MainActor @Suite struct CounterTests {
    @Test func itCounts() throws {
        let host = TestHost(app: CounterApp())
        try host.find(.button, "More").tap()
        try host.find(.button, "More").tap()
        try host.find(.button, "Less").tap()
        #expect(host.texts.contains("Count: 1"))
    }

    @Test func aRestlessUserFindsNoFault() {
        TestHost.explore(seeds: 0..<2, steps: 20) { ContentView() }
    }
}
