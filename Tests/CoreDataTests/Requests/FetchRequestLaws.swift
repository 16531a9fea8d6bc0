import CoreData
import MartletTesting
import SwiftUI
import Testing

private struct ShelfView: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)])
    private var books: FetchedResults<Book>
    var body: some View {
        VStack {
            Text("\(books.count) books")
            ForEach(books) { Row(book: $0) }
        }
    }
}

private struct Row: View {
    @ObservedObject var book: Book
    var body: some View { Text(book.title ?? "-") }
}

private struct PlainShelf: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Book.title)]) private var books: FetchedResults<Book>
    var body: some View {
        VStack { ForEach(books) { book in Text(book.title ?? "-") } }
    }
}

private struct Settings: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Book.title)], predicate: NSPredicate(format: "pages > 0"))
    private var books: FetchedResults<Book>
    @State private var note = 0
    var body: some View {
        VStack {
            Text(books.map { $0.title ?? "-" }.joined(separator: ","))
            Text("\(note)")
            Button("Long") { books.nsPredicate = NSPredicate(format: "pages > %d", 100) }
            Button("Backwards") { books.sortDescriptors = [SortDescriptor(\Book.title, order: .reverse)] }
            Button("By pages") {
                $books.wrappedValue.nsSortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
            }
            Button("Same") { books.nsPredicate = NSPredicate(format: "pages > %d", 100) }
            Button("Note") { note += 1 }
        }
    }
}

private struct Filtered: View {
    @FetchRequest private var books: FetchedResults<Book>
    init(least: Int) {
        _books = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "pages >= %d", least))
    }
    var body: some View { Text(books.map { $0.title ?? "-" }.joined(separator: ",")) }
}

private struct Filter: View {
    @State private var least = 100
    var body: some View {
        VStack {
            Filtered(least: least)
            Button("More") { least += 100 }
        }
    }
}

private struct Sections: View {
    @SectionedFetchRequest(
        sectionIdentifier: \Book.genre, sortDescriptors: [SortDescriptor(\Book.genre), SortDescriptor(\Book.title)])
    private var shelves: SectionedFetchResults<String, Book>
    var body: some View {
        VStack {
            ForEach(shelves) { shelf in
                Text(shelf.id + ": " + shelf.map { $0.title ?? "-" }.joined(separator: ","))
            }
        }
    }
}

private struct Limited: View {
    @FetchRequest(fetchRequest: Limited.request) private var books: FetchedResults<Book>
    static var request: NSFetchRequest<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
        request.fetchLimit = 2
        return request
    }
    var body: some View { Text(books.map { $0.title ?? "-" }.joined(separator: ",")) }
}

private struct ByAuthor: View {
    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)],
        predicate: NSPredicate(format: "author.name BEGINSWITH %@", "A"))
    private var books: FetchedResults<Book>
    var body: some View { Text(books.map { $0.title ?? "-" }.joined(separator: ",")) }
}

@MainActor @Suite struct FetchRequestLaws {
    private func host(_ container: NSPersistentContainer, @ViewBuilder _ view: () -> some View) -> TestHost {
        let content = view()
        return TestHost { content.environment(\.managedObjectContext, container.viewContext) }
    }

    @Test func J4_aFetchRequestFollowsItsContext() throws {
        let container = try makeContainer()
        let context = container.viewContext
        addBook("Emma", to: context)
        try context.save()
        let host = host(container) { ShelfView() }
        #expect(host.texts == ["1 books", "Emma"])
        let agnes = addBook("Agnes Grey", to: context)
        host.update()
        #expect(host.texts == ["2 books", "Agnes Grey", "Emma"])
        agnes.title = "Villette"
        host.update()
        #expect(host.texts == ["2 books", "Emma", "Villette"])
        context.delete(agnes)
        host.update()
        #expect(host.texts == ["1 books", "Emma"])
        try context.save()
        let emma = try #require(try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>).first)
        context.delete(emma)
        host.update()
        #expect(host.texts == ["0 books"])
        context.rollback()
        host.update()
        #expect(host.texts == ["1 books", "Emma"])
    }

