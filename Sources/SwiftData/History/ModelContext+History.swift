import Foundation
import MartletStore

extension ModelContext {
    /// Returns the transactions of the history that a descriptor asks for, in the order of the saves.
    ///
    ///     let token = try JSONDecoder().decode(DefaultHistoryToken.self, from: data)
    ///     let descriptor = HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token })
    ///     let transactions = try context.fetchHistory(descriptor)
    ///
    /// Each save of a context, in this program or another one, is a transaction of each store that it has changed. Unsaved
    /// changes are none yet.
    ///
    /// Complexity: O(*n*) for *n* transactions after the token, by a predicate that asks for a token, time or author.
    ///
    /// - Throws: ``SwiftDataError/historyTokenExpired`` if the predicate asks for transactions after a token, and some of
    ///   them were deleted; ``SwiftDataError/invalidTransactionFetchRequest`` for transactions of another type than
    ///   ``DefaultHistoryTransaction``.
    public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
        guard let descriptor = descriptor as? HistoryDescriptor<DefaultHistoryTransaction> else {
            throw SwiftDataError.invalidTransactionFetchRequest
        }
        let found = try HistoryFetch(descriptor, of: core.historyStores, schema: core.schema).transactions()
        // T is DefaultHistoryTransaction.
        return found as? [T] ?? []
    }

    /// Deletes the transactions that a descriptor asks for from the history. The objects stay.
    ///
    /// The history grows with each save, so that an app deletes the transactions that it has processed:
    ///
    ///     try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < token }))
    ///
    /// - Throws: ``SwiftDataError`` if a store is read-only and has such transactions; then nothing is deleted.
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
        guard let descriptor = descriptor as? HistoryDescriptor<DefaultHistoryTransaction> else {
            throw SwiftDataError.invalidTransactionFetchRequest
        }
        let found = try HistoryFetch(descriptor, of: core.historyStores, schema: core.schema).found(needsChanges: false)
        let numbers = core.historyStores.map { store in
            (store, found.filter { $0.store === store }.map(\.transaction.transactionIdentifier))
        }.filter { !$0.1.isEmpty }
        for (store, _) in numbers where !store.allowsSave {
            throw SwiftDataError(
                .notSaved,
                "The history of \(store.path) can't be deleted: the store was opened for reading alone (allowsSave: "
                    + "false).")
        }
        do {
            for (store, numbers) in numbers {
                try store.write { try HistoryLog(database: $0).remove(numbers) }
            }
        } catch let error as StoreError { throw SwiftDataError(.notSaved, error.description) }
    }
}
