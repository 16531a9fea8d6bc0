/// Brings what a view shows up to date.
///
///     @Environment(\.refresh) private var refresh
///
///     if let refresh {
///         Button("Refresh") { Task { await refresh() } }
///     }
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Refreshes, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// Brings the view up to date; nil where nothing can.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// Says how the content is brought up to date.
nonisolated struct RefreshableModifier: PrimitiveModifier {
    let action: @Sendable () async -> Void

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let record = RefreshRecord(tasks: inputs.scene.tasks)
        // The same action whatever the closure: its readers need not run again for a new one.
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

/// The refreshing of one view. Confined to the main actor.
// @unchecked Sendable: confined to the main actor; closures that carry it there must be sendable.
private final class RefreshRecord: @unchecked Sendable {
    /// What a person presses to refresh: F5, or Command and R.
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

    /// Refreshes once for any number of presses.
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
    /// Says how the view is brought up to date: by F5 or Command-R, or by views in it that call
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
