/// The width of buttons.
public struct ButtonSizing: Hashable, Sendable {
    private let number: Int

    /// The label's width; in a panel, the panel's width.
    public static let automatic = ButtonSizing(number: 0)
    /// All the proposed width.
    public static let flexible = ButtonSizing(number: 1)
    /// The label's width.
    public static let fitted = ButtonSizing(number: 2)
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// The width of buttons in the view.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets the width of the buttons in the view. A custom button style decides on the width of its buttons itself.
    ///
    ///     Button("Sign in") { signIn() }.buttonSizing(.flexible)
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        modifier(EnvironmentModifier(keyPath: \.buttonSizing, value: sizing))
    }
}
