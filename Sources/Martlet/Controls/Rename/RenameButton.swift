/// Begins to rename something.
///
///     @Environment(\.rename) private var rename
public struct RenameAction {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Begins to rename.
    @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Begins to rename what the view stands in; nil where nothing there can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button that begins to rename what it stands in: what `renameAction(_:)` says there.
///
///     TextField(text: $title) { Text("Title") }
///         .focused($isFocused)
///         .contextMenu { RenameButton() }
///         .renameAction($isFocused)
nonisolated public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// The button itself; it can't be pressed where nothing can be renamed.
    @MainActor @preconcurrency public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == Martlet.Label<Text, Image> {
    /// A button with a pencil that says Rename.
    public init() { label = Martlet.Label("Rename", systemImage: "pencil") }
}

extension View {
    /// Says what rename buttons in the view do.
    nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Has rename buttons in the view give the focus to a field.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}
