import AttributeGraph

/// A scene of any number of windows with the same structure, each with state of its own (law A9).
///
///     WindowGroup("Mail", id: "mail") { MailView() }
///
/// The app starts with a window of the first group. `openWindow` and the menu item New Window open more. What the views
/// of a window keep begins when the window opens and ends when it is closed; state that is declared in the app is
/// shared by all windows.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
    let content: Content
    let title: Text?
    let id: String?

    /// Windows with the content of a builder.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil, id: nil)
    }

    /// Windows that `openWindow(id:)` opens.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil, id: id)
    }

    /// Windows with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: title, id: nil)
    }

    /// Windows with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(titleKey), id: nil)
    }

    /// Windows with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: nil)
    }

    /// Windows with a title, which `openWindow(id:)` opens.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: title, id: id)
    }

    /// Windows with a title that is localised, which `openWindow(id:)` opens.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(titleKey), id: id)
    }

    /// Windows with a title that is shown as it is, which `openWindow(id:)` opens.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: id)
    }

    init(content: Content, title: Text?, id: String?) {
        self.content = content
        self.title = title
        self.id = id
    }

    /// Adds the windows of the scene to what the host can show.
    public static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        let valueType = (Content.self as? any PresentedContent.Type)?.valueType
        inputs.declarations.declareWindow(.group, valueType: valueType, inputs: inputs) { graph in
            let group = value.pointer(in: graph)
            return (group.pointee.id, group.pointee.title)
        } make: {
            Content._makeViewList(view: value[\.content], inputs: $0)
        }
    }
}
