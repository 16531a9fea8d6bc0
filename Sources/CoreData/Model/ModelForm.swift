import Foundation
import MartletBase
import MartletStore

/// A model as stores know it: made once.
// @unchecked Sendable: not changed after it has been made.
final class ModelForm: @unchecked Sendable {
    let entities: [EntityForm]
    private let byName: [String: EntityForm]

    init(_ model: NSManagedObjectModel) {
        entities = model.entities.map(EntityForm.init)
        byName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
        for entity in entities {
            for relationship in entity.relationships {
                relationship.destination = byName[relationship.description.destinationEntity?.name ?? ""]
            }
        }
        for entity in entities {
            for relationship in entity.relationships { relationship.findInverse() }
        }
        for entity in entities { entity.settle() }
    }

    func entity(_ name: String) -> EntityForm? { byName[name] }
    func entity(of description: NSEntityDescription) -> EntityForm? { byName[description.name ?? ""] }
}

/// An entity as stores know it.
// @unchecked Sendable: see ModelForm.
final class EntityForm: @unchecked Sendable {
    let description: NSEntityDescription
    let name: String
    let table: String
    let properties: [PropertyForm]
    let attributes: [AttributeForm]
    let relationships: [RelationshipForm]
    private let byName: [String: PropertyForm]

    /// The properties that have a column.
    private(set) var columns: [PropertyForm] = []
    /// The relationships of others whose order stands in this entity's table.
    private(set) var orders: [RelationshipForm] = []
    /// `"$id", "$version", "a", "b"`, as rows are read.
    private(set) var selection = ""
    private(set) var insertion = ""
    /// The values of an object of which nothing has been read.
    let missing: [NSManagedObject.Slot]

    init(_ description: NSEntityDescription) {
        self.description = description
        name = description.name ?? ""
        table = quoted(name)
        var properties: [PropertyForm] = []
        for property in description.properties {
            switch property {
            case let attribute as NSAttributeDescription:
                properties.append(AttributeForm(attribute, index: properties.count))
            case let relationship as NSRelationshipDescription:
                properties.append(RelationshipForm(relationship, index: properties.count))
            default: break
            }
        }
        self.properties = properties
        attributes = properties.compactMap { $0 as? AttributeForm }
        relationships = properties.compactMap { $0 as? RelationshipForm }
        byName = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        missing = Array(repeating: .missing, count: properties.count)
        for relationship in relationships { relationship.entity = self }
    }

    func settle() {
        columns = properties.filter(\.hasColumn)
        orders = relationships.compactMap { $0.inverse }.filter { $0.ordersByColumn }
        selection = (["\"$id\"", "\"$version\""] + columns.map { quoted($0.name) }).joined(separator: ", ")
        insertion =
            "INSERT INTO \(table) (\(selection)) VALUES (?, 1\(String(repeating: ", ?", count: columns.count)))"
    }

    func property(_ name: String) -> PropertyForm? { byName[name] }
}

/// A property as stores know it.
// @unchecked Sendable: see ModelForm.
class PropertyForm: @unchecked Sendable {
    let name: String
    let index: Int
    let isOptional: Bool

    init(_ description: NSPropertyDescription, index: Int) {
        name = description.name
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
    let initial: SQLValue
    private let isTransient: Bool
    private let columnKind: ColumnKind
    private let oldName: String?

    init(_ description: NSAttributeDescription, index: Int) {
        type = description.attributeType
        isTransient = description.isTransient
        columnKind = AttributeValues.kind(type) ?? .blob
        initial = AttributeValues.stored(description.defaultValue, as: type) ?? .null
        oldName = description.renamingIdentifier
        super.init(description, index: index)
    }

    override var hasColumn: Bool { !isTransient }
    override var kind: ColumnKind { columnKind }
    override var renamed: String? { oldName }
}

/// A relationship as stores know it.
// @unchecked Sendable: see ModelForm.
final class RelationshipForm: PropertyForm, @unchecked Sendable {
    /// Where the pairs of a relationship stand that has several objects at either side.
    struct Join {
        let table: String
        /// The columns of the objects that have the property, and of those which it leads to.
        let own: String
        let other: String
        /// The column of the order in which the property has them.
        let order: String
    }

    let description: NSRelationshipDescription
    let isToMany: Bool
    let isOrdered: Bool
    let deleteRule: NSDeleteRule
    // Unowned, so that a model ends with the last reference to it.
    unowned(unsafe) var entity: EntityForm! = nil
    // unowned(unsafe): the model's form keeps its entities.
    unowned(unsafe) var destination: EntityForm! = nil
    unowned(unsafe) private(set) var inverse: RelationshipForm?
    private(set) var join: Join?

    init(_ description: NSRelationshipDescription, index: Int) {
        self.description = description
        isToMany = description.isToMany
        isOrdered = description.isOrdered && description.isToMany
        deleteRule = description.deleteRule
        super.init(description, index: index)
    }

    override var hasColumn: Bool { !isToMany && !description.isTransient }
    override var renamed: String? { description.renamingIdentifier }

    /// Whether a column of the destination tells the order: it has a column that leads back.
    var ordersByColumn: Bool { isOrdered && join == nil }
    var orderColumn: String { quoted("\(entity.name).\(name)$order") }
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
