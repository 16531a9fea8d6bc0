/// The behavior of closing a window by code.
///
///     var transaction = Transaction()
///     transaction.dismissBehavior = .destructive
///     withTransaction(transaction) { dismissWindow(id: "about") }
public struct DismissBehavior: Sendable, Equatable {
    private enum Kind { case interactive, destructive }

    private let kind: Kind

    /// The behavior of the close button: a window with a presentation, such as an alert, stays open, and a window with
    /// a dismissal confirmation asks first.
    public static let interactive = DismissBehavior(kind: .interactive)
    /// The window closes unconditionally.
    public static let destructive = DismissBehavior(kind: .destructive)
}

private enum DismissBehaviorKey: TransactionKey {
    static let defaultValue = DismissBehavior.interactive
}

extension Transaction {
    /// The behavior of windows that are closed by code in the transaction.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
