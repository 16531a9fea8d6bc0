import MartletTesting
import SwiftData
import SwiftUI
import Testing

/// Stored models in memory, in a test of an app that is started again.
@MainActor @Suite struct RelaunchTests {
    private struct Trips: View {
        @Query private var items: [Item]
        @Environment(\.modelContext) private var context
        var body: some View {
            Text("\(items.count) items")
            Button("Add") { context.insert(Item(timestamp: .now)) }
        }
    }

    private struct TripsApp: App {
        let container: ModelContainer
        init() { self.init(container: try! ModelContainer(for: Item.self)) }
        init(container: ModelContainer) { self.container = container }
        var body: some Scene { WindowGroup { Trips() }.modelContainer(container) }
    }

    @Test func modelsInMemory() throws {
        let container = try ModelContainer(
            for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let host = TestHost(app: TripsApp(container: container))
        try host.find(.button, "Add").tap()
        #expect(host.texts.contains("1 items"))
        let again = host.relaunch(TripsApp(container: container))
        #expect(again.texts.contains("1 items"))
    }
}
