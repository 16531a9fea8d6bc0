import Foundation
import SwiftData

// A store that is migrated by a plan, in which the app does a part itself.

enum FirstEntries: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Entry.self, Note.self] }

    @Model final class Entry {
        var number: Int
        var notes: [Note] = []
        init(number: Int) { self.number = number }
    }
    @Model final class Note {
        var text: String
        init(text: String) { self.text = text }
    }
}

enum SecondEntries: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Entry.self, Note.self] }

    @Model final class Entry {
        var number: Int
        var square: Int = 0
        @Relationship(inverse: \Note.entry) var notes: [Note] = []
        init(number: Int) { self.number = number }
    }
    @Model final class Note {
        var text: String
        var entry: Entry?
        init(text: String) { self.text = text }
    }
}

enum EntryPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstEntries.self, SecondEntries.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstEntries.self, toVersion: SecondEntries.self, willMigrate: nil,
                didMigrate: { context in
                    for entry in try context.fetch(FetchDescriptor<SecondEntries.Entry>()) {
                        entry.square = entry.number * entry.number
                    }
                    try context.save()
                })
        ]
    }
}

/// `entries-make FILE COUNT` makes a store of the first version, `entries-migrate FILE` migrates it and says how many entries
/// are whole.
func runEntries(_ arguments: [String]) throws {
    let configuration = ModelConfiguration(url: URL(fileURLWithPath: arguments[1]))
    if arguments[0] == "entries-make" {
        let schema = Schema(versionedSchema: FirstEntries.self)
        let context = ModelContext(try ModelContainer(for: schema, configurations: [configuration]))
        for number in 0..<(Int(arguments[2]) ?? 0) {
            let entry = FirstEntries.Entry(number: number)
            context.insert(entry)
            entry.notes = [FirstEntries.Note(text: "\(number)")]
        }
        try context.save()
        return
    }
    let container: ModelContainer
    do {
        container = try ModelContainer(
            for: Schema(versionedSchema: SecondEntries.self), migrationPlan: EntryPlan.self,
            configurations: [configuration])
    } catch { return say("error: \(error)") }
    let context = ModelContext(container)
    let entries = try context.fetch(FetchDescriptor<SecondEntries.Entry>())
    let whole = entries.filter { entry in
        entry.square == entry.number * entry.number && entry.notes.map(\.text) == ["\(entry.number)"]
            && entry.notes[0].entry === entry
    }
    say("\(whole.count) of \(entries.count)")
}
