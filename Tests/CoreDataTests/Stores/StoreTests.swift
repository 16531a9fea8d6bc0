import CoreData
import Foundation
import Testing

@MainActor @Suite struct StoreTests {
    private func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.defaultValue = value
        return attribute
    }

    private func fill(_ folder: Folder) throws {
        let container = try makeContainer(at: folder.file())
        addBook("Emma", pages: 474, to: container.viewContext)
        try container.viewContext.save()
    }

    @Test func J5_whatWasSavedIsThereAfterwards() throws {
        let folder = try Folder()
        try fill(folder)
        let context = try makeContainer(at: folder.file()).viewContext
        #expect(try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>).map(\.title) == ["Emma"])
    }

    /// The list is not read before something is put at its end, from the other side.
    @Test func whatIsAddedFromTheOtherSideKeepsItsPlace() throws {
        let folder = try Folder()
        try fill(folder)
        func titles(_ context: NSManagedObjectContext) throws -> [String?] {
            let book = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
            return book.chapters?.array.map { ($0 as? NSManagedObject)?.value(forKey: "title") as? String } ?? []
        }
        for title in ["one", "two", "three"] {
            let context = try makeContainer(at: folder.file()).viewContext
            let chapter = NSEntityDescription.insertNewObject(forEntityName: "Chapter", into: context)
            chapter.setValue(title, forKey: "title")
            chapter.setValue(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first, forKey: "book")
            try context.save()
        }
        #expect(try titles(makeContainer(at: folder.file()).viewContext) == ["one", "two", "three"])
    }

    @Test func storesFollowTheirModel() throws {
        let folder = try Folder()
        try fill(folder)
        let container = try makeContainer(
            at: folder.file(),
            makeModel { model in
                let book = model.entitiesByName["Book"]!
                let renamed = attribute("name", .stringAttributeType)
                renamed.renamingIdentifier = "title"
                book.properties = book.properties.filter { $0.name != "title" && $0.name != "cover" }
                book.properties += [renamed, attribute("edition", .integer32AttributeType, 7)]
            })
        let book = try #require(try container.viewContext.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        #expect(book.value(forKey: "name") as? String == "Emma")
        #expect(book.value(forKey: "edition") as? Int == 7)
        #expect(book.pages == 474)
    }

    @Test func whatDoesNotFitIsLeftAsItIs() throws {
        let folder = try Folder()
        try fill(folder)
        let error = #expect(throws: NSError.self) {
            try makeContainer(
                at: folder.file(),
                makeModel { model in
                    let book = model.entitiesByName["Book"]!
                    book.properties = book.properties.filter { $0.name != "title" }
                    book.properties += [attribute("title", .dateAttributeType)]
                })
        }
        #expect(error?.localizedDescription.contains("Book.title") == true)
        let context = try makeContainer(at: folder.file()).viewContext
        #expect(try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>).map(\.title) == ["Emma"])
    }

    @Test func damagedFilesAreKept() throws {
        let folder = try Folder()
        let text = Data(String(repeating: "no store at all ", count: 100).utf8)
        try text.write(to: folder.file())
        let error = #expect(throws: NSError.self) { try makeContainer(at: folder.file()) }
        #expect(error?.localizedDescription.contains("damaged") == true)
        #expect(try Data(contentsOf: folder.file()) == text)
    }

    @Test func readOnlyStoresAreNotWritten() throws {
        let folder = try Folder()
        try fill(folder)
        let container = NSPersistentContainer(name: "Library", managedObjectModel: makeModel())
        let description = NSPersistentStoreDescription(url: folder.file())
        description.isReadOnly = true
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in #expect(error == nil) }
        #expect(try container.viewContext.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
        addBook("New", to: container.viewContext)
        #expect(throws: NSError.self) { try container.viewContext.save() }
    }

    @Test func twoContainersOfOneFileAgree() throws {
        let folder = try Folder()
        let (first, second) = (try makeContainer(at: folder.file()), try makeContainer(at: folder.file()))
        addBook("Emma", to: first.viewContext)
        try first.viewContext.save()
        #expect(try second.viewContext.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title) == ["Emma"])
    }
}
