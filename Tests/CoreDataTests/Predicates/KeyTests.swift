import CoreData
import Foundation
import Testing

@MainActor @Suite struct KeyTests {
    private let context: NSManagedObjectContext
    private let container: NSPersistentContainer

    init() throws {
        container = try makeContainer()
        context = container.viewContext
    }

    private func makeAuthor() -> Author {
        let author = Author(context: context)
        for (title, pages, rating) in [("Emma", 400, 4.5), ("Persuasion", 300, 5), ("Emma", 200, 2.5)] {
            let book = Book(context: context)
            book.title = title
            book.pages = Int64(pages)
            book.rating = rating
            book.author = author
        }
        return author
    }

    @Test func J2_keyPathsHaveCollectionOperators() throws {
        let author = makeAuthor()
        #expect(author.value(forKeyPath: "books.@count") as? Int == 3)
        #expect(author.value(forKeyPath: "books.@sum.pages") as? Int == 900)
        #expect(author.value(forKeyPath: "books.@avg.rating") as? Double == 4)
        #expect(author.value(forKeyPath: "books.@min.pages") as? Int == 200)
        #expect(author.value(forKeyPath: "books.@max.title") as? String == "Persuasion")
        #expect(author.value(forKeyPath: "books.title") as? Set<String> == ["Emma", "Persuasion"])
        #expect((author.value(forKeyPath: "books.@unionOfObjects.title") as? [Any])?.count == 3)
        #expect((author.value(forKeyPath: "books.@distinctUnionOfObjects.title") as? [Any])?.count == 2)
        let book = (author.value(forKey: "books") as? NSSet)?.anyObject() as? Book
        #expect(book?.value(forKeyPath: "author.books.@count") as? Int == 3)
    }

    @Test func J2_valuesAreReadAndWrittenByDictionaries() throws {
        let author = makeAuthor()
        author.setValuesForKeys(["name": "Austen"])
        #expect(author.name == "Austen")
        let book = Book(context: context)
        book.setValuesForKeys(["title": NSNull(), "pages": 7, "author": author])
        let values = book.dictionaryWithValues(forKeys: ["title", "pages", "author"])
        #expect(values["title"] is NSNull)
        #expect(values["pages"] as? Int == 7)
        #expect(values["author"] as? Author === author)
        book.setValue("Jane", forKeyPath: "author.name")
        #expect(author.name == "Jane")
    }

    @Test func J2_mutableSetsChangeTheRelationship() throws {
        let author = makeAuthor()
        let set = author.mutableSetValue(forKey: "books")
        let book = Book(context: context)
        set.add(book)
        #expect(book.author === author)
        #expect(set.count == 4)
        #expect(set.contains(book))
        set.remove(book)
        #expect(book.author == nil)
        #expect(set.count == 3)
        set.removeAllObjects()
        #expect((author.value(forKey: "books") as? NSSet)?.count == 0)

        let chapters = ["a", "b", "c"].map { title in
            let chapter = NSEntityDescription.insertNewObject(forEntityName: "Chapter", into: context)
            chapter.setValue(title, forKey: "title")
            return chapter
        }
        let list = book.mutableOrderedSetValue(forKey: "chapters")
        for chapter in chapters { list.add(chapter) }
        list.exchangeObject(at: 0, withObjectAt: 2)
        list.removeObject(at: 1)
        #expect((book.chapters?.array as? [NSManagedObject]) == [chapters[2], chapters[0]])
        #expect(book.chapters?.count == list.count)
    }

    @Test func J2_valuesOfFoundationAreArgumentsOfFormats() throws {
        let (id, date) = (UUID(), Date(timeIntervalSinceReferenceDate: 5))
        #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: ["id": id]))
        #expect(NSPredicate(format: "at < %@", date as CVarArg).evaluate(with: ["at": Date.distantPast]))
        #expect(NSPredicate(format: "x == %la AND y == %a", 1.5, 2.5).evaluate(with: ["x": 1.5, "y": 2.5]))
        #expect(NSPredicate(format: "%K.%K == 3", "a", "b").evaluate(with: ["a": ["b": 3]]))
    }

    @Test func J2_patternsWithoutRegardToCaseKeepTheirClasses() {
        #expect(NSPredicate(format: "SELF MATCHES[c] %@", #"\S+"#).evaluate(with: "Abc"))
        #expect(!NSPredicate(format: "SELF MATCHES[c] %@", #"\S+"#).evaluate(with: "A c"))
        #expect(NSPredicate(format: "SELF MATCHES[c] 'ab[C-D]'").evaluate(with: "ABc"))
        #expect(!NSPredicate(format: "SELF MATCHES 'abc'").evaluate(with: "ABC"))
        #expect(NSPredicate(format: "SELF MATCHES[cd] 'É.*'").evaluate(with: "eclair"))
    }

    @Test func J2_aRequestHasTheOptionsOfTheDocumentation() throws {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.includesPropertyValues = false
        request.shouldRefreshRefetchedObjects = true
        context.stalenessInterval = 5
        context.shouldDeleteInaccessibleFaults = false
        #expect(try context.fetch(request).isEmpty)
    }
}
