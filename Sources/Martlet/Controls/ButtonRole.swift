/// The purpose of a button, which affects its look and position.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, close, confirm }

    private let kind: Kind

    /// A button that deletes data or has an effect that cannot be undone.
    public static let destructive = ButtonRole(kind: .destructive)
    /// A button that cancels an operation.
    public static let cancel = ButtonRole(kind: .cancel)
    /// A button that closes a window, sheet or popover.
    public static let close = ButtonRole(kind: .close)
    /// A button that confirms an operation.
    public static let confirm = ButtonRole(kind: .confirm)
}
