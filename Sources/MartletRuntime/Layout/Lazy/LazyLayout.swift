import Foundation

/// The layout of lazy stacks: rows in a line, of which only those near the visible part exist.
package struct LazyLayout: NodeLayout, Equatable {
    package let axis: Axis
    /// The guide across the axis that rows share.
    package let alignment: AlignmentKey
    /// Between neighbours, in points; nil for the host's default.
    package let spacing: CGFloat?
    /// Which headers and footers of sections stay in sight.
    package var pinnedViews: PinnedScrollableViews = []
    /// The name of the container, if it is no lazy stack of the app's.
    private let container: String?

    package init(
        axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
        container: String? = nil
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.container = container
    }

    package var name: String? { container ?? (axis == .horizontal ? "LazyHStack" : "LazyVStack") }

    package func checked(for node: RenderNode) -> LazyLayout {
        LazyLayout(
            axis: axis, alignment: alignment,
            spacing: node.scene.profile.stepped(
                node.valid(spacing, "the spacing of a lazy stack", .distance), along: axis),
            pinnedViews: pinnedViews, container: container)
    }

    package var stackAxis: Axis? { axis }

    package var placesWithoutChildren: Bool { true }

    package func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        LazyState.of(node).size(for: proposal)
    }

    package func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        LazyState.of(node).place(size: size)
    }
}

/// The part of a lazy container that can be seen, along its axis and in its coordinates.
struct VisiblePart: Equatable {
    var start: CGFloat
    var end: CGFloat
    /// What the container scrolls in, if it does.
    var scroll: ObjectIdentifier?

    func intersects(_ start: CGFloat, _ end: CGFloat) -> Bool { start < self.end && end > self.start }
}

extension ScrollNode {
    /// The scrolling node around this one that moves it along an axis, and the distance between their origins.
    package func around(along axis: Axis) -> (node: RenderNode, distance: CGFloat)? {
        var distance: CGFloat = 0
        var current = self.node
        while let container = current.containerNode {
            distance += current.layoutFrame.origin[axis]
            if case .scroll(let scroll) = container.content, scroll.axes.contains(axis) { return (container, distance) }
            current = container
        }
        return nil
    }

    /// The part of a lazy container that can be seen.
    func visiblePart(along axis: Axis) -> VisiblePart {
        guard let around = self.around(along: axis), case .scroll(let scroll) = around.node.content else {
            return VisiblePart(start: 0, end: self.node.layoutFrame.size[axis], scroll: nil)
        }
        var start = scroll.offset[axis] - around.distance
        // From right to left lengths are counted from the other end.
        if axis == .horizontal, self.node.flags.contains(.rightToLeft) {
            start = self.node.layoutFrame.width - start - around.node.layoutFrame.width
        }
        return VisiblePart(
            start: start,
            end: start + around.node.layoutFrame.size[axis],
            scroll: ObjectIdentifier(around.node)
        )
    }
}

/// The lazy containers of a scene that have been placed, whose visible parts decide which rows live.
package final class LazyContainers: SceneService {
    package static let slot = ServiceSlot()
    package static let phases: UpdatePhases = .showRows

    var nodes: ContiguousArray<RenderNode> = []
    /// Whether rows that are some screens away lose their storage (law A13), as the trait `SDK27` asks for.
    #if SDK27
    package var releasesDistantRows = true
    #else
    package var releasesDistantRows = false
    #endif

    package init(scene: SceneGraph) {}

    /// Places the lazy containers anew whose visible part has changed.
    package func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        if nodes.isEmpty { return }
        var rounds = 0
        repeat {
            nodes.removeAll { node in
                guard node.flags.contains(.detached) else { return false }
                LazyState.of(node).isRegistered = false
                return true
            }
            for node in nodes where LazyState.of(node).visiblePartHasChanged { scene.queuePlacement(node) }
            rounds += 1
            if scene.layoutWork.nodesToPlace.isEmpty { return }
            scene.placeQueued()
        } while rounds < 4
    }
}
