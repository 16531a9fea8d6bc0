/// The position of an observer in the history of a custom store.
class CustomHistoryCursor {
    /// A transaction after the position.
    struct Found {
        let author: String?
        let entities: Set<String>
    }

    /// Returns the transactions after the position, which moves to the last one.
    func advance() throws -> [Found] { fatalError("CustomHistoryCursor is abstract.") }
}

/// The position in the history of a store of a type.
///
/// Tokens of an app's own type need not be `Codable`, so that no predicate can ask for those after one: each call fetches
/// the whole history, as long as the app keeps it.
final class TypedHistoryCursor<Provider: HistoryProviding>: CustomHistoryCursor {
    private let store: CustomStore
    private let provider: Provider
    private var last: Provider.HistoryType.TokenType?

    /// - Parameter token: The position; nil for the present one.
    /// - Throws: ``SwiftDataError/invalidTransactionFetchRequest`` for a token of another type; an error of the store.
    init(_ store: CustomStore, _ provider: Provider, after token: (any HistoryToken)?) throws {
        self.store = store
        self.provider = provider
        super.init()
        guard let token else {
            last = try transactions().map(\.token).max()
            return
        }
        guard let own = token as? Provider.HistoryType.TokenType else {
            throw SwiftDataError.invalidTransactionFetchRequest
        }
        last = own
    }

    private func transactions() throws -> [Provider.HistoryType] {
        try provider.fetchHistory(HistoryDescriptor<Provider.HistoryType>())
    }

    override func advance() throws -> [Found] {
        try store.locked {
            let known = last
            let fresh = try transactions().filter { transaction in known.map { transaction.token > $0 } ?? true }
            last = fresh.map(\.token).max() ?? known
            return fresh.map { transaction in
                Found(
                    author: transaction.author,
                    entities: Set(transaction.changes.map(\.changedPersistentIdentifier.entityName)))
            }
        }
    }
}
