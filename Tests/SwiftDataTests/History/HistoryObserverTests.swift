import Foundation
import MartletTesting
import SwiftData
import SwiftUI
import Testing

/// Counting the saves that change objects of some classes.
@MainActor @Suite struct HistoryObserverTests {
    private let folder: Folder
    private let history: VoyageHistory
    private var context: ModelContext { history.context }

    init() throws {
        folder = try Folder()
        history = try VoyageHistory(ModelConfiguration(url: folder.store))
    }

    private func save(_ objects: any PersistentModel..., author: String? = nil) throws {
        for object in objects { context.insert(object) }
        context.author = author
        try context.save()
    }

    private func counts(_ observers: HistoryObserver...) -> [Int] { observers.map(\.eventCounter) }

    @Test func eachSaveOfAnyContextCounts() throws {
        let observer = try HistoryObserver(modelContainer: history.container)
        #expect(observer.eventCounter == 0)
        #expect(observer.modelContainer == history.container)
        try save(Voyage("A1"), Port("Oslo"))
        #expect(observer.eventCounter == 1)
        try context.save()
        #expect(observer.eventCounter == 1)
        let second = ModelContext(history.container)
        second.insert(Voyage("A2"))
        try second.save()
        #expect(observer.eventCounter == 2)
        history.container.deleteAllData()
        #expect(observer.eventCounter == 3)
    }

    @Test func classesAndAuthorsCount() throws {
        let stops = try HistoryObserver(observedModels: [Port.self], modelContainer: history.container)
        let widget = try HistoryObserver(authors: ["widget"], modelContainer: history.container)
        #expect(stops.observedModels.map { "\($0)" } == ["Port"])
        #expect(widget.authors == ["widget"])
        try save(Voyage("A1"))
        #expect(counts(stops, widget) == [0, 0])
        try save(Voyage("A2"), author: "widget")
        #expect(counts(stops, widget) == [0, 1])
        try save(Port("Oslo"))
        #expect(counts(stops, widget) == [1, 1])
    }

    /// "When `nil`, the observer captures the current position for each store immediately".
    @Test func transactionsAfterATokenCountWithTheNextSave() throws {
        try save(Port("Oslo"))
        let token = try #require(try history.take().last?.token)
        try save(Voyage("A1"))
        func observer(_ token: DefaultHistoryToken?) throws -> HistoryObserver {
            try HistoryObserver(
                historyTokens: token.map { [$0.storeIdentifier: $0] }, observedModels: [Voyage.self],
                modelContainer: history.container)
        }
        let (late, early) = try (observer(nil), observer(token))
        try save(Port("Bergen"))
        #expect(counts(late, early) == [0, 1])
        try save(Port("Tromsø"))
        #expect(counts(late, early) == [0, 1])
        try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(throws: SwiftDataError.historyTokenExpired) { try observer(token) }
        try save(Voyage("A2"))
        #expect(counts(late, early) == [1, 2])
    }

    @Test func savesOfOthersCountWhenAContextNextLooks() throws {
        let observer = try HistoryObserver(modelContainer: history.container)
        let other = try VoyageHistory(ModelConfiguration(url: folder.store))
        other.context.insert(Voyage("A1"))
        try other.context.save()
        #expect(observer.eventCounter == 0)
        // A context that has never looked before.
        #expect(try ModelContext(history.container).fetchCount(FetchDescriptor<Voyage>()) == 1)
        #expect(observer.eventCounter == 1)
        _ = try context.fetchCount(FetchDescriptor<Voyage>())
        #expect(observer.eventCounter == 1)
        try other.context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        _ = try context.fetchCount(FetchDescriptor<Voyage>())
        #expect(observer.eventCounter == 1)
    }

    /// `HistoryObserver` "listens for `ModelContainer/remoteChange` notifications".
    @Test func savesOfOthersAreNotified() throws {
        let posted = Posted()
        let token = NotificationCenter.default.addObserver(
            forName: ModelContainer.remoteChange, object: history.container, queue: nil
        ) { _ in posted.count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        try save(Voyage("A1"))
        let second = ModelContext(history.container)
        second.insert(Voyage("A2"))
        try second.save()
        _ = try context.fetchCount(FetchDescriptor<Voyage>())
        #expect(posted.count == 0)
        let other = try VoyageHistory(ModelConfiguration(url: folder.store))
        other.context.insert(Voyage("A3"))
        try other.context.save()
        #expect(posted.count == 0)
        #expect(try context.fetchCount(FetchDescriptor<Voyage>()) == 3)
        #expect(posted.count == 1)
        _ = try second.fetchCount(FetchDescriptor<Voyage>())
        #expect(posted.count == 1)
    }

    @Test func savesOfACustomStoreCount() throws {
        let configuration = CountedStoreConfiguration(fileURL: folder.url.appendingPathComponent("counted"))
        let container = try ModelContainer(for: Schema([Voyage.self, Port.self]), configurations: configuration)
        let context = ModelContext(container)
        context.insert(Port("Oslo"))
        try context.save()
        let token = try #require(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last?.token)
        let all = try HistoryObserver(modelContainer: container)
        let voyages = try HistoryObserver(observedModels: [Voyage.self], modelContainer: container)
        let widget = try HistoryObserver(authors: ["widget"], modelContainer: container)
        context.insert(Port("Bergen"))
        try context.save()
        #expect(counts(all, voyages, widget) == [1, 0, 0])
        let early = try HistoryObserver(historyTokens: [token.storeIdentifier: token], modelContainer: container)
        context.author = "widget"
        context.insert(Voyage("A1"))
        try context.save()
        #expect(counts(all, voyages, widget, early) == [2, 1, 1, 1])
        try context.save()
        #expect(counts(all, voyages, widget, early) == [2, 1, 1, 1])
    }

    @Test func anObserverEndsWithItsLastReference() throws {
        weak var gone: HistoryObserver?
        do {
            let observer = try HistoryObserver(modelContainer: history.container)
            gone = observer
            #expect(gone != nil)
        }
        #expect(gone == nil)
        try save(Voyage("A1"))
    }

    private struct Counter: View {
        let observer: HistoryObserver
        var body: some View { Text("\(observer.eventCounter)") }
    }

    /// The counter of an observer of the main actor changes on its thread.
    @Test func aViewShowsSavesOfAnotherActor() async throws {
        let observer = try HistoryObserver(observedModels: [Voyage.self], modelContainer: history.container)
        let host = TestHost { Counter(observer: observer) }
        #expect(host.texts == ["0"])
        try save(Voyage("A1"))
        host.update()
        #expect(host.texts == ["1"])
        try await VoyageWriter(modelContainer: history.container).add("A2")
        await host.expect(text: "2")
    }
}

// @unchecked Sendable: the notifications of this test come on one thread.
private final class Posted: @unchecked Sendable {
    var count = 0
}

@ModelActor private actor VoyageWriter {
    func add(_ reference: String) throws {
        modelContext.insert(Voyage(reference))
        try modelContext.save()
    }
}
