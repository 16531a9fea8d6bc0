import Foundation
import MartletStore
import SwiftData
import Testing

private struct Place: Codable, Equatable {
    var name: String
    var number: Int
    var kind: Kind
    var parts: [String]
    enum Kind: String, Codable { case inside, outside }
}

private enum Mood: String, Codable, Comparable {
    case calm, wild
    static func < (a: Mood, b: Mood) -> Bool { a.rawValue < b.rawValue }
}

@Model
private final class Scene {
    var title: String
    var code: UUID
    var mood: Mood
    var place: Place
    var price: Decimal
    var team: Team2Owner
    init(_ title: String, _ team: Team2Owner) {
        self.title = title
        code = UUID()
        mood = .wild
        place = Place(name: "a", number: 1, kind: .outside, parts: ["b"])
        price = 1
        self.team = team
    }
}

@Model
private final class Team2Owner {
    var name: String
    init(_ name: String) { self.name = name }
}

/// Reading what a store can contain never ends the program.
struct ReadingTests {
    private func makeContainer() throws -> ModelContainer {
        try ModelContainer(
            for: Scene.self, Team2Owner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test func anObjectThatIsGoneReadsAsDefaults() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        let scene = Scene("a", Team2Owner("b"))
        context.insert(scene)
        try context.save()
        let id = scene.persistentModelID
        context.delete(scene)
        try context.save()
        let gone = try #require(ModelContext(container).model(for: id) as? Scene)
        #expect(gone.title == "" && gone.mood == .calm && gone.price == 0)
        #expect(gone.code == UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
        #expect(gone.place == Place(name: "", number: 0, kind: .inside, parts: []))
        #expect(gone.team.name == "")
    }

    @Test func aValueThatIsNoneOfItsTypeReadsAsTheDefault() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        context.insert(Scene("a", Team2Owner("b")))
        try context.save()
        try container.writeStores { database in
            try database.run("UPDATE Scene SET mood = 'removed', place = x'00', code = 'none', team = 77")
        }
        let read = try #require(try ModelContext(container).fetch(FetchDescriptor<Scene>()).first)
        #expect(read.title == "a" && read.mood == .calm && read.place.name == "")
        #expect(read.team.name == "")
    }

    @Test func aFetchThatEvaluatesAnUnreadableValueThrows() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        context.insert(Scene("a", Team2Owner("b")))
        context.insert(Scene("b", Team2Owner("b")))
        try context.save()
        try container.writeStores { database in
            try database.run("UPDATE Scene SET place = x'00', mood = 'removed' WHERE title = 'a'")
        }
        let fresh = ModelContext(container)
        let byPart = FetchDescriptor<Scene>(predicate: #Predicate { $0.place.name == "a" })
        let error = #expect(throws: SwiftDataError.self) { try fresh.fetch(byPart) }
        #expect(error?.description.contains("Scene.place") == true)
        #expect(throws: SwiftDataError.self) { try fresh.fetchCount(byPart) }
        #expect(throws: SwiftDataError.self) {
            try fresh.fetch(FetchDescriptor<Scene>(sortBy: [SortDescriptor(\.mood)]))
        }
        // The values that a fetch does not evaluate are not its concern.
        #expect(try fresh.fetch(FetchDescriptor<Scene>(sortBy: [SortDescriptor(\.title)])).map(\.title) == ["a", "b"])
        #expect(try fresh.fetchCount(FetchDescriptor<Scene>(predicate: #Predicate { $0.title == "a" })) == 1)
    }
}
