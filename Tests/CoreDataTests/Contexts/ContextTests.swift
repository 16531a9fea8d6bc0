import CoreData
import Foundation
import Testing

@MainActor @Suite struct ContextTests {
    private func books(_ context: NSManagedObjectContext, _ format: String? = nil) throws -> [String] {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        request.predicate = format.map { NSPredicate(format: $0) }
        return try context.fetch(request).map { $0.title ?? "-" }
    }

    @Test func valuesByKeys() throws {
        let context = try makeContainer().viewContext
        let book = Book(context: context)
        #expect(book.isInserted && book.hasChanges && book.objectID.isTemporaryID)
        #expect(book.log == ["insert"])
        #expect(book.value(forKey: "genre") as? String == "novel")
        book.setValue(12, forKey: "pages")
        book.setValue(Decimal(string: "9.90")!, forKey: "price")
        book.setValue(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, forKey: "code")
        book.setValue(URL(string: "https://example.org/a")!, forKey: "page")
        book.setValue(Data([1, 2, 3]), forKey: "cover")
        book.setValue(3, forKey: "size")
        // Too large for 16 bits.
        book.setValue(70_000, forKey: "size")
        book.published = Date(timeIntervalSinceReferenceDate: 1000)
        try context.save()
        #expect(book.log == ["insert", "willSave", "didSave"])
        #expect(!book.objectID.isTemporaryID && !book.hasChanges)
        context.refresh(book, mergeChanges: false)
        #expect(book.isFault)
        #expect(book.value(forKey: "pages") as? Int == 12 && book.pages == 12)
        #expect(!book.isFault)
        #expect((book.value(forKey: "price") as? NSDecimalNumber)?.decimalValue == Decimal(string: "9.90"))
        #expect(book.value(forKey: "code") as? UUID == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(book.value(forKey: "page") as? URL == URL(string: "https://example.org/a"))
        #expect(book.value(forKey: "cover") as? Data == Data([1, 2, 3]))
        #expect(book.value(forKey: "size") as? Int == 3)
        #expect(book.published == Date(timeIntervalSinceReferenceDate: 1000))
        #expect(book.title == nil && book.value(forKeyPath: "author.name") == nil)
    }

