import SwiftUI

/// A book that any number of views may show: each follows the properties that it reads.
@Observable
final class Book: Identifiable {
    var title: String
    var author: String
    var isCheckedOut = false

    init(title: String, author: String) {
        self.title = title
        self.author = author
    }
}

@Observable
final class Library {
    var books = [
        Book(title: "The Peregrine", author: "J. A. Baker"),
        Book(title: "Swifts in a Tower", author: "David Lack"),
        Book(title: "The Goshawk", author: "T. H. White"),
    ]

    var availableCount: Int { books.count { !$0.isCheckedOut } }
}

/// Observable objects: the library in the environment, a book in each row, and an editor that binds to it.
struct LibraryPage: View {
    @State private var library = Library()

    var body: some View {
        List {
            Section("Books") {
                ForEach(library.books) { book in
                    NavigationLink {
                        BookEditor(book: book)
                    } label: {
                        BookRow(book: book)
                    }
                }
                .onDelete { library.books.remove(atOffsets: $0) }
            }
            Section {
                Button("Add a book") {
                    library.books.append(Book(title: "Untitled", author: "Anonymous"))
                }
                AvailableLine()
            }
        }
        .environment(library)
    }
}

private struct BookRow: View {
    let book: Book
    @State private var counter = RunCounter()

    var body: some View {
        HStack {
            Text(book.title)
            if book.isCheckedOut {
                Text("out").foregroundStyle(.orange)
            }
            Spacer()
            RunBadge(counter)
        }
    }
}

/// Reads whether books are out, and none of their titles.
private struct AvailableLine: View {
    @Environment(Library.self) private var library
    @State private var counter = RunCounter()

    var body: some View {
        HStack {
            Text("\(library.availableCount) of \(library.books.count) available")
            Spacer()
            RunBadge(counter)
        }
    }
}

private struct BookEditor: View {
    @Bindable var book: Book

    var body: some View {
        Form {
            Section("Book") {
                TextField("Title", text: $book.title)
                TextField("Author", text: $book.author)
                Toggle("Checked out", isOn: $book.isCheckedOut)
            }
            Section("As the row shows it") {
                BookRow(book: book)
            }
        }
        .navigationTitle("Book")
    }
}
