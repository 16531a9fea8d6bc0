import AttributeGraph
import Observation

/// Sets an environment value for the windows of a scene.
nonisolated struct SceneEnvironment<Content: Scene>: PrimitiveScene {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        var view = inputs.view
        view.setEnvironment { graph, values in scene.pointer(in: graph).pointee.change(&values) }
        Content._makeScene(scene: scene[\.content], inputs: inputs.with(view: view))
    }
}

extension Scene {
    /// Sets an environment value for the windows of the scene.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some Scene {
        SceneEnvironment(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Provides an observable object to the windows of the scene, which read it by `@Environment(Type.self)`.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        SceneEnvironment(content: self) { $0[T.self] = object }
    }
}
