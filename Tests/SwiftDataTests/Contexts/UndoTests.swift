import Foundation
import SwiftData
import SwiftUI
import Testing

@MainActor @Suite struct UndoTests {
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
