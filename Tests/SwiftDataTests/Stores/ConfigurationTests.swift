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
}
