import Foundation
import SwiftData

@Model
final class Book {
    var title: String
    var year: Int
    /// From 0, not rated, to 5.
    var rating: Int
    var isRead: Bool
    var author: Author?
    var tags: [Tag]

    init(title: String, year: Int, rating: Int = 0, isRead: Bool = false, author: Author? = nil, tags: [Tag] = []) {
        self.title = title
        self.year = year
        self.rating = rating
        self.isRead = isRead
        self.author = author
        self.tags = tags
    }
}

@Model
final class Author {
    @Attribute(.unique) var name: String
    @Relationship(inverse: \Book.author) var books: [Book] = []

    init(name: String) { self.name = name }
}

@Model
final class Tag {
    @Attribute(.unique) var name: String
    @Relationship(inverse: \Book.tags) var books: [Book] = []

    init(name: String) { self.name = name }
}
