/// An action that starts renaming.
///
///     @Environment(\.rename) private var rename
public struct RenameAction {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Starts renaming.
    @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// The action that starts renaming the view's item; `nil` if nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button that runs the rename action of its environment, as set by `renameAction(_:)`.
///
///     TextField(text: $title) { Text("Title") }
///         .focused($isFocused)
///         .contextMenu { RenameButton() }
///         .renameAction($isFocused)
nonisolated public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// The button, which is disabled without a rename action.
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
    /// Creates a button with a pencil and the title "Rename".
    public init() { label = Martlet.Label("Rename", systemImage: "pencil") }
}

extension View {
    /// Sets the action of rename buttons in the view.
    nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Moves the focus to a field when a rename button in the view is pressed.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}
