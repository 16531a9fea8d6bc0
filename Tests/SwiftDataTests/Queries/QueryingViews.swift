import Foundation
import SwiftData
import SwiftUI

/// A view with a parameter besides its query.
struct TitledShelf: View {
    let title: String
    @Query(sort: \Book.title) private var books: [Book]
    var body: some View { Text("\(title): \(books.map(\.title).joined(separator: ", "))") }
}

/// A view that replaces its query before all of its other properties have values.
struct ShelfOfLongBooks: View {
    let title: String
    @Query private var books: [Book]

    init(title: String, least: Int) {
        _books = Query(filter: #Predicate<Book> { $0.pages >= least })
        self.title = title
    }

    var body: some View { Text("\(title): \(books.map(\.title).joined(separator: ", "))") }
}
