/// How wide the buttons of a view are.
public struct ButtonSizing: Hashable, Sendable {
    private let number: Int

    /// As suits the place: as wide as the label, and as wide as a panel in that.
    public static let automatic = ButtonSizing(number: 0)
    /// As wide as there is room.
    public static let flexible = ButtonSizing(number: 1)
    /// As wide as the label.
    public static let fitted = ButtonSizing(number: 2)
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// How wide buttons are.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Says how wide the buttons of the view are. A button that a style of one's own draws is as wide as the style has it.
    ///
    ///     Button("Sign in") { signIn() }.buttonSizing(.flexible)
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        modifier(EnvironmentModifier(keyPath: \.buttonSizing, value: sizing))
    }
}
