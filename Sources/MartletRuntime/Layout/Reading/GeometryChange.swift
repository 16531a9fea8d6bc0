import AttributeGraph
import Foundation

/// Runs an action when a value computed from the content's geometry changes.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let observer = ChangeObserver<Value>(node: outputs.node)
        inputs.follow { graph in observer.modifier = modifier.read(in: graph) }
        outputs.node.lifetime.attach(observer)
        return outputs
    }
}

private final class ChangeObserver<Value: Equatable>: GeometryObserver, LifecycleRecord {
    // Borrowed: the node holds the observer, which stops looking when the node ends.
    @Borrowed private var node: RenderNode
    private let proxy: GeometryProxy
    private var last: Value?
    private var hasAppeared = false
    var modifier: GeometryChangeModifier<Value>?

    init(node: RenderNode) {
        _node = Borrowed(node)
        proxy = GeometryProxy(geometry: NodeGeometry(node: node, scope: nil))
    }

    func appear(in scene: SceneGraph) {
        guard !hasAppeared else { return }
        hasAppeared = true
        scene.observeGeometry(self)
        _ = check(in: scene)
    }

    func end(in scene: SceneGraph) { hasAppeared = false }

    func check(in scene: SceneGraph) -> Bool {
        guard hasAppeared else { return false }
        guard node.flags.contains(.placed), let modifier else { return true }
        let value = scene.graph.untracked { modifier.transform(proxy) }
        if value == last { return true }
        let old = last ?? value
        last = value
        scene.actions.append { modifier.action(old, value) }
        return true
    }
}

extension View {
    /// Runs an action with a value that is computed from the view's geometry: when the view is first laid out, and
    /// whenever the value has changed.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Computes the value. It runs after each layout: keep it short.
    ///   - action: Gets the new value.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Runs an action with the old and the new of a value that is computed from the view's geometry, as
    /// `onGeometryChange(for:of:action:)` with one value.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
