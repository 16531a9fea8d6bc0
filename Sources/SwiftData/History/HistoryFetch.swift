import Foundation
import MartletBase
import MartletStore

/// A fetch of transactions that is being executed.
struct HistoryFetch {
    /// A transaction, and the store that has it.
    struct Found {
        let store: Store
        let transaction: DefaultHistoryTransaction
    }

    private let descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    private let stores: [Store]
    private let condition: HistoryCondition
    private let order: HistoryOrder
    private let changes: HistoryChanges

    /// - Throws: an error of a store.
    init(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>, of stores: [Store], schema: Schema
    ) throws {
        self.descriptor = descriptor
        self.stores = stores
        condition = HistoryCondition(descriptor.predicate)
        order = try HistoryOrder(stores)
        changes = HistoryChanges(schema)
    }

    /// Returns the transactions, in order.
    ///
    /// - Throws: ``SwiftDataError/historyTokenExpired`` if transactions that belong to the result were deleted.
    func transactions() throws -> [DefaultHistoryTransaction] {
        try checkDeleted()
        return try found(needsChanges: true).map(\.transaction)
    }

    /// Returns the transactions, in order.
    ///
    /// - Parameter needsChanges: Whether the transactions have to have their changes even if the predicate does not read
    ///   them.
    func found(needsChanges: Bool) throws -> [Found] {
        var all: [(place: HistoryOrder.Place, found: Found)] = []
        for (index, store) in stores.enumerated() {
            let (sql, arguments, isComplete) = condition.sql(of: store.identifier, isOnly: stores.count == 1)
            let isEnough = isComplete && descriptor.sortBy.isEmpty
            let limit = isEnough ? Int64(exactly: descriptor.fetchLimit).flatMap { $0 == 0 ? nil : $0 } : nil
            let rows = try store.read { try HistoryLog(database: $0).rows(where: sql, arguments, limit: limit) }
            for row in rows {
                let transaction = try self.transaction(row, index, withChanges: needsChanges || !isComplete)
                guard try descriptor.predicate?.evaluate(transaction) ?? true else { continue }
                all.append((order.place(of: row, index), Found(store: store, transaction: transaction)))
            }
        }
        if stores.count > 1 { all.sort { $0.place < $1.place } }
        var found = all.map(\.found)
        if !descriptor.sortBy.isEmpty {
            // Stable: transactions that are equal in the order stay in that of the saves.
            found = found.enumerated().sorted { a, b in
                for term in descriptor.sortBy {
                    let result = term.compare(a.element.transaction, b.element.transaction)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return a.offset < b.offset
            }.map(\.element)
        }
        guard descriptor.fetchLimit > 0, descriptor.fetchLimit < UInt64(found.count) else { return found }
        return Array(found.prefix(Int(descriptor.fetchLimit)))
    }

    private func transaction(
        _ row: HistoryRow, _ index: Int, withChanges: Bool
    ) throws -> DefaultHistoryTransaction {
        let store = stores[index]
        let packed = withChanges ? row.changes : nil
        return DefaultHistoryTransaction(
            row, token: order.token(of: row, index),
            changes: try packed.map { try changes.of($0, transaction: row.number, in: store) } ?? [])
    }

    /// Throws if the predicate asks for what comes after a token, and deleted transactions come after it that satisfy the
    /// predicate too.
    private func checkDeleted() throws {
        guard condition.isAfterToken else { return }
        for (index, store) in stores.enumerated() {
            for row in try store.read({ try HistoryLog(database: $0).rows(isDeleted: true) }) {
                let transaction = try transaction(row, index, withChanges: false)
                guard (try? descriptor.predicate?.evaluate(transaction)) == true else { continue }
                throw SwiftDataError(
                    .historyExpired,
                    "Transactions after the token were deleted from the history of \(store.path), up to number "
                        + "\(row.number). The app has to look at all objects, and to begin with a new token.")
            }
        }
    }
}

/// The order of the transactions of several stores: by their times, and in each store by their numbers.
private struct HistoryOrder {
    /// The place of a transaction in the order.
    struct Place: Comparable {
        let time: Date
        let store: Int
        let number: Int64

        static func < (a: Self, b: Self) -> Bool {
            (a.time, a.store, a.number) < (b.time, b.store, b.number)
        }
    }

    private let identifiers: [String]
    /// The transactions of each store, if there are several. A clock that was set back does not change their order: each
    /// has at least the time of the one before.
    private var places: [[Place]] = []

    init(_ stores: [Store]) throws {
        identifiers = stores.map(\.identifier)
        guard stores.count > 1 else { return }
        places = try stores.enumerated().map { index, store in
            var last = Date.distantPast
            return try store.read { try HistoryLog(database: $0).times() }.map { number, time in
                last = max(last, time)
                return Place(time: last, store: index, number: number)
            }
        }
    }

    func place(of row: HistoryRow, _ store: Int) -> Place {
        let plain = Place(time: row.time, store: store, number: row.number)
        guard identifiers.count > 1 else { return plain }
        let index = places[store].partitioningIndex { $0.number >= row.number }
        return index < places[store].count ? places[store][index] : plain
    }

    /// The token of a transaction: its number, and those of the last transactions before it in the other stores.
    func token(of row: HistoryRow, _ store: Int) -> DefaultHistoryToken {
        var positions = [identifiers[store]: row.number]
        let place = place(of: row, store)
        for (other, identifier) in identifiers.enumerated() where other != store {
            let index = places[other].partitioningIndex { $0 > place }
            if index > 0 { positions[identifier] = places[other][index - 1].number }
        }
        return DefaultHistoryToken(store: identifiers[store], positions: positions)
    }
}
