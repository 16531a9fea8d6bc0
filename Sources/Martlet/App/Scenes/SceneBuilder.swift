import AttributeGraph

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    /// Supports statements that are scenes.
    nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Supports a single scene.
    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Supports a sequence of scenes.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene {
        TupleScene(content: (repeat each content))
    }

    /// Supports `if #available`. On Linux the scenes are always present.
    nonisolated public static func buildLimitedAvailability(
        _ scene: some Scene
    ) -> any Scene & _LimitedAvailabilitySceneMarker {
        LimitedScene(content: scene)
    }

    /// Supports `if #available`. Other conditions cannot select scenes.
    nonisolated public static func buildOptional(
        _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
    ) -> some Scene {
        OptionalScene(scene: scene)
    }
}

/// Marks scenes in `if #available`.
@MainActor @preconcurrency
public protocol _LimitedAvailabilitySceneMarker: Scene {}

nonisolated struct LimitedScene<Content: Scene>: PrimitiveScene, _LimitedAvailabilitySceneMarker {
    let content: Content

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        Content._makeScene(scene: scene[\.content], inputs: inputs)
    }
}

/// A scene that is present or absent during the whole run of the app.
nonisolated struct OptionalScene: PrimitiveScene {
    let scene: (any Scene & _LimitedAvailabilitySceneMarker)?

    static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        // Read only once: the condition depends on the system and is constant.
        guard let scene = value.pointer(in: inputs.view.graph).pointee.scene else { return }
        make(scene, value, inputs)
    }

    private static func make<S: Scene>(_ scene: S, _ value: _GraphValue<Self>, _ inputs: _SceneInputs) {
        let rule = OptionalSceneRule(value: value, first: scene)
        let part = inputs.view.graph.makeRule(rule, in: inputs.view.scope)
        S._makeScene(scene: _GraphValue(part, isCompared: false), inputs: inputs)
    }
}

/// The wrapped scene.
private struct OptionalSceneRule<S: Scene>: Rule {
    let value: _GraphValue<OptionalScene>
    let first: S

    mutating func value(in graph: Graph) -> S { value.pointer(in: graph).pointee.scene as? S ?? first }
}

/// A sequence of scenes.
nonisolated struct TupleScene<each Content: Scene>: PrimitiveScene {
    let content: (repeat each Content)

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        var elements = TupleParts(of: scene)
        func make<S: Scene>(_ type: S.Type) {
            S._makeScene(scene: elements.next(), inputs: inputs)
        }
        repeat make((each Content).self)
    }
}
