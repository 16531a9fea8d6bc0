import Testing
import Martlet
import MartletTesting

/// E3, D6 · Bindings into observable objects.
@MainActor @Suite struct BindableLaws {
    typealias Book = ObservationLaws.Book
    typealias Shelf = ObservationLaws.Shelf

    private struct Editor: View {
        @Bindable var book: Book
        var body: some View {
            TextField("Title", text: $book.title)
            Toggle("Read", isOn: $book.isRead)
            Stepper("Pages", value: $book.pages)
        }
    }

    private struct LocalEditor: View {
        let book: Book
        var body: some View {
            @Bindable var book = book
            TextField("Title", text: $book.title)
        }
    }

    private struct EnvironmentEditor: View {
        @Environment(Book.self) private var book
        var body: some View {
            @Bindable var book = book
            TextField("Title", text: $book.title)
        }
    }

    private struct StateEditor: View {
        let probe: Probe
        @State private var book = Book()
        var body: some View {
            let _ = probe.offer("title") { book.title += "?" }
            let _ = probe.offer("replace") { book = Book("Other") }
            let _ = probe.offer("title of the binding") { $book.title.wrappedValue += "." }
            TextField("Title", text: $book.title)
        }
    }

    @Test func E3_asAStoredProperty() throws {
        let book = Book()
        let host = TestHost { Editor(book: book) }
        try host.find(.textField, "Title").type("!")
        try host.find(.toggle, "Read").tap()
        try host.find(.stepper, "Pages").set(7)
        host.update()
        #expect(book.title == "Title!")
        #expect(book.isRead)
        #expect(book.pages == 7)
        book.title = "Another"
        book.isRead = false
        book.pages = 8
        host.update()
        #expect(try host.find(.textField, "Title").value == "Another")
        #expect(try host.find(.toggle, "Read").isOn == false)
        #expect(try host.find(.stepper, "Pages").value == "8")
        #expect(host.bodyRuns(of: Editor.self) == 1)
    }

    @Test func E3_asALocalAndOverAnEnvironmentObject() throws {
        let book = Book()
        for host in [
            TestHost { LocalEditor(book: book) }, TestHost { EnvironmentEditor().environment(book) },
        ] {
            book.title = "Title"
            host.update()
            try host.find(.textField, "Title").type("!")
            host.update()
            #expect(book.title == "Title!")
            #expect(try host.find(.textField, "Title").value == "Title!")
        }
    }

    @Test func D6_E4_bindingToAPropertyOfAnObjectInState() throws {
        let probe = Probe()
        let host = TestHost { StateEditor(probe: probe) }
        try host.find(.textField, "Title").type("!")
        host.run("title", of: probe)
        #expect(try host.find(.textField, "Title").value == "Title!?")
        #expect(host.bodyRuns(of: StateEditor.self) == 1)
        host.run("replace", of: probe)
        #expect(try host.find(.textField, "Title").value == "Other")
        host.run("title of the binding", of: probe)
        host.run("title", of: probe)
        #expect(try host.find(.textField, "Title").value == "Other.?")
    }

    private struct Child: View {
        @Binding var title: String
        @Binding var name: String
        var body: some View { Text("\(title) \(name)") }
    }

    private struct Parent: View {
        @Bindable var book: Book
        let probe: Probe
        @State private var count = 0
        var body: some View {
            let _ = probe.offer("count") { count += 1 }
            Text("\(count)")
            Child(title: $book.title, name: $book.author.name)
        }
    }

    @Test func E3_equalBindingsAreEqual() {
        let book = Book()
        let probe = Probe()
        let host = TestHost { Parent(book: book, probe: probe) }
        host.run("count", of: probe)
        #expect(host.bodyRuns(of: Parent.self) == 2)
        #expect(host.bodyRuns(of: Child.self) == 1)
        book.title = "New"
        book.author.name = "Bob"
        host.update()
        #expect(host.texts == ["1", "New Bob"])
        #expect(host.bodyRuns(of: Parent.self) == 2)
        #expect(host.bodyRuns(of: Child.self) == 2)
        book.pages += 1
        book.author.age += 1
        host.update()
        #expect(host.bodyRuns(of: Child.self) == 2)
    }

    private struct Shelves: View {
        @Bindable var shelf: Shelf
        var body: some View {
            ForEach($shelf.books) { $book in TextField("Field", text: $book.title) }
        }
    }

    @Test func E3_bindingsToTheElementsOfACollection() throws {
        let shelf = Shelf()
        shelf.books = [Book("One"), Book("Two")]
        let host = TestHost { Shelves(shelf: shelf) }
        try host.findAll(.textField)[1].type("!")
        shelf.books[0].title = "Zero"
        host.update()
        #expect(host.findAll(.textField).map(\.value) == ["Zero", "Two!"])
        #expect(shelf.books.map(\.title) == ["Zero", "Two!"])
        #expect(host.bodyRuns(of: Shelves.self) == 1)
    }
}
