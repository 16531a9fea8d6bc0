import Foundation
import SwiftData
import Testing

@MainActor @Suite struct RelationshipTests {
    @Test func bothSidesAgree() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        let austen = Author(name: "Austen")
        context.insert(austen)
        let emma = Book("Emma", author: austen)
        context.insert(emma)
        #expect(austen.books == [emma])
        let sanditon = Book("Sanditon")
        austen.books.append(sanditon)
        #expect(sanditon.author === austen)
        #expect(sanditon.modelContext === context)
        try context.save()

        let other = ModelContext(container)
        let found = try #require(other.fetch(FetchDescriptor<Author>()).first)
        #expect(found.books.map(\.title) == ["Emma", "Sanditon"])
        #expect(found.books[0].author === found)
        found.books[0].author = nil
        #expect(found.books.map(\.title) == ["Sanditon"])
        let bronte = Author(name: "Brontë")
        found.books[0].author = bronte
        #expect(bronte.modelContext === other)
        #expect(found.books.isEmpty)
        #expect(bronte.books.map(\.title) == ["Sanditon"])
        try other.save()
        #expect(austen.books.isEmpty)
        #expect(sanditon.author?.name == "Brontë")
    }

    @Test func severalAtEitherSide() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        let (emma, jane) = (Book("Emma"), Book("Jane Eyre"))
        let (old, good) = (Tag(name: "old"), Tag(name: "good"))
        context.insert(emma)
        context.insert(jane)
        emma.tags = [old, good]
        good.books.append(jane)
        #expect(jane.tags == [good])
        try context.save()
        let other = ModelContext(container)
        let tags = try other.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.name)]))
        #expect(tags.map { $0.books.map(\.title) } == [["Emma", "Jane Eyre"], ["Emma"]])
        tags[0].books.removeFirst()
        try other.save()
        #expect(emma.tags == [old])
        context.delete(old)
        #expect(emma.tags.isEmpty)
        try context.save()
        let last = ModelContext(container)
        #expect(try last.fetch(FetchDescriptor<Book>()).map { $0.tags.count } == [0, 1])
    }

    @Test func deleteRules() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        let austen = Author(name: "Austen")
        austen.books = [Book("Emma"), Book("Persuasion")]
        context.insert(austen)
        let tag = Tag(name: "old")
        context.insert(tag)
        austen.books[0].tags.append(tag)
        try context.save()
        let other = ModelContext(container)
        let found = try other.fetch(FetchDescriptor<Author>())[0]
        other.delete(found)
        #expect(try other.fetchCount(FetchDescriptor<Book>()) == 0)
        try other.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 0)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Tag>()) == 1)
        #expect(tag.books.isEmpty)
    }

    @Test func uniqueValuesUpsert() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        let first = Tag(name: "old")
        context.insert(first)
        try context.save()
        let book = Book("Emma")
        let second = Tag(name: "old")
        book.tags = [second, Tag(name: "new")]
        context.insert(book)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 2)
        #expect(first.persistentModelID == second.persistentModelID)
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Book>())[0].tags.map(\.name).sorted() == ["new", "old"])
        context.insert(Tag(name: "same"))
        context.insert(Tag(name: "same"))
        try context.save()
        #expect(try other.fetchCount(FetchDescriptor<Tag>()) == 3)
    }
}
