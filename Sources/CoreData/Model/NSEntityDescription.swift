import Foundation
import MartletBase

/// A kind of objects: their properties and their class.
///
/// It is configured once, before a store is loaded, and not changed after that.
// @unchecked Sendable: see above.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// Stands in for the entity of a property that has none.
    static let none = NSEntityDescription()

    /// The name.
    open var name: String?
    /// The class of the objects, as `NSStringFromClass` returns it. A class name without its module is resolved on
    /// first use.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// The name of the entity in older versions of the model.
    open var renamingIdentifier: String?
    /// Values that the app stores with the description.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The model that has the entity.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!

    /// Whether there are objects of its subentities alone.
    open var isAbstract = false
    /// The groups of attributes whose values are unique: each a list of names, or of descriptions.
    ///
    /// A save of an object with the values of another throws, or merges the two, by the context's merge policy.
    open var uniquenessConstraints: [[Any]] = []

    /// The properties that the entity adds to those of its parent entity.
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }

    /// The properties by their names, including those of the parent entity.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
            .merging(superentity?.propertiesByName ?? [:]) { own, _ in own }
    }
    /// The attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// The relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// Returns the relationships to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        propertiesByName.values.compactMap { $0 as? NSRelationshipDescription }
            .filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
    }

    // MARK: - Subentities

    /// The entity whose properties it has too.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The entities that have its properties, and more.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in oldValue { entity.superentity = nil }
            for entity in subentities { entity.superentity = self }
        }
    }
    /// The subentities by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Whether it is the same entity, or a subentity of it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) ?? false
    }

    /// Returns the entity with a name, in a context's model.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// Creates an object of an entity, and inserts it.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("There is no entity named \(entityName) in the model of the context.")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    private let found = HandedMutex<NSManagedObject.Type?>(nil)

    /// The class of the objects.
    var objectClass: NSManagedObject.Type {
        if let known = found.withLock({ $0 }) { return known }
        let made = NSClassFromString(managedObjectClassName ?? "") as? NSManagedObject.Type
        if let made { found.withLock { $0 = made } }
        return made ?? NSManagedObject.self
    }

    /// Takes a class that the app uses for the entity's, if it may be the one that is named.
    func use(_ type: NSManagedObject.Type) {
        found.withLock { if $0 == nil { $0 = type } }
    }

    /// Whether the objects are of a class, as far as is known.
    func has(_ type: NSManagedObject.Type) -> Bool {
        if let known = found.withLock({ $0 }) { return known == type }
        let full = NSStringFromClass(type)
        let wanted = managedObjectClassName ?? ""
        return full == wanted || full.split(separator: ".").last.map(String.init) == wanted
    }
}
