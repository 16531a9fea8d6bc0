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
    let properties: [PropertyPlan]
    let relationships: [RelationshipPlan]
    /// Those that have a column, in order.
    let columns: [PropertyPlan]
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

    // Texts of SQL that never change.
    let table: String
    /// `"$id", "a", "b"`, as rows are read.
    let selection: String
    let insertion: String
    /// Reads the preserved values of the object with a key; nil if the class preserves none.
    let preservation: String?

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        record = type.recordType
        name = String(describing: type)
        table = quoted(name)
        var properties: [PropertyPlan] = []
        for metadata in type.schemaMetadata {
            let index = properties.count
            properties.append(
                metadata.destination == nil
                    ? PropertyPlan(metadata, index: index, entity: name)
                    : RelationshipPlan(metadata, index: index, entity: name))
        }
        self.properties = properties
        relationships = properties.compactMap { $0 as? RelationshipPlan }
        required = relationships.filter(\.isRequired)
        columns = properties.filter(\.hasColumn)
        missing = Array(repeating: .missing, count: properties.count)
        let byKeyPath = Dictionary(properties.map { ($0.keyPath, $0) }) { first, _ in first }
        propertyByKeyPath = byKeyPath
        textByOrderedKeyPath = Dictionary(
            columns.flatMap { property in
                [TextOrder.standard, .localized].compactMap { order in
                    order.applied(to: property.keyPath).map { ($0, property) }
                }
            }
        ) { first, _ in first }
        uniques =
            properties.filter(\.isUnique).map { [$0] } + type._uniqueKeyPaths.map { $0.compactMap { byKeyPath[$0] } }
        indices = type._indexedKeyPaths.map { $0.compactMap { byKeyPath[$0] } }
        selection = (["\"$id\""] + columns.map { quoted($0.name) }).joined(separator: ", ")
        insertion =
            "INSERT INTO \(table) (\(selection)) VALUES (?\(String(repeating: ", ?", count: columns.count)))"
        let kept = columns.filter(\.isPreserved)
        preserved = kept
        preservation =
            kept.isEmpty
            ? nil
            : "SELECT \(kept.map { quoted($0.name) }.joined(separator: ", ")) FROM \(table) WHERE \"$id\" = ?"
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
                for relationship in plan.relationships { relationship.findInverse(of: plan) }
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
        let plan = EntityPlan(type)
        made.append(plan)
        for relationship in plan.relationships { relationship.setDestination(build(relationship.type, &made)) }
        return plan
    }

    private static let known = HandedMutex<[ObjectIdentifier: EntityPlan]>([:])
    // Recursive: a property's default may be an object of another model.
    private static let building = RecursiveLock()

    /// Creates the record of a stored object.
    func makeRecord(_ key: Int64, _ page: RowPage? = nil, row: Int = 0) -> _ModelRecord {
        record.init(self, key: key, page, row: row)
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

/// A property of a model class as the store knows it.
// @unchecked Sendable: see EntityPlan.
class PropertyPlan: @unchecked Sendable {
    let name: String
    let index: Int
    let entity: String
    let keyPath: AnyKeyPath
    let access: PropertyAccess
    let coder: ValueCoder?
    let isOptional: Bool
    let defaultValue: Any?
    let metadata: any SchemaProperty
    /// The type of the values, without optionals, as stores describe it; nil for relationships.
    let storedType: String?
    let willSet: (ObservationRegistrar, AnyObject) -> Void
    let didSet: (ObservationRegistrar, AnyObject) -> Void

    init(_ property: Schema.PropertyMetadata, index: Int, entity: String) {
        name = property.name
        self.index = index
        self.entity = entity
        keyPath = property.keyPath
        access = property.access
        coder = property.coder
        isOptional = property.isOptional
        defaultValue = property.defaultValue
        var metadata: any SchemaProperty =
            property.metadata
            ?? (property.destination == nil ? Schema.Attribute() as any SchemaProperty : Schema.Relationship())
        metadata.name = property.name
        if metadata.originalName.isEmpty { metadata.originalName = property.name }
        if var attribute = metadata as? Schema.Attribute {
            attribute.typeName = String(describing: property.valueType)
            metadata = attribute
        } else if var relationship = metadata as? Schema.Relationship, let destination = property.destination {
            relationship.destination = String(describing: destination)
            metadata = relationship
        }
        self.metadata = metadata
        storedType = property.destination == nil ? Self.typeName(property.valueType) : nil
        willSet = property.willSet
        didSet = property.didSet
    }

    /// Returns a name of a type that is the same in every run: the usual name of a private type contains an address.
    private static func typeName(_ type: Any.Type) -> String {
        if let optional = type as? any OptionalStorage.Type { return typeName(optional.wrappedType) }
        return String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    }

    var hasColumn: Bool { !((metadata as? Schema.Attribute)?.isTransient ?? false) }
    var isUnique: Bool { (metadata as? Schema.Attribute)?.isUnique ?? false }
    /// Whether the history of a deleted object has the value.
    var isPreserved: Bool { (metadata as? Schema.Attribute)?.isPreserved ?? false }
    var kind: ColumnKind { coder?.kind ?? .identifier }
    /// The value for existing rows if the property's column is added to a store; nil if there is none.
    var stand: SQLValue? {
        if let defaultValue, let coder { return try? coder.encode(defaultValue) }
        return isOptional ? .null : nil
    }
}

/// A relationship of a model class.
// @unchecked Sendable: see EntityPlan.
final class RelationshipPlan: PropertyPlan, @unchecked Sendable {
    /// The table with the pairs of a many-to-many relationship.
    struct Join {
        let table: String
        /// The column with the objects that have the property, and the column with its targets.
        let own: String
        let other: String
    }

    let type: any PersistentModel.Type
    let isToMany: Bool
    private(set) var destination: EntityPlan! = nil
    private(set) var inverse: RelationshipPlan?
    private(set) var join: Join?

    override init(_ property: Schema.PropertyMetadata, index: Int, entity: String) {
        type = property.destination!
        isToMany = property.isToMany
        super.init(property, index: index, entity: entity)
    }

    override var hasColumn: Bool { !isToMany }
    var isRequired: Bool { !isToMany && !isOptional }
    override var isUnique: Bool { relationship.options.contains(.unique) && !isToMany }
    var relationship: Schema.Relationship { metadata as! Schema.Relationship }
    /// The rule that deletions follow. A store has no link to an object that is gone, so that `.noAction` clears it too.
    var deleteRule: Schema.Relationship.DeleteRule {
        relationship.deleteRule == .noAction ? .nullify : relationship.deleteRule
    }
    /// Whether a target can't be deleted while an object refers to it.
    var deniesDeletion: Bool { inverse?.deleteRule == .deny }

    /// The condition for the rows of the targets of an object with a key; nil if the targets' rows do not determine them.
    var condition: String? {
        if let join {
            return "\"$id\" IN (SELECT \(join.other) FROM \(quoted(join.table)) WHERE \(join.own) = ?)"
        }
        return inverse.map { "\(quoted($0.name)) = ?" }
    }

    func setDestination(_ plan: EntityPlan) { destination = plan }

    /// Finds the inverse property, which determines where the pairs are stored.
    func findInverse(of plan: EntityPlan) {
        inverse = namedInverse ?? impliedInverse(of: plan)
        guard isToMany, inverse?.isToMany ?? true else { return }
        guard let inverse else {
            join = Join(table: "\(entity).\(name)", own: "a", other: "b")
            return
        }
        let isFirst = (entity, name) <= (inverse.entity, inverse.name)
        let (first, second) = isFirst ? (self as RelationshipPlan, inverse) : (inverse, self)
        join = Join(
            table: "\(first.entity).\(first.name)-\(second.entity).\(second.name)",
            own: isFirst ? "a" : "b", other: isFirst ? "b" : "a")
    }

    private var namedInverse: RelationshipPlan? {
        if let named = relationship.inverse {
            return destination.propertyByKeyPath[named] as? RelationshipPlan
        }
        return destination.relationships.first { $0.relationship.inverse == keyPath }
    }

    /// Returns the inverse that is not declared: two properties are inverses if each is the only candidate for the
    /// other.
    private func impliedInverse(of plan: EntityPlan) -> RelationshipPlan? {
        guard destination !== plan else { return nil }
        let there = destination.relationships.filter { $0.type == plan.type }
        let here = plan.relationships.filter { $0.type == type }
        guard there.count == 1, here.count == 1, there[0].relationship.inverse == nil else { return nil }
        return there[0]
    }
}
