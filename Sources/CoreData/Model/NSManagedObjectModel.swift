import CoreDataModelFile
import Foundation
import MartletBase

/// The entities of an app: from an `.xcdatamodeld`, by the plugin `CoreDataModelPlugin`, or created by code.
// @unchecked Sendable: described before a store is loaded, and not changed after that.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Creates a model without entities.
    public override init() { super.init() }

    /// Creates the model that the plugin has generated from an `.xcdatamodeld`; nil if there is none at the URL.
    public convenience init?(contentsOf url: URL) {
        guard let data = ModelFiles.data(at: url), let file = try? JSONDecoder().decode(ModelFile.self, from: data)
        else { return nil }
        self.init()
        entities = file.entityDescriptions()
    }

    /// Returns all models of some bundles in one; nil if there are none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let files = ModelFiles.all(in: bundles)
        guard !files.isEmpty else { return nil }
        let model = NSManagedObjectModel()
        model.entities = files.flatMap { NSManagedObjectModel(contentsOf: $0)?.entities ?? [] }
        return model
    }

    /// The model in the form that stores use: created once, for the first store.
    private let made = HandedMutex<ModelForm?>(nil)

    var form: ModelForm {
        made.withLock { made in
            if let made { return made }
            let new = ModelForm(self)
            made = new
            return new
        }
    }

    /// The entity whose objects are of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        guard let entity = entities.first(where: { $0.has(type) }) else { return nil }
        entity.use(type)
        return entity
    }
}

/// The models of all loaded stores, in which classes find their entity.
enum LoadedModels {
    private struct Reference {
        weak var model: NSManagedObjectModel?
    }
    private static let models = HandedMutex<[Reference]>([])

    static func add(_ model: NSManagedObjectModel) {
        models.withLock { models in
            models.removeAll { $0.model == nil || $0.model === model }
            models.append(Reference(model: model))
        }
    }

    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let all = models.withLock { $0.compactMap(\.model) }
        return all.reversed().lazy.compactMap { $0.entity(of: type) }.first
    }
}
