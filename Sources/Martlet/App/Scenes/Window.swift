import AttributeGraph

/// A scene of a single window, which can be open or not.
///
///     Window("Activity", id: "activity") { ActivityView() }
///
/// `openWindow(id:)` opens the window, or brings it forward if it is open.
nonisolated public struct Window<Content: View>: PrimitiveScene {
    let content: Content
    let title: Text
    let id: String

    /// A window with a title.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }

    /// A window with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// A window with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    /// Adds the windows of the scene to what the host can show.
    public static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        inputs.declarations.declareWindow(.single, inputs: inputs) { graph in
            let window = value.pointer(in: graph)
            return (window.pointee.id, window.pointee.title)
        } make: {
            Content._makeViewList(view: value[\.content], inputs: $0)
        }
    }
}

/// A scene of the window with the app's settings.
///
///     Settings { SettingsView() }
///
/// The menu item Settings opens the window, and so do Control and the comma, ``SettingsLink`` and `openSettings`.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
    let content: Content

    /// The settings that a builder makes.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Adds the windows of the scene to what the host can show.
    public static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        inputs.declarations.declareWindow(.settings, inputs: inputs) { _ in
            (nil, Text(verbatim: "Settings"))
        } make: {
            Content._makeViewList(view: value[\.content], inputs: $0)
        }
    }
}
