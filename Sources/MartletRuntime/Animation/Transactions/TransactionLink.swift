/// A modifier's change of the transactions for the views below it.
class TransactionChange {
    /// Changes the transaction of the writes that are being applied.
    func apply(to transaction: inout Transaction, in scene: SceneGraph) {}
}

/// The chain of modifiers around a place that change transactions, the innermost first.
///
/// Most places have none, and use the transaction of the writes unchanged.
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

/// The transaction of the writes that a scene is applying.
struct TransactionState {
    /// Their transaction.
    var current = Transaction()
    /// The number of transactions that were applied.
    var number = 0
    /// Grows with each transaction, and when a modifier changes one in another way.
    var version = 0
    /// Whether some modifier changes transactions.
    var hasChanges = false
    /// Whether the writes may animate frames, instead of setting them immediately.
    var mayMove = false
    /// Whether animations are being advanced to the current time.
    var isTicking = false
    /// Whether some transition has an animation of its own.
    var hasAnimatedTransitions = false
}

extension SceneGraph {
    /// The transaction of the writes that are being applied.
    package var transaction: Transaction { transactions.current }

    /// The number of transactions that were applied.
    var transactionNumber: Int { transactions.number }

    /// Whether the writes that are being applied may animate frames, instead of setting them immediately.
    package var mayMove: Bool { transactions.mayMove }

    /// Whether animations are being advanced to the current time.
    var isTicking: Bool { transactions.isTicking }

    /// Returns the transaction of the writes that are being applied, with the changes by modifiers around a place.
    ///
    /// Changes caused by elapsed time have an empty transaction, because no write causes them.
    package func transaction(at place: EnvironmentScope?) -> Transaction {
        if isTicking { return Transaction() }
        return place?.transactions?.transaction(in: self) ?? transaction
    }

    /// Begins a transaction, which applies to the writes that follow.
    func beginTransaction(_ transaction: Transaction) {
        if !transactions.current.isSame(as: transaction) { transactions.current = transaction }
        transactions.number += 1
        transactions.version += 1
        transactions.mayMove =
            transactions.hasChanges || (!transaction.isEmpty && transaction.animation != nil)
    }

    /// Invalidates cached transactions, because a modifier now changes the current transaction differently.
    func transactionChangesDiffer() { transactions.version += 1 }
}

extension RenderNode {
    /// Whether the writes that are being applied may animate frames in the node's scene.
    package var sceneMayMove: Bool { withScene { $0.mayMove } }
}

extension _ViewInputs {
    /// Adds a change of the transactions for the views created from these inputs.
    mutating func changeTransactions(_ change: TransactionChange) {
        scene.transactions.hasChanges = true
        environment = EnvironmentScope(in: environment, lifetime: scope, change: change)
    }
}
