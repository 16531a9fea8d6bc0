import AttributeGraph
import Foundation

/// The state of the pointer over a view: its location, or its absence.
nonisolated public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a point in the requested coordinate space.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// The hover handler of a view.
final class HoverRecord {
    weak var node: RenderNode?
    let place: GesturePlace
    private let tracker: HoverTracker
    var action: ((HoverPhase) -> Void)?
    var space = CoordinateSpace.local
    /// Whether every movement counts, and not only the first and the last.
    var isContinuous = false
    var isEnabled = true

    init(_ node: RenderNode) {
        self.node = node
        place = GesturePlace(scene: node.scene)
        place.node = node
        tracker = node.scene.input.hover
        tracker.count += 1
    }

    deinit { tracker.count -= 1 }
}

/// Tracks the pointer over views with hover handlers.
///
/// Without such views, a movement costs nothing: no hit test is made.
final class HoverTracker {
    /// The number of views with hover handlers.
    var count = 0
    /// The handlers of the views below the pointer.
    private var current: [HoverRecord] = []

    /// - Returns: Whether a handler was called.
    @MainActor @discardableResult
    func move(to point: CGPoint, in scene: SceneGraph) -> Bool {
        guard count > 0 || !current.isEmpty else { return false }
        var found: [HoverRecord] = []
        var node = count > 0 ? scene.hitTest(point) : nil
        while let candidate = node {
            if let records = candidate.extras?.input?.hovers {
                for record in records where record.isEnabled { found.append(record) }
            }
            node = candidate.containerNode
        }
        let old = current
        current = found
        for record in old where !found.contains(where: { $0 === record }) { record.action?(.ended) }
        for record in found {
            guard record.isContinuous || !old.contains(where: { $0 === record }) else { continue }
            record.action?(.active(record.place.conversion(to: record.space)(point)))
        }
        return !found.isEmpty
    }

    /// Handles the pointer leaving the window.
    @MainActor
    func leave() -> Bool {
        let old = current
        current = []
        for record in old { record.action?(.ended) }
        return !old.isEmpty
    }

    /// Removes a node that has left the tree, without calling its handler.
    func forget(_ node: RenderNode) {
        if !current.isEmpty { current.removeAll { $0.node === node } }
    }
}

extension SceneGraph {
    /// Whether any view needs pointer movements without a press.
    package var wantsPointerMotion: Bool { input.hover.count > 0 }
}

/// Runs an action for the pointer over the content.
nonisolated struct HoverModifier: PrimitiveModifier {
    var space = CoordinateSpace.local
    let isContinuous: Bool
    let action: (HoverPhase) -> Void

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let record = HoverRecord(outputs.node)
        outputs.node.input.hovers.append(record)
        let environment = inputs.environment
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            record.action = modifier.action
            record.space = modifier.space
            record.isContinuous = modifier.isContinuous
            record.isEnabled = EnvironmentValues(scope: environment).isEnabled
        }
        return outputs
    }
}

extension View {
    /// Runs an action when the pointer enters or leaves the view.
    ///
    /// - Parameter action: Receives whether the pointer is over the view.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(isContinuous: false) { action($0 != .ended) })
    }

    /// Runs an action whenever the pointer moves over the view, and when it leaves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace.coordinateSpace, isContinuous: true, action: action))
    }

    /// Runs an action whenever the pointer moves over the view, and when it leaves.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace, isContinuous: true, action: action))
    }
}
