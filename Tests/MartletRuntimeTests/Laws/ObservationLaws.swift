import Foundation
import Testing
import Martlet
import MartletTesting

/// E · Observable objects.
@MainActor @Suite struct ObservationLaws {
    @Observable final class Author {
        var name = "Ada"
        var age = 36
    }

    @Observable final class Book: Identifiable {
        var title: String
        var pages = 100
        var author = Author()
        var isRead = false
        @ObservationIgnored var note = "note"
        var summary: String { "\(title) by \(author.name)" }

        init(_ title: String = "Title") { self.title = title }
    }

    @Observable final class Shelf { var books: [Book] = [] }

    // MARK: E1

    private struct TitleView: View {
        let book: Book
        var body: some View { Text(book.title) }
    }

    private struct SummaryView: View {
        let book: Book
        var body: some View { Text(book.summary) }
    }

    @Test func E1_aBodyDependsOnThePropertiesThatItRead() {
        let book = Book()
        let host = TestHost { TitleView(book: book) }
        #expect(host.texts == ["Title"])
        book.pages += 1
        book.note = "other"
        book.author.name = "Bob"
        #expect(!host.scene.needsUpdate)
        host.update()
        #expect(host.bodyRuns(of: TitleView.self) == 1)
        book.title = "A"
        book.title = "B"
        host.update()
        #expect(host.texts == ["B"])
        #expect(host.bodyRuns(of: TitleView.self) == 2)
    }

    @Test func E1_computedPropertiesAndNestedObjects() {
        let book = Book()
        let host = TestHost { SummaryView(book: book) }
        book.author.age += 1
        host.update()
        #expect(host.bodyRuns(of: SummaryView.self) == 1)
        book.author.name = "Bob"
        host.update()
        #expect(host.texts == ["Title by Bob"])
        let old = book.author
        book.author = Author()
        host.update()
        #expect(host.texts == ["Title by Ada"])
        old.name = "gone"
        host.update()
        #expect(host.bodyRuns(of: SummaryView.self) == 3)
    }

    private struct Conditional: View {
        let book: Book
        let probe: Probe
        @State private var showsPages = true
        var body: some View {
            let _ = probe.offer("toggle") { showsPages.toggle() }
            Text(showsPages ? "\(book.title) \(book.pages)" : book.title)
        }
    }

    @Test func E1_dependenciesAreThoseOfTheLastRun() {
        let book = Book()
        let probe = Probe()
        let host = TestHost { Conditional(book: book, probe: probe) }
        for _ in 0..<3 {
            let runs = host.bodyRuns(of: Conditional.self)
            host.run("toggle", of: probe)
            book.pages += 1
            host.update()
            #expect(host.bodyRuns(of: Conditional.self) == runs + 1)
            host.run("toggle", of: probe)
            book.pages += 1
            host.update()
            #expect(host.texts == ["Title \(book.pages)"])
            #expect(host.bodyRuns(of: Conditional.self) == runs + 3)
        }
    }

    private struct Both: View {
        let book: Book
        var body: some View {
            let _ = book.pages
            VStack { TitleView(book: book) }
        }
    }

    @Test func E1_aChildsReadsAreNotItsParents() {
        let book = Book()
        let host = TestHost { Both(book: book) }
        book.title = "New"
        host.update()
        #expect(host.bodyRuns(of: Both.self) == 1)
        #expect(host.bodyRuns(of: TitleView.self) == 2)
        book.pages += 1
        host.update()
        #expect(host.bodyRuns(of: Both.self) == 2)
        #expect(host.bodyRuns(of: TitleView.self) == 2)
    }

    // MARK: E2

    private struct Owner: View {
        let probe: Probe
        @State private var book = Book()
        var body: some View {
            let _ = probe.offer("title") { book.title += "!" }
            let _ = probe.offer("pages") { book.pages += 1 }
            let _ = probe.offer("replace") { book = Book("Other") }
            Text(book.title)
        }
    }

    @Test func E2_heldInState() {
        let probe = Probe()
        let host = TestHost { Owner(probe: probe) }
        host.run("title", of: probe)
        host.run("pages", of: probe)
        #expect(host.texts == ["Title!"])
        #expect(host.bodyRuns(of: Owner.self) == 2)
    }

