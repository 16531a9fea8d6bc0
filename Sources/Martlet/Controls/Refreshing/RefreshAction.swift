/// An action that refreshes the content of a view.
///
///     @Environment(\.refresh) private var refresh
///
///     if let refresh {
///         Button("Refresh") { Task { await refresh() } }
///     }
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Refreshes the content. Returns when the refresh has finished.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// The action that refreshes the view; `nil` if there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// Sets the refresh action of the content.
nonisolated struct RefreshableModifier: PrimitiveModifier {
    let action: @Sendable () async -> Void

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let record = RefreshRecord(tasks: inputs.scene.tasks)
        // Keeps one action for all closures, so that a new closure does not invalidate the readers of the action.
        let action = RefreshAction { @MainActor in await record.run() }
        var inner = inputs
        inner.setEnvironment { graph, values in
            record.action = modifier.read(in: graph).action
            values.refresh = action
        }
        let outputs = body(inner)
        for key in RefreshRecord.keys {
            let shortcut = ShortcutRecord()
            shortcut.shortcut = key
            shortcut.perform = { record.start() }
            outputs.node.input.shortcuts.append(shortcut)
        }
        return outputs
    }
}

/// The refresh action of one view. Confined to the main actor.
// @unchecked Sendable: confined to the main actor; closures that carry it there must be sendable.
private final class RefreshRecord: @unchecked Sendable {
    /// The shortcuts for refreshing: F5 and Command-R.
    static let keys = [
        KeyboardShortcut(KeyEquivalent("\u{F708}"), modifiers: []), KeyboardShortcut("r", modifiers: .command),
    ]

    var action: (@Sendable () async -> Void)?
    private let tasks: TaskCounter
    private var isRunning = false

    init(tasks: TaskCounter) { self.tasks = tasks }

    @MainActor
    func run() async {
        await action?()
    }

    /// Starts a refresh, unless one is running.
    @MainActor
    func start() {
        guard !isRunning else { return }
        isRunning = true
        tasks.begin()
        Task {
            await run()
            isRunning = false
            tasks.end()
        }
    }
}

extension View {
    /// Sets the refresh action of the view. It runs when the user presses F5 or Command-R, or when a view inside calls
    /// ``EnvironmentValues/refresh``.
    ///
    ///     List(mail) { Text($0.subject) }
    ///         .refreshable { await mailbox.fetch() }
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshableModifier(action: action))
    }
}
