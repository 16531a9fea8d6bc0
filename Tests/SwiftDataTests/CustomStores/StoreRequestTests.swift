import Foundation
import SwiftData
import Testing

/// The requests beside fetches and saves that a context sends to a store of the app: counts, deletions by a predicate
/// (`DataStoreBatching`), snapshots in the store's memory, and the history (`HistoryProviding`).
@MainActor @Suite struct StoreRequestTests {
    private let folder: Folder
    private let configuration: CountedStoreConfiguration
    private var log: CountedStoreLog { configuration.log }

    init() throws {
        folder = try Folder()
        configuration = CountedStoreConfiguration(fileURL: folder.store)
    }

    private func open() throws -> ModelContainer {
        try ModelContainer(for: Drawer.self, configurations: configuration)
    }

    /// The file, as another program has it.
    private func openFile() throws -> ModelContainer {
        try ModelContainer(for: Drawer.self, configurations: ModelConfiguration(url: folder.store))
    }

    private func filled() throws -> ModelContext {
        let context = ModelContext(try open())
        for name in ["a", "b", "c"] { context.insert(Drawer(name)) }
        try context.save()
        _ = log.take()
        return context
    }

    private func names(_ context: ModelContext) throws -> [String] {
        try context.fetch(FetchDescriptor<Drawer>(sortBy: [SortDescriptor(\.name)])).map(\.name)
    }

    @Test func theStoreCountsUnlessUnsavedChangesOrLimitsCount() throws {
        let context = try filled()
        var descriptor = FetchDescriptor<Drawer>(predicate: #Predicate { $0.name > "a" })
        #expect(try context.fetchCount(descriptor) == 2)
        #expect(log.take() == ["count Drawer"])
        // Of another program, without a fetch.
        let file = ModelContext(try openFile())
        file.insert(Drawer("d"))
        try file.save()
        #expect(try context.fetchCount(descriptor) == 3)
        #expect(log.take() == ["count Drawer"])
        context.insert(Drawer("e"))
        #expect(try context.fetchCount(descriptor) == 4)
        #expect(log.take() == ["fetch Drawer"])
        descriptor.includePendingChanges = false
        #expect(try context.fetchCount(descriptor) == 3)
        descriptor.fetchLimit = 1
        #expect(try context.fetchCount(descriptor) == 1)
        #expect(log.take() == ["count Drawer", "fetch Drawer"])
    }

    @Test func aStoreMayLeaveThePredicateOfACountToTheContext() throws {
        let context = try filled()
        log.leavesPredicates = true
        #expect(try context.fetchCount(FetchDescriptor<Drawer>(predicate: #Predicate { $0.name > "a" })) == 2)
        #expect(log.take() == ["count Drawer", "fetch Drawer"])
    }

    @Test func aDeletionByAPredicateIsOneRequestToTheStore() throws {
        let context = try filled()
        context.author = "cleaner"
        try context.delete(model: Drawer.self, where: #Predicate { $0.name > "a" })
        // Nothing is deleted before the save.
        #expect(try ModelContext(openFile()).fetchCount(FetchDescriptor<Drawer>()) == 3)
        #expect(try names(context) == ["a"])
        _ = log.take()
        try context.save()
        #expect(log.take() == ["delete Drawer cleaner"])
        #expect(try ModelContext(openFile()).fetchCount(FetchDescriptor<Drawer>()) == 1)
        #expect(try names(context) == ["a"])
        #expect(!context.hasChanges)
    }

    @Test func otherChangesMakeItAnOrdinarySave() throws {
        let context = try filled()
        try context.delete(model: Drawer.self, where: #Predicate { $0.name > "a" })
        context.insert(Drawer("x"))
        _ = log.take()
        try context.save()
        #expect(log.take() == ["save 1 0 2"])
        // A change before: the store would see another object than the context.
        try context.fetch(FetchDescriptor<Drawer>(predicate: #Predicate { $0.name == "x" })).first?.name = "0"
        try context.delete(model: Drawer.self, where: #Predicate { $0.name > "9" })
        _ = log.take()
        try context.save()
        #expect(log.take() == ["save 0 1 1"])
        #expect(try names(context) == ["0"])
    }

    @Test func aRefusedDeletionChangesNothing() throws {
        let context = try filled()
        log.refusesBatches = true
        try context.delete(model: Drawer.self)
        #expect(throws: CountedStoreLog.Refused.self) { try context.save() }
        #expect(context.deletedModelsArray.count == 3)
        context.rollback()
        #expect(try names(context) == ["a", "b", "c"])
        // Rolled back: the same objects, deleted one by one, are no batch.
        for drawer in try context.fetch(FetchDescriptor<Drawer>()) { context.delete(drawer) }
        _ = log.take()
        try context.save()
        #expect(log.take() == ["save 0 0 3"])
    }

    @Test func anObjectOfAnotherProgramIsReadFromTheStoresMemory() throws {
        let context = try filled()
        let file = ModelContext(try openFile())
        let drawer = Drawer("d")
        file.insert(drawer)
        try file.save()
        let found = try #require(context.model(for: drawer.persistentModelID) as? Drawer)
        #expect(found.name == "d")
        #expect(log.take() == ["cached 1"])
        // An object that is known needs no request.
        #expect(context.model(for: drawer.persistentModelID) === found)
        #expect(log.take() == [])
    }

    @Test func theHistoryIsTheStores() throws {
        let context = try filled()
        let first = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(first.map(\.changes.count) == [3])
        let token = try #require(first.last?.token)
        context.author = "second"
        try context.fetch(FetchDescriptor<Drawer>()).first?.name = "z"
        try context.save()
        let later = HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token })
        #expect(try context.fetchHistory(later).map(\.author) == ["second"])
        try context.deleteHistory(
            HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token <= token }))
        #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).map(\.author) == ["second"])
        #expect(try names(context).count == 3)
    }

    @Test func historiesOfSeveralStoresAreMergedByTime() throws {
        var counted = configuration
        counted.schema = Schema([Drawer.self])
        let file = ModelConfiguration(
            schema: Schema([Position.self]), url: folder.url.appendingPathComponent("other.store"))
        let container = try ModelContainer(
            for: Schema([Drawer.self, Position.self]), configurations: [counted, file])
        let context = ModelContext(container)
        func save(_ author: String, _ model: any PersistentModel) throws {
            context.author = author
            context.insert(model)
            try context.save()
        }
        try save("1", Position(1, "a"))
        try save("2", Drawer("a"))
        try save("3", Position(2, "b"))
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        #expect(try context.fetchHistory(descriptor).map(\.author) == ["1", "2", "3"])
        descriptor.fetchLimit = 2
        #expect(try context.fetchHistory(descriptor).map(\.author) == ["1", "2"])
        try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).isEmpty)
    }

