import CoreData
import Foundation
import Testing

@MainActor @Suite struct BatchTests {
    private func filled(_ model: NSManagedObjectModel = makeModel()) throws -> NSManagedObjectContext {
        let context = try makeContainer(model).viewContext
        for number in 0..<10 { addBook("Book \(number)", pages: Int64(number * 100), to: context) }
        try context.save()
        return context
    }

    private func titles(_ context: NSManagedObjectContext) throws -> [String] {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        return try context.fetch(request).compactMap(\.title)
    }

    @Test func objectsAreDeletedInTheStore() throws {
        let context = try filled()
        let known = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        fetch.predicate = NSPredicate(format: "pages >= 300")
        let request = NSBatchDeleteRequest(fetchRequest: fetch)
        request.resultType = .resultTypeObjectIDs
        let result = try #require(try context.execute(request) as? NSBatchDeleteResult)
        let gone = try #require(result.result as? [NSManagedObjectID])
        #expect(gone.count == 7)
        #expect(try titles(context) == ["Book 0", "Book 1", "Book 2"])
        #expect(known.filter { $0.managedObjectContext != nil }.count == 10)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: gone], into: [context])
        #expect(known.filter { $0.managedObjectContext != nil }.count == 3)
    }

    @Test func requestsOfClassesAreTaken() throws {
        let context = try filled()
        let request: NSFetchRequest<any NSFetchRequestResult> = NSManagedObject.fetchRequest()
        request.entity = NSEntityDescription.entity(forEntityName: "Book", in: context)
        let delete = NSBatchDeleteRequest(fetchRequest: request)
        delete.resultType = .resultTypeCount
        #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 10)
        #expect(try titles(context).isEmpty)
    }

    @Test func aPredicateThatSQLCanNotSayIsEvaluated() throws {
        let context = try filled()
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        fetch.predicate = NSPredicate(format: "uppercase(title) == 'BOOK 3'")
        let delete = NSBatchDeleteRequest(fetchRequest: fetch)
        try context.execute(delete)
        #expect(try titles(context).count == 9)
    }

    @Test func relationshipsAreFollowed() throws {
        let context = try filled()
        let book = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        let chapter = NSEntityDescription.insertNewObject(forEntityName: "Chapter", into: context)
        chapter.setValue(book, forKey: "book")
        let tag = Tag(context: context)
        book.tags = NSSet(object: tag)
        let author = Author(context: context)
        book.author = author
        try context.save()
        #expect(throws: NSError.self) { try context.execute(NSBatchDeleteRequest(objectIDs: [author.objectID])) }
        try context.execute(NSBatchDeleteRequest(objectIDs: [book.objectID]))
        context.refreshAllObjects()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Chapter")) == 0)
        #expect((tag.value(forKey: "books") as? NSSet)?.count == 0)
        try context.execute(NSBatchDeleteRequest(objectIDs: [author.objectID]))
        #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 0)
    }

    @Test func attributesAreChangedInTheStore() throws {
        let context = try filled()
        let request = NSBatchUpdateRequest(entityName: "Book")
        request.predicate = NSPredicate(format: "pages < 200")
        request.propertiesToUpdate = ["isRead": true, "genre": "short"]
        request.resultType = .updatedObjectsCountResultType
        let result = try context.execute(request) as? NSBatchUpdateResult
        #expect(result?.result as? Int == 2)
        context.refreshAllObjects()
        let read = NSFetchRequest<Book>(entityName: "Book")
        read.predicate = NSPredicate(format: "isRead == YES AND genre == 'short'")
        #expect(try context.count(for: read) == 2)
        request.propertiesToUpdate = ["pages": "many"]
        #expect(throws: NSError.self) { try context.execute(request) }
        request.propertiesToUpdate = ["colour": "red"]
        #expect(throws: NSError.self) { try context.execute(request) }
    }

    @Test func objectsAreInserted() throws {
        let context = try filled()
        let rows = [["title": "X", "pages": 5], ["title": "Y"]] as [[String: Any]]
        let insert = NSBatchInsertRequest(entityName: "Book", objects: rows)
        insert.resultType = .objectIDs
        let ids = (try context.execute(insert) as? NSBatchInsertResult)?.result as? [NSManagedObjectID]
        #expect(ids?.count == 2)
        var left = 5_000
        let many = NSBatchInsertRequest(entityName: "Book") { (values: NSMutableDictionary) in
            values["title"] = "Many \(left)"
            left -= 1
            return left < 0
        }
        many.resultType = .count
        #expect((try context.execute(many) as? NSBatchInsertResult)?.result as? Int == 5_000)
        var isDone = false
        let one = NSBatchInsertRequest(entityName: "Book") { (object: NSManagedObject) in
            defer { isDone = true }
            object.setValue("Z", forKey: "title")
            return isDone
        }
        try context.execute(one)
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 5_013)
        #expect(try titles(context).suffix(3) == ["X", "Y", "Z"])
    }

    @Test func whatIsThereIsChanged() throws {
        let context = try makeContainer(makeVehicles()).viewContext
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        func insert(_ rows: [[String: Any]]) throws {
            try context.execute(NSBatchInsertRequest(entityName: "Vehicle", objects: rows))
        }
        try insert([["plate": "A", "wheels": 1], ["plate": "B", "wheels": 2]])
        try insert([["plate": "B", "wheels": 3], ["plate": "C", "wheels": 4]])
        let request = NSFetchRequest<Vehicle>(entityName: "Vehicle")
        request.sortDescriptors = [NSSortDescriptor(key: "plate", ascending: true)]
        #expect(try context.fetch(request).map(\.wheels) == [1, 3, 4])
    }

    @Test func aRequestWithoutAStoreThrows() {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        #expect(throws: NSError.self) { try context.execute(NSBatchUpdateRequest(entityName: "Book")) }
    }
}
