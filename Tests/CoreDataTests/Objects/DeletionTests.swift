import CoreData
import Foundation
import Testing

/// Deleting, taking that back, and what remains in the store.
@MainActor
struct DeletionTests {
    /// Authors that may be deleted, and a shelf with books that know nothing of it.
    private func model() -> NSManagedObjectModel {
        makeModel { model in
            let author = model.entitiesByName["Author"]!
            author.relationshipsByName["books"]!.deleteRule = .nullifyDeleteRule
            author.uniquenessConstraints = [["name"]]
            let shelf = NSEntityDescription()
            shelf.name = "Shelf"
            let books = NSRelationshipDescription()
            books.name = "books"
            books.destinationEntity = model.entitiesByName["Book"]!
            books.maxCount = 0
            let favourite = NSRelationshipDescription()
            favourite.name = "favourite"
            favourite.destinationEntity = model.entitiesByName["Book"]!
            favourite.maxCount = 1
            shelf.properties = [books, favourite]
            model.entities.append(shelf)
        }
    }

    private func author(_ name: String, _ context: NSManagedObjectContext) -> Author {
        let author = Author(context: context)
        author.name = name
        return author
    }

    @Test func nullifyIsStoredOfObjectsThatWereNotRead() throws {
        let container = try makeContainer(model())
        let maker = container.viewContext
        let austen = author("Austen", maker)
        for title in ["Emma", "Persuasion"] { addBook(title, to: maker).author = austen }
        try maker.save()
        let context = container.newBackgroundContext()
        try context.performAndWait {
            context.delete(try context.fetch(NSFetchRequest<Author>(entityName: "Author"))[0])
            try context.save()
        }
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.predicate = NSPredicate(format: "author == nil")
        let fresh = container.newBackgroundContext()
        let count = try fresh.performAndWait { try fresh.count(for: request) }
        #expect(count == 2)
    }

    @Test func rollbackForgetsListsThatWereReadDuringTheChange() throws {
        let container = try makeContainer(model())
        let maker = container.viewContext
        let (one, two) = (author("one", maker), author("two", maker))
        let book = addBook("Emma", to: maker)
        book.author = one
        try maker.save()
        maker.refreshAllObjects()
        book.author = two
        #expect(one.books.isEmpty && two.books == [book])
        maker.rollback()
        #expect(one.books == [book] && two.books.isEmpty)
        book.title = "E"
        try maker.save()
        #expect(one.books == [book])
        maker.delete(one)
        #expect(book.author == nil)
        maker.rollback()
        #expect(book.author === one && one.books == [book])
    }

    @Test func relationshipsWithoutAnInverseLoseADeletedObject() throws {
        let container = try makeContainer(model())
        let context = container.viewContext
        let shelf = NSManagedObject(entity: container.managedObjectModel.entitiesByName["Shelf"]!, insertInto: context)
        let (a, b) = (addBook("a", to: context), addBook("b", to: context))
        shelf.setValue(NSSet(array: [a, b]), forKey: "books")
        shelf.setValue(a, forKey: "favourite")
        try context.save()
        context.delete(a)
        #expect(shelf.value(forKey: "books") as? NSSet == NSSet(array: [b]))
        #expect(shelf.value(forKey: "favourite") == nil)
        context.rollback()
        #expect((shelf.value(forKey: "books") as? NSSet)?.count == 2)
        #expect(shelf.value(forKey: "favourite") as? Book === a)
        context.delete(a)
        try context.save()
        let fresh = container.newBackgroundContext()
        try fresh.performAndWait {
            let read = try fresh.fetch(NSFetchRequest<NSManagedObject>(entityName: "Shelf"))[0]
            #expect((read.value(forKey: "books") as? NSSet)?.count == 1)
            #expect(read.value(forKey: "favourite") == nil)
        }
    }

    @Test func twoObjectsExchangeUniqueValues() throws {
        let container = try makeContainer(model())
        let context = container.viewContext
        let (a, b) = (author("a", context), author("b", context))
        try context.save()
        (a.name, b.name) = ("b", "a")
        try context.save()
        context.refreshAllObjects()
        #expect([a.name, b.name] == ["b", "a"])
    }