    @Test func aTypeOfTransactionsThatNoStoreHasIsAnError() throws {
        struct Number: Comparable, Hashable, Identifiable, Sendable {
            let id: Int
            static func < (a: Self, b: Self) -> Bool { a.id < b.id }
        }
        struct Other: HistoryTransaction {
            var timestamp = Date()
            var changes: [HistoryChange] = []
            var token = Number(id: 1)
            var transactionIdentifier = 1
            var storeIdentifier = ""
            var author: String?
            var id: Int { transactionIdentifier }
            static func == (a: Self, b: Self) -> Bool { a.id == b.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        let context = try filled()
        #expect(throws: SwiftDataError.invalidTransactionFetchRequest) {
            try context.fetchHistory(HistoryDescriptor<Other>())
        }
        #expect(throws: SwiftDataError.invalidTransactionFetchRequest) {
            try context.deleteHistory(HistoryDescriptor<Other>())
        }
    }

    @Test func identifiersAreTemporaryUntilTheFirstSave() throws {
        for container in [try open(), try openFile()] {
            let context = ModelContext(container)
            let drawer = Drawer("new")
            #expect(drawer.persistentModelID.isTemporary)
            context.insert(drawer)
            #expect(drawer.persistentModelID.isTemporary)
            try context.save()
            #expect(!drawer.persistentModelID.isTemporary)
            let data = try JSONEncoder().encode(drawer.persistentModelID)
            #expect(try !JSONDecoder().decode(PersistentIdentifier.self, from: data).isTemporary)
        }
    }
}
