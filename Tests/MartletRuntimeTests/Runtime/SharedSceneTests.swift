import Foundation
import Synchronization
import Testing

import Martlet
import MartletRuntime

/// Counts how often it is asked for an update.
private final class AskedHost: SceneHost {
    let profile = HostProfile()
    private let requests = Mutex(0)

    var requestCount: Int { requests.withLock { $0 } }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
    func present(_ root: RenderNode, difference: RenderDifference) {}
    func requestUpdate() { requests.withLock { $0 += 1 } }
}

@MainActor
@Suite struct SharedSceneTests {
    /// The queue holds none of the hosts, and asks none that is gone.
    @Test func whatOutlivesTheFirstSceneAsksItsOwnHost() {
        let remote = Remote<Int>()
        let host = AskedHost()
        var first: SceneGraph? = SceneGraph(host: AskedHost(), size: .zero, EmptyView())
        weak let firstHost = first?.host
        let other = SceneGraph(
            host: host, size: .zero, sharing: first, Controlled(remote, 0) { Text("\($0.wrappedValue)") })
        other.update()
        first?.end()
        first = nil
        #expect(firstHost == nil)
        let before = host.requestCount
        remote.value = 1
        #expect(host.requestCount == before + 1)
    }

    /// A location retained by a closure outlives its scene, and its write requests no update.
    @Test func aWriteAfterAllScenesAsksNobody() {
        let remote = Remote<Int>()
        var scene: SceneGraph? = SceneGraph(
            host: AskedHost(), size: .zero, Controlled(remote, 0) { Text("\($0.wrappedValue)") })
        weak let host = scene?.host
        scene?.update()
        scene = nil
        #expect(host == nil)
        remote.value = 1
        #expect(remote.value == 1)
    }
}
