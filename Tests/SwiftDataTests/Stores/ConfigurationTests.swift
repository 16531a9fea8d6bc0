import Foundation
import SwiftData
import Testing

@MainActor @Suite struct ConfigurationTests {
    private func made(_ configurations: [ModelConfiguration]) throws {
        _ = try ModelContainer(for: Schema([Author.self, Book.self, Tag.self]), configurations: configurations)
    }

    @Test func twoOfOnePlaceAreRefused() throws {
        let folder = try Folder()
        #expect(throws: SwiftDataError.duplicateConfiguration) {
            try made([
                ModelConfiguration("a", schema: Schema([Author.self]), url: folder.store),
                ModelConfiguration("b", schema: Schema([Tag.self]), url: folder.store),
            ])
        }
        #expect(folder.names == [])
    }

    @Test func classesThatTheContainerLacksAreRefused() throws {
        #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
            try made([ModelConfiguration(schema: Schema([Thermostat.self]), isStoredInMemoryOnly: true)])
        }
    }

    @Test func namesThatNoFileCanHaveAreRefused() throws {
        #expect(throws: SwiftDataError.configurationFileNameTooLong) {
            try made([ModelConfiguration(String(repeating: "n", count: 300))])
        }
        do {
            try made([ModelConfiguration("a/b")])
            Issue.record("it was made")
        } catch SwiftDataError.configurationFileNameContainsInvalidCharacters {
            // As people write it.
        }
    }

    @Test func objectsOfTwoStoresAreInOneContext() throws {
        let folder = try Folder()
        let container = try ModelContainer(
            for: Schema([Author.self, Thermostat.self]),
            configurations: [
                ModelConfiguration("people", schema: Schema([Author.self]), url: folder.store),
                ModelConfiguration("things", schema: Schema([Thermostat.self]), isStoredInMemoryOnly: true),
            ])
        let context = ModelContext(container)
        context.insert(Author(name: "Austen"))
        context.insert(Thermostat(name: "hall"))
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Author>()) == 1)
        #expect(try other.fetchCount(FetchDescriptor<Thermostat>()) == 1)
    }

    @Test func namesAndIdentifiersOfStoresLeadToEachOther() throws {
        let folder = try Folder()
        func container() throws -> ModelContainer {
            try ModelContainer(
                for: Schema([Author.self, Thermostat.self]),
                configurations: [
                    ModelConfiguration("people", schema: Schema([Author.self]), url: folder.store),
                    ModelConfiguration("things", schema: Schema([Thermostat.self]), isStoredInMemoryOnly: true),
                ])
        }
        let first = try container()
        let people = try #require(first.storeIdentifier(forConfigurationNamed: "people"))
        let things = try #require(first.storeIdentifier(forConfigurationNamed: "things"))
        #expect(people != things)
        #expect(first.configurationName(forStoreIdentifier: people) == "people")
        #expect(first.configurationName(forStoreIdentifier: things) == "things")
        #expect(first.storeIdentifier(forConfigurationNamed: "other") == nil)
        #expect(first.configurationName(forStoreIdentifier: "other") == nil)
        let context = ModelContext(first)
        let author = Author(name: "Austen")
        context.insert(author)
        try context.save()
        #expect(author.persistentModelID.storeIdentifier == people)
        #expect(try container().storeIdentifier(forConfigurationNamed: "people") == people)
    }

    @Test func aConfigurationKeepsItsGroupAndDescribesItself() throws {
        let group = ModelConfiguration.GroupContainer.identifier("group.example")
        #expect(ModelConfiguration(groupContainer: group).groupContainer == group)
        #expect(ModelConfiguration().groupContainer == .automatic)
        let folder = try Folder()
        let file = ModelConfiguration("people", schema: Schema([Author.self]), url: folder.store, allowsSave: false)
        #expect(file.groupContainer == .automatic)
        for part in ["people", folder.store.path, "Author", "false"] {
            #expect(file.debugDescription.contains(part))
        }
        #expect(String(reflecting: ModelConfiguration(isStoredInMemoryOnly: true)).contains("memory"))
    }
}
