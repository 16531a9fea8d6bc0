@testable import CoreData
import MartletTesting
import SwiftUI
import Testing

/// Strings sorted by the user's locale, in the store and in memory.
@MainActor @Suite struct SortingTests {
    private struct Shelf: View {
        @FetchRequest private var books: FetchedResults<Book>
        init(_ descriptors: [SortDescriptor<Book>]) { _books = FetchRequest(sortDescriptors: descriptors) }
        var body: some View { Text(books.map { $0.title ?? "-" }.joined(separator: ",")) }
    }

    private func shown(_ descriptors: [SortDescriptor<Book>], in container: NSPersistentContainer) -> String? {
        let shelf = Shelf(descriptors)
        return TestHost { shelf.environment(\.managedObjectContext, container.viewContext) }.texts.first
    }

    @Test func theStoreAndMemoryAgree() throws {
        let container = try makeContainer()
        let context = container.viewContext
        for title in ["b2", "B10", "a", "Z", "é"] { addBook(title, to: context) }
        for isSaved in [false, true] {
            if isSaved { try context.save() }
            #expect(shown([SortDescriptor(\.title)], in: container) == "a,b2,B10,é,Z")
            #expect(shown([SortDescriptor(\.title, comparator: .localizedStandard)], in: container) == "a,b2,B10,é,Z")
            #expect(
                shown([SortDescriptor(\Book.title, comparator: .localized, order: .reverse)], in: container)
                    == "Z,é,b2,B10,a")
            #expect(shown([SortDescriptor(\.title, comparator: .lexical)], in: container) == "B10,Z,a,b2,é")
        }
        // SQL says all of the order.
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.sortDescriptors = [SortDescriptor(\Book.title)].compactMap(NSSortDescriptor.of)
        #expect(try context.plan(of: request).question.isComplete)
    }
}
