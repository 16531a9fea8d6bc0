import AttributeGraph

/// A scene of any number of windows with the same structure, each with its own state (law A9).
///
///     WindowGroup("Mail", id: "mail") { MailView() }
///
/// At launch, the app opens a window of the first group. `openWindow` and the menu item New Window open more. The state
/// of a window's views begins when the window opens and ends when it closes; state that the app declares is shared by
/// all windows.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
    let content: Content
    let title: Text?
    let id: String?
    /// The type of the values that windows are opened for.
    let valueType: Any.Type?

    /// Creates a window group with content from a builder.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil, id: nil)
    }

    /// Creates a window group with an id for `openWindow(id:)`.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil, id: id)
    }

    /// Creates a window group with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: title, id: nil)
    }

    /// Creates a window group with a title and an id for `openWindow(id:)`.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: title, id: id)
    }

    init(content: Content, title: Text?, id: String?, valueType: Any.Type? = nil) {
        self.content = content
        self.valueType = valueType
        self.title = title
        self.id = id
    }

    /// Registers the scene's windows with the host.
    public static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        let valueType = value.pointer(in: inputs.view.graph).pointee.valueType
        inputs.declarations.declareWindow(.group, valueType: valueType, inputs: inputs) { graph in
            let group = value.pointer(in: graph)
            return (group.pointee.id, group.pointee.title)
        } make: {
            Content._makeViewList(view: value[\.content], inputs: $0)
        }
    }
}

extension WindowGroup {
    /// Creates a window group with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(titleKey), id: nil)
    }

    /// Creates a window group with a localized title and an id for `openWindow(id:)`.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(titleKey), id: id)
    }
}
