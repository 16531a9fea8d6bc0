import Foundation
import Martlet
import MartletBase
import MartletRuntime
import MartletStore

/// A model with its store and its contexts.
///
///     let container = NSPersistentContainer(name: "Library")
///     container.loadPersistentStores { _, error in if let error { print(error) } }
///     let books = try container.viewContext.fetch(Book.fetchRequest())
///
/// The model is that of the `.xcdatamodeld` with the same name, which the plugin `CoreDataModelPlugin` has converted.
// @unchecked Sendable: state outside of the main actor is set once, and the descriptions before stores are loaded.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator of the store.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of views, for the main thread.
    public let viewContext: NSManagedObjectContext
    /// The locations and options of the stores: to be changed before they are loaded.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Creates a container with the model of an `.xcdatamodeld`.
    public convenience init(name: String) {
        if let url = ModelFiles.find(name), let model = NSManagedObjectModel(contentsOf: url) {
            self.init(name: name, managedObjectModel: model)
        } else {
            Diagnostics.reportDetached(
                RuntimeIssue(
                    message: "There is no model named \(name): the container has no entities. A target with "
                        + "\(name).xcdatamodeld has to name CoreDataModelPlugin among its plugins."))
            self.init(name: name, managedObjectModel: NSManagedObjectModel())
        }
    }

    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(
                url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
        ]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        LoadedModels.add(model)
    }

    /// Returns the folder of the app's stores.
    open class func defaultDirectoryURL() -> URL { StoreFolder.url() }

    /// Opens the store, and reports the result.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            let work = HandedOver(value: block)
            let load: @Sendable () -> Void = { [persistentStoreCoordinator] in
                do {
                    _ = try persistentStoreCoordinator.open(description)
                    work.value(description, nil)
                } catch { work.value(description, error) }
            }
            if description.shouldAddStoreAsynchronously {
                DispatchQueue.global().async(execute: load)
            } else {
                load()
            }
        }
    }

    /// Returns a context of a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Does work in a context of its own, elsewhere.
    open func performBackgroundTask(_ block: sending @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        let work = HandedOver(value: block)
        context.perform { work.value(context) }
    }

    /// Runs work in a new context on a queue of its own, and returns its result.
    public func performBackgroundTask<T, Failure: Error>(
        _ block: sending @escaping (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> sending T {
        let context = newBackgroundContext()
        let work = HandedOver(value: block)
        return try await context.perform { () throws(Failure) -> T in try work.value(context) }
    }
}
