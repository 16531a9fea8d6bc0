import Foundation

/// A description of the transactions to fetch from the history, or to delete from it.
///
///     var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
///     descriptor.predicate = #Predicate { $0.token > token && $0.author == "widget" }
///     let transactions = try context.fetchHistory(descriptor)
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
    /// The condition for the transactions; nil for all.
    public var predicate: Predicate<TransactionType>?
    /// The maximum number of transactions; 0, the default, for any number.
    public var fetchLimit: UInt64 = 0
    /// The order; by default, and among equal transactions, that of the saves.
    public var sortBy: [SortDescriptor<TransactionType>]

    /// Creates a description of the transactions that satisfy a predicate, in the order of the saves.
    public init(predicate: Predicate<TransactionType>? = nil) {
        self.init(predicate: predicate, sortBy: [])
    }

    /// Creates a description of the transactions that satisfy a predicate.
    ///
    /// - Parameters:
    ///   - predicate: The condition for the transactions; nil for all.
    ///   - sortBy: The order.
    @_disfavoredOverload
    public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
