import Testing
import Martlet
import MartletTesting

/// The counts of Documentation/wrappers/observable.md and bindable.md.
@MainActor @Suite struct ObservationArticleCounts {
    typealias Book = ObservationLaws.Book

    private struct Owner: View {
        let probe: Probe
        @State private var book = Book()
        var body: some View {
            let _ = probe.offer("title") { book.title += "!" }
            let _ = probe.offer("pages") { book.pages += 1 }
            let _ = probe.offer("unread") { book.isRead.toggle() }
            let _ = probe.offer("thousand") { for n in 0..<1000 { book.title = "\(n)" } }
            let _ = probe.offer("replace") { book = Book("Other") }
            TitleReader(book: book)
            PagesReader(book: book)
        }
    }

    private struct TitleReader: View {
        let book: Book
        var body: some View { Text(book.title) }
    }

    private struct PagesReader: View {
        let book: Book
        var body: some View { Text(verbatim: "\(book.pages)") }
    }

    @Test func E1_theTableOfObservable() {
        let probe = Probe()
        let host = TestHost { Owner(probe: probe) }
        var before = [0, 0, 0]
        func counted() -> [Int] {
            let now = [
                host.bodyRuns(of: Owner.self), host.bodyRuns(of: TitleReader.self),
                host.bodyRuns(of: PagesReader.self),
            ]
            defer { before = now }
            return zip(now, before).map { $0 - $1 }
        }
        func runs(_ action: String) -> [Int] {
            host.run(action, of: probe)
            return counted()
        }
        #expect(counted() == [1, 1, 1])
        #expect(runs("title") == [0, 1, 0])
        #expect(runs("pages") == [0, 0, 1])
        #expect(runs("unread") == [0, 0, 0])
        #expect(runs("thousand") == [0, 1, 0])
        #expect(runs("replace") == [1, 1, 1])
    }

    private struct Editor: View {
        @Bindable var book: Book
        var body: some View {
            TextField("Title", text: $book.title)
            Field(title: $book.title)
        }
    }

    private struct Field: View {
        @Binding var title: String
        var body: some View { Text(title) }
    }

    @Test func E3_theTableOfBindable() throws {
        let book = Book()
        let host = TestHost { Editor(book: book) }
        func counted() -> [Int] { [host.bodyRuns(of: Editor.self), host.bodyRuns(of: Field.self)] }
        #expect(counted() == [1, 1])
        try host.find(.textField, "Title").type("!")
        #expect(counted() == [1, 2])
        book.title = "Elsewhere"
        host.update()
        #expect(counted() == [1, 3])
        book.pages += 1
        host.update()
        #expect(counted() == [1, 3])
        #expect(try host.find(.textField, "Title").value == "Elsewhere")
    }
}
