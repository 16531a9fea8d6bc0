/// The structure and behaviour of an app.
///
///     @main
///     struct CounterApp: App {
///         var body: some Scene {
///             WindowGroup { ContentView() }
///         }
///     }
///
/// State that is declared in the app is shared by all its scenes (law A9).
@MainActor @preconcurrency
public protocol App {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the app, once, when the program starts.
    @MainActor @preconcurrency init()
}

/// An app as the content of a scene graph of its own: its first window is shown, no other can be opened, and there are
/// no menus.
///
/// Hosts run an app by ``AppRuntime``.
nonisolated public struct _AppRoot<A: App>: PrimitiveView {
    let app: A

    /// The content for an app that runs in one window.
    public init(app: A) { self.app = app }

    /// Makes a container of the elements, where the view must be one.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Makes the elements that the view contributes to its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let declarations = AppDeclarations(takesCommands: false)
        declare(view[\.app], inputs: inputs, in: declarations)
        declarations.firstWindow?.make(inputs)
    }

    /// Makes the app's body, which declares windows and menus.
    static func declare(_ app: _GraphValue<A>, inputs: _ViewInputs, in declarations: AppDeclarations) {
        let made = BodyRule.make(app, inputs: inputs) { onMainActor($0) { $0.body } }
        A.Body._makeScene(
            scene: made.body, inputs: _SceneInputs(view: made.inputs, declarations: declarations))
    }

    /// It may be any number of elements.
    public static var _isUnary: Bool { false }
}
