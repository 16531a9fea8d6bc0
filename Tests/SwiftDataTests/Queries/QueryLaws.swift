import Foundation
import MartletTestSupport
import MartletTesting
import SwiftData
import SwiftUI
import Testing

private struct ShelfView: View {
    @Query(sort: \Book.title) private var books: [Book]
    var body: some View {
        VStack {
            Text("\(books.count) books")
            ForEach(books) { Row(book: $0) }
        }
    }
}

private struct Row: View {
    let book: Book
    var body: some View { Text(book.title) }
}

private struct Filtered: View {
    @Query private var books: [Book]
    init(least: Int) {
        _books = Query(filter: #Predicate<Book> { $0.pages >= least }, sort: \.pages, order: .reverse)
    }
    var body: some View { Text(books.map(\.title).joined(separator: ",")) }
}

private struct Filter: View {
    @State private var least = 100
    var body: some View {
        VStack {
            Filtered(least: least)
            Button("More") { least += 100 }
            Button("Same") { least += 0 }
        }
    }
}

private struct Adder: View {
    @Environment(\.modelContext) private var context
    @Query private var books: [Book]
    var body: some View {
        VStack {
            Text("\(books.count)")
            Button("Add") { context.insert(Book("New")) }
            Button("Delete") { if let last = books.last { context.delete(last) } }
        }
    }
}

@MainActor @Suite struct QueryLaws {
    @Test func J4_aQueryFollowsItsContext() throws {
        let container = try makeContainer()
        let context = container.mainContext
        context.insert(Book("Emma"))
        try context.save()
        let host = TestHost { ShelfView().modelContainer(container) }
        #expect(host.texts == ["1 books", "Emma"])
        context.insert(Book("Agnes Grey"))
        host.update()
        #expect(host.texts == ["2 books", "Agnes Grey", "Emma"])
        let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
        books[1].title = "Villette"
        host.update()
        #expect(host.texts == ["2 books", "Agnes Grey", "Villette"])
        context.delete(books[0])
        host.update()
        #expect(host.texts == ["1 books", "Villette"])
        // Unsaved objects are removed.
        context.rollback()
        host.update()
        #expect(host.texts == ["1 books", "Emma"])
    }

    /// Objects that change together find their places, whatever places the others had.
    @Test func J4_whatChangesAtOneTimeIsInOrder() throws {
        var random = SplitMix(seed: 5)
        let container = try makeContainer()
        let context = container.mainContext
        var books = (0..<12).map { Book("\(10 + $0)") }
        for book in books { context.insert(book) }
        try context.save()
        let host = TestHost { ShelfView().modelContainer(container) }
        for round in 0..<200 {
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                books.randomElement(using: &random)?.title = "\(Int.random(in: 10..<99, using: &random))"
            }
            if round.isMultiple(of: 7) {
                let book = Book("\(Int.random(in: 10..<99, using: &random))")
                context.insert(book)
                books.append(book)
            }
            if round.isMultiple(of: 9), let index = books.indices.randomElement(using: &random) {
                context.delete(books.remove(at: index))
            }
            host.update()
            #expect(Array(host.allTexts.dropFirst()) == books.map(\.title).sorted())
        }
    }

    @Test func J4_onlyBodiesThatReadWhatChangedRun() throws {
        let container = try makeContainer()
        let context = container.mainContext
        for title in ["a", "b", "c"] { context.insert(Book(title)) }
        try context.save()
        let host = TestHost { ShelfView().modelContainer(container) }
        let (shelves, rows) = (host.bodyRuns(of: ShelfView.self), host.bodyRuns(of: Row.self))
        let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
        // The order stays, and so does the result.
        books[0].title = "aa"
        host.update()
        #expect(host.texts == ["3 books", "aa", "b", "c"])
        #expect(host.bodyRuns(of: ShelfView.self) == shelves)
        #expect(host.bodyRuns(of: Row.self) == rows + 1)
        // No body has read that property.
        books[1].pages = 7
        host.update()
        // Another class.
        context.insert(Tag(name: "old"))
        host.update()
        try context.save()
        host.update()
        #expect(host.bodyRuns(of: ShelfView.self) == shelves)
        #expect(host.bodyRuns(of: Row.self) == rows + 1)
        books[2].title = "A"
        host.update()
        #expect(host.texts == ["3 books", "A", "aa", "b"])
        #expect(host.bodyRuns(of: ShelfView.self) == shelves + 1)
    }

    @Test func J4_savesOfOtherContextsArrive() async throws {
        let container = try makeContainer()
        let host = TestHost { ShelfView().modelContainer(container) }
        try await Importer(modelContainer: container).add(["b", "a"])
        await host.settle()
        #expect(host.texts == ["2 books", "a", "b"])
        try await Importer(modelContainer: container).rename("a", to: "c")
        await host.settle()
        #expect(host.texts == ["2 books", "b", "c"])
        try await Importer(modelContainer: container).remove("b")
        await host.settle()
        #expect(host.texts == ["1 books", "c"])
    }

    @Test func queriesOfInitialisers() throws {
        let container = try makeContainer()
        let context = container.mainContext
        for (title, pages) in [("a", 50), ("b", 150), ("c", 250)] { context.insert(Book(title, pages: pages)) }
        let host = TestHost { Filter().modelContainer(container) }
        #expect(host.texts.contains("c,b"))
        try host.find(.button, "More").tap()
        #expect(host.texts.contains("c"))
        let runs = host.bodyRuns(of: Filtered.self)
        try host.find(.button, "Same").tap()
        #expect(host.bodyRuns(of: Filtered.self) == runs)
    }

    @Test func theMainContextSavesItself() async throws {
        let container = try makeContainer()
        let host = TestHost { Adder().modelContainer(container) }
        try host.find(.button, "Add").tap()
        #expect(host.texts.contains("1"))
        await host.settle()
        #expect(!container.mainContext.hasChanges)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 1)
        try host.find(.button, "Delete").tap()
        #expect(host.texts.contains("0"))
        await host.settle()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 0)
    }

    @Test func containersOfViews() throws {
        let host = TestHost { Adder().modelContainer(for: Book.self, inMemory: true) }
        try host.find(.button, "Add").tap()
        #expect(host.texts.contains("1"))
    }

    @Test func withoutAContainerAnIssueSaysSo() throws {
        let host = TestHost { ShelfView() }
        host.expectIssue(containing: "has no container to look in")
        #expect(host.texts == ["0 books"])
    }
}

@ModelActor actor Importer {
    func add(_ titles: [String]) throws {
        for title in titles { modelContext.insert(Book(title)) }
        try modelContext.save()
    }

    func rename(_ old: String, to new: String) throws {
        for book in try modelContext.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == old })) {
            book.title = new
        }
        try modelContext.save()
    }

    func remove(_ title: String) throws {
        try modelContext.delete(model: Book.self, where: #Predicate { $0.title == title })
        try modelContext.save()
    }
}
