import AttributeGraph

/// A scene of a single window with tools for what other windows show. Desktops have one kind of window, so that it is one
/// as a ``Window`` is.
nonisolated public struct UtilityWindow<Content: View>: PrimitiveScene {
    let window: Window<Content>

    /// A window with a title.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = Window(title, id: id, content: content)
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
        Window<Content>._makeScene(scene: value[\.window], inputs: inputs)
    }
}

/// A menu item that shows or hides the only window of a scene.
///
///     CommandGroup(after: .sidebar) { WindowVisibilityToggle(windowID: "tools") }
nonisolated public struct WindowVisibilityToggle: View {
    private let id: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    /// An item for the window of the scene with an id.
    public init(windowID: String) { id = windowID }

    /// The item.
    @MainActor @preconcurrency public var body: some View {
        let app = openWindow.app as? AppRuntime
        Button(app?.titleOfWindow(id) ?? id) {
            if app?.isWindowOpen(id) == true { dismissWindow(id: id) } else { openWindow(id: id) }
        }
    }
}

extension AppRuntime {
    /// What the window of a scene with an id is called; nil where no scene has it.
    fileprivate func titleOfWindow(_ id: String) -> String? {
        declarations.windows.first { $0.id == id }.map { title(of: $0) }
    }

    /// Whether a window of the scene with an id is open.
    fileprivate func isWindowOpen(_ id: String) -> Bool { windows.contains { $0.declaration.id == id } }
}

/// Whether the windows of a scene have what they had when the app is started anew.
public struct SceneRestorationBehavior: Hashable, Sendable {
    fileprivate let isRestored: Bool
    private let number: Int

    /// As suits the scene: they have.
    public static let automatic = SceneRestorationBehavior(isRestored: true, number: 0)
    /// They have not.
    public static let disabled = SceneRestorationBehavior(isRestored: false, number: 1)
}

/// What a window is for the desktop. All windows of an app are alike for desktops here.
public struct WindowManagerRole: Hashable, Sendable {
    private let number: Int

    /// As suits the scene.
    public static let automatic = WindowManagerRole(number: 0)
    /// A window by itself.
    public static let principal = WindowManagerRole(number: 1)
    /// A window that belongs to another one.
    public static let associated = WindowManagerRole(number: 2)
}

/// Scenes with other commands than they have themselves.
nonisolated private struct CommandsReplacedScene<Content: Scene, C: Commands>: PrimitiveScene {
    let content: Content
    let commands: C

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        var inner = inputs
        inner.traits.append { _, traits in traits.hasCommands = false }
        let count = inputs.declarations.commands.count
        Content._makeScene(scene: scene[\.content], inputs: inner)
        inputs.declarations.removeCommands(from: count)
        C._makeCommands(
            commands: scene[\.commands],
            inputs: _CommandsInputs(view: inputs.view, declarations: inputs.declarations))
    }
}

extension Scene {
    /// Takes back what the scenes add to the menus, New Window among it, and adds other commands.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        CommandsReplacedScene(content: self, commands: content())
    }

    /// Says by which key a window of the scene is opened.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        TraitScene(content: self) { $0.shortcut = shortcut }
    }

    /// Says by which key a window of the scene is opened.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Says by which key a window of the scene is opened.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Says whether the windows of the scene have what they had when the app is started anew.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        TraitScene(content: self) { $0.isRestored = behavior.isRestored }
    }

    /// Says what the windows of the scene are for the desktop. All are alike for desktops here.
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
}
