import CoreData
import Foundation
import Testing

/// Written by hand: the model asks for an extension alone.
public class Ingredient: NSManagedObject {}

@MainActor @Suite struct GeneratedTests {
    private func makeContext() throws -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Recipes")
        container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in #expect(error == nil) }
        return container.viewContext
    }

    @Test func attributesHaveTheirTypesAndDefaults() throws {
        let context = try makeContext()
        let recipe = Recipe(context: context)
        #expect(recipe.created == Date(timeIntervalSinceReferenceDate: 1000))
        #expect(recipe.portions as Int16 == 4 && recipe.isDone && recipe.weight as Float == 0.5)
        #expect(recipe.stars == nil && recipe.name == nil && recipe.link == nil)
        recipe.default = "a keyword"
        recipe.stars = 5
        recipe.portions = 6
        recipe.link = URL(string: "https://example.org")
        let flour = Ingredient(context: context)
        #expect(flour.amount == NSDecimalNumber(string: "1.5"))
        try context.save()
        context.refreshAllObjects()
        let found = try #require(try context.fetch(Recipe.fetchRequest() as NSFetchRequest<Recipe>).first)
        #expect(found === recipe && found.default == "a keyword" && found.stars == 5 && found.portions == 6)
        #expect(found.link?.host == "example.org")
        #expect(Recipe.entity().name == "Recipe")
    }

    @Test func classesBelowOthersHaveTheirProperties() throws {
        let context = try makeContext()
        let dessert = Dessert(context: context)
        dessert.name = "Flan"
        #expect(dessert.sweetness as Int16 == 3 && dessert.portions as Int16 == 4)
        let label = Label(context: context)
        label.words = ["sweet", "cold"]
        label.code = "F"
        dessert.addToLabels(label)
        Recipe(context: context).name = "Soup"
        try context.save()
        context.refreshAllObjects()
        #expect(try context.fetch(Recipe.fetchRequest() as NSFetchRequest<Recipe>).count == 2)
        let found = try context.fetch(Dessert.fetchRequest() as NSFetchRequest<Dessert>)
        #expect(found == [dessert] && found.first?.id == dessert.id)
        #expect((dessert.labels as? Set<Label>)?.first?.words == ["sweet", "cold"])
        Label(context: context).code = "F"
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
    }

    @Test func accessorsOfRelationships() throws {
        let context = try makeContext()
        let recipe = Recipe(context: context)
        let (flour, milk) = (Ingredient(context: context), Ingredient(context: context))
        recipe.addToIngredients(flour)
        recipe.addToIngredients(NSSet(array: [flour, milk]))
        #expect(recipe.ingredients?.count == 2 && flour.recipes?.contains(recipe) == true)
        recipe.removeFromIngredients(flour)
        #expect(flour.recipes?.count == 0)
        let steps = ["mix", "bake", "eat"].map { text in
            let step = Step(context: context)
            step.text = text
            return step
        }
        recipe.addToSteps(steps[2])
        recipe.insertIntoSteps(steps[0], at: 0)
        recipe.insertIntoSteps([steps[1]], at: NSIndexSet(index: 1))
        func texts() -> [String?] { recipe.steps?.array.map { ($0 as? Step)?.text } ?? [] }
        #expect(texts() == ["mix", "bake", "eat"])
        try context.save()
        context.refreshAllObjects()
        #expect(texts() == ["mix", "bake", "eat"])
        recipe.removeFromSteps(at: 1)
        #expect(texts() == ["mix", "eat"] && steps[1].recipe == nil)
        recipe.replaceSteps(at: 0, with: steps[1])
        #expect(texts() == ["bake", "eat"])
        context.delete(recipe)
        #expect(steps[1].isDeleted && !steps[0].isDeleted)
    }

    @Test func managedPropertiesOfClassesThatAreWrittenByHand() throws {
        let context = try makeContext()
        let menu = Menu(context: context)
        #expect(menu.dayName == "Monday" && menu.guests == 2 && menu.day == nil)
        menu.guests += 3
        menu.day = Date(timeIntervalSinceReferenceDate: 1)
        let soup = Course(context: context)
        soup.name = "Soup"
        menu.addToCourses(soup)
        #expect(soup.menu === menu && menu.courses?.count == 1)
        try context.save()
        context.refreshAllObjects()
        #expect(menu.guests == 5 && menu[keyPath: \.day] == Date(timeIntervalSinceReferenceDate: 1))
        menu.removeFromCourses(NSSet(object: soup))
        #expect(soup.menu == nil)
        #expect(NSSortDescriptor(keyPath: \Course.menu?.dayName, ascending: true).key == "menu.dayName")
    }

    @Test func keyPathsOfGeneratedProperties() {
        #expect(NSSortDescriptor(keyPath: \Step.recipe?.name, ascending: true).key == "recipe.name")
        #expect(NSSortDescriptor(keyPath: \Recipe.stars, ascending: true).key == "stars")
        #expect(NSSortDescriptor(keyPath: \Recipe.weight, ascending: true).key == "weight")
    }

    @Test func aModelThatIsNotThereIsAnIssue() {
        let container = NSPersistentContainer(name: "Nowhere")
        #expect(container.managedObjectModel.entities.isEmpty)
    }
}
