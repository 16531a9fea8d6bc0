import MartletTesting
import Observation
import SwiftData
import SwiftUI
import Testing

/// The results of fetches, kept current outside of views.
@MainActor @Suite struct ResultsObserverTests {
    private final class Flag: Sendable {
        nonisolated(unsafe) private(set) var isSet = false  // nonisolated(unsafe): the main actor's.
        func set() { isSet = true }
    }

    private func makeContainer() throws -> ModelContainer {
        let container = try ModelContainer(
            for: Piece.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for piece in [Piece("nut", "iron", shelf: "B"), Piece("beam", "wood"), Piece("bolt", "iron", shelf: "A")] {
            container.mainContext.insert(piece)
        }
        try container.mainContext.save()
        return container
    }

    private func names(_ observer: ResultsObserver<Piece, some Hashable>) -> [String] { observer.results.map(\.name) }

    /// Whether observers of the results hear of a change that a closure makes.
    private func tells(_ observer: ResultsObserver<Piece, Never>, _ change: () throws -> Void) rethrows -> Bool {
        let flag = Flag()
        withObservationTracking {
            _ = observer.results
        } onChange: {
            flag.set()
        }
        try change()
        return flag.isSet
    }

    @Test func changesOfTheContextAreFollowed() throws {
        let container = try makeContainer()
        let context = container.mainContext
        let observer = try ResultsObserver<Piece, Never>(
            filterBy: #Predicate { $0.category == "iron" }, sortBy: [SortDescriptor(\.name)], modelContext: context)
        #expect(names(observer) == ["bolt", "nut"])
        #expect(tells(observer) { context.insert(Piece("axle", "iron")) })
        #expect(names(observer) == ["axle", "bolt", "nut"])
        let nut = try #require(observer.results.last)
        #expect(tells(observer) { nut.category = "brass" })
        #expect(names(observer) == ["axle", "bolt"])
        #expect(try tells(observer) { context.delete(try #require(observer.results.first)) })
        #expect(names(observer) == ["bolt"])
        #expect(observer.sections == nil && observer.sectionBy == nil)
    }

    @Test func savesOfOtherContextsAreFollowed() throws {
        let container = try makeContainer()
        let observer = try ResultsObserver<Piece, Never>(
            sortBy: [SortDescriptor(\.name)], modelContainer: container)
        #expect(observer.modelContext !== container.mainContext)
        #expect(
            try tells(observer) {
                container.mainContext.insert(Piece("cog", "brass"))
                try container.mainContext.save()
            })
        #expect(names(observer) == ["beam", "bolt", "cog", "nut"])
    }

    @Test func theQuestionCanBeChanged() throws {
        let observer = try ResultsObserver<Piece, Never>(
            fetchDescriptor: FetchDescriptor(sortBy: [SortDescriptor(\.name)]),
            modelContext: makeContainer().mainContext)
        #expect(tells(observer) { observer.filterBy = #Predicate { $0.category == "wood" } })
        #expect(names(observer) == ["beam"])
        observer.filterBy = nil
        observer.sortBy = [SortDescriptor(\.name, order: .reverse)]
        #expect(names(observer) == ["nut", "bolt", "beam"])
        #expect(observer.fetchDescriptor.sortBy.count == 1)
    }

    @Test func sectionsAreInTheOrderOfTheirTitles() throws {
        let context = try makeContainer().mainContext
        let observer = try ResultsObserver(
            sortBy: [SortDescriptor(\Piece.name)], sectionBy: \Piece.category, modelContext: context)
        #expect(observer.sections?.map(\.title) == ["iron", "wood"])
        #expect(observer.sections?.first?.map(\.name) == ["bolt", "nut"])
        #expect(observer.sectionBy == \Piece.category)
        let nut = try #require(observer.element(at: [0, 1]))
        #expect(nut.name == "nut" && observer.indexPath(for: nut) == [0, 1])
        #expect(observer.element(at: [0, 2]) == nil && observer.element(at: [2, 0]) == nil)
        nut.category = "wood"
        #expect(observer.indexPath(for: nut) == [1, 1])
        let shelves = try ResultsObserver(
            fetchDescriptor: FetchDescriptor<Piece>(), sectionBy: \Piece.shelf, modelContext: context)
        #expect(shelves.sections?.map(\.title) == ["", "A", "B"])
    }

    @Test func aBodyThatReadsTheResultsFollowsThem() throws {
        struct Names: View {
            let observer: ResultsObserver<Piece, Never>

            var body: some View { Text(observer.results.map(\.name).joined(separator: " ")) }
        }
        let context = try makeContainer().mainContext
        let observer = try ResultsObserver<Piece, Never>(sortBy: [SortDescriptor(\.name)], modelContext: context)
        let host = TestHost { Names(observer: observer) }
        #expect(host.texts == ["beam bolt nut"])
        host.perform { context.insert(Piece("cog", "brass")) }
        host.update()
        #expect(host.texts == ["beam bolt cog nut"])
    }
}
