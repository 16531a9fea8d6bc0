import SwiftData
import Testing

/// J4 · Relationships that are prefetched are read by one query, however many objects there are.
@MainActor @Suite struct PrefetchTests {
    private func container(_ count: Int) throws -> ModelContainer {
        let container = try ModelContainer(
            for: Author.self, Book.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let tags = ["a", "b"].map(Tag.init(name:))
        for number in 0..<count {
            let author = Author(name: "\(number)")
            context.insert(author)
            for title in ["x", "y"] {
                let book = Book("\(title)\(number)", author: author)
                context.insert(book)
                book.tags = number.isMultiple(of: 2) ? tags : [tags[0]]
            }
        }
        try context.save()
        return container
    }

    private func reads(_ count: Int) throws -> [Int] {
        let container = try container(count)
        let context = ModelContext(container)
        var before = container.storeUses.reads
        func taken() -> Int {
            defer { before = container.storeUses.reads }
            return container.storeUses.reads - before
        }
        var authors = FetchDescriptor<Author>()
        authors.relationshipKeyPathsForPrefetching = [\.books]
        let found = try context.fetch(authors)
        var reads = [taken()]
        #expect(found.allSatisfy { author in author.books.map(\.title) == ["x", "y"].map { $0 + author.name } })
        reads.append(taken())
        var books = FetchDescriptor<Book>()
        books.relationshipKeyPathsForPrefetching = [\.tags]
        let all = try context.fetch(books)
        reads.append(taken())
        #expect(all.map(\.tags.count).reduce(0, +) == 2 * (count + (count + 1) / 2))
        reads.append(taken())
        return reads
    }

    @Test func J4_prefetchingAListIsOneQuery() throws {
        #expect(try reads(5) == [2, 0, 3, 0])
        #expect(try reads(200) == [2, 0, 3, 0])
    }

    @Test func J4_appendingAndRemovingOneByOneKeepsTheList() throws {
        let context = ModelContext(try container(0))
        let author = Author(name: "a")
        context.insert(author)
        let books = (0..<6).map { Book("\($0)") }
        for book in books { author.books.append(book) }
        try context.save()
        #expect(author.books == books)
        #expect(books.allSatisfy { $0.author === author })
        author.books.remove(at: 2)
        author.books.removeAll { $0 === books[0] || $0 === books[5] }
        #expect(author.books == [books[1], books[3], books[4]])
        #expect(books[2].author == nil)
        #expect(books[0].author == nil)
        author.books += [books[0], books[0]]
        #expect(author.books == [books[1], books[3], books[4], books[0]])
        author.books = []
        #expect(books.allSatisfy { $0.author == nil })
        try context.save()
        #expect(try ModelContext(context.container).fetch(FetchDescriptor<Author>())[0].books.isEmpty)
    }
}
