import Foundation
import MartletTesting
import SwiftData
import SwiftUI
import Testing

/// The counts of the additions in Documentation/stored-models.md, each beside the form without it.
@MainActor @Suite struct AdditionCountTests {
    /// Returns the reads and transactions of a container's store during a closure.
    private func uses(_ container: ModelContainer, _ body: () throws -> Void) rethrows -> [Int] {
        let before = container.storeUses
        try body()
        let after = container.storeUses
        return [after.reads - before.reads, after.transactions - before.transactions]
    }

    private struct Plain: View {
        @Query(sort: \Piece.name) private var pieces: [Piece]
        var body: some View { ForEach(pieces) { Text($0.name) } }
    }

    private struct Sectioned: View {
        @Query(sort: \Piece.name, sectionBy: \Piece.category) private var pieces: SectionedResults<Piece, String>
        var body: some View { ForEach(pieces) { Text("\($0.title) \($0.count)") } }
    }

    private func pieces() throws -> ModelContainer {
        let container = try ModelContainer(
            for: Piece.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        for number in 0..<10 { context.insert(Piece("piece \(number)", number % 2 == 0 ? "iron" : "wood")) }
        try context.save()
        return container
    }

    @Test func sectionsReadNothingMore() throws {
        for isSectioned in [false, true] {
            let container = try pieces()
            container.mainContext.autosaveEnabled = false
            var host: TestHost?
            let opening = uses(container) {
                host = TestHost {
                    if isSectioned { Sectioned().modelContainer(container) } else { Plain().modelContainer(container) }
                }
            }
            #expect(opening == [1, 0])
            let change = uses(container) {
                container.mainContext.insert(Piece("a new one", "iron"))
                host?.update()
            }
            #expect(change == [0, 0])
            let texts = host?.texts ?? []
            #expect(texts.contains(isSectioned ? "iron 6" : "a new one"))
        }
    }

    @Test func anObserverReadsOnce() throws {
        let container = try pieces()
        let context = ModelContext(container)
        let order = [SortDescriptor(\Piece.name)]
        let fetches = try uses(container) {
            for number in 0..<10 {
                context.insert(Piece("new \(number)", "iron"))
                let count = try context.fetch(FetchDescriptor<Piece>(sortBy: order)).count
                #expect(count == 11 + number)
            }
        }
        #expect(fetches == [10, 0])
        let observed = try uses(container) {
            let observer = try ResultsObserver<Piece, Never>(sortBy: order, modelContext: context)
            for number in 0..<10 {
                context.insert(Piece("newer \(number)", "iron"))
                #expect(observer.results.count == 21 + number)
            }
        }
        // Unlike a query, which inserts objects at their place, an observer fetches after each change.
        #expect(observed == [11, 0])
    }

    @Test func theHistoryIsOneReadMore() throws {
        let history = try VoyageHistory()
        history.context.insert(Port("Oslo"))
        try history.context.save()
        let token = try #require(try history.take().last?.token)
        let saves = try uses(history.container) {
            for number in 0..<20 {
                history.context.insert(Port("port \(number)"))
                try history.context.save()
            }
        }
        #expect(saves == [0, 20])
        let reading = try uses(history.container) {
            let found = try history.context.fetchHistory(
                HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token }))
            #expect(found.count == 20)
        }
        #expect(reading == [2, 0], "the transactions, and those that were deleted")
    }

    @Test func subclassesAreReadWithTheirClass() throws {
        let container = try ModelContainer(
            for: Journey.self, BusinessJourney.self, LongJourney.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        context.insert(Journey(1, to: "Oslo"))
        context.insert(BusinessJourney(2, to: "Bergen", note: "n"))
        context.insert(LongJourney(3, to: "Hanoi", visa: "v"))
        try context.save()
        let other = ModelContext(container)
        let reading = try uses(container) {
            let found = try other.fetch(FetchDescriptor<Journey>(sortBy: [SortDescriptor(\.number)]))
            #expect(found.map { "\(type(of: $0))" } == ["Journey", "BusinessJourney", "LongJourney"])
            #expect((found[1] as? BusinessJourney)?.note == "n")
        }
        #expect(reading == [1, 0])
        let testing = try uses(container) {
            let found = try other.fetch(FetchDescriptor<Journey>(predicate: #Predicate { $0 is LongJourney }))
            #expect(found.count == 1)
        }
        #expect(testing == [1, 0])
    }

    @Test func compoundPredicatesAreOneRead() throws {
        let container = try pieces()
        let context = ModelContext(container)
        let parts: [Predicate<Piece>] = [#Predicate { $0.category == "iron" }, #Predicate { $0.name > "piece 5" }]
        var counts: [Int] = []
        for predicate in [#Predicate<Piece> { $0.category == "iron" && $0.name > "piece 5" }, Predicate(all: parts)] {
            let reading = try uses(container) {
                counts.append(try context.fetchCount(FetchDescriptor<Piece>(predicate: predicate)))
            }
            #expect(reading == [1, 0])
        }
        #expect(counts[0] == counts[1] && counts[0] > 0)
    }

    @Test func aCustomStoreIsAskedOncePerFetch() throws {
        let folder = try Folder()
        let configuration = CountedStoreConfiguration(fileURL: folder.url.appendingPathComponent("counted"))
        let container = try ModelContainer(for: Schema([Piece.self]), configurations: configuration)
        let context = ModelContext(container)
        for number in 0..<10 { context.insert(Piece("piece \(number)", "iron")) }
        try context.save()
        #expect(configuration.log.take() == ["fetch Piece", "save 10 0 0"])
        let found = try context.fetch(FetchDescriptor<Piece>(predicate: #Predicate { $0.category == "iron" }))
        #expect(configuration.log.take() == ["fetch Piece"])
        found[0].name = "changed"
        try context.save()
        #expect(configuration.log.take() == ["save 0 1 0"])
    }
}
