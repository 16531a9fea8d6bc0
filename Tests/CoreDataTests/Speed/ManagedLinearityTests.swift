import CoreData
import MartletStore
import Testing

/// Operations on twice as many objects take at most twice the work: instructions of SQLite's virtual machine, and objects
/// visited in lists from end to end.
@MainActor @Suite(.serialized)
struct ManagedLinearityTests {
    private static let count = 200

    private func work(
        _ count: Int, prepare: (NSManagedObjectContext, Int) throws -> Void,
        _ operation: (NSManagedObjectContext, Int) throws -> Void
    ) throws -> (steps: Int, visited: Int) {
        let container = try makeContainer(
            makeModel { model in
                model.entitiesByName["Author"]!.relationshipsByName["books"]!.deleteRule = .nullifyDeleteRule
            })
        try prepare(container.viewContext, count)
        try container.viewContext.save()
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = container.persistentStoreCoordinator
        let (steps, visited) = (container.persistentStoreCoordinator.storeSteps, ListWork.visited)
        try operation(context, count)
        return (container.persistentStoreCoordinator.storeSteps - steps, ListWork.visited - visited)
    }

    private func expectLinear(
        prepare: (NSManagedObjectContext, Int) throws -> Void = { _, _ in },
        _ operation: (NSManagedObjectContext, Int) throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let single = try work(Self.count, prepare: prepare, operation)
        let double = try work(2 * Self.count, prepare: prepare, operation)
        #expect(Double(double.steps) <= 2.3 * Double(single.steps) + 2_000, sourceLocation: sourceLocation)
        #expect(Double(double.visited) <= 2.3 * Double(single.visited) + 200, sourceLocation: sourceLocation)
    }

    private func author(_ context: NSManagedObjectContext, _ count: Int) {
        let author = Author(context: context)
        author.name = "a"
        author._add(NSSet(array: (0..<count).map { addBook("\($0)", to: context) }), to: "books")
    }

    private func authors(_ context: NSManagedObjectContext, _ count: Int) {
        for number in 0..<count {
            let author = Author(context: context)
            author.name = "\(number)"
            author._add(NSSet(array: [addBook("x", to: context), addBook("y", to: context)]), to: "books")
        }
    }

    private func all<Object: NSManagedObject>(_: Object.Type, _ context: NSManagedObjectContext) throws -> [Object] {
        try context.fetch(NSFetchRequest<Object>(entityName: "\(Object.self)"))
    }

    @Test func insertingAndSaving() throws {
        try expectLinear { context, count in
            for number in 0..<count { addBook("\(number)", to: context) }
            try context.save()
        }
    }

    @Test func fetching() throws {
        try expectLinear(prepare: author) { context, count in
            let books = try all(Book.self, context)
            #expect(books.count { $0.title != nil } == count)
        }
    }

    @Test func adding() throws {
        try expectLinear(prepare: author) { context, count in
            let author = try all(Author.self, context)[0]
            for number in 0..<count { author._add(addBook("\(number)", to: context), to: "books") }
            try context.save()
            #expect(author.books.count == 2 * count)
        }
    }

    @Test func addingToASetOverTheRelationship() throws {
        try expectLinear(prepare: author) { context, count in
            let books = try all(Author.self, context)[0].mutableSetValue(forKey: "books")
            for number in 0..<count {
                books.add(addBook("\(number)", to: context))
                #expect(books.count == count + number + 1)
            }
            try context.save()
        }
    }

    @Test func addingToBothSides() throws {
        try expectLinear { context, count in
            let tag = Tag(context: context)
            for number in 0..<count {
                let book = addBook("\(number)", to: context)
                if number.isMultiple(of: 2) { book._add(tag, to: "tags") } else { tag._add(book, to: "books") }
            }
            try context.save()
        }
    }

    @Test func deletingTheObjectsOfAList() throws {
        try expectLinear(prepare: author) { context, _ in
            let author = try all(Author.self, context)[0]
            for book in author.books { context.delete(book) }
            #expect(author.books.isEmpty)
            try context.save()
        }
    }

    @Test func deletingOwners() throws {
        try expectLinear(prepare: authors) { context, _ in
            for author in try all(Author.self, context) { context.delete(author) }
            try context.save()
        }
    }

    @Test func moving() throws {
        try expectLinear(prepare: author) { context, _ in
            let (old, new) = (try all(Author.self, context)[0], Author(context: context))
            for book in old.books { book.author = new }
            for book in new.books { old._add(book, to: "books") }
            try context.save()
        }
    }

    @Test func rollingBack() throws {
        try expectLinear(prepare: authors) { context, _ in
            for author in try all(Author.self, context) {
                author.name = "changed"
                author._add(addBook("z", to: context), to: "books")
            }
            context.rollback()
        }
    }

    @Test func prefetching() throws {
        try expectLinear(prepare: authors) { context, _ in
            let request = NSFetchRequest<Author>(entityName: "Author")
            request.relationshipKeyPathsForPrefetching = ["books"]
            let authors = try context.fetch(request)
            #expect(authors.allSatisfy { $0.books.count == 2 })
        }
    }
}
