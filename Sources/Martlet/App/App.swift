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
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the app, once, when the program starts.
    @MainActor @preconcurrency init()
}

/// An app as the content of a scene graph: its first window is shown.
nonisolated public struct _AppRoot<A: App>: PrimitiveView {
    let app: A

    /// The content for an app that runs in one window.
    public init(app: A) { self.app = app }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let app: _GraphValue<A> = view.project(offset: 0)
        let made = BodyRule.make(app, inputs: inputs) { onMainActor($0) { $0.body } }
        let windows = WindowList()
        A.Body._makeScene(scene: made.body, inputs: _SceneInputs(view: made.inputs, windows: windows))
        windows.windows.first?.make(inputs)
    }

    public static var _isUnary: Bool { false }
}
