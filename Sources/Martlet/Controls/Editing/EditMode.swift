/// Whether a person is editing what a view shows, rather than using it.
public enum EditMode: Hashable, Sendable {
    /// The content is used.
    case inactive
    /// A single part is edited for a moment.
    case transient
    /// The content is edited.
    case active

    /// Whether anything is edited.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the person is editing; nil outside of a hierarchy.
    ///
    /// A window has one, which ``EditButton`` changes. Views below `environment(\.editMode, …)` have another.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Begins and ends editing: a button that is named "Edit" or "Done".
///
///     List {
///         ForEach(items) { Text($0.name) }
///             .onDelete { items.remove(atOffsets: $0) }
///     }
///     EditButton()
///
/// It changes the ``EnvironmentValues/editMode`` of where it stands. Rows of lists can be deleted and moved by keys
/// whether or not the person is editing.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Makes the button.
    public init() {}

    /// A button that says Edit or Done.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
            .disabled(editMode == nil)
    }
}

extension SceneGraph {
    /// The edit mode of a window.
    func makeEditMode() -> Binding<EditMode> {
        Binding(
            location: StoredLocation(
                EditMode.inactive, scene: self, property: PropertyName(of: SceneGraph.self, name: "editMode")))
    }
}
