import Foundation
import SwiftData
import SwiftUI
import Testing

@Model private final class Draft {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Sheet.draft) var sheets: [Sheet] = []
    init(_ name: String) { self.name = name }
}

@Model private final class Sheet {
    var number: Int
    var draft: Draft?
    init(_ number: Int) { self.number = number }
}

@Model private final class Knot {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Knot.previous) var next: [Knot] = []
    @Relationship(deleteRule: .cascade) var previous: [Knot] = []
    init(_ name: String) { self.name = name }
}

@MainActor @Suite struct UndoTests {
    private func group(_ manager: UndoManager, _ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    private func makeContext(
        for types: any PersistentModel.Type...
    ) throws -> (context: ModelContext, manager: UndoManager) {
        let context = ModelContext(
            try ModelContainer(for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        return (context, manager)
    }

    @Test func undoOfAnInsertionDeletesNothingElse() throws {
        let (context, manager) = try makeContext(for: Draft.self, Sheet.self)
        let sheet = Sheet(1)
        group(manager) { context.insert(sheet) }
        try context.save()
        let draft = Draft("first")
        group(manager) {
            draft.sheets = [sheet]
            context.insert(draft)
        }
        #expect(sheet.draft === draft)
        // Taking the insertion back is no deletion, to which the rule would apply.
        for _ in 0..<2 {
            manager.undo()
            #expect(try context.fetchCount(FetchDescriptor<Draft>()) == 0)
            #expect(try context.fetch(FetchDescriptor<Sheet>()) == [sheet])
            #expect(sheet.draft == nil)
            manager.redo()
            #expect(try context.fetch(FetchDescriptor<Draft>()) == [draft])
            #expect(draft.sheets == [sheet])
            #expect(sheet.draft === draft)
        }
    }

    @Test(arguments: [false, true])
    func undoOfDeletionsByCascadesRestoresBothSides(isSaved: Bool) throws {
        let (context, manager) = try makeContext(for: Knot.self)
        let (a, b) = (Knot("a"), Knot("b"))
        group(manager) {
            context.insert(a)
            context.insert(b)
            b.next = [a]
            b.previous = [a]
        }
        if isSaved { try context.save() }
        group(manager) { context.delete(b) }
        #expect(try context.fetchCount(FetchDescriptor<Knot>()) == 0)
        manager.undo()
        for (one, other) in [(a, b), (b, a)] {
            #expect(one.next == [other])
            #expect(one.previous == [other])
        }
        manager.redo()
        #expect(try context.fetchCount(FetchDescriptor<Knot>()) == 0)
    }

    @Test func changesInsertionsAndDeletionsAreUndone() throws {
        let context = try makeContainer().mainContext
        let manager = UndoManager()
        let book = Book("Emma")
        context.insert(book)
        try context.save()
        manager.groupsByEvent = false
        context.undoManager = manager
        func group(_ body: () -> Void) {
            manager.beginUndoGrouping()
            body()
            manager.endUndoGrouping()
        }
        group { book.title = "Persuasion" }
        manager.undo()
        #expect(book.title == "Emma")
        manager.redo()
        #expect(book.title == "Persuasion")
        group { context.delete(book) }
        manager.undo()
        #expect(!book.isDeleted)
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
        group { context.insert(Book("Sanditon")) }
        manager.undo()
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
    }
}
