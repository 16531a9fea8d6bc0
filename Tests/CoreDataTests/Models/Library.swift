import CoreData
import Foundation
import Testing

/// Classes as Xcode generates them, of a model that is made by code.
class Book: NSManagedObject {
    var title: String? {
        get { value(forKey: "title") as? String }
        set { setValue(newValue, forKey: "title") }
    }
    var genre: String {
        get { value(forKey: "genre") as? String ?? "" }
        set { setValue(newValue, forKey: "genre") }
    }
    var pages: Int64 {
        get { _value("pages") }
        set { setValue(newValue, forKey: "pages") }
    }
    var isRead: Bool {
        get { value(forKey: "isRead") as? Bool ?? false }
        set { setValue(newValue, forKey: "isRead") }
    }
    var rating: Double {
        get { value(forKey: "rating") as? Double ?? 0 }
        set { setValue(newValue, forKey: "rating") }
    }
    var published: Date? {
        get { _value("published") }
        set { setValue(newValue, forKey: "published") }
    }
    var author: Author? {
        get { _value("author") }
        set { _setValue(newValue, "author") }
    }
    var tags: NSSet? {
        get { value(forKey: "tags") as? NSSet }
        set { setValue(newValue, forKey: "tags") }
    }
    var chapters: NSOrderedSet? {
        get { value(forKey: "chapters") as? NSOrderedSet }
        set { setValue(newValue, forKey: "chapters") }
    }

    class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
    var log: [String] = []
    override func awakeFromInsert() {
        super.awakeFromInsert()
        log.append("insert")
    }
    override func willSave() { log.append("willSave") }
    override func didSave() { log.append("didSave") }
}

extension Book: Identifiable {}

class Author: NSManagedObject, Identifiable {
    var name: String {
        get { _value("name") }
        set { setValue(newValue, forKey: "name") }
    }
    var books: Set<Book> {
        get { value(forKey: "books") as? Set<Book> ?? [] }
        set { setValue(newValue, forKey: "books") }
    }
}

class Tag: NSManagedObject, Identifiable {
    var name: String? {
        get { value(forKey: "name") as? String }
        set { setValue(newValue, forKey: "name") }
    }
}

/// Creates a new model for each test, so that tests don't influence each other.
func makeModel(_ change: (NSManagedObjectModel) -> Void = { _ in }) -> NSManagedObjectModel {
    func attribute(
        _ name: String, _ type: NSAttributeType, optional: Bool = true, _ value: Any? = nil
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = optional
        attribute.defaultValue = value
        return attribute
    }
    func relationship(_ name: String, to entity: NSEntityDescription, many: Bool) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = entity
        relationship.maxCount = many ? 0 : 1
        return relationship
    }
    func entity(_ name: String, _ type: AnyClass) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = NSStringFromClass(type)
        return entity
    }
    func pair(_ a: NSRelationshipDescription, _ b: NSRelationshipDescription) {
        a.inverseRelationship = b
        b.inverseRelationship = a
    }
    let book = entity("Book", Book.self)
    let author = entity("Author", Author.self)
    let tag = entity("Tag", Tag.self)
    let chapter = entity("Chapter", NSManagedObject.self)
    let bookAuthor = relationship("author", to: author, many: false)
    let authorBooks = relationship("books", to: book, many: true)
    let bookTags = relationship("tags", to: tag, many: true)
    let tagBooks = relationship("books", to: book, many: true)
    let bookChapters = relationship("chapters", to: chapter, many: true)
    let chapterBook = relationship("book", to: book, many: false)
    pair(bookAuthor, authorBooks)
    pair(bookTags, tagBooks)
    pair(bookChapters, chapterBook)
    bookChapters.isOrdered = true
    bookChapters.deleteRule = .cascadeDeleteRule
    authorBooks.deleteRule = .denyDeleteRule
    book.properties = [
        attribute("title", .stringAttributeType), attribute("genre", .stringAttributeType, optional: false, "novel"),
        attribute("pages", .integer64AttributeType, optional: false, 0),
        attribute("size", .integer16AttributeType), attribute("isRead", .booleanAttributeType, optional: false, false),
        attribute("rating", .doubleAttributeType), attribute("price", .decimalAttributeType),
        attribute("published", .dateAttributeType), attribute("code", .UUIDAttributeType),
        attribute("cover", .binaryDataAttributeType), attribute("page", .URIAttributeType),
        bookAuthor, bookTags, bookChapters,
    ]
    author.properties = [attribute("name", .stringAttributeType), authorBooks]
    tag.properties = [attribute("name", .stringAttributeType), tagBooks]
    chapter.properties = [attribute("title", .stringAttributeType), chapterBook]
    let model = NSManagedObjectModel()
    model.entities = [book, author, tag, chapter]
    change(model)
    return model
}

/// A container with a store in memory, or in a file.
func makeContainer(at url: URL? = nil, _ model: NSManagedObjectModel = makeModel()) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions.first!.url = url ?? URL(fileURLWithPath: "/dev/null")
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
}

@discardableResult
func addBook(_ title: String?, pages: Int64 = 0, to context: NSManagedObjectContext) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    return book
}

/// A folder that is gone with the test.
final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("CoreDataTests-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    func file(_ name: String = "library.sqlite") -> URL { url.appendingPathComponent(name) }
}