    @Test func J4_oneChangedObjectWakesWhatFollowsIt() throws {
        let container = try makeContainer()
        let context = container.viewContext
        let books = ["a", "b", "c"].map { addBook($0, to: context) }
        try context.save()
        let host = host(container) { ShelfView() }
        let (shelves, rows) = (host.bodyRuns(of: ShelfView.self), host.bodyRuns(of: Row.self))
        // The order stays, and so does the result.
        books[0].title = "aa"
        host.update()
        #expect(host.texts == ["3 books", "aa", "b", "c"])
        #expect(host.bodyRuns(of: ShelfView.self) == shelves)
        #expect(host.bodyRuns(of: Row.self) == rows + 1)
        // No request fetches these objects.
        _ = Tag(context: context)
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

    @Test func J4_aRowThatReadsAPropertyFollowsIt() throws {
        let container = try makeContainer()
        let context = container.viewContext
        let books = ["a", "b"].map { addBook($0, to: context) }
        let host = host(container) { PlainShelf() }
        let runs = host.bodyRuns(of: PlainShelf.self)
        books[0].title = "aa"
        host.update()
        #expect(host.texts == ["aa", "b"])
        #expect(host.bodyRuns(of: PlainShelf.self) == runs)
    }

    @Test func J4_savesOfOtherContextsArrive() async throws {
        let container = try makeContainer()
        container.viewContext.automaticallyMergesChangesFromParent = true
        let host = host(container) { ShelfView() }
        let background = container.newBackgroundContext()
        try await background.perform {
            addBook("b", to: background)
            addBook("a", to: background)
            try background.save()
        }
        await host.settle()
        #expect(host.texts == ["2 books", "a", "b"])
        try await background.perform {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: "title == %@", "a")
            for book in try background.fetch(request) { book.title = "c" }
            try background.save()
        }
        await host.settle()
        #expect(host.texts == ["2 books", "b", "c"])
        try await background.perform {
            for book in try background.fetch(NSFetchRequest<Book>(entityName: "Book")) where book.title == "b" {
                background.delete(book)
            }
            try background.save()
        }
        await host.settle()
        #expect(host.texts == ["1 books", "c"])
    }

    @Test func whatIsAskedForCanBeSet() throws {
        let container = try makeContainer()
        for (title, pages) in [("a", 50), ("b", 150), ("c", 250), ("d", 0)] {
            addBook(title, pages: Int64(pages), to: container.viewContext)
        }
        let host = host(container) { Settings() }
        #expect(host.texts.contains("a,b,c"))
        try host.find(.button, "Long").tap()
        #expect(host.texts.contains("b,c"))
        try host.find(.button, "Backwards").tap()
        #expect(host.texts.contains("c,b"))
        // The setting persists, though the view value is created again.
        try host.find(.button, "Note").tap()
        #expect(host.texts.contains("c,b"))
        let runs = host.bodyRuns(of: Settings.self)
        try host.find(.button, "Same").tap()
        #expect(host.bodyRuns(of: Settings.self) == runs)
        addBook("e", pages: 200, to: container.viewContext)
        host.update()
        #expect(host.texts.contains("e,c,b"))
        try host.find(.button, "By pages").tap()
        #expect(host.texts.contains("c,e,b"))
    }

    @Test func requestsOfInitialisers() throws {
        let container = try makeContainer()
        for (title, pages) in [("a", 50), ("b", 150), ("c", 250)] {
            addBook(title, pages: Int64(pages), to: container.viewContext)
        }
        let host = host(container) { Filter() }
        #expect(host.texts.contains("b,c"))
        try host.find(.button, "More").tap()
        #expect(host.texts.contains("c"))
    }

    @Test func sectionsFollowTheirObjects() throws {
        let container = try makeContainer()
        let books = [("a", "novel"), ("b", "poems"), ("c", "novel")].map { title, genre in
            let book = addBook(title, to: container.viewContext)
            book.genre = genre
            return book
        }
        let host = host(container) { Sections() }
        #expect(host.texts == ["novel: a,c", "poems: b"])
        let runs = host.bodyRuns(of: Sections.self)
        books[0].genre = "poems"
        host.update()
        #expect(host.texts == ["novel: c", "poems: a,b"])
        #expect(host.bodyRuns(of: Sections.self) == runs + 1)
        books[2].genre = "essays"
        host.update()
        #expect(host.texts == ["essays: c", "poems: a,b"])
    }

    @Test func limitsHoldAfterChanges() throws {
        let container = try makeContainer()
        for (title, pages) in [("a", 1), ("b", 2), ("c", 3)] {
            addBook(title, pages: Int64(pages), to: container.viewContext)
        }
        let host = host(container) { Limited() }
        #expect(host.texts == ["c,b"])
        addBook("d", pages: 4, to: container.viewContext)
        host.update()
        #expect(host.texts == ["d,c"])
    }

    @Test func predicatesThatLookElsewhereFollowThat() throws {
        let container = try makeContainer()
        let context = container.viewContext
        let author = Author(context: context)
        author.name = "Brontë"
        let book = addBook("Emma", to: context)
        book.author = author
        try context.save()
        let host = host(container) { ByAuthor() }
        #expect(host.texts.isEmpty)
        author.name = "Austen"
        host.update()
        #expect(host.texts == ["Emma"])
    }

    @Test func withoutAContextAnIssueSaysSo() throws {
        let host = TestHost { ShelfView() }
        host.expectIssue(containing: "has no context to look in")
        #expect(host.texts == ["0 books"])
    }
}
