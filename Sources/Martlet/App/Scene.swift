/// A part of an app's user interface that the system shows and ends on its own: a window, as a rule.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the windows of the scene to what the host can show.
    nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs)
}

extension Scene {
    nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        let made = BodyRule.make(scene, inputs: inputs.view) { onMainActor($0) { $0.body } }
        Body._makeScene(scene: made.body, inputs: _SceneInputs(view: made.inputs, windows: inputs.windows))
    }
}

extension Never: Scene {
    nonisolated public static func _makeScene(scene: _GraphValue<Never>, inputs: _SceneInputs) {
        preconditionFailure("A scene whose body is Never must make itself.")
    }
}

/// A scene that the runtime makes itself, without a body.
@MainActor @preconcurrency
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) is a primitive scene: the runtime makes it without a body.") }
}

/// What a scene is made with.
public struct _SceneInputs {
    let view: _ViewInputs
    let windows: WindowList
}

/// The windows that an app declares, in order.
final class WindowList {
    struct Window {
        /// Makes the content of the window.
        let make: (_ViewInputs) -> Void
    }

    var windows: [Window] = []
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    /// A statement that is a scene.
    nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// A single scene stands for itself.
    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes, in order.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene {
        TupleScene(content: (repeat each content))
    }
}

/// Several scenes of an app.
nonisolated struct TupleScene<each Content: Scene>: PrimitiveScene {
    let content: (repeat each Content)

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        var offset = 0
        func make<S: Scene>(_ type: S.Type) {
            offset = (offset + MemoryLayout<S>.alignment - 1) & ~(MemoryLayout<S>.alignment - 1)
            S._makeScene(scene: scene.project(offset: offset, as: S.self), inputs: inputs)
            offset += MemoryLayout<S>.size
        }
        repeat make((each Content).self)
    }
}
