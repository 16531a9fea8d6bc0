/// Whether controls look as those of a window that is used.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
    /// The window has the keys.
    case key
    /// The window is used, and another has the keys.
    case active
    /// Another window, or another app, is used.
    case inactive
}

extension EnvironmentValues {
    /// Whether the window is the one that has the keys.
    public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

    /// Whether the window looks as one that is used.
    public var appearsActive: Bool { scenePhase == .active }
}
