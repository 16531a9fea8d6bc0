import Foundation
import SwiftData

enum Genre: String, Codable, CaseIterable {
    case novel, poetry, essay
}

struct Cover: Codable, Equatable {
    var color = "blue"
    var pages = [1, 2]
}

@Model
final class Author {
    var name: String
    var born: Int?
    @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []

    init(name: String, born: Int? = nil) {
        self.name = name
        self.born = born
    }
}

@Model
class Book {
    var title: String
    var pages: Int = 100
    var price: Decimal = Decimal(string: "9.99")!
    var rating: Double?
    var isRead = false
    var added = Date(timeIntervalSinceReferenceDate: 1000)
    var code = UUID()
    var link: URL?
    var genre: Genre = Genre.novel
    var mood: Genre?
    var cover = Cover()
    var notes: [String] = []
    @Attribute(.externalStorage) var picture: Data?
    var author: Author?
    var tags: [Tag] = []
    @Transient var isOpen = false
    var label: String { "\(title) (\(pages))" }
    static let shelf = 3

    init(_ title: String, pages: Int = 100, author: Author? = nil) {
        self.title = title
        self.pages = pages
        self.author = author
    }
}

@Model
final class Tag {
    @Attribute(.unique) var name: String
    @Relationship(inverse: \Book.tags) var books: [Book] = []
    init(name: String) { self.name = name }
}

func makeContainer() throws -> ModelContainer {
    try ModelContainer(
        for: Author.self, Book.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
