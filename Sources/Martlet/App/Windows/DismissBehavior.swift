/// How insistently code closes a window in the current transaction.
///
///     var transaction = Transaction()
///     transaction.dismissBehavior = .destructive
///     withTransaction(transaction) { dismissWindow(id: "about") }
public struct DismissBehavior: Sendable, Equatable {
    private enum Kind { case interactive, destructive }

    private let kind: Kind

    /// As the close button does: a window that shows something in front of itself, such as an alert, stays open, and one
    /// with a dismissal confirmation asks first.
    public static let interactive = DismissBehavior(kind: .interactive)
    /// The window closes whatever it shows, and asks nothing.
    public static let destructive = DismissBehavior(kind: .destructive)
}

private enum DismissBehaviorKey: TransactionKey {
    static let defaultValue = DismissBehavior.interactive
}

extension Transaction {
    /// How insistently windows are closed that code closes in the transaction.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
