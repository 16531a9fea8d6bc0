import SwiftData
import SwiftUI

enum BookOrder: String, CaseIterable, Identifiable {
    case title = "Title"
    case year = "Year"
    case rating = "Rating"

    var id: Self { self }

    /// The section that a book is in.
    func section(of book: Book) -> String {
        switch self {
        case .title: book.title.first.map { $0.uppercased() } ?? "#"
        case .year: "\(book.year / 10 * 10)s"
        case .rating: book.rating == 0 ? "Not rated" : String(repeating: "★", count: book.rating)
        }
    }

    var descriptors: [SortDescriptor<Book>] {
        switch self {
        case .title: [SortDescriptor(\.title)]
        case .year: [SortDescriptor(\.year), SortDescriptor(\.title)]
        case .rating: [SortDescriptor(\.rating, order: .reverse), SortDescriptor(\.title)]
        }
    }
}

struct BookshelfView: View {
    @Environment(\.modelContext) private var context
    @Environment(\.undoManager) private var undoManager
    @State private var search = ""
    @State private var order = BookOrder.title
    @State private var onlyUnread = false
    @State private var edited: Book?
    @State private var progress: Double?

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    TextField("Search", text: $search)
                    Picker("Order", selection: $order) {
                        ForEach(BookOrder.allCases) { Text($0.rawValue).tag($0) }
                    }
                    Toggle("Unread only", isOn: $onlyUnread)
                }
                .padding(.horizontal)
                if let progress {
                    ProgressView("Importing…", value: progress).padding(.horizontal)
                }
                Shelf(search: search, order: order, onlyUnread: onlyUnread, edited: $edited)
            }
            .navigationTitle("Bookshelf")
            .toolbar {
                Button("Add") { add() }
                Button("Undo") { undoManager?.undo() }
                Button("Import") { importBooks(10_000) }
                    .disabled(progress != nil)
            }
            .sheet(item: $edited) { BookEditor(book: $0) }
        }
    }

    private func add() {
        let book = Book(title: "New book", year: 2024)
        context.insert(book)
        edited = book
    }

    private func importBooks(_ count: Int) {
        let importer = BookImporter(modelContainer: context.container)
        progress = 0
        Task {
            try? await importer.add(count) { done in await show(done) }
            progress = nil
        }
    }

    private func show(_ done: Double) { progress = done }
}

/// The books, in sections by what they are ordered by.
struct Shelf: View {
    @Environment(\.modelContext) private var context
    @Query private var books: [Book]
    @Binding private var edited: Book?
    private let order: BookOrder

    private var sections: [BookSection] {
        var sections: [BookSection] = []
        for book in books {
            let name = order.section(of: book)
            if sections.last?.id == name {
                sections[sections.count - 1].books.append(book)
            } else {
                sections.append(BookSection(id: name, books: [book]))
            }
        }
        return sections
    }

    init(search: String, order: BookOrder, onlyUnread: Bool, edited: Binding<Book?>) {
        let predicate = #Predicate<Book> { book in
            (search.isEmpty || book.title.localizedStandardContains(search)
                || (book.author?.name.localizedStandardContains(search) ?? false))
                && (!onlyUnread || !book.isRead)
        }
        _books = Query(filter: predicate, sort: order.descriptors, animation: .default)
        _edited = edited
        self.order = order
    }

    var body: some View {
        if books.isEmpty {
            ContentUnavailableView("No books", systemImage: "book")
        } else {
            VStack(alignment: .leading) {
                Text("\(books.count) books").padding(.horizontal)
                List {
                    ForEach(sections) { section in
                        Section(section.id) {
                            ForEach(section.books) { book in
                                Button {
                                    edited = book
                                } label: {
                                    BookRow(book: book)
                                }
                                .buttonStyle(.plain)
                            }
                            .onDelete { offsets in offsets.map { section.books[$0] }.forEach(context.delete) }
                        }
                    }
                }
            }
        }
    }
}

/// Books beside each other that have something in common.
struct BookSection: Identifiable {
    let id: String
    var books: [Book]
}

struct BookRow: View {
    let book: Book

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(book.title).bold(!book.isRead)
                Text("\(book.author?.name ?? "Unknown") · \(String(book.year))").foregroundStyle(.secondary)
            }
            Spacer()
            Text(String(repeating: "★", count: book.rating))
        }
    }
}

/// Changes a book; what is changed is there at once, and can be undone.
struct BookEditor: View {
    @Bindable var book: Book
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var context
    @Query(sort: \Author.name) private var authors: [Author]
    @Query(sort: \Tag.name) private var tags: [Tag]
    @State private var newAuthor = ""

    init(book: Book) { self.book = book }

    var body: some View {
        Form {
            TextField("Title", text: $book.title)
            Stepper("Year: \(String(book.year))", value: $book.year, in: 0...3000)
            Stepper("Rating: \(book.rating)", value: $book.rating, in: 0...5)
            Toggle("Read", isOn: $book.isRead)
            Picker("Author", selection: $book.author) {
                Text("Unknown").tag(Author?.none)
                ForEach(authors) { Text($0.name).tag(Author?.some($0)) }
            }
            HStack {
                TextField("New author", text: $newAuthor)
                Button("Add author") { addAuthor() }.disabled(newAuthor.isEmpty)
            }
            ForEach(tags) { tag in
                Toggle(tag.name, isOn: isTagged(tag))
            }
            Button("Done") { dismiss() }
        }
        .padding()
        .frame(minWidth: 320)
    }

    private func addAuthor() {
        let author = Author(name: newAuthor)
        context.insert(author)
        book.author = author
        newAuthor = ""
    }

    private func isTagged(_ tag: Tag) -> Binding<Bool> {
        Binding {
            book.tags.contains(tag)
        } set: { isOn in
            if isOn { book.tags.append(tag) } else { book.tags.removeAll { $0 == tag } }
        }
    }
}
