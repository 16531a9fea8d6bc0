import Foundation
import MartletTesting
import SwiftData
import SwiftUI
import Testing

/// Orders of texts: in the store, in memory, and of arrays.
@MainActor @Suite struct SortingTests {
    private static let titles = [
        "b2", "B10", "b1", "a", "Z", "é", "É", "e", " a", "_a", "b02", "b2 x", "B2", "", "10", "9",
    ]

    @Test func theStoreAndMemoryAgree() throws {
        let container = try makeContainer()
        let context = ModelContext(container)
        for title in Self.titles { context.insert(Book(title)) }
        let orders: [[SortDescriptor<Book>]] = [
            [SortDescriptor(\.title)],
            [SortDescriptor(\Book.title, comparator: .localizedStandard)],
            [SortDescriptor(\.title, comparator: .localizedStandard, order: .reverse)],
            [SortDescriptor(\.title, comparator: .localized)],
            [SortDescriptor(\.title, comparator: .lexical)],
            [
                SortDescriptor(\.title, comparator: String.StandardComparator.localizedStandard),
                SortDescriptor(\.pages),
            ],
        ]
        let inMemory = try orders.map { try context.fetch(FetchDescriptor(sortBy: $0)).map(\.title) }
        try context.save()
        for (order, expected) in zip(orders, inMemory) {
            #expect(ModelContext.sortsInStore(order))
            #expect(try context.fetch(FetchDescriptor(sortBy: order)).map(\.title) == expected)
        }
        let byLibrary = Self.titles.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        #expect(inMemory[0] == byLibrary)
        #expect(inMemory[1] == byLibrary)
        #expect(inMemory[2] == byLibrary.reversed())
        #expect(inMemory[3] == Self.titles.sorted { $0.localizedCompare($1) == .orderedAscending })
        #expect(inMemory[4] == Self.titles.sorted())
    }

    /// The fast comparison of letters, digits and spaces agrees with the library's.
    @Test func quickComparisonsAreTheLibrarys() {
        var random = Seed(state: 11)
        let letters = Array("abcdehxyzABCZ 0123-é")
        func text() -> String {
            String((0..<Int.random(in: 0...5, using: &random)).map { _ in letters.randomElement(using: &random)! })
        }
        for _ in 0..<5000 {
            let (a, b) = (text(), text())
            let standard = [a, b].sorted(using: .localizedStandard)
            #expect(standard == (a.localizedStandardCompare(b) == .orderedDescending ? [b, a] : [a, b]), "\(a)|\(b)")
            let localized = [a, b].sorted(using: .localized)
            #expect(localized == (a.localizedCompare(b) == .orderedDescending ? [b, a] : [a, b]), "\(a)|\(b)")
        }
    }

    @Test func arraysAndTables() {
        struct Person { let name: String }
        let people = ["b2", "B10", "a"].map(Person.init)
        #expect(
            people.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name) == [
                "a", "b2", "B10",
            ])
        #expect(people.sorted(using: SortDescriptor(\.name)).map(\.name) == ["a", "b2", "B10"])
        #expect(
            people.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse)).map(\.name)
                == ["B10", "b2", "a"])
    }

    private struct Found: View {
        @Query private var books: [Book]
        init(_ note: String) {
            // An array that is a value: SQL can't look into it.
            _books = Query(filter: #Predicate { $0.notes.contains(note) }, sort: \.title)
        }
        var body: some View { Text(books.map(\.title).joined(separator: ",")) }
    }

    private struct Search: View {
        @State private var note = "x"
        var body: some View {
            Found(note)
            Button("y") { note = "y" }
        }
    }

    @Test func arguments() throws {
        let container = try makeContainer()
        for (title, notes) in [("a", ["x"]), ("b", ["y"]), ("c", ["x", "y"])] {
            let book = Book(title)
            book.notes = notes
            container.mainContext.insert(book)
        }
        let host = TestHost { Search().modelContainer(container) }
        #expect(host.texts.contains("a,c"))
        try host.find(.button, "y").tap()
        #expect(host.texts.contains("b,c"))
    }
}
