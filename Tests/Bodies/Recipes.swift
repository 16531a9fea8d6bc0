import SwiftUI

struct Recipe: Identifiable, Hashable {
    enum Course: String, CaseIterable, Identifiable {
        case starter, main, dessert
        var id: Self { self }
    }
    let id = UUID()
    var name = ""
    var course = Course.main
    var minutes = 30
    var isFavorite = false
    var steps: [String] = []
}

@Observable
final class Kitchen {
    var recipes: [Recipe] = []
    var title = "Kitchen"
    func add(_ recipe: Recipe) { recipes.append(recipe) }
    func remove(at offsets: IndexSet) { recipes.remove(atOffsets: offsets) }
}

struct Recipes: View {
    @State private var kitchen = Kitchen()
    @State private var search = ""
    @State private var isAdding = false
    @State private var servings = 2
    @State private var share = 0.256

    var found: [Recipe] { kitchen.recipes.filter { search.isEmpty || $0.name.contains(search) } }

    var body: some View {
        NavigationStack {
            List {
                ForEach(found) { recipe in
                    NavigationLink(value: recipe) {
                        RecipeRow(recipe: recipe, servings: servings)
                    }
                }
                .onDelete(perform: kitchen.remove)
                Stepper("For \(servings)", value: $servings, in: 1...12)
                Text(share, format: .percent.precision(.fractionLength(1)))
            }
            .listStyle(.insetGrouped)
            .navigationTitle(kitchen.title)
            .navigationDestination(for: Recipe.self) { recipe in
                Text(recipe.name)
            }
            .searchable(text: $search)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { isAdding = true }
                }
            }
            .sheet(isPresented: $isAdding) {
                RecipeForm { kitchen.add($0) }
            }
        }
    }
}

struct RecipeRow: View {
    let recipe: Recipe
    let servings: Int

    var body: some View {
        HStack {
            Image(systemName: recipe.isFavorite ? "heart.fill" : "heart")
                .foregroundStyle(.red)
            VStack(alignment: .leading, spacing: 4) {
                Text(recipe.name).font(.headline)
                Text("\(recipe.minutes * servings) min")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
        }
        .padding(.vertical, 4)
    }
}

struct RecipeForm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var recipe = Recipe()
    let save: (Recipe) -> Void

    var body: some View {
        Form {
            TextField("Name", text: $recipe.name)
            Picker("Course", selection: $recipe.course) {
                ForEach(Recipe.Course.allCases) { course in
                    Text(course.rawValue).tag(course)
                }
            }
            Toggle("Favorite", isOn: $recipe.isFavorite)
            Section("Steps") {
                ForEach(recipe.steps.indices, id: \.self) { index in
                    TextField("Step", text: $recipe.steps[index])
                }
            }
            Button("Save") {
                save(recipe)
                dismiss()
            }
            .disabled(recipe.name.isEmpty)
        }
    }
}

// error: RecipeRow(recipe: recipe, servings: servings) => RecipeRow(recipe: recipe) !! missing argument for parameter 'servings'
// error: TextField("Name", text: $recipe.name) => TextField("Name", text: recipe.name) !! cannot convert value of type 'String' to expected argument type 'Binding<String>'
// error: Toggle("Favorite", isOn: $recipe.isFavorite) => Toggle("Favorite", isOn: $recipe.minutes) !! Binding<
// error: .listStyle(.insetGrouped) => .listStyle(.insetGroup) !! has no member 'insetGroup'
// error: .searchable(text: $search) => .searchble(text: $search) !! has no member 'searchble'
// error: Text(recipe.name).font(.headline) => Text(recipe.title).font(.headline) !! value of type 'Recipe' has no member 'title'
// error: .percent.precision(.fractionLength(1)) => .percent.rounded(1) !! missing argument label 'rule:' in call
// error: .navigationDestination(for: Recipe.self) => .navigationDestination(for: Recipe) !! expected member name or initializer call after type name
// error: Stepper("For \(servings)", value: $servings => Stepper("For \(servings)", value: servings !! Binding<
// error: .sheet(isPresented: $isAdding) => .sheet(isPresented: isAdding) !! to expected type 'Binding<Bool>', use wrapper instead
// error: RecipeForm { kitchen.add($0) } => RecipeForm() !! missing argument for parameter 'save'
// error: save(recipe) => save() !! missing argument
// error: Text(course.rawValue).tag(course) => Text(course).tag(course) !! cannot convert value of type 'Recipe.Course' to expected argument type 'String'
// error: .foregroundStyle(.red) => .foregroundStyle("red") !! 'String'
// error: .padding(.vertical, 4) => .padding(.verticle, 4) !! has no member 'verticle'
// error: Text("\(recipe.minutes * servings) min") => Text(recipe.minutes * servings) !! cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'
// error: let servings: Int => let servings: Integer !! cannot find type 'Integer' in scope
// error: .disabled(recipe.name.isEmpty) => .disabled(recipe.name) !! cannot convert value of type 'String' to expected argument type 'Bool'
// error: text: $recipe.steps[index] => text: $recipe.step[index] !! step
