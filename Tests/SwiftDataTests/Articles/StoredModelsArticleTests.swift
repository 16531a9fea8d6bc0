import Foundation
import MartletTesting
import SwiftData
import SwiftUI
import Testing

/// The counts in Documentation/stored-models.md.
@MainActor @Suite struct StoredModelsArticleTests {
    /// Counts the uses of a container's store.
    @MainActor private struct Uses {
        let container: ModelContainer
        private var last = (reads: 0, transactions: 0)

        init(_ container: ModelContainer) {
            self.container = container
            last = container.storeUses
        }

        /// The readings and transactions since the last call.
        mutating func take() -> [Int] {
            let now = container.storeUses
            defer { last = now }
            return [now.reads - last.reads, now.transactions - last.transactions]
        }
    }

    private struct Shelf: View {
        @Query(sort: \Book.title) private var books: [Book]
        var body: some View { ForEach(books) { Spine(book: $0) } }
    }

    private struct Spine: View {
        let book: Book
        var body: some View { Text(book.title) }
    }

    /// Creates three books of one author, without any other objects.
    private func filled() throws -> ModelContainer {
        let container = try makeContainer()
        let context = ModelContext(container)
        let austen = Author(name: "Austen")
        context.insert(austen)
        for title in ["Emma", "Persuasion", "Sanditon"] { context.insert(Book(title, author: austen)) }
        try context.save()
        return container
    }

    @Test func whatAsksTheStore() async throws {
        let container = try filled()
        let context = container.mainContext
        context.autosaveEnabled = false
        var uses = Uses(container)

        let host = TestHost { Shelf().modelContainer(container) }
        #expect(host.texts == ["Emma", "Persuasion", "Sanditon"])
        #expect(uses.take() == [1, 0])
        host.update()
        #expect(uses.take() == [0, 0])

        let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
        #expect(uses.take() == [1, 0])
        _ = books.map(\.pages)
        #expect(uses.take() == [0, 0])

        books[0].title = "Zelda"
        host.update()
        #expect(host.texts == ["Persuasion", "Sanditon", "Zelda"])
        #expect(uses.take() == [0, 0])
        context.insert(Book("Lady Susan"))
        host.update()
        #expect(host.texts == ["Lady Susan", "Persuasion", "Sanditon", "Zelda"])
        #expect(uses.take() == [0, 0])
        try context.save()
        #expect(uses.take() == [0, 1])

        let author = try #require(books[0].author)
        #expect(uses.take() == [1, 0])
        #expect(books[2].author === author)
        #expect(uses.take() == [0, 0])
        #expect(author.books.count == 3)
        #expect(uses.take() == [1, 0])
        #expect(author.books.count == 3)
        #expect(uses.take() == [0, 0])

        // Its tags, which were not read yet, must drop their references.
        context.delete(books[1])
        host.update()
        #expect(host.texts == ["Lady Susan", "Sanditon", "Zelda"])
        #expect(uses.take() == [1, 0])
        try context.save()
        #expect(uses.take() == [0, 1])

        #expect(try context.fetchCount(FetchDescriptor<Book>(predicate: #Predicate { $0.pages == 100 })) == 3)
        #expect(uses.take() == [1, 0])

        // Changes by another context arrive with their values; insertions are read from the store.
        let other = ModelContext(container)
        let emma = try #require(other.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == "Zelda" })).first)
        emma.title = "Emma"
        try other.save()
        #expect(uses.take() == [1, 1])
        await host.settle()
        #expect(host.texts == ["Emma", "Lady Susan", "Sanditon"])
        #expect(uses.take() == [0, 0])
        other.insert(Book("Watsons"))
        try other.save()
        #expect(uses.take() == [0, 1])
        await host.settle()
        #expect(host.texts == ["Emma", "Lady Susan", "Sanditon", "Watsons"])
        #expect(uses.take() == [1, 0])
    }

    @Test func whatPrefetchingSaves() throws {
        let container = try makeContainer()
        let filling = ModelContext(container)
        for number in 0..<20 { filling.insert(Book("\(number)", author: Author(name: "\(number)"))) }
        try filling.save()
        var uses = Uses(container)

        var context = ModelContext(container)
        for book in try context.fetch(FetchDescriptor<Book>()) { _ = book.author?.name }
        #expect(uses.take() == [21, 0])
        context = ModelContext(container)
        var descriptor = FetchDescriptor<Book>()
        descriptor.relationshipKeyPathsForPrefetching = [\.author]
        for book in try context.fetch(descriptor) { _ = book.author?.name }
        #expect(uses.take() == [2, 0])
    }

    /// Of the objects of a query, those take their values that a row shows.
    @Test func whatAListTakes() throws {
        let container = try makeContainer()
        let filling = ModelContext(container)
        for number in 0..<1000 { filling.insert(Book("\(number)", pages: number)) }
        try filling.save()
        struct Shelf: View {
            @Query(sort: \Book.pages) private var books: [Book]
            var body: some View { List(books) { Text($0.title) } }
        }
        let host = TestHost { Shelf().modelContainer(container) }
        #expect(host.texts.contains("0"))
        let known = container.mainContext.knownCounts(of: Book.self)
        #expect(known.all == 1000)
        #expect(known.read > 0 && known.read < 100)
    }
}
