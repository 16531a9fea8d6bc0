import Foundation
import SwiftData
import Testing

enum V1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        var name: String
        var age: Int = 0
        var old: String = "kept"
        init(name: String) { self.name = name }
    }
}

enum V2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Person.self, Pet.self] }

    @Model final class Person {
        @Attribute(originalName: "name") var fullName: String
        var age: Double = 0
        var nick: String?
        var rank: Int = 7
        var pets: [Pet] = []
        init(fullName: String) { self.fullName = fullName }
    }

    @Model final class Pet {
        var name: String
        var owner: Person?
        init(name: String) { self.name = name }
    }
}

/// Ages are texts, which does not go by itself.
enum V3: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        var fullName: String
        var years: String = ""
        @Attribute(.unique) var nick: String?
        init(fullName: String) { self.fullName = fullName }
    }
}

private struct Halt: Error {}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [V1B.self, V3.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: V1B.self, toVersion: V3.self,
                willMigrate: { context in
                    for person in try context.fetch(FetchDescriptor<V1B.Person>()) {
                        person.nick = person.fullName + "!"
                    }
                    try context.save()
                },
                didMigrate: { context in
                    for person in try context.fetch(FetchDescriptor<V3.Person>()) {
                        person.years = person.nick == "Ada!" ? "36" : "?"
                    }
                    try context.save()
                })
        ]
    }
}

private enum Failing: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [V1B.self, V3.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: V1B.self, toVersion: V3.self, willMigrate: nil,
                didMigrate: { context in
                    context.insert(V3.Person(fullName: "half"))
                    try context.save()
                    throw Halt()
                })
        ]
    }
}

enum V1B: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        var fullName: String
        var nick: String?
        init(fullName: String) { self.fullName = fullName }
    }
}

@MainActor @Suite struct MigrationTests {
    private func context(
        _ version: any VersionedSchema.Type, _ url: URL, _ plan: (any SchemaMigrationPlan.Type)? = nil
    ) throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: Schema(versionedSchema: version), migrationPlan: plan,
                configurations: [ModelConfiguration(url: url)]))
    }

    @Test func whatGoesByItself() throws {
        let folder = try Folder()
        do {
            let old = try context(V1.self, folder.store)
            let person = V1.Person(name: "Ada")
            person.age = 36
            old.insert(person)
            try old.save()
        }
        // Every such integer is a number with a fraction too.
        #expect(try context(V2.self, folder.store).fetch(FetchDescriptor<V2.Person>()).map(\.age) == [36])
    }

    @Test func propertiesComeAndGoAndHaveOtherNames() throws {
        let folder = try Folder()
        do {
            let old = try context(V1.self, folder.store)
            old.insert(V1.Person(name: "Ada"))
            try old.save()
        }
        do {
            let new = try context(V2b.self, folder.store)
            let person = try new.fetch(FetchDescriptor<V2b.Person>())[0]
            #expect(person.fullName == "Ada")
            #expect(person.nick == nil)
            #expect(person.rank == 7)
            person.pets.append(V2b.Pet(name: "Rex"))
            try new.save()
        }
        // An older app does not spoil it.
        let before = try Data(contentsOf: folder.store)
        let error = #expect(throws: SwiftDataError.self) { try context(V1.self, folder.store) }
        #expect("\(error!)".contains("newer version of the app"))
        #expect(try Data(contentsOf: folder.store) == before)
    }

    @Test func stagesOfAPlan() throws {
        let folder = try Folder()
        do {
            let old = try context(V1B.self, folder.store)
            for name in ["Ada", "Bob"] { old.insert(V1B.Person(fullName: name)) }
            try old.save()
        }
        do {
            let error = #expect(throws: SwiftDataError.self) { try context(V3.self, folder.store, Failing.self) }
            #expect("\(error!)".contains("left as it was"))
            #expect(folder.names == ["test.store"])
            #expect(try context(V1B.self, folder.store).fetchCount(FetchDescriptor<V1B.Person>()) == 2)
        }
        let new = try context(V3.self, folder.store, Plan.self)
        let people = try new.fetch(FetchDescriptor<V3.Person>(sortBy: [SortDescriptor(\.fullName)]))
        #expect(people.map(\.years) == ["36", "?"])
        #expect(people.map(\.nick) == ["Ada!", "Bob!"])
        #expect(try context(V3.self, folder.store, Plan.self).fetchCount(FetchDescriptor<V3.Person>()) == 2)
    }

    @Test func aDatabaseOfSomethingElse() throws {
        let folder = try Folder()
        do {
            let context = try context(V1B.self, folder.store)
            context.insert(V1B.Person(fullName: "Ada"))
            context.insert(V1B.Person(fullName: "Ada"))
            try context.save()
        }
        // Both have no nick: that is not the same one.
        #expect(try context(V3.self, folder.store).fetchCount(FetchDescriptor<V3.Person>()) == 2)
    }
}

enum V2b: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Person.self, Pet.self] }

    @Model final class Person {
        @Attribute(originalName: "name") var fullName: String
        var age: Int = 0
        var nick: String?
        var rank: Int = 7
        var pets: [Pet] = []
        init(fullName: String) { self.fullName = fullName }
    }

    @Model final class Pet {
        var name: String
        var owner: Person?
        init(name: String) { self.name = name }
    }
}
