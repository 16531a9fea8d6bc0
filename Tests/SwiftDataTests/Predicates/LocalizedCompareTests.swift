import SwiftData
import Testing

@MainActor @Suite struct LocalizedCompareTests {
    @Test func J2_textsAreComparedAsTheLanguageOrdersThem() throws {
        let context = ModelContext(
            try ModelContainer(for: Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        for name in ["apple", "Éclair", "zebra"] { context.insert(Tag(name: name)) }
        try context.save()
        let (limit, before) = ("f", ComparisonResult.orderedAscending)
        let found = try context.fetch(
            FetchDescriptor<Tag>(
                predicate: #Predicate { $0.name.localizedCompare(limit) == before },
                sortBy: [SortDescriptor(\.name)]))
        #expect(found.map(\.name) == ["apple", "Éclair"])
    }

    /// With imports of Foundation and SwiftData only.
    @Test func anUndoManagerHasItsName() {
        let manager = UndoManager()
        #expect(!manager.canUndo)
    }
}
