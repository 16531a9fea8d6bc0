import Foundation
import MartletBase
import MartletStore

/// A property as stores know it.
// @unchecked Sendable: see ModelForm.
class PropertyForm: @unchecked Sendable {
    let name: String
    /// The name of the property's column, if it has one.
    let columnName: String
    /// The quoted name of the column, for statements.
    let column: String
    let index: Int
    let isOptional: Bool

    /// - Parameters:
    ///   - description: The property in the model.
    ///   - index: The index among the properties of the entity.
    ///   - prefix: The prefix of the column's name in a table in which several entities may use one name.
    init(_ description: NSPropertyDescription, index: Int, _ prefix: String) {
        name = description.name
        columnName = prefix + description.name
        column = quoted(columnName)
        self.index = index
        isOptional = description.isOptional
    }

    var hasColumn: Bool { false }
    var kind: ColumnKind { .identifier }
    var renamed: String? { nil }
}

/// An attribute as stores know it.
// @unchecked Sendable: see ModelForm.
final class AttributeForm: PropertyForm, @unchecked Sendable {
    let type: NSAttributeType
    /// Converts between the values of a transformable attribute and data.
    let transformer: AttributeTransformer?
    let initial: SQLValue
    private let isTransient: Bool
    private let columnKind: ColumnKind
    private let oldName: String?

    init(_ description: NSAttributeDescription, index: Int, _ prefix: String) {
        type = description.attributeType
        isTransient = description.isTransient
        columnKind = AttributeValues.kind(type) ?? .blob
        transformer = description.transformer
        initial = AttributeValues.stored(description.defaultValue, as: type, by: transformer) ?? .null
        oldName = description.renamingIdentifier.map { prefix + $0 }
        super.init(description, index: index, prefix)
    }

    /// Returns the stored form of a value; nil if the value does not have the type.
    func stored(_ value: Any?) -> SQLValue? { AttributeValues.stored(value, as: type, by: transformer) }
    /// Returns the value that code sees for a stored value.
    func object(_ value: SQLValue) -> Any? { AttributeValues.object(value, of: type, by: transformer) }

    /// Whether two stored values are one to code. Archives of equal values may differ in their bytes.
    func isSame(_ first: SQLValue, _ second: SQLValue) -> Bool {
        if first == second { return true }
        guard let transformer, case .blob(let first) = first, case .blob(let second) = second else { return false }
        return transformer.isSame(first, second)
    }

    override var hasColumn: Bool { !isTransient }
    override var kind: ColumnKind { columnKind }
    override var renamed: String? { oldName }
}

/// A relationship as stores know it.
// @unchecked Sendable: see ModelForm.
final class RelationshipForm: PropertyForm, @unchecked Sendable {
    /// The table with the pairs of a many-to-many relationship.
    struct Join {
        let table: String
        /// The column with the objects that have the property, and the column with its targets.
        let own: String
        let other: String
        /// The column of the order in which the property has them.
        let order: String
    }

    let description: NSRelationshipDescription
    let isToMany: Bool
    let isOrdered: Bool
    /// The rule that deletions follow: a store has no link to an object that is gone, so that "no action" clears it too.
    let deleteRule: NSDeleteRule
    // Unowned, so that a model ends with the last reference to it.
    unowned(unsafe) var entity: EntityForm! = nil
    // unowned(unsafe): the model's form keeps its entities.
    unowned(unsafe) var destination: EntityForm! = nil
    unowned(unsafe) private(set) var inverse: RelationshipForm?
    private(set) var join: Join?
    private let oldName: String?

    init(_ description: NSRelationshipDescription, index: Int, _ prefix: String) {
        oldName = description.renamingIdentifier.map { prefix + $0 }
        self.description = description
        isToMany = description.isToMany
        isOrdered = description.isOrdered && description.isToMany
        deleteRule = description.deleteRule == .noActionDeleteRule ? .nullifyDeleteRule : description.deleteRule
        super.init(description, index: index, prefix)
    }

    override var hasColumn: Bool { !isToMany && !description.isTransient }
    override var renamed: String? { oldName }

    /// Whether a target can't be deleted while an object refers to it.
    var deniesDeletion: Bool { inverse?.deleteRule == .denyDeleteRule }
    /// Whether a column of the destination has the order: the inverse is a column.
    var ordersByColumn: Bool { isOrdered && join == nil }
    var orderColumn: String { quoted("\(entity.name).\(name)$order") }
    /// Whether the store has the links.
    var isStored: Bool { isToMany || hasColumn }
    /// The place of the links in the store.
    var place: LinkPlace {
        if let join {
            let name = inverse.map { inverse in
                join.own == "a" ? "\(identity)-\(inverse.identity)" : "\(inverse.identity)-\(identity)"
            }
            return LinkPlace(
                table: name ?? identity, own: join.own, other: join.other, ownOrder: join.order,
                otherOrder: join.order == "oa" ? "ob" : "oa")
        }
        if isToMany, let inverse { return inverse.place.reversed }
        let order = inverse.flatMap { $0.ordersByColumn ? "\($0.identity)$order" : nil }
        return LinkPlace(table: entity.root.name, own: LinkPlace.key, other: columnName, otherOrder: order)
    }
    var storedLink: StoredLink {
        StoredLink(destination: destination.root.name, isToMany: isToMany, place: place)
    }
    var identity: String { "\(entity.name).\(name)" }

    func findInverse() {
        let name = description.inverseRelationship?.name
        inverse =
            destination?.relationships.first {
                $0.name == name && $0.description.destinationEntity === entity.description
            }
            ?? destination?.relationships.first { $0.description.inverseRelationship === description }
        guard isToMany, inverse?.isToMany ?? true else { return }
        guard let inverse else {
            join = Join(table: quoted(identity), own: "a", other: "b", order: "oa")
            return
        }
        let isFirst = (entity.name, self.name) <= (inverse.entity.name, inverse.name)
        let (first, second) = isFirst ? (self as RelationshipForm, inverse) : (inverse, self)
        join = Join(
            table: quoted("\(first.identity)-\(second.identity)"),
            own: isFirst ? "a" : "b", other: isFirst ? "b" : "a", order: isFirst ? "oa" : "ob")
    }
}
