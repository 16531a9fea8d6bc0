import Foundation
import SwiftData
import Testing

private struct WrapperConfiguration: DataStoreConfiguration {
    typealias Store = Wrapper
    var name = "wrapper"
    var schema: Schema?
    var url: URL
    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A store that hands every request to the library's own.
private final class Wrapper: DataStore {
    typealias Configuration = WrapperConfiguration
    typealias Snapshot = DefaultSnapshot
    let configuration: WrapperConfiguration
    let base: DefaultStore
    var schema: Schema { base.schema }
    var identifier: String { base.identifier }

    init(_ configuration: WrapperConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        base = try DefaultStore(
            ModelConfiguration(schema: configuration.schema, url: configuration.url), migrationPlan: migrationPlan)
    }

    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot> {
        #expect(try base.fetchCount(request) == base.fetchIdentifiers(request).count)
        return try base.fetch(request)
    }

    func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot> {
        try base.save(request)
    }
}

@MainActor @Suite struct DefaultStoreTests {
    @Test func theStoreOfTheLibraryTakesAndGivesSnapshots() throws {
        let folder = try Folder()
        let container = try ModelContainer(
            for: Author.self, configurations: WrapperConfiguration(url: folder.store))
        let context = ModelContext(container)
        context.author = "test"
        let austen = Author(name: "Austen")
        context.insert(austen)
        for title in ["Emma", "Persuasion"] {
            let book = Book(title, author: austen)
            context.insert(book)
            book.tags = [Tag(name: title)]
        }
        try context.save()
        austen.born = 1775
        let emma = try #require(austen.books.first { $0.title == "Emma" })
        emma.author = nil
        try context.save()
        // By the file alone.
        let schema = Schema([Author.self])
        let direct = ModelContext(
            try ModelContainer(for: schema, configurations: ModelConfiguration(schema: schema, url: folder.store)))
        let found = try #require(direct.fetch(FetchDescriptor<Author>()).first)
        #expect(found.born == 1775)
        #expect(found.books.map(\.title) == ["Persuasion"])
        #expect(found.books.first?.tags.map(\.name) == ["Persuasion"])
        let store = try DefaultStore(ModelConfiguration(schema: schema, url: folder.store))
        let history = try store.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(history.map(\.author) == ["test", "test"])
        context.delete(austen)
        try context.save()
        #expect(try direct.fetch(FetchDescriptor<Book>()).map(\.title) == ["Emma"])
        try store.erase()
        #expect(try direct.fetchCount(FetchDescriptor<Book>()) == 0)
    }
}
