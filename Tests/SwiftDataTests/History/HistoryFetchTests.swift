import Foundation
import SwiftData
import Testing

/// Fetching transactions, and deleting them.
@MainActor @Suite struct HistoryFetchTests {
    private typealias Transaction = DefaultHistoryTransaction
    private let history: VoyageHistory
    private var context: ModelContext { history.context }

    init() throws {
        history = try VoyageHistory()
        // Numbers 1 to 6.
        for (index, author) in ["app", "widget", nil, "app", "widget", "app"].enumerated() {
            context.author = author
            context.insert(Voyage("\(index)"))
            try context.save()
        }
    }

    private func numbers(_ descriptor: HistoryDescriptor<Transaction>) throws -> [Int64] {
        try context.fetchHistory(descriptor).map(\.transactionIdentifier)
    }

    private func numbers(_ predicate: Predicate<Transaction>? = nil) throws -> [Int64] {
        try numbers(HistoryDescriptor(predicate: predicate))
    }

    private func all() throws -> [Transaction] { try context.fetchHistory(HistoryDescriptor()) }

    // MARK: - Predicates

    /// https://developer.apple.com/documentation/swiftdata/fetching-and-filtering-time-based-model-changes
    @Test func theDocumentedPredicates() throws {
        let data = try JSONEncoder().encode(try all()[1].token)
        let token = try JSONDecoder().decode(DefaultHistoryToken.self, from: data)
        #expect(token == (try all()[1].token))
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        descriptor.predicate = #Predicate {
            ($0.token > token) && ($0.author == "widget")
        }
        #expect(try numbers(descriptor) == [5])
        descriptor.predicate = #Predicate {
            $0.token < token
        }
        #expect(try numbers(descriptor) == [1])
    }

    @Test func predicatesOnEachProperty() throws {
        let all = try all()
        let (token, time, store) = (all[2].token, all[2].timestamp, all[0].storeIdentifier)
        #expect(try numbers(#Predicate { $0.token > token }) == [4, 5, 6])
        #expect(try numbers(#Predicate { $0.token >= token }) == [3, 4, 5, 6])
        #expect(try numbers(#Predicate { $0.token <= token }) == [1, 2, 3])
        #expect(try numbers(#Predicate { $0.token == token }) == [3])
        #expect(try numbers(#Predicate { $0.token != token }) == [1, 2, 4, 5, 6])
        #expect(try numbers(#Predicate { token < $0.token }) == [4, 5, 6])
        #expect(try numbers(#Predicate { $0.timestamp > time }) == [4, 5, 6])
        #expect(try numbers(#Predicate { $0.timestamp <= time && $0.author == "app" }) == [1])
        #expect(try numbers(#Predicate { $0.author == nil }) == [3])
        #expect(try numbers(#Predicate { $0.author != "app" }) == [2, 3, 5])
        #expect(try numbers(#Predicate { $0.author == "app" || $0.token > token }) == [1, 4, 5, 6])
        #expect(try numbers(#Predicate { !($0.author == "app") && $0.token > token }) == [5])
        #expect(try numbers(#Predicate { $0.transactionIdentifier == 4 }) == [4])
        #expect(try numbers(#Predicate { $0.storeIdentifier == store && $0.id > 5 }) == [6])
        #expect(try numbers(#Predicate { $0.changes.count == 2 }) == [])
        #expect(try numbers(#Predicate { $0.changes.count == 1 && $0.token > token }) == [4, 5, 6])
        let name = ProcessInfo.processInfo.processName
        #expect(try numbers(#Predicate { $0.processIdentifier == name && $0.author == "widget" }) == [2, 5])
    }

    /// As Swift compares texts.
    @Test func authorsAreEqualAsTextsAre() throws {
        context.author = "caf\u{e9}"
        context.insert(Voyage("7"))
        try context.save()
        #expect(try numbers(#Predicate { $0.author == "cafe\u{301}" }) == [7])
    }

    @Test func orderAndLimit() throws {
        var descriptor = HistoryDescriptor<Transaction>(sortBy: [SortDescriptor(\.timestamp, order: .reverse)])
        #expect(try numbers(descriptor) == [6, 5, 4, 3, 2, 1])
        descriptor.fetchLimit = 2
        #expect(try numbers(descriptor) == [6, 5])
        descriptor.sortBy = []
        #expect(try numbers(descriptor) == [1, 2])
        descriptor.predicate = #Predicate { $0.author == "app" }
        #expect(try numbers(descriptor) == [1, 4])
        descriptor.predicate = #Predicate { $0.author != "app" }
        #expect(try numbers(descriptor) == [2, 3])
        descriptor.fetchLimit = 0
        #expect(try numbers(descriptor) == [2, 3, 5])
        let byToken = HistoryDescriptor<Transaction>(predicate: nil, sortBy: [SortDescriptor(\.token, order: .reverse)])
        #expect(try numbers(byToken) == [6, 5, 4, 3, 2, 1])
    }

    private struct OwnToken: HistoryToken {
        var tokenValue: Int?
        var id: Int { tokenValue ?? 0 }
        static func < (a: Self, b: Self) -> Bool { a.id < b.id }
    }

    @Test func aTokenOfAnotherTypeNeedNotNameItsStore() {
        #expect(OwnToken(tokenValue: 1).storeIdentifier == "")
    }

    private struct OtherTransaction: HistoryTransaction {
        let timestamp = Date.now
        let token: DefaultHistoryToken
        let transactionIdentifier = 1
        let storeIdentifier = ""
        let author: String? = nil
        var changes: [HistoryChange] { [] }
        var id: Int { transactionIdentifier }
    }

    @Test func transactionsOfAnotherTypeAreAnError() throws {
        #expect(throws: SwiftDataError.invalidTransactionFetchRequest) {
            try context.fetchHistory(HistoryDescriptor<OtherTransaction>())
        }
        #expect(throws: SwiftDataError.invalidTransactionFetchRequest) {
            try context.deleteHistory(HistoryDescriptor<OtherTransaction>())
        }
    }

    // MARK: - Deleting

    @Test func deletedTransactionsAreGoneAndTheirNumbersNotUsedAgain() throws {
        try context.deleteHistory(HistoryDescriptor<Transaction>())
        #expect(try all().isEmpty)
        #expect(try context.fetchCount(FetchDescriptor<Voyage>()) == 6)
        context.insert(Voyage("7"))
        try context.save()
        #expect(try numbers() == [7])
        try context.deleteHistory(HistoryDescriptor<Transaction>())
        context.insert(Voyage("8"))
        try context.save()
        #expect(try numbers() == [8])
    }

    /// "If you attempt to fetch deleted transactions, SwiftData throws a historyTokenExpired error."
    @Test func aTokenBeforeDeletedTransactionsIsExpired() throws {
        let tokens = try all().map(\.token)
        let (second, fourth) = (tokens[1], tokens[3])
        try context.deleteHistory(HistoryDescriptor<Transaction>(predicate: #Predicate { $0.token < fourth }))
        #expect(try numbers() == [4, 5, 6])
        #expect(throws: SwiftDataError.historyTokenExpired) { try numbers(#Predicate { $0.token > second }) }
        #expect(throws: SwiftDataError.historyTokenExpired) { try numbers(#Predicate { second < $0.token }) }
        #expect(try numbers(#Predicate { $0.token > fourth }) == [5, 6])
        // The last one that was deleted is the token's own: nothing is missing after it.
        let third = tokens[2]
        #expect(try numbers(#Predicate { $0.token > third }) == [4, 5, 6])
        #expect(try numbers(#Predicate { $0.author == "widget" }) == [5])
    }

    /// Nothing that the fetch asks for is missing.
    @Test func aTokenIsNotExpiredByTransactionsOfAnotherAuthor() throws {
        let first = try all()[0].token
        try context.deleteHistory(HistoryDescriptor<Transaction>(predicate: #Predicate { $0.author == "app" }))
        #expect(try numbers() == [2, 3, 5])
        #expect(try numbers(#Predicate { $0.token > first && $0.author == "widget" }) == [2, 5])
        #expect(throws: SwiftDataError.historyTokenExpired) { try numbers(#Predicate { $0.token > first }) }
        #expect(throws: SwiftDataError.historyTokenExpired) {
            try numbers(#Predicate { $0.token > first && $0.author == "app" })
        }
    }

    @Test func aLimitHoldsForDeletingToo() throws {
        var descriptor = HistoryDescriptor<Transaction>()
        descriptor.fetchLimit = 2
        try context.deleteHistory(descriptor)
        #expect(try numbers() == [3, 4, 5, 6])
    }

    /// Of each author, one deleted transaction stays as a row without changes.
    @Test func deletedTransactionsTakeNoRoom() throws {
        func rows() throws -> Int64? {
            var count: Int64?
            try history.container.readStores { count = try $0.rows("SELECT COUNT(*) FROM \"$history\"")[0][0].integer }
            return count
        }
        for index in 0..<1200 {
            context.insert(Voyage("more \(index)"))
            try context.save()
        }
        #expect(try rows() == 1206)
        try context.deleteHistory(HistoryDescriptor<Transaction>())
        #expect(try rows() == 3)
        #expect(try all().isEmpty)
    }
}
