import Foundation
import Martlet
import MartletBase
import MartletRuntime

/// A host with characters of 8 by 16 points, which breaks lines.
final class LayoutHost: SceneHost {
    var profile: HostProfile
    private(set) var measured = 0

    init(profile: HostProfile = HostProfile()) { self.profile = profile }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        measured += 1
        let layout = FixedTextLayout(
            text.styled.string,
            metrics: FixedMetrics(cellWidth: 8, lineHeight: 16, baseline: 12),
            options: text.options,
            width: proposal.width,
            height: proposal.height
        )
        var metrics = TextMetrics(
            size: layout.size,
            firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline
        )
        metrics.capitalsInset = 3
        return metrics
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
    func present(_ root: RenderNode, difference: RenderDifference) {}
    nonisolated func requestUpdate() {}
}

enum TestTag {}

extension View {
    /// Gives the element a name by which a test finds it.
    nonisolated func tagged(_ name: String) -> some View {
        testTrait(TestTag.self, name)
    }
}

/// A view laid out in a window, with the frames of its tagged nodes.
@MainActor
final class Laid {
    let host: LayoutHost
    let scene: SceneGraph

    init(
        _ width: CGFloat = 400,
        _ height: CGFloat = 300,
        profile: HostProfile = HostProfile(),
        @ViewBuilder _ content: () -> some View
    ) {
        host = LayoutHost(profile: profile)
        scene = SceneGraph(host: host, size: CGSize(width: width, height: height), content())
        scene.update()
    }

    func update() { scene.update() }

    func resize(_ width: CGFloat, _ height: CGFloat) {
        scene.resize(to: CGSize(width: width, height: height))
        scene.update()
    }

    func node(_ name: String) -> RenderNode? {
        var found: RenderNode?
        scene.root.forEachInSubtree { node in
            if node.ownTrait(TestTag.self, as: String.self) == name { found = node }
        }
        return found
    }

    /// The frame of a tagged element in the window, as x, y, width and height.
    subscript(_ name: String) -> [CGFloat] {
        guard let node = node(name) else { return [] }
        let origin = node.originInWindow
        return [origin.x, origin.y, node.frame.width, node.frame.height]
    }

    func text(_ string: String) -> [CGFloat] {
        var result: [CGFloat] = []
        scene.root.forEachInSubtree { node in
            guard case .text(let text) = node.content, text.string == string else { return }
            let origin = node.originInWindow
            result = [origin.x, origin.y, node.frame.width, node.frame.height]
        }
        return result
    }
}
