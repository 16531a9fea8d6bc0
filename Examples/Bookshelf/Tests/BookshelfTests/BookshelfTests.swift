#if canImport(MartletTesting)
import MartletTesting
import SwiftData
import SwiftUI
import Testing

@testable import Bookshelf

@MainActor @Suite struct BookshelfTests {
    private func makeContainer() throws -> ModelContainer {
        try ModelContainer(
            for: Book.self, Author.self, Tag.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    private func fill(_ container: ModelContainer) throws {
        let context = container.mainContext
        let austen = Author(name: "Jane Austen")
        context.insert(austen)
        context.insert(Book(title: "Emma", year: 1815, rating: 5, isRead: true, author: austen))
        context.insert(Book(title: "Frankenstein", year: 1818, rating: 4, author: Author(name: "Mary Shelley")))
        context.insert(Book(title: "Persuasion", year: 1817, author: austen))
        try context.save()
    }

    private func titles(_ host: TestHost) -> [String] {
        host.texts.filter { ["Emma", "Frankenstein", "Persuasion"].contains($0) }
    }

    @Test func booksAreSearchedSortedAndFiltered() throws {
        let container = try makeContainer()
        try fill(container)
        let host = TestHost(size: CGSize(width: 600, height: 800)) { BookshelfView().modelContainer(container) }
        #expect(titles(host) == ["Emma", "Frankenstein", "Persuasion"])
        #expect(host.texts.contains("3 books") && ["E", "F", "P"].allSatisfy(host.texts.contains))
        try host.find(.textField, "Search").type("jane")
        #expect(titles(host) == ["Emma", "Persuasion"])
        try host.find(.toggle, "Unread only").tap()
        #expect(titles(host) == ["Persuasion"])
    }

    @Test func anEditedTitleWakesItsRowAlone() throws {
        let container = try makeContainer()
        try fill(container)
        let host = TestHost(size: CGSize(width: 600, height: 800)) { BookshelfView().modelContainer(container) }
        let (shelves, rows) = (host.bodyRuns(of: Shelf.self), host.bodyRuns(of: BookRow.self))
        let emma = try #require(
            try container.mainContext.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])).first)
        emma.rating = 3
        host.update()
        #expect(host.texts.contains("★★★"))
        #expect(host.bodyRuns(of: Shelf.self) == shelves)
        #expect(host.bodyRuns(of: BookRow.self) == rows + 1)
    }

    @Test func aRestlessUserFindsNoFault() {
        func filledContainer() throws -> ModelContainer {
            let container = try makeContainer()
            try fill(container)
            return container
        }
        // Thousands of books are imported in a test of their own.
        TestHost.explore(seeds: 0..<3, steps: 30, where: { $0.label != "Import" }) {
            if let container = try? filledContainer() { BookshelfView().modelContainer(container) }
        }
    }

    @Test func importedBooksArriveInBatches() async throws {
        let container = try makeContainer()
        let host = TestHost(size: CGSize(width: 600, height: 800)) { BookshelfView().modelContainer(container) }
        let reported = Reported()
        try await BookImporter(modelContainer: container).add(1_200, batch: 500) { await reported.add($0) }
        #expect(await reported.all.map { ($0 * 1_200).rounded() } == [500, 1_000, 1_200])
        await host.settle()
        // They are faded in.
        host.advance(by: .seconds(1))
        #expect(host.texts.contains { $0.hasSuffix("200 books") })
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Author>()) == 5)
    }
}

private actor Reported {
    private(set) var all: [Double] = []
    func add(_ value: Double) { all.append(value) }
}
#endif
