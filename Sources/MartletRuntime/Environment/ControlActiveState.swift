/// The appearance of controls by the activity of their window.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
    /// The window is the key window.
    case key
    /// The window is active, but another one is the key window.
    case active
    /// Another window, or another app, is active.
    case inactive
}

extension EnvironmentValues {
    /// The state of the window's controls: `key` while its scene is active.
    public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

    /// Whether the window has the appearance of an active one.
    public var appearsActive: Bool { scenePhase == .active }
}
