import Foundation
import MartletTestSupport
import MartletTesting
import SwiftData
import SwiftUI
import Testing

/// Models in a store of the app's own type, as <https://developer.apple.com/documentation/swiftdata/datastore> and
/// "Create a custom data store with SwiftData" (WWDC 2024) describe.
@MainActor @Suite struct CustomStoreTests {
    private let folder: Folder
    private let configuration: JSONStoreConfiguration
    private var control: JSONStoreControl { configuration.control }

    init() throws {
        folder = try Folder()
        configuration = JSONStoreConfiguration(fileURL: folder.url.appendingPathComponent("library.json"))
    }

    private func open() throws -> ModelContainer {
        try ModelContainer(for: Author.self, configurations: configuration)
    }

    private func filled() throws -> ModelContainer {
        let container = try open()
        let context = ModelContext(container)
        let austen = Author(name: "Austen", born: 1775)
        context.insert(austen)
        let tag = Tag(name: "novel")
        for (index, title) in ["Persuasion", "Emma", "Sanditon"].enumerated() {
            let book = Book(title, pages: 100 * (index + 1), author: austen)
            context.insert(book)
            book.tags = [tag]
        }
        try context.save()
        return container
    }

    @Test func aNewContainerReadsWhatOneHasSaved() throws {
        let first = try filled()
        let context = ModelContext(first)
        let emma = try #require(
            context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == "Emma" })).first)
        emma.rating = .infinity
        emma.price = Decimal(string: "123456789.123456789")!
        emma.picture = Data([0, 1, 255])
        emma.link = URL(string: "https://example.org/?a=b")
        emma.notes = ["a", "ä"]
        emma.mood = .poetry
        emma.added = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
        try context.save()
        let found = try #require(
            ModelContext(open()).fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == "Emma" })).first)
        #expect(found.rating == .infinity)
        #expect(found.price == emma.price)
        #expect(found.picture == emma.picture)
        #expect(found.link == emma.link)
        #expect(found.notes == emma.notes)
        #expect(found.mood == .poetry)
        #expect(found.added == emma.added)
        #expect(found.code == emma.code)
        #expect(found.cover == emma.cover)
        #expect(found.author?.name == "Austen")
        #expect(found.author?.books.count == 3)
        #expect(found.tags.map(\.name) == ["novel"])
        #expect(found.tags.first?.books.count == 3)
    }

    @Test func predicatesOrderAndLimitsAreEvaluatedInMemory() throws {
        let context = ModelContext(try filled())
        var descriptor = FetchDescriptor<Book>(
            predicate: #Predicate { $0.pages >= 100 }, sortBy: [SortDescriptor(\.title)])
        #expect(try context.fetch(descriptor).map(\.title) == ["Emma", "Persuasion", "Sanditon"])
        descriptor.fetchLimit = 1
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.title) == ["Persuasion"])
        #expect(try context.fetchCount(FetchDescriptor<Book>(predicate: #Predicate { $0.pages > 100 })) == 2)
        context.insert(Book("Lady Susan", pages: 500))
        descriptor.fetchOffset = nil
        descriptor.fetchLimit = 2
        #expect(try context.fetch(descriptor).map(\.title) == ["Emma", "Lady Susan"])
    }

    @Test func aSaveGivesTemporaryIdentifiersPermanentOnes() throws {
        let container = try open()
        let context = ModelContext(container)
        let book = Book("Emma")
        context.insert(book)
        let temporary = book.persistentModelID
        #expect(temporary.storeIdentifier == nil)
        try context.save()
        let permanent = book.persistentModelID
        #expect(permanent != temporary)
        #expect(permanent.storeIdentifier == "library.json")
        let registered: Book? = context.registeredModel(for: permanent)
        #expect(registered === book)
        #expect(context.model(for: temporary) === book)
        #expect(try context.fetchIdentifiers(FetchDescriptor<Book>()) == [permanent])
        #expect(
            try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.persistentModelID == permanent })).count
                == 1)
        let decoded = try JSONDecoder().decode(
            PersistentIdentifier.self, from: JSONEncoder().encode(permanent))
        #expect(decoded == permanent)
        let other = ModelContext(try open())
        #expect((other.model(for: decoded) as? Book)?.title == "Emma")
        book.pages = 7
        try context.save()
        #expect(control.saves == [[1, 0, 0], [0, 1, 0]])
        #expect(try other.fetch(FetchDescriptor<Book>()).map(\.pages) == [7])
    }

    @Test func deletionsFollowTheRules() throws {
        let context = ModelContext(try filled())
        let austen = try #require(context.fetch(FetchDescriptor<Author>()).first)
        context.delete(austen)
        try context.save()
        let other = ModelContext(try open())
        #expect(try other.fetchCount(FetchDescriptor<Author>()) == 0)
        #expect(try other.fetchCount(FetchDescriptor<Book>()) == 0)
        #expect(try other.fetch(FetchDescriptor<Tag>()).map(\.books.count) == [0])
    }

    @Test func anErrorOfASaveReachesTheCallerAndNothingIsLost() throws {
        let context = ModelContext(try open())
        context.insert(Book("Emma"))
        control.refusesSave = true
        #expect(throws: JSONStoreControl.Refused.self) { try context.save() }
        #expect(context.hasChanges)
        #expect(context.insertedModelsArray.count == 1)
        #expect(try ModelContext(open()).fetchCount(FetchDescriptor<Book>()) == 0)
        control.refusesSave = false
        try context.save()
        #expect(try ModelContext(open()).fetchCount(FetchDescriptor<Book>()) == 1)
    }

    @Test func anErrorOfAFetchReachesTheCaller() throws {
        let context = ModelContext(try filled())
        control.refusesFetch = true
        #expect(throws: JSONStoreControl.Refused.self) { try context.fetch(FetchDescriptor<Book>()) }
        control.refusesFetch = false
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 3)
    }

    @Test func rollbackAndUndoTakeChangesBack() throws {
        let context = ModelContext(try filled())
        let emma = try #require(
            context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == "Emma" })).first)
        emma.title = "Other"
        emma.author = nil
        context.rollback()
        #expect(emma.title == "Emma")
        #expect(emma.author?.name == "Austen")
        let undo = UndoManager()
        undo.groupsByEvent = false
        context.undoManager = undo
        undo.beginUndoGrouping()
        context.delete(emma)
        undo.endUndoGrouping()
        undo.undo()
        try context.save()
        #expect(try ModelContext(open()).fetchCount(FetchDescriptor<Book>()) == 3)
    }

    @Test func aFetchSeesWhatOthersHaveWritten() throws {
        let (first, second) = (ModelContext(try filled()), ModelContext(try open()))
        let books = try first.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
        let same = try second.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
        same[0].pages = 1
        second.delete(same[1])
        try second.save()
        #expect(
            try first.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])).map(\.title) == [
                "Emma", "Sanditon",
            ])
        #expect(books[0].pages == 1)
    }

    @Test func severalStoresAreSavedTogether() throws {
        var json = configuration
        json.schema = Schema([Drawer.self])
        let container = try ModelContainer(
            for: Schema([Drawer.self, Position.self]),
            configurations: [json, ModelConfiguration(schema: Schema([Position.self]), url: folder.store)])
        let context = ModelContext(container)
        context.insert(Drawer("a"))
        context.insert(Position(1, "b"))
        control.refusesSave = true
        #expect(throws: JSONStoreControl.Refused.self) { try context.save() }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Position>()) == 0)
        control.refusesSave = false
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Position>()) == 1)
        #expect(try other.fetchCount(FetchDescriptor<Drawer>()) == 1)
        #expect(control.saves == [[1, 0, 0]])
    }

    /// Two custom stores have no common commit, as the documentation says: the next save completes the second.
    @Test func twoCustomStoresAreSavedOneAfterTheOther() throws {
        func own(_ name: String, _ type: any PersistentModel.Type) -> JSONStoreConfiguration {
            JSONStoreConfiguration(
                name: name, schema: Schema([type]), fileURL: folder.url.appendingPathComponent(name))
        }
        let (first, second) = (own("1.json", Drawer.self), own("2.json", Position.self))
        let container = try ModelContainer(
            for: Schema([Drawer.self, Position.self]), configurations: [first, second])
        let context = ModelContext(container)
        context.insert(Drawer("a"))
        context.insert(Position(1, "b"))
        for refused in [first, second] { refused.control.refusesSave = true }
        #expect(throws: JSONStoreControl.Refused.self) { try context.save() }
        #expect(first.control.saves.isEmpty && second.control.saves.isEmpty)
        for refused in [first, second] { refused.control.refusesSave = false }
        second.control.refusesSave = true
        #expect(throws: JSONStoreControl.Refused.self) { try context.save() }
        #expect(context.hasChanges)
        second.control.refusesSave = false
        try context.save()
        #expect(!context.hasChanges)
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Drawer>()) == 1)
        #expect(try other.fetchCount(FetchDescriptor<Position>()) == 1)
    }

    @Test func deletingAllDataEmptiesTheStore() throws {
        let container = try filled()
        container.deleteAllData()
        #expect(try ModelContext(open()).fetchCount(FetchDescriptor<Book>()) == 0)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Author>()) == 0)
    }

    @Test func aContextHasAnEditingState() throws {
        let container = try open()
        var context: ModelContext? = ModelContext(container)
        context?.author = "import"
        let state = try #require(context?.editingState)
        #expect(state.author == "import")
        #expect(control.states.contains { $0.id == state.id })
        let ended = control.ended
        context = nil
        #expect(control.ended == ended + 1)
    }

    @Test func aQueryShowsWhatIsSaved() async throws {
        let container = try filled()
        struct Shelf: View {
            @Query(sort: \Book.title) private var books: [Book]
            var body: some View { ForEach(books) { Text($0.title) } }
        }
        let host = TestHost { Shelf().modelContainer(container) }
        #expect(host.texts == ["Emma", "Persuasion", "Sanditon"])
        let context = ModelContext(container)
        context.insert(Book("Lady Susan"))
        try context.save()
        await host.settle()
        #expect(host.texts == ["Emma", "Lady Susan", "Persuasion", "Sanditon"])
    }
}
