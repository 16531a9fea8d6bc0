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
        if knownNumber == scene.transactionVersion { return known }
        var transaction = outer?.transaction(in: scene) ?? scene.transaction
        change.apply(to: &transaction, in: scene)
        known = transaction
        knownNumber = scene.transactionVersion
        return transaction
    }
}

extension SceneGraph {
    /// The transaction of the writes that are being carried out, as modifiers around a place have changed it.
    ///
    /// What changes because time has passed follows from no write, and has no transaction.
    func transaction(at place: EnvironmentScope?) -> Transaction {
        if isTicking { return Transaction() }
        return place?.transactions?.transaction(in: self) ?? transaction
    }

    /// The transaction of the writes that are carried out from here on.
    func beginTransaction(_ transaction: Transaction) {
        self.transaction = transaction
        transactionNumber += 1
        transactionVersion += 1
        mayMove = hasTransactionChanges || (!transaction.isEmpty && transaction.animation != nil)
    }

    /// Says that a modifier changes the transaction that is being carried out in another way than it was asked before.
    func transactionChangesDiffer() { transactionVersion += 1 }
}

extension _ViewInputs {
    /// Has a change made to the transactions that come to what is made from here on.
    mutating func changeTransactions(_ change: TransactionChange) {
        scene.hasTransactionChanges = true
        environment = EnvironmentScope(in: environment, lifetime: scope, change: change)
    }
}
