/// What a button is for, where that matters for its look and place.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, close, confirm }

    private let kind: Kind

    /// Deletes data or does something that can't be taken back.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Ends an operation without carrying it out.
    public static let cancel = ButtonRole(kind: .cancel)
    /// Closes what is shown.
    public static let close = ButtonRole(kind: .close)
    /// Carries an operation out.
    public static let confirm = ButtonRole(kind: .confirm)
}
