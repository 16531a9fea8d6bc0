import MartletTesting
import SwiftData
import SwiftUI
import Testing

@MainActor @Suite struct ClientTests {
    @Test func theTemplateAddsAndDeletes() async throws {
        let container = try ModelContainer(
            for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let host = TestHost { ContentView().modelContainer(container) }
        try host.find(.button, "Add Item").tap()
        await host.settle()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Item>()) == 1)
    }

    @Test func appsRun() async throws {
        let host = TestHost(app: TripApp())
        #expect(host.texts.contains("0, 0, 0, 0"))
    }

    @Test func tripsAreEdited() async throws {
        let container = try ModelContainer(
            for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        let trip = Trip(name: "Spring", destination: "Paris")
        context.insert(trip)
        trip.journal = Journal()
        let host = TestHost {
            VStack {
                TripList()
                TripEditor(trip: trip)
            }
            .modelContainer(container)
        }
        #expect(host.texts.contains("1, 1, 1, 0"))
        try host.find(.button, "Add stop").tap()
        #expect(host.texts.contains("1, 1, 1, 1"))
        #expect(host.texts.contains("New"))
        let ids = try await TripImporter(modelContainer: container).load(["a", "b"])
        await host.settle()
        #expect(host.texts.contains("3, 3, 3, 1"))
        #expect(ids.count == 2)
        #expect(await TripImporter(modelContainer: container).name(of: ids[1]) == "b")
        try host.find(.button, "Delete").tap()
        await host.settle()
        #expect(host.texts.contains("2, 2, 2, 0"))
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Journal>()) == 0)
    }
}
