import Foundation

/// The safe area at a node and the whole area around it, in window coordinates.
package struct SafeAreas: Equatable {
    /// The rectangle for content that respects the safe area.
    var safe: CGRect
    /// The area for content that ignores the safe area.
    var all: CGRect

    /// For content that is moved about, which no edge of the window touches.
    static let unbounded = SafeAreas(
        safe: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
        all: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    )
}

/// Insets by the sides of the screen, independent of the layout direction.
struct SideInsets: Equatable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0

    init() {}

    init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        top = insets.top
        left = isMirrored ? insets.trailing : insets.leading
        bottom = insets.bottom
        right = isMirrored ? insets.leading : insets.trailing
    }

    func edges(_ direction: LayoutDirection) -> EdgeInsets {
        let isMirrored = direction == .rightToLeft
        return EdgeInsets(
            top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right
        )
    }
}

extension CGRect {
    func inset(by insets: SideInsets) -> CGRect {
        CGRect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom)
        )
    }

    func outset(by insets: SideInsets) -> CGRect {
        CGRect(
            x: minX - insets.left,
            y: minY - insets.top,
            width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom
        )
    }
}

extension RenderNode {
    /// The layout frame in window coordinates.
    var layoutRectInWindow: CGRect { CGRect(origin: layoutOriginInWindow, size: layoutFrame.size) }
}

extension SafeAreaNode {
    /// The safe area around the node. O(depth).
    var areas: SafeAreas {
        var child = node
        while let container = child.containerNode {
            if let areas = container.layout.safeAreas(below: container, around: child) { return areas }
            child = container
        }
        return .unbounded
    }

    /// The insets of the safe area at the edges of the node that touch its border.
    ///
    /// Zero at edges inside the safe area.
    var insets: EdgeInsets {
        node.scene.usesSafeAreas ? sideInsets(in: areas).edges(node.layoutDirection) : EdgeInsets()
    }

    private func sideInsets(in areas: SafeAreas) -> SideInsets {
        let rect = node.layoutRectInWindow
        let (safe, all) = (areas.safe, areas.all)
        let slack: CGFloat = 0.01
        var insets = SideInsets()
        if rect.minY <= safe.minY + slack { insets.top = max(0, rect.minY - all.minY) }
        if rect.minX <= safe.minX + slack { insets.left = max(0, rect.minX - all.minX) }
        if rect.maxY >= safe.maxY - slack { insets.bottom = max(0, all.maxY - rect.maxY) }
        if rect.maxX >= safe.maxX - slack { insets.right = max(0, all.maxX - rect.maxX) }
        return insets
    }

    /// Returns the safe area in a node that excludes some of its own bounds, which content may ignore.
    func areas(reducedBy insets: EdgeInsets) -> SafeAreas {
        let rect = node.layoutRectInWindow
        return SafeAreas(
            safe: rect.inset(by: SideInsets(insets, node.layoutDirection)),
            all: rect.outset(by: sideInsets(in: areas))
        )
    }

    /// Returns the safe areas for a node that ignores them at some edges.
    func areas(ignoring edges: Edge.Set) -> SafeAreas {
        let insets = sideInsets(in: areas)
        let ignored = SideInsets(insets.edges(node.layoutDirection).masked(by: edges), node.layoutDirection)
        let rect = node.layoutRectInWindow
        return SafeAreas(safe: rect.outset(by: ignored), all: rect.outset(by: insets))
    }
}

/// The nodes of a scene that extend into the unsafe area, as far as they have been placed.
final class ExtendingNodes: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .applySafeArea

    var listed = ListedNodes<SafeAreaState>()
    /// Whether the scene has safe areas that differ from their surroundings.
    fileprivate var isUsed = false

    init(scene: SceneGraph) {}

    /// Places the extending nodes again where their safe area has changed.
    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        if listed.isEmpty { return }
        var rounds = 0
        repeat {
            listed.removeDeparted()
            for node in listed.nodes where node.flags.contains(.placed) {
                guard let layout = node.layout as? ExtendingLayout else { continue }
                if layout.insets(of: node) != SafeAreaState.state(of: node).insets { scene.queuePlacement(node) }
            }
            rounds += 1
            if scene.layoutWork.nodesToPlace.isEmpty { return }
            scene.placeQueued()
        } while rounds < 4
    }
}

extension SceneGraph {
    /// Whether the scene has safe areas that differ from their surroundings.
    package var usesSafeAreas: Bool {
        get { existingService(ExtendingNodes.self)?.isUsed ?? false }
        set { service(ExtendingNodes.self).isUsed = newValue }
    }
}
