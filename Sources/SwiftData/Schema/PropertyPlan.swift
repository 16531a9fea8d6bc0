import Foundation
import MartletBase
import MartletStore
import Observation

/// A property of a model class as the store knows it.
// @unchecked Sendable: see EntityPlan.
class PropertyPlan: @unchecked Sendable {
    let name: String
    let index: Int
    /// The class that declares the property.
    let entity: String
    /// The name of the table that has the property's column.
    let tableName: String
    /// The name of the property's column.
    let column: String
    /// The property's column under its former name.
    let originalColumn: String
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

    init(_ property: Schema.PropertyMetadata, index: Int, entity: String, table: String, column: String?) {
        name = property.name
        self.index = index
        self.entity = entity
        tableName = table
        self.column = column ?? property.name
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
        originalColumn = column == nil ? metadata.originalName : "\(entity).\(metadata.originalName)"
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

    override init(_ property: Schema.PropertyMetadata, index: Int, entity: String, table: String, column: String?) {
        type = property.destination!
        isToMany = property.isToMany
        super.init(property, index: index, entity: entity, table: table, column: column)
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
        return inverse.map { "\(quoted($0.column)) = ?" }
    }

    func setDestination(_ plan: EntityPlan) { destination = plan }

    /// Finds the inverse property, which determines where the pairs are stored.
    func findInverse(of plan: EntityPlan) {
        inverse = namedInverse(of: plan) ?? impliedInverse(of: plan)
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

    /// Returns the inverse that either property names. Both classes have to declare their side themselves: an inherited
    /// property leads to objects of other classes too.
    private func namedInverse(of plan: EntityPlan) -> RelationshipPlan? {
        guard let named = relationship.inverse else {
            return destination.ownRelationships.first { $0.relationship.inverse == keyPath && $0.type == plan.type }
        }
        guard let found = destination.propertyByKeyPath[named] as? RelationshipPlan else { return nil }
        return found.entity == destination.name && found.type == plan.type ? found : nil
    }

    /// Returns the inverse that is not declared: two properties are inverses if each is the only candidate for the
    /// other.
    private func impliedInverse(of plan: EntityPlan) -> RelationshipPlan? {
        guard destination !== plan else { return nil }
        let there = destination.ownRelationships.filter { $0.type == plan.type }
        let here = plan.ownRelationships.filter { $0.type == type }
        guard there.count == 1, here.count == 1, there[0].relationship.inverse == nil else { return nil }
        return there[0]
    }
}
