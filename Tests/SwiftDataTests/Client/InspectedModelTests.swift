import SwiftData
import SwiftUI
import Testing

@testable import MartletTesting

/// Stored models in the inspector: their properties can be opened, and set in place.
@MainActor @Suite struct InspectedModelTests {
    private struct Page: View {
        let position: Position
        let entry: Entry
        var body: some View { Text("\(position.place) \(position.name) \(entry.feed?.name ?? "none")") }
    }

    @Test func propertiesAreOpenedAndSet() throws {
        let container = try ModelContainer(
            for: Position.self, Feed.self, Entry.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        let position = Position(1, "Lead")
        let entry = Entry("a")
        entry.feed = Feed("News")
        context.insert(position)
        context.insert(entry)
        try context.save()
        let host = TestHost { Page(position: position, entry: entry) }
        let inspection = host.core.scene.inspection
        let page = try #require(inspection.views().first { $0.type.name.hasSuffix("Page") }?.view)
        func parts(_ property: String, _ path: String...) -> [String] {
            inspection.parts(of: page, property: property, path: path)?.parts.map { "\($0.name)=\($0.value)" } ?? []
        }
        #expect(parts("position") == ["place=1", "name=\"Lead\"", "rating=nil"])
        #expect(parts("entry", "feed").first == "name=\"News\"")

        #expect(inspection.set("position", of: page, path: ["name"], to: "Drums") == "\"Drums\"")
        #expect(inspection.set("position", of: page, path: ["rating"], to: "4") == "4")
        // The way leads through another model.
        #expect(inspection.set("entry", of: page, path: ["feed", "name"], to: "Sport") == "\"Sport\"")
        #expect(inspection.set("position", of: page, path: ["place"], to: "first") == nil, "no number")
        host.update()
        #expect(host.texts == ["1 Drums Sport"])
        #expect(position.rating == 4 && context.hasChanges, "the context saves what the app would have set")
    }
}
