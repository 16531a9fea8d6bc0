/// The way in which scrolling dismisses an on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    private let number: Int

    /// As suits the place.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 0) }
    /// At once.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 1) }
    /// The keyboard follows a drag across it, until it is dismissed.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 2) }
    /// Not at all.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 3) }
}

extension View {
    /// Sets the way in which scrolling dismisses an on-screen keyboard. Desktops control their on-screen keyboards
    /// themselves.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}

private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// The way in which scrolling dismisses an on-screen keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardModeKey.self] }
        set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
    }
}

extension View {
    /// Hides the status bar of the screen. Windows have none.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar of the screen, by its older name. Windows have none.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
}