    @Test func anUnreadObjectThatNeedsADeletedOneIsAnErrorOfTheSave() throws {
        let model = model()
        model.entitiesByName["Shelf"]!.relationshipsByName["favourite"]!.isOptional = false
        let container = try makeContainer(model)
        let maker = container.viewContext
        let shelf = NSManagedObject(entity: model.entitiesByName["Shelf"]!, insertInto: maker)
        shelf.setValue(addBook("Emma", to: maker), forKey: "favourite")
        try maker.save()
        let context = container.newBackgroundContext()
        try context.performAndWait {
            context.delete(try context.fetch(Book.fetchRequest())[0])
            let error = #expect(throws: NSError.self) { try context.save() }
            #expect(error?.code == NSValidationMissingMandatoryPropertyError)
            #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "favourite")
            // With its owner, the book may go.
            for shelf in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Shelf")) {
                context.delete(shelf)
            }
            try context.save()
            #expect(try context.count(for: Book.fetchRequest()) == 0)
        }
    }

    @Test func denyHoldsForAnObjectThatOnlyItsDeletionReads() throws {
        let model = model()
        model.entitiesByName["Chapter"]!.relationshipsByName["book"]!.deleteRule = .denyDeleteRule
        let context = try makeContainer(model).viewContext
        let book = addBook("Emma", to: context)
        let chapter = NSManagedObject(entity: model.entitiesByName["Chapter"]!, insertInto: context)
        chapter.setValue(book, forKey: "book")
        try context.save()
        // The order of the book's chapters is read while the chapter is being deleted, and with it the chapter's row.
        context.undoManager = UndoManager()
        context.refreshAllObjects()
        context.delete(chapter)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        context.rollback()
        #expect(chapter.value(forKey: "book") as? Book === book)
        // Without the link, it may go.
        chapter.setValue(nil, forKey: "book")
        context.delete(chapter)
        try context.save()
        #expect(book.chapters?.count == 0)
    }

    @Test func undoPutsAnObjectBackAtItsPlaceInAList() throws {
        let container = try makeContainer(model())
        let context = container.viewContext
        let book = addBook("Emma", to: context)
        let chapters = (0..<3).map { index in
            let chapter = NSManagedObject(
                entity: container.managedObjectModel.entitiesByName["Chapter"]!, insertInto: context)
            chapter.setValue("\(index)", forKey: "title")
            chapter.setValue(book, forKey: "book")
            return chapter
        }
        try context.save()
        let undoManager = UndoManager()
        undoManager.groupsByEvent = false
        context.undoManager = undoManager
        func titles() -> [String] {
            (book.chapters?.array as? [NSManagedObject] ?? []).compactMap { $0.value(forKey: "title") as? String }
        }
        for change in [{ chapters[1].setValue(nil, forKey: "book") }, { context.delete(chapters[1]) }] {
            undoManager.beginUndoGrouping()
            change()
            undoManager.endUndoGrouping()
            #expect(titles() == ["0", "2"])
            undoManager.undo()
            #expect(titles() == ["0", "1", "2"])
            undoManager.redo()
            #expect(titles() == ["0", "2"])
            undoManager.undo()
            #expect(titles() == ["0", "1", "2"])
        }
    }

    @Test func aChildKeepsWhatItTookFromADeletedObject() throws {
        let container = try makeContainer(model())
        let book = addBook("Emma", to: container.viewContext)
        let chapter = NSManagedObject(
            entity: container.managedObjectModel.entitiesByName["Chapter"]!, insertInto: container.viewContext)
        chapter.setValue(book, forKey: "book")
        try container.viewContext.save()
        let child = NSManagedObjectContext(.mainQueue)
        child.parent = container.viewContext
        child.object(with: chapter.objectID).setValue(nil, forKey: "book")
        child.delete(child.object(with: book.objectID))
        try child.save()
        try container.viewContext.save()
        #expect(try container.viewContext.count(for: NSFetchRequest<NSManagedObject>(entityName: "Chapter")) == 1)
        #expect(try container.viewContext.count(for: Book.fetchRequest()) == 0)
    }

    @Test func anObjectThatMovesAwayAllowsADeniedDeletion() throws {
        let context = try makeContainer(makeModel()).viewContext
        let (first, second) = (author("Jane", context), author("Anne", context))
        let book = addBook("Emma", to: context)
        book.author = first
        try context.save()
        context.delete(first)
        #expect(throws: NSError.self) { try context.save() }
        // An object that is read after that has the link that denies the deletion.
        context.refreshAllObjects()
        #expect(book.author === first)
        book.author = second
        try context.save()
        #expect(try context.fetch(Author.fetchRequest()) as? [Author] == [second])
        #expect(second.books == [book])
    }

    @Test func undoOfAnInsertionDeletesNothingElse() throws {
        let container = try makeContainer(
            makeModel { $0.entitiesByName["Author"]!.relationshipsByName["books"]!.deleteRule = .cascadeDeleteRule })
        let context = container.viewContext
        let undoManager = UndoManager()
        undoManager.groupsByEvent = false
        let entities = container.managedObjectModel.entitiesByName
        let author = Author(entity: entities["Author"]!, insertInto: nil)
        let book = Book(entity: entities["Book"]!, insertInto: nil)
        author.setValue(NSSet(object: book), forKey: "books")
        context.insert(book)
        context.undoManager = undoManager
        undoManager.beginUndoGrouping()
        context.insert(author)
        undoManager.endUndoGrouping()
        #expect(book.author === author)
        undoManager.undo()
        #expect(context.insertedObjects == [book])
        #expect(!book.isDeleted)
    }
}
