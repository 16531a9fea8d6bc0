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
    ///   them were deleted; ``SwiftDataError/invalidTransactionFetchRequest`` if no store has transactions of the type:
    ///   this library's stores have those of ``DefaultHistoryTransaction``, and a store of the app has those of its
    ///   ``HistoryProviding``.
    public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
        var parts = try core.stores.compactMap { try $0.custom?.fetchHistory(descriptor) }
        if let own = descriptor as? HistoryDescriptor<DefaultHistoryTransaction>,
            parts.isEmpty || !core.historyStores.isEmpty
        {
            let found = try HistoryFetch(own, of: core.historyStores, schema: core.schema).transactions()
            // T is DefaultHistoryTransaction.
            parts.append(found as? [T] ?? [])
        }
        guard let first = parts.first else { throw SwiftDataError.invalidTransactionFetchRequest }
        return parts.count == 1 ? first : descriptor.merge(parts)
    }

    /// Deletes the transactions that a descriptor asks for from the history. The objects stay.
    ///
    /// The history grows with each save, so that an app deletes the transactions that it has processed:
    ///
    ///     try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < token }))
    ///
    /// - Throws: ``SwiftDataError`` if a store is read-only and has such transactions; then nothing is deleted.
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
        let areDeleted = try core.stores.compactMap { try $0.custom?.deleteHistory(descriptor) }
        guard let descriptor = descriptor as? HistoryDescriptor<DefaultHistoryTransaction> else {
            if areDeleted.contains(true) { return }
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

extension HistoryDescriptor {
    /// Merges the transactions of several stores: in the requested order, and otherwise by their times.
    fileprivate func merge(_ parts: [[TransactionType]]) -> [TransactionType] {
        let all = Array(parts.joined().enumerated())
        let sorted = all.sorted { a, b in
            for order in sortBy {
                switch order.compare(a.element, b.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return (a.element.timestamp, a.offset) < (b.element.timestamp, b.offset)
        }.map(\.element)
        return fetchLimit == 0 ? sorted : Array(sorted.prefix(Int(clamping: fetchLimit)))
    }
}
