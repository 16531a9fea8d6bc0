import AttributeGraph

/// A part of an app's user interface with its own lifetime: usually a window.
///
/// The body of an ``App`` is a scene. Combine the built-in scenes, such as ``WindowGroup``, ``Window`` and `Settings`,
/// in the body of a scene of your own to use them together:
///
///     struct MainScene: Scene {
///         var body: some Scene {
///             WindowGroup { Text("Inbox") }
///             Window("Activity", id: "activity") { Text("No activity") }
///         }
///     }
///
/// State of a window's views ends with the window; state that the app declares is shared by all windows (law A9).
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scenes in `body`, inferred from its implementation.
    associatedtype Body: Scene

    /// The scenes of which this scene is composed.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Registers the scene's windows with the host.
    nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs)
}

extension Scene {
    /// Registers the scene's windows with the host.
    nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        let made = BodyRule.make(scene, inputs: inputs.view) { onMainActor($0) { $0.body } }
        Body._makeScene(scene: made.body, inputs: inputs.with(view: made.inputs))
    }
}

extension Never: Scene {
    /// Traps: a type without a body must implement this requirement itself.
    nonisolated public static func _makeScene(scene: _GraphValue<Never>, inputs: _SceneInputs) {
        preconditionFailure("A scene whose body is Never must make itself.")
    }
}

/// A scene that declares its own windows, without a body.
@MainActor @preconcurrency
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    /// Traps: a primitive type has no body, since the runtime creates its nodes directly.
    public var body: Never { fatalError("\(Self.self) is a primitive scene: the runtime makes it without a body.") }
}

/// The inputs for creating a scene.
public struct _SceneInputs {
    /// The view inputs, with the environment that modifiers of scenes have set.
    var view: _ViewInputs
    /// The declarations to which windows and menus are added.
    let declarations: AppDeclarations
    /// The settings of modifiers for the windows inside, the outermost first.
    var traits: [(Graph, inout WindowTraits) -> Void] = []

    func with(view: _ViewInputs) -> _SceneInputs {
        var inputs = self
        inputs.view = view
        return inputs
    }
}
