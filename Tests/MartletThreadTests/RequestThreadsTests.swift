import Foundation
import Synchronization
import Testing

import Martlet

/// Requests for updates: made one where writes wait, and nowhere else.
@MainActor @Suite(.serialized) struct RequestThreadsTests {
    /// Counts the requests for updates, from any thread.
    private final class CountingHost: SceneHost {
        let profile = HostProfile()
        nonisolated let requests = Atomic(0)

        func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
            TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0)
        }

        func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
        func present(_ root: RenderNode, difference: RenderDifference) {}
        nonisolated func requestUpdate() { requests.add(1, ordering: .relaxed) }

        /// Returns the number of requests since the last call.
        func takeRequests() -> Int { requests.exchange(0, ordering: .relaxed) }
    }

    private struct Slots: View {
        let offer: ([Binding<Int>]) -> Void
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        @State private var d = 0
        var body: some View {
            let _ = offer([$a, $b, $c, $d])
            Text(verbatim: "\(a) \(b) \(c) \(d)")
        }
    }

    /// Writes each of the places a thousand times, each on a thread of its own, while this one waits.
    private func write(_ slots: [Binding<Int>]) {
        DispatchQueue.concurrentPerform(iterations: slots.count) { index in
            for n in 1...1_000 { slots[index].wrappedValue += n }
        }
    }

    @Test func B7_manyWritesFromManyThreadsAskOnce() {
        let host = CountingHost()
        var slots: [Binding<Int>] = []
        let scene = SceneGraph(host: host, size: CGSize(width: 100, height: 100), Slots { slots = $0 })
        scene.update()
        _ = host.takeRequests()
        for _ in 0..<5 {
            write(slots)
            #expect(host.takeRequests() == 1)
            scene.update()
            #expect(host.takeRequests() == 0)
        }
    }

    /// Writes of the runtime are queued together with those of the app, and share their request.
    @Test func writesOfTheRuntimeAskWithTheOthers() {
        let host = CountingHost()
        var slots: [Binding<Int>] = []
        let scene = SceneGraph(host: host, size: CGSize(width: 100, height: 100), Slots { slots = $0 })
        let input = scene.graph.makeInput(0, in: scene.scope)
        scene.update()
        _ = host.takeRequests()
        scene.set(input, to: 1)
        scene.set(input, to: 2)
        write(slots)
        scene.requestUpdate()
        #expect(host.takeRequests() == 1)
        #expect(scene.graph.peek(input) == 0)
        scene.update()
        #expect(scene.graph.peek(input) == 2)
        #expect(host.takeRequests() == 0)
    }

    @Test func aWriteToWhatHasEndedIsDropped() {
        let host = CountingHost()
        let scene = SceneGraph(host: host, size: CGSize(width: 100, height: 100), Slots { _ in })
        let scope = scene.graph.makeScope(in: scene.scope)
        let input = scene.graph.makeInput(0, in: scope)
        scene.update()
        scene.set(input, to: 1)
        scene.graph.end(scope)
        scene.set(input, to: 2)
        scene.update()
        #expect(!scene.needsUpdate)
    }
}
