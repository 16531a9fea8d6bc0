import Foundation
import SwiftData
import SwiftUI

// Forms of Apple's documentation that the template and the trips do not use, as people write them.

@Model
public final class Recipe {
    #Unique<Recipe>([\.title, \.author])
    #Index<Recipe>([\.title], [\.author, \.title])

    @Attribute(.spotless) public var title: String
    public var author: String
    public var nickname: String?
    @Attribute(originalName: "time") public var minutes: Int
    @Attribute(.allowsCloudEncryption) public var secret: String?
    @Attribute(.ephemeral) public var draft: Int = 0
    public internal(set) var created: Date = Date.now
    @Relationship(deleteRule: .cascade, minimumModelCount: 0, maximumModelCount: 20, inverse: \Ingredient.recipe)
    public var ingredients: [Ingredient]? = []
    @Relationship(deleteRule: .nullify) public var related: [Recipe] = []

    public init(title: String, author: String = "", minutes: Int = 10) {
        self.title = title
        self.author = author
        self.minutes = minutes
    }
}

extension Schema.Attribute.Option {
    /// Options are values: an app may name its own.
    static var spotless: Schema.Attribute.Option { .preserveValueOnDeletion }
}

@Model
public final class Ingredient: CustomStringConvertible {
    public var name: String = ""
    public var amount: Measure = Measure.spoon(1)
    public var recipe: Recipe?

    public var description: String { name }

    public init(_ name: String) { self.name = name }

    public enum Measure: Codable, Equatable {
        case spoon(Int), gram(Double)
    }
}

/// A view with parameters besides its queries.
struct RecipeList: View {
    @Query(sort: [SortDescriptor(\Recipe.title, comparator: .localizedStandard)], animation: .default)
    var recipes: [Recipe]
    @Query(sort: \Recipe.nickname, order: .reverse) var byNickname: [Recipe]
    @Query(filter: #Predicate<Recipe> { recipe in recipe.minutes < 20 }, animation: .snappy) var quick: [Recipe]
    @Query(FetchDescriptor<Recipe>(sortBy: [SortDescriptor(\.title, order: .reverse)])) var reversed: [Recipe]
    @Query(transaction: Transaction(animation: .bouncy)) var ingredients: [Ingredient]
    @Query(filter: #Predicate<Recipe> { $0.author == "me" }, sort: \.title, transaction: Transaction())
    var mine: [Recipe]
    let title: String

    var body: some View {
        VStack {
            Text(title)
            Text(recipes.map(\.title).joined(separator: ","))
            Text("\(byNickname.count) \(quick.count) \(reversed.count) \(ingredients.count) \(mine.count)")
            if let error = _recipes.fetchError { Text(error.localizedDescription) }
        }
    }
}

/// A view whose queries are all its own.
struct RecipeCount: View {
    @Query private var recipes: [Recipe]
    @State private var isShown = true
    var body: some View { if isShown { Text("\(recipes.count) recipes") } }
}

/// Queries that are made of arguments.
struct RecipeSearch: View {
    @Query private var recipes: [Recipe]
    @Query private var some: [Recipe]

    init(search: String, order: SortOrder = .forward, limit: Int? = nil) {
        _recipes = Query(
            filter: #Predicate<Recipe> { search.isEmpty || $0.title.localizedStandardContains(search) },
            sort: [SortDescriptor(\.title, comparator: .localizedStandard, order: order)])
        var descriptor = FetchDescriptor<Recipe>(sortBy: [.init(\.minutes), .init(\.title)])
        descriptor.fetchLimit = limit
        _some = Query(descriptor, animation: .default)
    }

    var body: some View {
        List {
            ForEach(recipes) { recipe in
                NavigationLink(recipe.title, value: recipe)
                    .swipeActions { Button("Delete", role: .destructive) { recipe.modelContext?.delete(recipe) } }
            }
        }
        Text(some.map(\.title).joined(separator: ";"))
    }
}

@ModelActor
actor RecipeImporter {
    static let shared: RecipeImporter? = nil
    private var imported = 0

    /// Imports recipes, and reports the progress.
    func load(_ count: Int, progress: @Sendable (Double) -> Void) throws {
        modelContext.autosaveEnabled = false
        for index in 0..<count {
            modelContext.insert(Recipe(title: "\(index)"))
            imported += 1
            progress(Double(index + 1) / Double(count))
        }
        try modelContext.save()
    }
}

/// As it is written by hand.
actor RecipeStore: ModelActor {
    nonisolated let modelContainer: ModelContainer
    nonisolated let modelExecutor: any ModelExecutor

    init(container: ModelContainer) {
        modelContainer = container
        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    }

    func titles() throws -> [String] {
        try modelContext.fetch(FetchDescriptor<Recipe>(sortBy: [SortDescriptor(\.title)])).map(\.title)
    }
}

/// The data that previews share.
struct SampleRecipes: PreviewModifier {
    static func makeSharedContext() async throws -> ModelContainer {
        let container = try ModelContainer(
            for: Recipe.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Recipe(title: "Bread"))
        return container
    }

    func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleRecipes: Self { .modifier(SampleRecipes()) }
}

#Preview(traits: .sampleRecipes) {
    @Previewable @Query(sort: \Recipe.title) var recipes: [Recipe]
    Text("\(recipes.count)")
}

#Preview("In memory") {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try! ModelContainer(for: Recipe.self, configurations: configuration)
    container.mainContext.insert(Recipe(title: "Bread"))
    return RecipeList(title: "Recipes").modelContainer(container)
}
