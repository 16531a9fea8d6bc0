import Foundation
import MartletTesting
import SwiftData
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedFormsTests {
    private func makeContainer() throws -> ModelContainer {
        let schema = Schema([Recipe.self, Ingredient.self], version: Schema.Version(1, 0, 0))
        return try ModelContainer(
            for: schema, configurations: [ModelConfiguration("test", schema: schema, isStoredInMemoryOnly: true)])
    }

    @Test func viewsAreMadeOfWhatTheyAreGiven() throws {
        let container = try makeContainer()
        for (title, minutes) in [("b2", 5), ("B10", 30), ("a", 10)] {
            container.mainContext.insert(Recipe(title: title, minutes: minutes))
        }
        let host = TestHost {
            VStack {
                RecipeList(title: "Recipes")
                RecipeCount()
                RecipeSearch(search: "b", order: .reverse, limit: 2)
            }
            .modelContainer(container)
        }
        #expect(host.texts.contains("a,b2,B10"))
        #expect(host.texts.contains("3 2 3 0 0"))
        #expect(host.texts.contains("3 recipes"))
        #expect(host.texts.contains("b2;a"))
    }

    @Test func importersTellHowFarTheyAre() async throws {
        let container = try makeContainer()
        nonisolated(unsafe) var last = 0.0
        try await RecipeImporter(modelContainer: container).load(12) { last = $0 }
        #expect(last == 1)
        // By value, as file managers have it.
        let titles = try await RecipeStore(container: container).titles()
        #expect(titles == (0..<12).map { "\($0)" })
    }

    @Test func optionalListsAndRelationshipsToTheSameClass() throws {
        let container = try makeContainer()
        let context = container.mainContext
        let (bread, toast) = (Recipe(title: "Bread"), Recipe(title: "Toast"))
        context.insert(bread)
        bread.ingredients = [Ingredient("Flour"), Ingredient("Salt")]
        bread.ingredients?.append(Ingredient("Water"))
        bread.ingredients?[0].amount = .gram(500)
        bread.related.append(toast)
        bread.draft = 7
        try context.save()
        let other = ModelContext(container)
        let found = try #require(
            other.fetch(FetchDescriptor<Recipe>(predicate: #Predicate { $0.title == "Bread" })).first)
        #expect(found.ingredients?.map(\.name) == ["Flour", "Salt", "Water"])
        #expect(found.ingredients?.first?.amount == .gram(500))
        #expect(found.related.map(\.title) == ["Toast"])
        #expect(found.draft == 0)
        other.delete(found)
        try other.save()
        #expect(try other.fetchCount(FetchDescriptor<Ingredient>()) == 0)
        #expect(try other.fetchCount(FetchDescriptor<Recipe>()) == 1)
    }

    @Test func whatIsPostedAndProcessed() throws {
        let context = try makeContainer().mainContext
        nonisolated(unsafe) var names: [Notification.Name] = []
        let tokens = [ModelContext.willSave, ModelContext.didSave].map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { names.append($0.name) }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        context.insert(Recipe(title: "Bread"))
        context.processPendingChanges()
        try context.save()
        // Nothing to save.
        try context.save()
        #expect(names == [ModelContext.willSave, ModelContext.didSave])
    }

    @Test func sharedContextsOfPreviews() async throws {
        let container = try await SampleRecipes.makeSharedContext()
        let host = TestHost { RecipeCount().modelContainer(container) }
        #expect(host.texts == ["1 recipes"])
    }
}
