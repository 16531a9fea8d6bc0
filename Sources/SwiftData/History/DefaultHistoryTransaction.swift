import Foundation

/// The changes that one save has written to a store.
public struct DefaultHistoryTransaction: HistoryTransaction {
    /// The position of a transaction in the history.
    public typealias TokenType = DefaultHistoryToken
    /// The number of a transaction.
    public typealias TransactionIdentifier = Int64

    /// The time of the save.
    public let timestamp: Date
    /// The changes, in the order in which they were written.
    public let changes: [HistoryChange]
    /// The position of the transaction in the history.
    public let token: TokenType
    /// The number of the transaction in its store, which is never used again.
    public let transactionIdentifier: TransactionIdentifier
    /// The store that was written.
    public let storeIdentifier: String
    /// The identifier of the app that has saved, or the name of a program without one.
    public let bundleIdentifier: String
    /// The name of the process that has saved.
    public let processIdentifier: String
    /// The ``ModelContext/author`` of the context that was saved.
    public let author: String?

    init(_ row: HistoryRow, token: DefaultHistoryToken, changes: [HistoryChange]) {
        timestamp = row.time
        self.changes = changes
        self.token = token
        transactionIdentifier = row.number
        storeIdentifier = token.storeIdentifier
        bundleIdentifier = row.bundle
        processIdentifier = row.process
        author = row.author
    }

    /// The number of the transaction in its store.
    public var id: Int64 { transactionIdentifier }

    /// Whether both are one transaction.
    public static func == (a: Self, b: Self) -> Bool { a.token == b.token }
    /// Takes the transaction into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}
