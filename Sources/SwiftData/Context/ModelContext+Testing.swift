import Foundation

extension ModelContext {
    /// The objects of a model that the context knows, and how many of them have taken their values from the page of rows
    /// that they were fetched with.
    package func knownCounts<Model: PersistentModel>(of model: Model.Type) -> (all: Int, read: Int) {
        let known = knownRecords(of: EntityPlan.of(model))
        return (known.count, known.count { !$0.isOnPage })
    }

    /// Saves as automatic saving does.
    package func autosave() { saveByItself() }

    /// Applies the saves of others and the delete rules, as an attempt to save does before it writes.
    package func attemptSave() throws {
        takeOver()
        try completeDeletions()
    }

    /// Whether the store can sort by `order`, instead of the context in memory.
    package static func sortsInStore<Model: PersistentModel>(_ order: [SortDescriptor<Model>]) -> Bool {
        Fetch.order(order, EntityPlan.of(Model.self)) != nil
    }
}
