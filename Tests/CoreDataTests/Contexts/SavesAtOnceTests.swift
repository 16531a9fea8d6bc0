import CoreData
import Foundation
import Testing

/// Two contexts that change linked objects before either saves, and hear nothing of each other.
@MainActor
struct SavesAtOnceTests {
    private let container: NSPersistentContainer
    private let (here, there): (NSManagedObjectContext, NSManagedObjectContext)
    private let book: Book

    init() throws {
        let model = makeModel { model in
            model.entitiesByName["Author"]!.relationshipsByName["books"]!.deleteRule = .nullifyDeleteRule
        }
        container = try makeContainer(model)
        func context(_ container: NSPersistentContainer) -> NSManagedObjectContext {
            let context = NSManagedObjectContext(.mainQueue)
            context.persistentStoreCoordinator = container.persistentStoreCoordinator
            return context
        }
        (here, there) = (context(container), context(container))
        book = addBook("Emma", to: here)
        let author = Author(context: here)
        author.name = "Austen"
        let tag = Tag(context: here)
        tag.name = "old"
        try here.save()
    }

    private func first<Object: NSManagedObject>(_ name: String, _ context: NSManagedObjectContext) throws -> Object {
        try #require(try context.fetch(NSFetchRequest<Object>(entityName: name)).first)
    }

    private func expectWholeStore() throws {
        #expect(try container.persistentStoreCoordinator.danglingLinks() == [])
    }

    @Test func anObjectThatIsDeletedLosesTheLinksThatOthersHaveMade() throws {
        let author: Author = try first("Author", here)
        #expect(author.books.isEmpty)
        here.delete(author)
        let other: Book = try first("Book", there)
        other.author = try first("Author", there)
        try there.save()
        try here.save()
        try expectWholeStore()
        here.refreshAllObjects()
        #expect(book.author == nil)
    }

    @Test func aLinkToAnObjectThatOthersHaveDeletedIsNotStored() throws {
        book.author = try first("Author", here)
        book.tags = NSSet(object: try first("Tag", here) as Tag)
        there.delete(try first("Author", there))
        there.delete(try first("Tag", there))
        try there.save()
        try here.save()
        try expectWholeStore()
        #expect(book.author == nil)
        here.refreshAllObjects()
        #expect(book.tags?.count == 0)
    }

    @Test func aCascadeReachesWhatOthersHaveAdded() throws {
        #expect(book.chapters?.count == 0)
        here.delete(book)
        let chapter = NSEntityDescription.insertNewObject(forEntityName: "Chapter", into: there)
        chapter.setValue(try first("Book", there) as Book, forKey: "book")
        try there.save()
        try here.save()
        try expectWholeStore()
        #expect(try here.count(for: NSFetchRequest<NSManagedObject>(entityName: "Chapter")) == 0)
    }

    @Test func anObjectThatOthersHaveChangedIsNotDeletedWithoutAPolicy() throws {
        here.delete(book)
        let other: Book = try first("Book", there)
        other.title = "Persuasion"
        try there.save()
        let error = #expect(throws: NSError.self) { try here.save() }
        #expect(error?.code == NSManagedObjectMergeError)
        here.rollback()
        here.refreshAllObjects()
        #expect(book.title == "Persuasion")
        here.delete(book)
        try here.save()
        #expect(try here.count(for: Book.fetchRequest()) == 0)
    }
}