    private struct ShelfView: View {
        let shelf: Shelf
        var body: some View {
            VStack { ForEach(shelf.books) { Text($0.title) } }
        }
    }

    @Test func E2_inACollection() {
        let shelf = Shelf()
        let host = TestHost { ShelfView(shelf: shelf) }
        shelf.books.append(Book("One"))
        shelf.books.append(Book("Two"))
        host.update()
        #expect(host.texts == ["One", "Two"])
        let runs = host.bodyRuns(of: ShelfView.self)
        shelf.books[1].title = "Three"
        host.update()
        #expect(host.texts == ["One", "Three"])
        #expect(host.bodyRuns(of: ShelfView.self) == runs)
        shelf.books.removeFirst()
        host.update()
        #expect(host.texts == ["Three"])
    }

    private struct LazyShelf: View {
        let shelf: Shelf
        var body: some View {
            ScrollView { LazyVStack { ForEach(shelf.books) { Text($0.title) } } }
        }
    }

    @Test func E2_inALazyContainer() {
        let shelf = Shelf()
        shelf.books = [Book("One"), Book("Two")]
        let host = TestHost { LazyShelf(shelf: shelf) }
        shelf.books[1].title = "Three"
        host.update()
        #expect(host.texts == ["One", "Three"])
        #expect(host.bodyRuns(of: LazyShelf.self) == 1)
    }

    private static let global = Book("Global")

    private struct GlobalView: View {
        var body: some View { Text(ObservationLaws.global.title) }
    }

    @Test func E2_inAGlobal() {
        let host = TestHost { GlobalView() }
        Self.global.title += "!"
        host.update()
        #expect(host.texts == [Self.global.title])
        #expect(host.bodyRuns(of: GlobalView.self) == 2)
    }

    private struct Required: View {
        @Environment(Book.self) private var book
        var body: some View { Text(book.title) }
    }

    private struct Optional: View {
        @Environment(Book.self) private var book: Book?
        var body: some View { Text(book?.title ?? "none") }
    }

    private struct Supplier: View {
        let probe: Probe
        @State private var book: Book?
        var body: some View {
            let _ = probe.offer("supply") { book = Book(book == nil ? "First" : "Second") }
            let _ = probe.offer("title") { book?.title += "!" }
            let _ = probe.offer("none") { book = nil }
            Optional().environment(book)
        }
    }

    @Test func E2_inTheEnvironment() {
        let book = Book()
        let host = TestHost {
            Required().environment(book)
            Optional()
        }
        #expect(host.texts == ["Title", "none"])
        book.title = "New"
        book.pages += 1
        host.update()
        #expect(host.texts == ["New", "none"])
        #expect(host.bodyRuns(of: Required.self) == 2)
        #expect(host.bodyRuns(of: Optional.self) == 1)
    }

    @Test func E2_anotherObjectInTheEnvironment() {
        let probe = Probe()
        let host = TestHost { Supplier(probe: probe).environment(Book("Outer")) }
        #expect(host.texts == ["none"])
        host.run("supply", of: probe)
        host.run("title", of: probe)
        #expect(host.texts == ["First!"])
        host.run("supply", of: probe)
        #expect(host.texts == ["Second"])
        host.run("none", of: probe)
        #expect(host.texts == ["none"])
    }

    // MARK: E4, E6

    @Test func E4_replacingTheReference() {
        let probe = Probe()
        let host = TestHost { Owner(probe: probe) }
        host.run("replace", of: probe)
        #expect(host.texts == ["Other"])
        host.run("title", of: probe)
        #expect(host.texts == ["Other!"])
        #expect(host.bodyRuns(of: Owner.self) == 3)
    }

    @Test func E6_theBodyReadsTheNewValue() {
        let book = Book()
        let host = TestHost { TitleView(book: book) }
        for n in 0..<100 {
            book.title = "\(n)"
            host.update()
            #expect(host.texts == ["\(n)"])
        }
        #expect(host.bodyRuns(of: TitleView.self) == 101)
    }

    // MARK: E5

    #if os(Linux) || os(macOS)
    @Test func E5_aMissingObjectStopsWithAMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost { VStack { Required() } }.texts }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains("No object of type Book was found for the @Environment(Book.self) in VStack > Required"))
        #expect(message.contains(".environment(_:)"))
    }
    #endif
}
