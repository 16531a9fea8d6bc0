import Foundation
import SwiftData
import Testing

@Model final class Shelf {
    var name: String
    @Relationship(deleteRule: .deny) var boxes: [Box] = []
    init(name: String) { self.name = name }
}

@Model final class Box {
    #Unique<Box>([\.row, \.column])
    #Index<Box>([\.row], [\.column, \.row])
    var row: Int
    var column: Int
    var shelf: Shelf?
    init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}

@MainActor @Suite struct SaveLaws {
    private func makeContainer() throws -> ModelContainer {
        try ModelContainer(for: Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test func J5_aSaveIsAllOrNothing() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        let (first, second) = (Box(row: 1, column: 1), Box(row: 1, column: 2))
        context.insert(first)
        context.insert(second)
        try context.save()
        context.insert(Box(row: 9, column: 9))
        // Two that are there can't be made equal.
        second.column = 1
        #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(context.hasChanges)
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Box>()) == 2)
        second.column = 3
        try context.save()
        #expect(try other.fetch(FetchDescriptor<Box>(sortBy: [SortDescriptor(\.column)])).map(\.column) == [1, 3, 9])
    }

    @Test func combinationsAreUnique() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        context.insert(Box(row: 1, column: 1))
        context.insert(Box(row: 1, column: 2))
        try context.save()
        let box = Box(row: 1, column: 2)
        box.shelf = Shelf(name: "top")
        context.insert(box)
        try context.save()
        let other = ModelContext(container)
        let boxes = try other.fetch(FetchDescriptor<Box>())
        #expect(boxes.count == 2)
        #expect(boxes.map { $0.shelf?.name } == [nil, "top"])
    }

    @Test func whatIsDeniedThrows() throws {
        let context = ModelContext(try makeContainer())
        let shelf = Shelf(name: "top")
        shelf.boxes = [Box(row: 1, column: 1)]
        context.insert(shelf)
        try context.save()
        context.delete(shelf)
        #expect(throws: SwiftDataError.self) { try context.save() }
        context.rollback()
        #expect(shelf.boxes.count == 1)
        context.delete(shelf.boxes[0])
        context.delete(shelf)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
    }

    @Test func classesOfNoContainerThrow() throws {
        let context = ModelContext(try makeContainer())
        #expect(throws: SwiftDataError.self) { try context.fetch(FetchDescriptor<Book>()) }
        context.insert(Book("a"))
        #expect(throws: SwiftDataError.self) { try context.save() }
    }

    @Test func notificationsSayWhatWasSaved() throws {
        let context = ModelContext(try makeContainer())
        nonisolated(unsafe) var saved: [[PersistentIdentifier]] = []
        let token = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: context, queue: nil
        ) { note in
            saved = ["insertedIdentifiers", "updated", "deleted"].enumerated().map { index, _ in
                let keys: [ModelContext.NotificationKey] = [
                    .insertedIdentifiers, .updatedIdentifiers, .deletedIdentifiers,
                ]
                return note.userInfo?[keys[index].rawValue] as? [PersistentIdentifier] ?? []
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let box = Box(row: 1, column: 1)
        context.insert(box)
        try context.save()
        #expect(saved == [[box.id], [], []])
        box.row = 2
        try context.save()
        #expect(saved == [[], [box.id], []])
        context.delete(box)
        try context.save()
        #expect(saved == [[], [], [box.id]])
    }
}
