import Foundation
import MartletBase
import MartletStore

/// A model class in the form that the store uses, created once for a class.
// @unchecked Sendable: created under a lock, and never changed after that.
package final class EntityPlan: @unchecked Sendable {
    let type: any PersistentModel.Type
    /// The class of the records of objects.
    private let record: _ModelRecord.Type
    let name: String
    /// The class that this one inherits from; nil if that is no model.
    let superplan: EntityPlan?
    /// All properties: those of the superclass first, which are the same objects.
    let properties: [PropertyPlan]
    let relationships: [RelationshipPlan]
    /// Those that have a column, in order.
    let columns: [PropertyPlan]
    /// The properties that the class itself declares.
    let ownProperties: [PropertyPlan]
    let ownRelationships: [RelationshipPlan]
    let ownColumns: [PropertyPlan]
    /// The key paths of the properties, which begin at the class itself.
    let keyPaths: [AnyKeyPath]
    let propertyByKeyPath: [AnyKeyPath: PropertyPlan]
    /// The text properties by the key paths of sort descriptors that compare in the order of the user's language.
    let textByOrderedKeyPath: [AnyKeyPath: PropertyPlan]
    /// The relationships to one object that can't be nil.
    let required: [RelationshipPlan]
    let uniques: [[PropertyPlan]]
    let indices: [[PropertyPlan]]
    /// The attributes whose values the history of a deleted object has.
    let preserved: [PropertyPlan]

    /// The values of an object of which nothing has been read.
    let missing: [_ModelRecord.Slot]

    /// The name of the table with the objects: that of the first class of the hierarchy.
    let tableName: String

    // Texts of SQL that never change.
    let table: String
    /// `"$id", "a", "b"`, as rows are read.
    let selection: String
    let insertion: String
    /// Reads the preserved values of the object with a key; nil if the class preserves none.
    let preservation: String?

    private init(_ type: any PersistentModel.Type, _ superplan: EntityPlan?) {
        self.type = type
        self.superplan = superplan
        record = superplan?.record ?? type.recordType
        name = String(describing: type)
        tableName = superplan?.tableName ?? name
        table = quoted(tableName)
        var properties = superplan?.properties ?? []
        for metadata in type.schemaMetadata {
            let index = properties.count
            // Classes beside each other may have properties with one name.
            let column = superplan == nil ? nil : "\(name).\(metadata.name)"
            properties.append(
                metadata.destination == nil
                    ? PropertyPlan(metadata, index: index, entity: name, table: tableName, column: column)
                    : RelationshipPlan(metadata, index: index, entity: name, table: tableName, column: column))
        }
        self.properties = properties
        let ownProperties = Array(properties.dropFirst(superplan?.properties.count ?? 0))
        self.ownProperties = ownProperties
        ownRelationships = ownProperties.compactMap { $0 as? RelationshipPlan }
        ownColumns = ownProperties.filter(\.hasColumn)
        keyPaths = superplan == nil ? properties.map(\.keyPath) : type._keyPaths
        relationships = properties.compactMap { $0 as? RelationshipPlan }
        required = relationships.filter(\.isRequired)
        columns = properties.filter(\.hasColumn)
        missing = Array(repeating: .missing, count: properties.count)
        var byKeyPath = superplan?.propertyByKeyPath ?? [:]
        for (keyPath, property) in zip(keyPaths, properties) { byKeyPath[keyPath] = property }
        propertyByKeyPath = byKeyPath
        textByOrderedKeyPath = Dictionary(
            zip(keyPaths, properties).filter(\.1.hasColumn).flatMap { keyPath, property in
                [TextOrder.standard, .localized].compactMap { order in
                    order.applied(to: keyPath).map { ($0, property) }
                }
            }
        ) { first, _ in first }
        uniques =
            (superplan?.uniques ?? []) + ownProperties.filter(\.isUnique).map { [$0] }
            + type._uniqueKeyPaths.map { $0.compactMap { byKeyPath[$0] } }
        indices = (superplan?.indices ?? []) + type._indexedKeyPaths.map { $0.compactMap { byKeyPath[$0] } }
        selection = (["\"$id\""] + columns.map { quoted($0.column) }).joined(separator: ", ")
        let (className, classValue) =
            superplan == nil ? ("", "") : (", \(EntityFamily.quotedColumn)", ", \(EntityFamily.literal(name))")
        insertion =
            "INSERT INTO \(table) (\(selection)\(className)) "
            + "VALUES (?\(String(repeating: ", ?", count: columns.count))\(classValue))"
        let kept = columns.filter(\.isPreserved)
        preserved = kept
        preservation =
            kept.isEmpty
            ? nil
            : "SELECT \(kept.map { quoted($0.column) }.joined(separator: ", ")) FROM \(table) WHERE \"$id\" = ?"
    }

    /// Whether a feature of iCloud is requested.
    var asksForCloud: Bool { properties.contains { ($0.metadata as? Schema.Attribute)?.asksForCloud ?? false } }

    /// The plan of a class.
    package static func of(_ type: any PersistentModel.Type) -> EntityPlan {
        if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        return building.withLock {
            var made: [EntityPlan] = []
            let plan = build(type, &made)
            for plan in made {
                for relationship in plan.ownRelationships { relationship.findInverse(of: plan) }
            }
            known.withLock { known in
                for plan in made where known[ObjectIdentifier(plan.type)] == nil {
                    known[ObjectIdentifier(plan.type)] = plan
                }
            }
            return plan
        }
    }

    private static func build(_ type: any PersistentModel.Type, _ made: inout [EntityPlan]) -> EntityPlan {
        if let known = known.withLock({ $0[ObjectIdentifier(type)] }) ?? made.first(where: { $0.type == type }) {
            return known
        }
        let superclass = _getSuperclass(type as AnyClass) as? any PersistentModel.Type
        let superplan = superclass.map { build($0, &made) }
        // A relationship of the superclass may lead to this class.
        if let known = made.first(where: { $0.type == type }) { return known }
        let plan = EntityPlan(type, superplan)
        made.append(plan)
        for relationship in plan.ownRelationships { relationship.setDestination(build(relationship.type, &made)) }
        return plan
    }

    private static let known = HandedMutex<[ObjectIdentifier: EntityPlan]>([:])
    // Recursive: a property's default may be an object of another model.
    private static let building = RecursiveLock()

    /// Creates the record of a stored object.
    func makeRecord(_ key: Int64, _ page: RowPage? = nil, row: Int = 0) -> _ModelRecord {
        record.init(self, key: key, page, row: row)
    }

    /// Creates the record of a new object.
    func makeNewRecord() -> _ModelRecord {
        let made = makeRecord(StoreKey.next())
        made.state = .detached
        return made
    }

    /// The number of properties of the superclass.
    var inheritedCount: Int { properties.count - ownProperties.count }

    /// The number of classes above.
    var depth: Int { superplan.map { $0.depth + 1 } ?? 0 }

    /// The first class of the hierarchy.
    var root: EntityPlan { superplan?.root ?? self }

    /// Whether the class is another one, or inherits from it.
    func isKind(of other: EntityPlan) -> Bool {
        var plan: EntityPlan? = self
        while let current = plan {
            if current === other { return true }
            plan = current.superplan
        }
        return false
    }

    /// Creates the object of a record.
    func makeObject(_ record: _ModelRecord) -> any PersistentModel {
        ModelMaking.begin(record)
        return type._make(record)
    }
}

extension PersistentModel {
    fileprivate static var recordType: _ModelRecord.Type { _ModelBacking<Self>.self }
}
