import AttributeGraph
import Foundation

/// What is being dragged in the scenes of an app, and where it can be dropped.
final class DragSession: SceneService {
    static let slot = ServiceSlot()

    private var targets: [Weak<DropTarget>] = []
    private weak var current: DropTarget?

    init(scene: SceneGraph) {}

    func add(_ target: DropTarget) {
        targets.removeAll { $0.object == nil }
        targets.append(Weak(target))
    }

    /// Something is dragged over a point of the window.
    @MainActor
    func move(_ forms: [any Sendable], to point: CGPoint) {
        let target = target(at: point, for: forms)
        guard target !== current else { return }
        current?.setTargeted(false)
        current = target
        target?.setTargeted(true)
    }

    /// Something is let go over a point of the window.
    @MainActor
    func drop(_ forms: [any Sendable], at point: CGPoint) {
        let target = target(at: point, for: forms)
        current?.setTargeted(false)
        current = nil
        _ = target?.take(forms, at: point)
    }

    /// The innermost place around a point that takes something.
    private func target(at point: CGPoint, for forms: [any Sendable]) -> DropTarget? {
        targets.compactMap(\.object)
            .filter { $0.contains(point) && $0.accepts(forms) }
            .max { $0.depth < $1.depth }
    }
}

/// A place that takes what is dropped on it.
final class DropTarget: NodeAttachment {
    private unowned let node: RenderNode
    fileprivate(set) var accepts: ([any Sendable]) -> Bool = { _ in false }
    fileprivate var action: @MainActor ([any Sendable], CGPoint) -> Bool = { _, _ in false }
    fileprivate var isTargeted: @MainActor (Bool) -> Void = { _ in }
    fileprivate var isEnabled = true

    init(node: RenderNode) { self.node = node }

    /// How many nodes it stands in.
    var depth: Int {
        var count = 0
        var around = node.parent
        while let current = around {
            count += 1
            around = current.parent
        }
        return count
    }

    func contains(_ point: CGPoint) -> Bool {
        isEnabled && node.isAttached && !node.isOutOfSight && node.frameInWindow.contains(point)
    }

    @MainActor func setTargeted(_ value: Bool) { isTargeted(value) }

    @MainActor
    func take(_ forms: [any Sendable], at point: CGPoint) -> Bool {
        let origin = node.frameInWindow.origin
        return action(forms, CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }
}

/// Takes values of a type that are dropped on the content.
nonisolated struct DropModifier<T: Transferable>: PrimitiveModifier {
    let action: @MainActor @Sendable ([T], CGPoint) -> Bool
    let isTargeted: @MainActor @Sendable (Bool) -> Void

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        let target = DropTarget(node: node)
        node.setAttachment(target)
        inputs.scene.service(DragSession.self).add(target)
        let environment = inputs.environment
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            target.accepts = { Transfer.value(T.self, from: $0) != nil }
            let action = modifier.action
            target.action = { forms, point in
                guard let value = Transfer.value(T.self, from: forms) else { return false }
                return action([value], point)
            }
            target.isTargeted = modifier.isTargeted
            target.isEnabled = EnvironmentValues(scope: environment).isEnabled
        }
        return outputs
    }
}

/// Lets the content be dragged.
private nonisolated struct DragModifier<T: Transferable>: ViewModifier {
    let payload: @MainActor () -> T
    @Environment(\.sceneReference) private var reference

    init(payload: @escaping @MainActor () -> T) { self.payload = payload }

    @MainActor func body(content: Content) -> some View {
        content.simultaneousGesture(
            DragGesture(minimumDistance: 8, coordinateSpace: .global)
                .onChanged { value in
                    session?.move(Transfer.exports(payload()), to: value.location)
                }
                .onEnded { value in
                    session?.drop(Transfer.exports(payload()), at: value.location)
                })
    }

    @MainActor private var session: DragSession? { reference?.scene?.service(DragSession.self) }
}

extension View {
    /// Lets a person drag the view to a place in the window that takes its value.
    ///
    ///     Text(song.title).draggable(song.title)
    ///
    /// - Parameter payload: The value.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T
    ) -> some View {
        modifier(DragModifier(payload: payload))
    }

    /// Lets a person drag the view to a place in the window that takes its value. Nothing is shown under the pointer.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(payload: payload))
    }

    /// Takes values of a type that are dropped on the view.
    ///
    ///     List(names, id: \.self) { Text($0) }
    ///         .dropDestination(for: String.self) { new, _ in names += new; return true }
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Is given the values, and where they were dropped in the view; says whether they were of use.
    ///   - isTargeted: Is told when something that would be taken is dragged over the view, and when it leaves.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping @MainActor @Sendable (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(action: action, isTargeted: isTargeted))
    }
}
