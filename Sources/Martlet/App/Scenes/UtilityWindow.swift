import AttributeGraph

/// A scene with a single utility window. Desktops have only one kind of window, so it is the same as a ``Window``.
nonisolated public struct UtilityWindow<Content: View>: PrimitiveScene {
    let window: Window<Content>

    /// Creates a window with a title.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = Window(title, id: id, content: content)
    }

    /// Registers the scene's windows with the host.
    public static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        Window<Content>._makeScene(scene: value[\.window], inputs: inputs)
    }
}

extension UtilityWindow {
    /// Creates a window with a localized title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
}

/// A menu item that opens and closes the window of a scene.
///
///     CommandGroup(after: .sidebar) { WindowVisibilityToggle(windowID: "tools") }
nonisolated public struct WindowVisibilityToggle: View {
    private let id: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    /// Creates an item for the window of the scene with an id.
    public init(windowID: String) { id = windowID }

    /// A button with the window's title, which opens the window, or closes it if it is open.
    @MainActor @preconcurrency public var body: some View {
        let app = openWindow.app as? AppRuntime
        Button(app?.titleOfWindow(id) ?? id) {
            if app?.isWindowOpen(id) == true { dismissWindow(id: id) } else { openWindow(id: id) }
        }
    }
}

extension AppRuntime {
    /// Returns the title of the window of the scene with an id; `nil` if there is no such scene.
    fileprivate func titleOfWindow(_ id: String) -> String? {
        declarations.windows.first { $0.id == id }.map { title(of: $0) }
    }

    /// Returns whether a window of the scene with an id is open.
    fileprivate func isWindowOpen(_ id: String) -> Bool { windows.contains { $0.declaration.id == id } }
}

/// The restoration of a scene's windows at the next launch.
public struct SceneRestorationBehavior: Hashable, Sendable {
    fileprivate let isRestored: Bool
    private let number: Int

    /// The scene's default: windows are restored.
    public static let automatic = SceneRestorationBehavior(isRestored: true, number: 0)
    /// Windows are not restored.
    public static let disabled = SceneRestorationBehavior(isRestored: false, number: 1)
}

/// The role of a window for the window manager. No effect: desktops do not distinguish an app's windows.
public struct WindowManagerRole: Hashable, Sendable {
    private let number: Int

    /// The scene's default.
    public static let automatic = WindowManagerRole(number: 0)
    /// An independent window.
    public static let principal = WindowManagerRole(number: 1)
    /// A window that is associated with another one.
    public static let associated = WindowManagerRole(number: 2)
}

/// A scene whose commands are replaced.
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
    /// Replaces the scene's commands in the menus, including New Window, by other commands.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        CommandsReplacedScene(content: self, commands: content())
    }

    /// Sets the keyboard shortcut that opens a window of the scene; `nil` for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        TraitScene(content: self) { $0.shortcut = shortcut }
    }

    /// Sets the keyboard shortcut that opens a window of the scene.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets the keyboard shortcut that opens a window of the scene, with a localization behavior.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets whether the windows of the scene are restored at the next launch.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        TraitScene(content: self) { $0.isRestored = behavior.isRestored }
    }

    /// Sets the role of the scene's windows for the window manager. No effect: desktops do not distinguish an app's
    /// windows.
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
}
