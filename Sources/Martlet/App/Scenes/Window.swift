import AttributeGraph

/// A scene with a single window.
///
///     Window("Activity", id: "activity") { ActivityView() }
///
/// `openWindow(id:)` opens the window, or brings it to the front if it is open.
nonisolated public struct Window<Content: View>: PrimitiveScene {
    let content: Content
    let title: Text
    let id: String

    /// Creates a window with a title.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }

    /// Registers the scene's windows with the host.
    public static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        inputs.declarations.declareWindow(.single, inputs: inputs) { graph in
            let window = value.pointer(in: graph)
            return (window.pointee.id, window.pointee.title)
        } make: {
            Content._makeViewList(view: value[\.content], inputs: $0)
        }
    }
}

extension Window {
    /// Creates a window with a localized title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
}

/// A scene with the app's settings window.
///
///     Settings { SettingsView() }
///
/// The menu item Settings opens the window, as do Control-comma, ``SettingsLink`` and `openSettings`.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
    let content: Content

    /// Creates the settings window with content from a builder.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Registers the scene's windows with the host.
    public static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        inputs.declarations.declareWindow(.settings, inputs: inputs) { _ in
            (nil, Text(verbatim: "Settings"))
        } make: {
            Content._makeViewList(view: value[\.content], inputs: $0)
        }
    }
}
