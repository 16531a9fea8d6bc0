import Testing
import Martlet
import MartletTesting

/// E1, E2, B1, B10 · Where properties of observable objects are read.
@MainActor @Suite struct ObservationPlaceLaws {
    typealias Book = ObservationLaws.Book
    typealias Shelf = ObservationLaws.Shelf

    private static func shelf() -> Shelf {
        let shelf = Shelf()
        shelf.books = [Book("One"), Book("Two"), Book("Three")]
        return shelf
    }

    // MARK: Closures

    private struct Rows: View {
        let shelf: Shelf
        let probe: Probe
        var body: some View {
            ForEach(shelf.books) { book in
                let _ = probe.note(book.title)
                Text(book.title)
            }
        }
    }

    @Test func E1_aRowDependsOnItsOwnElement() {
        let shelf = Self.shelf()
        let probe = Probe()
        let host = TestHost { Rows(shelf: shelf, probe: probe) }
        #expect(probe.takeLog() == ["One", "Two", "Three"])
        shelf.books[1].title = "2"
        host.update()
        #expect(probe.takeLog() == ["2"])
        #expect(host.texts == ["One", "2", "Three"])
        #expect(host.bodyRuns(of: Rows.self) == 1)
    }

    private struct Listed: View {
        let shelf: Shelf
        let probe: Probe
        var body: some View {
            List(shelf.books) { book in
                let _ = probe.note(book.title)
                Text(book.title)
            }
        }
    }

    @Test func E1_aRowOfAListDependsOnItsOwnElement() {
        let shelf = Self.shelf()
        let probe = Probe()
        let host = TestHost { Listed(shelf: shelf, probe: probe) }
        _ = probe.takeLog()
        shelf.books[2].title = "3"
        host.update()
        #expect(probe.takeLog() == ["3"])
        #expect(host.texts == ["One", "Two", "3"])
        #expect(host.bodyRuns(of: Listed.self) == 1)
    }

    private struct Measured: View {
        let book: Book
        var body: some View {
            GeometryReader { proxy in Text(verbatim: "\(book.title) \(Int(proxy.size.width))") }
        }
    }

    @Test func E1_inAGeometryReader() {
        let book = Book()
        let host = TestHost { Measured(book: book) }
        #expect(host.texts == ["Title 400"])
        book.title = "New"
        host.update()
        #expect(host.texts == ["New 400"])
        #expect(host.bodyRuns(of: Measured.self) == 1)
        host.resize(to: CGSize(width: 300, height: 300))
        book.title = "Newer"
        host.update()
        #expect(host.texts == ["Newer 300"])
    }

    private struct Stack: View {
        let book: Book
        var body: some View {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { Text(verbatim: "\(book.title) \($0)") }
            }
        }
    }

    @Test func E1_inANavigationDestination() throws {
        let book = Book()
        let host = TestHost { Stack(book: book) }
        try host.find(.link, "Go").tap()
        #expect(host.texts.contains("Title 1"))
        book.title = "New"
        host.update()
        #expect(host.texts.contains("New 1"))
        #expect(host.bodyRuns(of: Stack.self) == 1)
    }

    private struct Watcher: View {
        let book: Book
        let probe: Probe
        var body: some View {
            Text("watched").onChange(of: book.title) { probe.note("\($0) > \($1)") }
        }
    }

    @Test func E1_onChangeOfAProperty() {
        let book = Book()
        let probe = Probe()
        let host = TestHost { Watcher(book: book, probe: probe) }
        book.title = "A"
        book.title = "B"
        host.update()
        book.pages += 1
        host.update()
        #expect(probe.takeLog() == ["Title > B"])
        #expect(host.bodyRuns(of: Watcher.self) == 2)
    }

    // MARK: What counts

    private struct Actor: View {
        let book: Book
        let probe: Probe
        var body: some View {
            let _ = probe.offer("read") { probe.note(book.title) }
            Button("Read") { probe.note(book.title) }
                .onAppear { probe.note(book.title) }
                .task { probe.note(book.title) }
        }
    }

    @Test func B10_aReadInAnActionOrTaskMakesNoDependency() async throws {
        let book = Book()
        let probe = Probe()
        let host = TestHost { Actor(book: book, probe: probe) }
        await host.settle()
        host.run("read", of: probe)
        try host.find(.button, "Read").tap()
        #expect(probe.takeLog() == ["Title", "Title", "Title", "Title"])
        book.title = "New"
        #expect(!host.scene.needsUpdate)
        host.update()
        #expect(host.bodyRuns(of: Actor.self) == 1)
    }

    private struct Title: View {
        let book: Book
        var body: some View { Text(book.title) }
    }

    private struct Pages: View {
        let book: Book
        var body: some View { Text(verbatim: "\(book.pages)") }
    }

    @Test func B1_onlyTheReadersOfWhatChangedRun() {
        let book = Book()
        let host = TestHost {
            Title(book: book)
            Pages(book: book)
        }
        for n in 1...10 {
            book.title = "\(n)"
            host.update()
            #expect(host.bodyRuns(of: Title.self) == 2 * n)
            book.title += "!"
            host.update()
            #expect(host.bodyRuns(of: Pages.self) == n)
            book.pages += 1
            host.update()
            #expect(host.bodyRuns(of: Pages.self) == n + 1)
            #expect(host.texts == ["\(n)!", "\(100 + n)"])
        }
    }

    @Test func B6_anEqualValueCausesNothing() {
        let book = Book()
        let host = TestHost { Title(book: book) }
        book.title = "Title"
        #expect(!host.scene.needsUpdate)
        host.update()
        #expect(host.bodyRuns(of: Title.self) == 1)
    }

    @Test func E2_inTwoScenes() {
        let book = Book()
        let first = TestHost { Title(book: book) }
        let second = TestHost { Title(book: book) }
        book.title = "A"
        first.update()
        #expect(first.texts == ["A"])
        #expect(second.texts == ["Title"], "each scene updates on its own")
        book.title = "B"
        second.update()
        first.update()
        #expect(first.texts == ["B"])
        #expect(second.texts == ["B"])
        #expect(first.bodyRuns(of: Title.self) == 3)
        #expect(second.bodyRuns(of: Title.self) == 2)
        second.unmount()
        book.title = "C"
        first.update()
        #expect(first.texts == ["C"])
    }

    private struct FromAround: View {
        @Environment(Book.self) private var book
        @Environment(Shelf.self) private var shelf: Shelf?
        var body: some View { Text("\(book.title) \(shelf?.books.count ?? 0)") }
    }

    @Test func E2_suppliedByAScene() {
        struct TheApp: App {
            static let book = Book("Scene")
            var body: some Scene {
                WindowGroup { FromAround() }
                    .environment(Self.book)
                    .environment(ObservationPlaceLaws.shelf())
            }
        }
        let host = TestHost { _AppRoot(app: TheApp()) }
        #expect(host.texts == ["Scene 3"])
        TheApp.book.title = "New"
        host.update()
        #expect(host.texts == ["New 3"])
    }
}
