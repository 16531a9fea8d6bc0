/// Runs actions when the content appears and disappears.
nonisolated struct AppearanceModifier: WholeContentModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    package static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        let record = AppearanceRecord()
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            record.disappear = modifier.disappear
            record.appear = modifier.appear
            record.isReady = true
        }
        anchor.lifetime.attachToContent(record)
    }
}

private final class AppearanceRecord: LifecycleRecord {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    var isReady = false
    private var hasAppeared = false
    /// Whether the view has left, and nothing has been said of it yet.
    private var isLeaving = false

    func appear(in scene: SceneGraph) {
        guard !hasAppeared else { return }
        hasAppeared = true
        // A row that a lazy container lets go of and takes back in one update was in sight all the time.
        if isLeaving {
            isLeaving = false
            return
        }
        scene.actions.append { [self] in appear?() }
    }

    func end(in scene: SceneGraph) {
        guard hasAppeared else { return }
        hasAppeared = false
        isLeaving = true
        scene.actions.appendEnding { [self] in
            guard isLeaving else { return }
            isLeaving = false
            disappear?()
        }
    }
}

extension View {
    /// Runs an action when the view appears: once for each lifetime that is shown, before it is first shown (law H1).
    ///
    ///     Text("Inbox")
    ///         .onAppear { print("shown") }
    ///
    /// Content of several views appears with the first of them. A view that is removed and inserted again appears
    /// again. For asynchronous work, use ``task(priority:_:)``, which is cancelled when the view disappears.
    ///
    /// - Parameter action: The action; nil for none.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view's lifetime on the screen has ended (law H1).
    ///
    ///     Text("Player")
    ///         .onDisappear { print("stopped") }
    ///
    /// Content of several views disappears with the last of them.
    ///
    /// - Parameter action: The action; nil for none.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}

extension LifetimeNode {
    /// Adds a record that begins when the node appears and ends with it.
    package func attach(_ record: any LifecycleRecord) {
        node.ensuredExtras.lifecycle.append(record)
        node.scene.appears(node)
    }
}
