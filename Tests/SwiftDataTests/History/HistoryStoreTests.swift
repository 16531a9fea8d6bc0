import Foundation
import MartletStore
import SwiftData
import Testing

/// The history in files: of earlier versions, several of them, read-only ones, and after migrations.
@MainActor @Suite struct HistoryStoreTests {
    private typealias Transaction = DefaultHistoryTransaction
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func open(allowsSave: Bool = true) throws -> VoyageHistory {
        try VoyageHistory(ModelConfiguration(url: folder.store, allowsSave: allowsSave))
    }

    private func entities(_ transactions: [Transaction]) -> [[String]] {
        transactions.map { $0.changes.map(\.changedPersistentIdentifier.entityName) }
    }

    @Test func theHistoryStaysInTheFile() throws {
        let token: DefaultHistoryToken
        do {
            let history = try open()
            history.context.insert(Voyage("A1"))
            try history.context.save()
            token = try #require(try history.take().last?.token)
        }
        let history = try open()
        #expect(try history.context.fetchHistory(HistoryDescriptor<Transaction>()).map(\.token) == [token])
        history.context.insert(Port("Oslo"))
        try history.context.save()
        let after = HistoryDescriptor<Transaction>(predicate: #Predicate { $0.token > token })
        #expect(entities(try history.context.fetchHistory(after)) == [["Port"]])
    }

    @Test func aStoreOfAnEarlierVersionGetsItsHistoryWithTheFirstSave() throws {
        do {
            let history = try open()
            history.context.insert(Voyage("A1"))
            try history.context.save()
            // As stores were before there was a history.
            try history.container.writeStores { try $0.execute("DROP TABLE \"$history\"") }
        }
        #expect(try open(allowsSave: false).take().isEmpty)
        let history = try open()
        #expect(try history.take().isEmpty)
        try history.context.deleteHistory(HistoryDescriptor<Transaction>())
        history.context.insert(Port("Oslo"))
        #expect(try history.save() == ["insert Port"])
    }

    /// A save that fails after it has made the table leaves nothing, and the next one makes the table.
    @Test func aSaveThatFailsLeavesNoTransaction() throws {
        let history = try open()
        try history.container.writeStores {
            try $0.execute("CREATE TRIGGER refuse BEFORE INSERT ON Port BEGIN SELECT RAISE(ABORT, 'refused'); END")
        }
        history.context.insert(Voyage("A1"))
        history.context.insert(Port("Oslo"))
        #expect(throws: SwiftDataError.self) { try history.context.save() }
        #expect(try history.take().isEmpty)
        try history.container.writeStores { try $0.execute("DROP TRIGGER refuse") }
        #expect(try history.save().sorted() == ["insert Port", "insert Voyage"])
        #expect(try history.take().isEmpty)
    }

    @Test func aReadOnlyStoreIsReadAlone() throws {
        do {
            let history = try open()
            history.context.insert(Voyage("A1"))
            try history.context.save()
        }
        let history = try open(allowsSave: false)
        #expect(try history.take().count == 1)
        let error = #expect(throws: SwiftDataError.self) {
            try history.context.deleteHistory(HistoryDescriptor<Transaction>())
        }
        #expect("\(error!)".contains("opened for reading alone"))
        // There is nothing of it to delete.
        try history.context.deleteHistory(HistoryDescriptor<Transaction>(predicate: #Predicate { $0.author == "x" }))
    }

    @Test func damagedChangesAreAnErrorThatNamesTheStore() throws {
        let history = try open()
        history.context.insert(Voyage("A1"))
        try history.context.save()
        for damage in ["X'01'", "X''", "X'02'", "X'0101FF'", "X'01010161FF'"] {
            try history.container.writeStores { try $0.execute("UPDATE \"$history\" SET changes = \(damage)") }
            let error = #expect(throws: SwiftDataError.self) { try history.take() }
            #expect("\(error!)".contains("test.store"), "\(damage)")
        }
    }

    @Test func vacuumingKeepsTheHistory() throws {
        let history = try open()
        for index in 0..<3 {
            history.context.insert(Voyage("\(index)"))
            try history.context.save()
        }
        let first = try history.take()[0].token
        try history.context.deleteHistory(HistoryDescriptor<Transaction>(predicate: #Predicate { $0.token <= first }))
        try Database(path: folder.store.path, readOnly: false).execute("VACUUM")
        let all = try history.context.fetchHistory(HistoryDescriptor<Transaction>())
        #expect(all.map(\.transactionIdentifier) == [2, 3])
    }

    // MARK: - Migration

    /// A renamed property has its new name, also in transactions from before.
    @Test func aMigrationKeepsTheHistory() throws {
        let url = folder.store
        func context(
            _ version: any VersionedSchema.Type, _ plan: (any SchemaMigrationPlan.Type)? = nil
        ) throws -> ModelContext {
            ModelContext(
                try ModelContainer(
                    for: Schema(versionedSchema: version), migrationPlan: plan,
                    configurations: [ModelConfiguration(url: url)]))
        }
        var token: DefaultHistoryToken
        do {
            let old = try context(OldNotes.self)
            let (note, other) = (OldNotes.Note("a"), OldNotes.Scrap())
            old.insert(note)
            old.insert(other)
            try old.save()
            note.title = "b"
            note.removed = 1
            try old.save()
            old.delete(note)
            old.delete(other)
            try old.save()
            try old.deleteHistory(HistoryDescriptor<Transaction>(predicate: #Predicate { $0.id == 1 }))
            token = try #require(try old.fetchHistory(HistoryDescriptor<Transaction>()).last?.token)
            // So that the store's last number is of a transaction that was deleted.
            old.insert(OldNotes.Note("last"))
            try old.save()
            try old.deleteHistory(HistoryDescriptor<Transaction>(predicate: #Predicate { $0.token > token }))
        }
        let new = try context(NewNotes.self, NotesPlan.self)
        let all = try new.fetchHistory(HistoryDescriptor<Transaction>())
        #expect(all.map(\.transactionIdentifier) == [2, 3, 5])
        #expect(all.map(\.author) == [nil, nil, "migration"])
        guard case .update(let update as DefaultHistoryUpdate<NewNotes.Note>)? = all[0].changes.first,
            case .delete(let delete as DefaultHistoryDelete<NewNotes.Note>)? = all[1].changes.first
        else {
            Issue.record("The changes are \(all.map(\.changes))")
            return
        }
        #expect(update.updatedAttributes == [\.heading])
        // The scrap is of a class that there no longer is.
        #expect(all[1].changes.count == 1)
        #expect(delete.tombstone[\.heading] as? String == "b")
        #expect(throws: SwiftDataError.historyTokenExpired) {
            try new.fetchHistory(HistoryDescriptor<Transaction>(predicate: #Predicate { $0.token > token }))
        }
    }

    // MARK: - Several

    /// The token of the last transaction is enough to go on in both stores.
    @Test func oneTokenIsEnoughForSeveralStores() throws {
        let container = try ModelContainer(
            for: Schema([Author.self, Thermostat.self]),
            configurations: [
                ModelConfiguration("people", schema: Schema([Author.self, Book.self, Tag.self]), url: url("a")),
                ModelConfiguration("things", schema: Schema([Thermostat.self]), url: url("b")),
            ])
        let context = ModelContext(container)
        func fetch(_ predicate: Predicate<Transaction>? = nil) throws -> [Transaction] {
            try context.fetchHistory(HistoryDescriptor(predicate: predicate))
        }
        func save(_ names: String...) throws {
            for name in names {
                if name.hasPrefix("A") {
                    context.insert(Author(name: name))
                } else {
                    context.insert(Thermostat(name: name))
                }
            }
            try context.save()
        }
        try save("A1")
        try save("T1")
        try save("T2")
        try save("A2", "T3")
        let first = try fetch()
        #expect(
            entities(first) == [["Author"], ["Thermostat"], ["Thermostat"], ["Author"], ["Thermostat"]]
                || entities(first) == [["Author"], ["Thermostat"], ["Thermostat"], ["Thermostat"], ["Author"]])
        #expect(first.map(\.token) == first.map(\.token).sorted())
        #expect(Set(first.map(\.token)).count == 5)
        #expect(first[4].token.tokenValue?.values.sorted() == [2, 3])
        for (index, transaction) in first.enumerated() {
            let token = try JSONDecoder().decode(
                DefaultHistoryToken.self, from: JSONEncoder().encode(transaction.token))
            #expect(try fetch(#Predicate { $0.token > token }) == Array(first.dropFirst(index + 1)))
            #expect(try fetch(#Predicate { $0.token < token }) == Array(first.prefix(index)))
            #expect(try fetch(#Predicate { $0.token >= token }) == Array(first.dropFirst(index)))
            #expect(try fetch(#Predicate { $0.token == token }) == [transaction])
        }
        var limited = HistoryDescriptor<Transaction>()
        limited.fetchLimit = 3
        #expect(try context.fetchHistory(limited) == Array(first.prefix(3)))
        let last = first[4].token
        try save("T4")
        try save("A3")
        #expect(entities(try fetch(#Predicate { $0.token > last })) == [["Thermostat"], ["Author"]])
        try context.deleteHistory(HistoryDescriptor<Transaction>(predicate: #Predicate { $0.token <= last }))
        #expect(entities(try fetch()) == [["Thermostat"], ["Author"]])
        #expect(entities(try fetch(#Predicate { $0.token > last })) == [["Thermostat"], ["Author"]])
        let early = first[1].token
        #expect(throws: SwiftDataError.historyTokenExpired) { try fetch(#Predicate { $0.token > early }) }
    }

    private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name + ".store") }

    @Test func twoContextsAndTwoContainersWriteOneHistory() throws {
        let (here, there) = try (open(), open())
        let second = ModelContext(here.container)
        second.author = "second"
        there.context.author = "there"
        let voyage = Voyage("A1")
        here.context.insert(voyage)
        try here.context.save()
        try #require(try second.fetch(FetchDescriptor<Voyage>()).first).name = "South"
        try second.save()
        try #require(try there.context.fetch(FetchDescriptor<Voyage>()).first).price = 3
        try there.context.save()
        let transactions = try here.take()
        #expect(transactions.map(\.author) == [nil, "second", "there"])
        #expect(transactions.allSatisfy { $0.changes.map(\.changedPersistentIdentifier) == [voyage.persistentModelID] })
        #expect(try there.take() == transactions)
    }
}

private enum OldNotes: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self, Scrap.self] }

    @Model final class Note {
        @Attribute(.preserveValueOnDeletion) var title: String
        var removed = 0
        init(_ title: String) { self.title = title }
    }
    @Model final class Scrap {
        init() {}
    }
}

private enum NewNotes: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model final class Note {
        @Attribute(.preserveValueOnDeletion, originalName: "title") var heading: String
        init(_ heading: String) { self.heading = heading }
    }
}

private enum NotesPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [OldNotes.self, NewNotes.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: OldNotes.self, toVersion: NewNotes.self, willMigrate: nil,
                didMigrate: { context in
                    context.author = "migration"
                    context.insert(NewNotes.Note("new"))
                    try context.save()
                })
        ]
    }
}
