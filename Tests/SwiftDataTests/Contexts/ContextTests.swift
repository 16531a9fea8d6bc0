import Foundation
import SwiftData
import Testing

@MainActor @Suite struct ContextTests {
    @Test func valuesOfAllTypesComeBack() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        let book = Book("Emma", pages: 474)
        book.price = Decimal(string: "12.50")!
        book.rating = 4.5
        book.link = URL(string: "https://example.org/emma?a=b")
        book.genre = .poetry
        book.mood = .essay
        book.cover = Cover(color: "red", pages: [7])
        book.notes = ["a", "ü"]
        book.picture = Data([0, 255])
        let code = book.code
        context.insert(book)
        #expect(context.hasChanges)
        #expect(context.insertedModelsArray.count == 1)
        try context.save()
        #expect(!context.hasChanges)

        let other = ModelContext(container)
        let found = try #require(other.fetch(FetchDescriptor<Book>()).first)
        #expect(found !== book)
        #expect(found == book)
        #expect(found.title == "Emma")
        #expect(found.pages == 474)
        #expect(found.price == Decimal(string: "12.5")!)
        #expect(found.rating == 4.5)
        #expect(!found.isRead)
        #expect(found.added == Date(timeIntervalSinceReferenceDate: 1000))
        #expect(found.code == code)
        #expect(found.link == URL(string: "https://example.org/emma?a=b"))
        #expect(found.genre == .poetry)
        #expect(found.mood == .essay)
        #expect(found.cover == Cover(color: "red", pages: [7]))
        #expect(found.notes == ["a", "ü"])
        #expect(found.picture == Data([0, 255]))
        #expect(found.author == nil)
    }

    @Test func changesAreSavedAndRolledBack() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        let book = Book("Emma")
        context.insert(book)
        try context.save()
        book.title = "Persuasion"
        #expect(context.changedModelsArray.count == 1)
        #expect(book.hasChanges)
        context.rollback()
        #expect(book.title == "Emma")
        #expect(!context.hasChanges)
        book.title = "Sanditon"
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Book>()).map(\.title) == ["Sanditon"])
        context.delete(book)
        #expect(book.isDeleted)
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
        context.rollback()
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
        context.delete(book)
        try context.save()
        #expect(book.modelContext == nil)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 0)
    }

    @Test func pendingChangesCount() throws {
        let context = ModelContext(try makeContainer())
        for title in ["c", "a", "b"] { context.insert(Book(title)) }
        var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])
        #expect(try context.fetch(descriptor).map(\.title) == ["a", "b", "c"])
        try context.save()
        let book = try context.fetch(descriptor)[0]
        book.title = "z"
        #expect(try context.fetch(descriptor).map(\.title) == ["b", "c", "z"])
        descriptor.fetchLimit = 1
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.title) == ["c"])
        #expect(try context.fetchIdentifiers(descriptor).count == 1)
        descriptor = FetchDescriptor(predicate: #Predicate { $0.title == "z" })
        #expect(try context.fetchCount(descriptor) == 1)
        descriptor.includePendingChanges = false
        #expect(try context.fetchCount(descriptor) == 0)
        try context.delete(model: Book.self, where: #Predicate { $0.title > "b" })
        #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["b"])
    }

    @Test func transactionsAndEnumerations() throws {
        struct Stop: Error {}
        let context = ModelContext(try makeContainer())
        #expect(throws: Stop.self) {
            try context.transaction {
                context.insert(Book("a"))
                throw Stop()
            }
        }
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
        try context.transaction { for number in 0..<25 { context.insert(Book("\(number)", pages: number)) } }
        var pages = 0
        try context.enumerate(FetchDescriptor<Book>(), batchSize: 10) { pages += $0.pages }
        #expect(pages == 300)
        let all = try context.fetch(FetchDescriptor<Book>(), batchSize: 10)
        #expect(all.count == 25 && all[24].pages == 24)
    }

    @Test func identifiers() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        let book = Book("Emma")
        let early = book.persistentModelID
        context.insert(book)
        try context.save()
        #expect(book.persistentModelID == early)
        #expect(book.id == early)
        #expect(book.persistentModelID.storeIdentifier != nil)
        #expect(book.persistentModelID.entityName == "Book")
        let data = try JSONEncoder().encode(book.persistentModelID)
        let id = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
        let other = ModelContext(container)
        let none: Book? = other.registeredModel(for: id)
        #expect(none == nil)
        let same = try #require(other.model(for: id) as? Book)
        #expect(same.title == "Emma")
        let known: Book? = other.registeredModel(for: id)
        #expect(known === same)
    }
}
