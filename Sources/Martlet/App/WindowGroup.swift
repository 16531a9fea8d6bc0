import AttributeGraph

/// A scene that shows its content in a window.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
    let content: Content
    let title: Text?
    let id: String?

    /// A window with the content of a builder.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil, id: nil)
    }

    /// A window that can be told from others by an id.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: nil, id: id)
    }

    /// A window with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: title, id: nil)
    }

    /// A window with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(titleKey), id: nil)
    }

    /// A window with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: nil)
    }

    /// A window with a title and an id.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: title, id: id)
    }

    /// A window with a title that is localised, and an id.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(titleKey), id: id)
    }

    /// A window with a title that is shown as it is, and an id.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: id)
    }

    private init(content: Content, title: Text?, id: String?) {
        self.content = content
        self.title = title
        self.id = id
    }

    public static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        let view = inputs.view
        let number = inputs.windows.windows.count + 1
        inputs.windows.windows.append(
            WindowList.Window { around in
                var inputs = around
                inputs.follow { [unowned scene = inputs.scene] graph in
                    let id = value.pointer(in: graph).pointee.id
                    scene.storedValues.windowName = SceneStoredValues.windowName(id: id, number: number)
                }
                inputs.instance = view.instance
                // What modifiers of the scene have set.
                inputs.environment = view.environment
                let environment = inputs.environment
                inputs.follow { [unowned scene = inputs.scene] graph in
                    guard let title = value.pointer(in: graph).pointee.title else { return }
                    scene.title = title.resolve(in: graph[environment.textSurroundings].context).string
                }
                Content._makeViewList(view: value.project(offset: 0), inputs: inputs)
            }
        )
    }
}
