/// The structure and behavior of an app.
///
///     @main
///     struct CounterApp: App {
///         var body: some Scene {
///             WindowGroup { ContentView() }
///         }
///     }
///
/// State that the app declares is shared by all its scenes (law A9).
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes in `body`, inferred from its implementation.
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Creates the app once, when the program starts.
    @MainActor @preconcurrency init()
}

/// An app as the content of a scene graph: it shows its first window only, and has no menus.
///
/// Hosts run an app by ``AppRuntime``.
nonisolated public struct _AppRoot<A: App>: PrimitiveView {
    let app: A

    /// Creates the content for an app in one window.
    public init(app: A) { self.app = app }

    /// Wraps the nodes in a container, for a place that requires exactly one node.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Adds the view's nodes to the list of its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let declarations = AppDeclarations(takesCommands: false)
        onMainActor(inputs.scene) { scene in
            scene.setEnvironment(\.applicationDelegates, ApplicationDelegates(showing: scene))
        }
        declare(view[\.app], inputs: inputs, in: declarations)
        declarations.firstWindow?.make(inputs)
    }

    /// Creates the app's body, which declares windows and menus.
    static func declare(_ app: _GraphValue<A>, inputs: _ViewInputs, in declarations: AppDeclarations) {
        let made = BodyRule.make(app, inputs: inputs) { onMainActor($0) { $0.body } }
        A.Body._makeScene(
            scene: made.body, inputs: _SceneInputs(view: made.inputs, declarations: declarations))
    }

    /// `false`: the view may produce any number of nodes.
    public static var _isUnary: Bool { false }
}
