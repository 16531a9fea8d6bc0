/// What a modifier does to the transactions that come to the views below it.
class TransactionChange {
    /// Changes the transaction of the writes that are being carried out.
    func apply(to transaction: inout Transaction, in scene: SceneGraph) {}
}

/// The modifiers around a place that change transactions, the innermost first.
///
/// Most places have none, and then the transaction of the writes is that of the place.
final class TransactionLink {
    let outer: TransactionLink?
    private let change: TransactionChange
    /// The transaction here, of the writes with a number.
    private var known = Transaction()
    private var knownNumber = -1

    init(_ change: TransactionChange, outer: TransactionLink?) {
        self.change = change
        self.outer = outer
    }

    func transaction(in scene: SceneGraph) -> Transaction {
        if knownNumber == scene.transactions.version { return known }
        var transaction = outer?.transaction(in: scene) ?? scene.transaction
        change.apply(to: &transaction, in: scene)
        known = transaction
        knownNumber = scene.transactions.version
        return transaction
    }
}

/// What a scene knows of the writes that are being carried out.
struct TransactionState {
    /// Their transaction.
    var current = Transaction()
    /// Counts the transactions that were carried out.
    var number = 0
    /// Grows with each transaction, and when a modifier changes one in another way.
    var version = 0
    /// Whether some modifier changes transactions.
    var hasChanges = false
    /// Whether the writes may move what is shown, rather than have it jump.
    var mayMove = false
    /// Whether what animates is being brought into line with the time.
    var isTicking = false
    /// Whether some transition has an animation of its own.
    var hasAnimatedTransitions = false
}

extension SceneGraph {
    /// The transaction of the writes that are being carried out.
    package var transaction: Transaction { transactions.current }

    /// Counts the transactions that were carried out.
    var transactionNumber: Int { transactions.number }

    /// Whether the writes that are being carried out may move what is shown, rather than have it jump.
    package var mayMove: Bool { transactions.mayMove }

    /// Whether what animates is being brought into line with the time.
    var isTicking: Bool { transactions.isTicking }

    /// The transaction of the writes that are being carried out, as modifiers around a place have changed it.
    ///
    /// What changes because time has passed follows from no write, and has no transaction.
    package func transaction(at place: EnvironmentScope?) -> Transaction {
        if isTicking { return Transaction() }
        return place?.transactions?.transaction(in: self) ?? transaction
    }

    /// The transaction of the writes that are carried out from here on.
    func beginTransaction(_ transaction: Transaction) {
        if !transactions.current.isSame(as: transaction) { transactions.current = transaction }
        transactions.number += 1
        transactions.version += 1
        transactions.mayMove =
            transactions.hasChanges || (!transaction.isEmpty && transaction.animation != nil)
    }

    /// Says that a modifier changes the transaction that is being carried out in another way than it was asked before.
    func transactionChangesDiffer() { transactions.version += 1 }
}

extension RenderNode {
    /// Whether the writes that are being carried out may move what is shown in the node's scene.
    package var sceneMayMove: Bool { withScene { $0.mayMove } }
}

extension _ViewInputs {
    /// Has a change made to the transactions that come to what is made from here on.
    mutating func changeTransactions(_ change: TransactionChange) {
        scene.transactions.hasChanges = true
        environment = EnvironmentScope(in: environment, lifetime: scope, change: change)
    }
}
