import Foundation
import SwiftData
import Testing

/// Unique values: which object has one, before and after a save.
struct UniqueTests {
    private func places(_ container: ModelContainer) throws -> [String] {
        try ModelContext(container).fetch(FetchDescriptor<Position>(sortBy: [SortDescriptor(\.place)]))
            .map { "\($0.place) \($0.name)" }
    }

    @Test func anObjectThatGivesItsValueUpIsNotOverwritten() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        let first = Position(1, "first")
        context.insert(first)
        try context.save()
        first.place = 2
        context.insert(Position(1, "new"))
        try context.save()
        #expect(try places(container) == ["1 new", "2 first"])
    }

    @Test func twoObjectsExchangeUniqueValues() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        let (a, b) = (Position(1, "a"), Position(2, "b"))
        context.insert(a)
        context.insert(b)
        try context.save()
        (a.place, b.place) = (2, 1)
        try context.save()
        #expect(try places(container) == ["1 b", "2 a"])
    }

    @Test func bothInstancesOfAnUpsertAreOneObject() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        var a: Position? = Position(1, "a")
        context.insert(a!)
        try context.save()
        let b = Position(1, "b")
        context.insert(b)
        try context.save()
        #expect(a == b && a?.name == "b")
        a?.name = "c"
        b.rating = 5
        #expect(a?.rating == 5 && b.name == "c")
        try context.save()
        let read = try ModelContext(container).fetch(FetchDescriptor<Position>())
        #expect(read.map(\.name) == ["c"] && read.map(\.rating) == [5])
        #expect(try context.fetch(FetchDescriptor<Position>()) == [b])
        a = nil
        // The first instance has ended, and the other still is the object.
        let found = try context.fetch(FetchDescriptor<Position>())
        found[0].name = "d"
        #expect(b.name == "d")
        b.rating = 6
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Position>()).map(\.rating) == [6])
    }

    /// An object takes those along that were merged into it before.
    @Test func instancesOfAChainOfUpsertsAreOneObject() throws {
        let container = try ModelContainer(
            for: Country.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let stored = Country(name: "Latvia", code: "lv")
        context.insert(stored)
        try context.save()
        let (named, both) = (Country(name: "Latvija", code: nil), Country(name: "Latvija", code: "lv"))
        context.insert(named)
        context.insert(both)
        try context.save()
        #expect(named == stored && both == stored)
        #expect([stored, named, both].map(\.name) == ["Latvija", "Latvija", "Latvija"])
        both.name = "Latvia"
        #expect(stored.name == "Latvia" && named.name == "Latvia")
        #expect(try context.fetchCount(FetchDescriptor<Country>()) == 1)
    }

    @Test func importingAgainLeavesOneEntryInEachList() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        let feed = Feed("news")
        context.insert(feed)
        for round in 1...3 {
            for link in ["a", "b"] {
                let entry = Entry(link, "\(round)")
                context.insert(entry)
                entry.feed = feed
            }
            try context.save()
            #expect(feed.entries.map { $0.link + $0.text }.sorted() == ["a\(round)", "b\(round)"])
        }
        let gone = feed.entries.first { $0.link == "a" }!
        context.delete(gone)
        #expect(feed.entries.map(\.link) == ["b"])
        try context.save()
        #expect(feed.entries.map(\.link) == ["b"])
        #expect(try ModelContext(container).fetch(FetchDescriptor<Feed>())[0].entries.map(\.link) == ["b"])
    }

    @Test func anUpsertKeepsLinksThatTheNewObjectDoesNotName() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        let feed = Feed("news")
        let entry = Entry("a")
        context.insert(feed)
        entry.feed = feed
        try context.save()
        context.insert(Entry("a", "again"))
        try context.save()
        #expect(feed.entries.map(\.text) == ["again"])
    }

    @Test func aValueOfAnotherIsAnErrorThatNamesIt() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        let (a, b) = (Position(1, "a"), Position(2, "b"))
        context.insert(a)
        context.insert(b)
        try context.save()
        b.place = 1
        let error = #expect(throws: SwiftDataError.self) { try context.save() }
        #expect("\(error!)".contains("Position.place") && "\(error!)".contains("(1)"))
        b.place = 3
        try context.save()
        #expect(try places(container) == ["1 a", "3 b"])
    }

    @Test func savingByItselfLeavesOnlyTheConflictOut() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        let (a, b) = (Position(1, "a"), Position(2, "b"))
        context.insert(a)
        context.insert(b)
        try context.save()
        context.autosaveEnabled = true
        b.place = 1
        a.name = "c"
        context.insert(Position(5, "e"))
        context.autosave()
        #expect(try places(container) == ["1 c", "2 b", "5 e"])
        b.place = 3
        context.autosave()
        #expect(try places(container) == ["1 c", "3 b", "5 e"])
    }

    @Test func aDeletedObjectsValueIsFree() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        let a = Position(1, "a")
        context.insert(a)
        try context.save()
        context.delete(a)
        context.insert(Position(1, "b"))
        try context.save()
        #expect(try places(container) == ["1 b"])
    }
}

@Model
private final class Country {
    @Attribute(.unique) var name: String
    @Attribute(.unique) var code: String?
    init(name: String, code: String?) {
        self.name = name
        self.code = code
    }
}
