import AttributeGraph

/// A part of an app's user interface that the system shows and ends on its own: a window, as a rule.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the windows of the scene to what the host can show.
    nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs)
}

extension Scene {
    /// Adds the windows of the scene to what the host can show.
    nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        let made = BodyRule.make(scene, inputs: inputs.view) { onMainActor($0) { $0.body } }
        Body._makeScene(scene: made.body, inputs: inputs.with(view: made.inputs))
    }
}

extension Never: Scene {
    /// Stops the program: what has no body must make itself.
    nonisolated public static func _makeScene(scene: _GraphValue<Never>, inputs: _SceneInputs) {
        preconditionFailure("A scene whose body is Never must make itself.")
    }
}

/// A scene that the runtime makes itself, without a body.
@MainActor @preconcurrency
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    /// Stops the program: the runtime makes what has no body itself.
    public var body: Never { fatalError("\(Self.self) is a primitive scene: the runtime makes it without a body.") }
}

/// What a scene is made with.
public struct _SceneInputs {
    /// The surroundings, as far as modifiers of scenes have set them.
    var view: _ViewInputs
    /// Where windows and menus are declared.
    let declarations: AppDeclarations
    /// What modifiers say of the windows inside, the outermost first.
    var traits: [(Graph, inout WindowTraits) -> Void] = []

    func with(view: _ViewInputs) -> _SceneInputs {
        var inputs = self
        inputs.view = view
        return inputs
    }
}
