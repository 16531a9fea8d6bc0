/// The mode of editing the content of a view.
public enum EditMode: Hashable, Sendable {
    /// The content is not being edited.
    case inactive
    /// One item is being edited temporarily.
    case transient
    /// The content is being edited.
    case active

    /// Whether the mode is `active` or `transient`.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// A binding to the edit mode; `nil` outside a view hierarchy.
    ///
    /// Each window has an edit mode, which ``EditButton`` toggles. `environment(\.editMode, …)` replaces it for a
    /// subtree.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends editing, with the title "Edit" or "Done".
///
///     List {
///         ForEach(items) { Text($0.name) }
///             .onDelete { items.remove(atOffsets: $0) }
///     }
///     EditButton()
///
/// It toggles the ``EnvironmentValues/editMode`` of its environment. Rows of lists can be deleted and moved with the
/// keyboard in either mode.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public init() {}

    /// The button, whose title depends on the edit mode.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
            .disabled(editMode == nil)
    }
}

extension SceneGraph {
    /// Creates the storage of a window's edit mode.
    func makeEditMode() -> Binding<EditMode> {
        ValueComparator.compareBytes(of: EditMode.self)
        return Binding(
            location: StoredLocation(
                EditMode.inactive, scene: self, property: PropertyName(of: SceneGraph.self, name: "editMode")))
    }
}
