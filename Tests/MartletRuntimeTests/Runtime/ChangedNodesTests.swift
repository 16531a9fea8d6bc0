import Foundation
import Martlet
import MartletBase
import MartletRuntime
import Testing

/// The changed nodes passed to a host are not retained, and ended nodes are not among them.
@MainActor @Suite struct ChangedNodesTests {
    private final class Host: SceneHost {
        let profile = HostProfile()
        /// The identities of the nodes that the last update has changed, in order.
        var changed: [UInt64] = []

        func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
            text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
        }

        func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
        func present(_ root: RenderNode, difference: RenderDifference) { changed = difference.changed.map(\.id) }
        nonisolated func requestUpdate() {}
    }

    private let host = Host()
    private let scene: SceneGraph
    private let inputs: _ViewInputs

    init() {
        scene = SceneGraph(host: host, size: CGSize(width: 100, height: 100), Text("text"))
        scene.update()
        inputs = _ViewInputs(scene: scene, scope: scene.scope, environment: scene.environment, parent: scene.root)
    }

    private func makeNode() -> RenderNode {
        let node = RenderNode.makeGroup(inputs: inputs)
        node.didChange()
        return node
    }

    /// Only the test retains the node, and releases it here.
    private func end(_ node: consuming RenderNode) { node.removeFromParent() }

    @Test func nodesThatHaveEndedAreNotPresented() {
        for _ in 0..<100 { end(makeNode()) }
        // Some of these lie where others have ended.
        let kept = (0..<50).map { _ in makeNode() }
        for _ in 0..<100 { end(makeNode()) }
        scene.update()
        let ids = Set(kept.map(\.id))
        #expect(host.changed.filter(ids.contains).count == 50)
        #expect(Set(host.changed).count == host.changed.count)
        for node in kept { node.didChange() }
        scene.update()
        #expect(Set(host.changed) == ids)
    }

    @Test func nodesOutliveTheirScene() {
        var scene: SceneGraph? = SceneGraph(host: host, size: CGSize(width: 100, height: 100), Text("text"))
        scene?.update()
        let node = scene?.root.children.first
        node?.didChange()
        scene = nil
        #expect(node?.isAttached == true)
    }
}