    @Test func relationshipsAgreeOnBothSides() throws {
        let context = try makeContainer().viewContext
        let (austen, other) = (Author(context: context), Author(context: context))
        let book = addBook("Emma", to: context)
        book.author = austen
        #expect(austen.books == [book])
        other.books = [book]
        #expect(book.author === other && austen.books.isEmpty)
        let tag = Tag(context: context)
        book.tags = NSSet(object: tag)
        #expect((tag.value(forKey: "books") as? Set<Book>) == [book])
        let chapters = ["one", "two", "three"].map { title in
            let chapter = NSEntityDescription.insertNewObject(forEntityName: "Chapter", into: context)
            chapter.setValue(title, forKey: "title")
            return chapter
        }
        book.chapters = NSOrderedSet(array: [chapters[2], chapters[0], chapters[1]])
        try context.save()
        context.refreshAllObjects()
        #expect(
            book.chapters?.array.map { ($0 as? NSManagedObject)?.value(forKey: "title") as? String } == [
                "three", "one", "two",
            ])
        #expect((book.tags as? Set<Tag>) == [tag] && other.books == [book])
        context.delete(book)
        try context.save()
        #expect(other.books.isEmpty)
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Chapter")) == 0)
        #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
    }

    @Test func J5_aSaveIsAllOrNothing() throws {
        let container = try makeContainer()
        let context = container.viewContext
        let book = addBook("Emma", to: context)
        let author = Author(context: context)
        book.author = author
        try context.save()
        addBook("Persuasion", to: context)
        book.author = nil
        let empty = addBook("None", to: context)
        empty.setValue(nil, forKey: "genre")
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        #expect(try books(container.newBackgroundContext()) == ["Emma"])
        empty.genre = "novel"
        try context.save()
        #expect(try books(container.newBackgroundContext()) == ["Emma", "None", "Persuasion"])
    }

    @Test func deniedDeletionsThrow() throws {
        let context = try makeContainer().viewContext
        let author = Author(context: context)
        author.books = [addBook("Emma", to: context)]
        try context.save()
        context.delete(author)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        // Without a reference to it, the object can be deleted.
        author.books.forEach { $0.author = nil }
        try context.save()
        #expect(author.managedObjectContext == nil)
    }

    @Test func requestsSeeWhatIsNotSaved() throws {
        let container = try makeContainer()
        let context = container.viewContext
        for title in ["a", "b", "c"] { addBook(title, pages: 1, to: context) }
        try context.save()
        let all = try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>)
        all[0].pages = 9
        context.delete(all[1])
        addBook("d", pages: 9, to: context)
        #expect(try books(context, "pages > 5") == ["a", "d"])
        #expect(try books(context, "pages < 5") == ["c"])
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.includesPendingChanges = false
        #expect(try context.count(for: request) == 3)
        request.includesPendingChanges = true
        #expect(try context.count(for: request) == 3)
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: false)]
        request.fetchLimit = 1
        request.fetchOffset = 1
        #expect(try context.fetch(request).map(\.title) == ["c"])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
        ids.resultType = .managedObjectIDResultType
        #expect(try context.fetch(ids).count == 3)
    }

    @Test func rollbackTakesEverythingBack() throws {
        let context = try makeContainer().viewContext
        let author = Author(context: context)
        author.name = "Austen"
        let book = addBook("Emma", to: context)
        book.author = author
        try context.save()
        book.title = "Other"
        book.author = nil
        let new = addBook("New", to: context)
        context.delete(author)
        context.rollback()
        #expect(book.title == "Emma" && book.author === author && author.books == [book])
        #expect(new.managedObjectContext == nil && !context.hasChanges)
        #expect(book.changedValues().isEmpty)
    }

    @Test func contextsOfOtherQueuesMerge() async throws {
        let container = try makeContainer()
        let context = container.viewContext
        let book = addBook("Emma", to: context)
        try context.save()
        let id = book.objectID
        let title = await container.performBackgroundTask { background in
            (background.object(with: id) as? Book)?.title
        }
        #expect(title == "Emma")
        let background = container.newBackgroundContext()
        try await background.perform {
            let twin = try #require(try background.existingObject(with: id) as? Book)
            twin.title = "Persuasion"
            try background.save()
        }
        // Nothing is taken over unless that was asked for.
        #expect(book.title == "Emma")
        context.refresh(book, mergeChanges: true)
        #expect(book.title == "Persuasion")
    }

    @Test func notificationsTellWhatWasSaved() throws {
        let container = try makeContainer()
        let (first, second) = (container.viewContext, container.newBackgroundContext())
        let book = addBook("Emma", to: first)
        try first.save()
        second.performAndWait { _ = second.object(with: book.objectID).value(forKey: "title") }
        nonisolated(unsafe) var reported: Notification?
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: first, queue: nil
        ) { reported = $0 }
        defer { NotificationCenter.default.removeObserver(token) }
        book.title = "Other"
        try first.save()
        let notification = try #require(reported)
        #expect((notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>) == [book])
        second.performAndWait { second.mergeChanges(fromContextDidSave: notification) }
        #expect(
            second.performAndWait { second.object(with: book.objectID).value(forKey: "title") as? String } == "Other")
    }

    @Test(arguments: ["error", "object", "store", "overwrite", "rollback"])
    func conflictsGoByThePolicy(_ policy: String) throws {
        let container = try makeContainer()
        let (first, second) = (container.viewContext, container.newBackgroundContext())
        let book = addBook("Emma", pages: 1, to: first)
        try first.save()
        try second.performAndWait {
            let twin = second.object(with: book.objectID) as! Book
            twin.title = "Second"
            twin.rating = 5
            try second.save()
        }
        book.title = "First"
        book.pages = 2
        first.mergePolicy =
            switch policy {
            case "object": NSMergeByPropertyObjectTrumpMergePolicy
            case "store": NSMergeByPropertyStoreTrumpMergePolicy
            case "overwrite": NSOverwriteMergePolicy
            case "rollback": NSRollbackMergePolicy
            default: NSErrorMergePolicy
            }
        if policy == "error" {
            let error = #expect(throws: NSError.self) { try first.save() }
            #expect(error?.code == NSManagedObjectMergeError)
            return
        }
        try first.save()
        let wanted: (String, Int64, Double) =
            switch policy {
            case "object": ("First", 2, 5)
            case "store": ("Second", 2, 5)
            case "overwrite": ("First", 2, 0)
            default: ("Second", 1, 5)
            }
        #expect((book.title, book.pages, book.rating) == wanted)
        let third = container.newBackgroundContext()
        third.performAndWait {
            let stored = third.object(with: book.objectID) as! Book
            #expect((stored.title, stored.pages, stored.rating) == wanted)
        }
        // And goes on from there.
        book.title = "Again"
        try first.save()
    }

    @Test func childContextsSaveToTheirParent() throws {
        let container = try makeContainer()
        let parent = container.viewContext
        let author = Author(context: parent)
        author.name = "Austen"
        try parent.save()
        addBook("Unsaved", to: parent)
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = parent
        #expect(try books(child) == ["Unsaved"])
        let book = addBook("Emma", to: child)
        let twin = try #require(try child.existingObject(with: author.objectID) as? Author)
        book.author = twin
        twin.name = "Jane Austen"
        #expect(author.name == "Austen" && author.books.isEmpty)
        try child.save()
        #expect(author.name == "Jane Austen" && author.books.map(\.title) == ["Emma"])
        #expect(try books(container.newBackgroundContext()) == [])
        try parent.save()
        #expect(try books(container.newBackgroundContext(), "author.name CONTAINS 'Jane'") == ["Emma"])
        child.delete(book)
        try child.save()
        #expect(author.books.isEmpty)
    }

    @Test func changesCanBeUndone() throws {
        let context = try makeContainer().viewContext
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        func group(_ body: () -> Void) {
            manager.beginUndoGrouping()
            body()
            manager.endUndoGrouping()
        }
        var book: Book!
        let author = Author(context: context)
        try context.save()
        manager.removeAllActions()
        group {
            book = addBook("Emma", to: context)
            book.author = author
        }
        try context.save()
        group { book.title = "Other" }
        group { context.delete(book) }
        #expect(author.books.isEmpty)
        manager.undo()
        #expect(!book.isDeleted && author.books == [book])
        manager.undo()
        #expect(book.title == "Emma")
        manager.redo()
        #expect(book.title == "Other")
        manager.redo()
        #expect(book.isDeleted && author.books.isEmpty)
    }

    @Test func identifiersAreGoodForLater() throws {
        let folder = try Folder()
        let url: URL
        do {
            let container = try makeContainer(at: folder.file())
            let book = addBook("Emma", to: container.viewContext)
            try container.viewContext.save()
            url = book.objectID.uriRepresentation()
        }
        let container = try makeContainer(at: folder.file())
        let id = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url))
        #expect((try container.viewContext.existingObject(with: id) as? Book)?.title == "Emma")
        #expect(id.uriRepresentation() == url)
    }

    @Test func resetForgetsEverything() throws {
        let context = try makeContainer().viewContext
        let book = addBook("Emma", to: context)
        try context.save()
        book.title = "Other"
        context.reset()
        #expect(!context.hasChanges && book.managedObjectContext == nil)
        #expect(try books(context) == ["Emma"])
    }

    @Test func keyPathsTellTheirKeys() {
        #expect(NSSortDescriptor(keyPath: \Book.title, ascending: true).key == "title")
        #expect(NSSortDescriptor(keyPath: \Book.author?.name, ascending: true).key == "author.name")
        #expect(NSSortDescriptor(keyPath: \Book.pages, ascending: false).key == "pages")
        #expect(NSSortDescriptor(keyPath: \Book.isRead, ascending: false).key == "isRead")
    }
}
