import Foundation
import MartletStore

/// An entity in the form that stores use.
///
/// An entity and its subentities share one table: that of the root entity, with the columns of all of them and one for
/// the entity of each row. A subentity has its parent's property objects, followed by its own.
// @unchecked Sendable: see ModelForm.
final class EntityForm: @unchecked Sendable {
    let description: NSEntityDescription
    let name: String
    let table: String
    /// Those of the parent first.
    let properties: [PropertyForm]
    let attributes: [AttributeForm]
    let relationships: [RelationshipForm]
    /// Sets of attributes whose values together are different for every object.
    let constraints: [UniquenessConstraint]
    /// The entity whose properties it has too.
    // unowned(unsafe): the model's form keeps its entities.
    unowned(unsafe) let parent: EntityForm?
    private let byName: [String: PropertyForm]

    /// The entity and its subentities.
    private(set) var kinds: [EntityForm.Reference] = []
    /// The properties that have a column.
    private(set) var columns: [PropertyForm] = []
    /// The columns in the order in which rows are read: `"$id", "$version", "a", "b"`, and `"$entity"` if several
    /// entities share the table.
    private(set) var selection = ""
    private(set) var insertion = ""
    /// The values of an object of which nothing has been read.
    let missing: [NSManagedObject.Slot]

    /// An entity of the same table.
    struct Reference {
        // unowned(unsafe): the model's form keeps its entities.
        unowned(unsafe) let form: EntityForm
    }

    init(_ description: NSEntityDescription, parent: EntityForm?) {
        self.description = description
        self.parent = parent
        name = description.name ?? ""
        table = parent?.table ?? quoted(name)
        var properties = parent?.properties ?? []
        var own: [RelationshipForm] = []
        let prefix = parent == nil ? "" : name + "."
        for property in description.properties {
            switch property {
            case let attribute as NSAttributeDescription:
                properties.append(AttributeForm(attribute, index: properties.count, prefix))
            case let relationship as NSRelationshipDescription:
                let form = RelationshipForm(relationship, index: properties.count, prefix)
                own.append(form)
                properties.append(form)
            default: break
            }
        }
        self.properties = properties
        attributes = properties.compactMap { $0 as? AttributeForm }
        relationships = properties.compactMap { $0 as? RelationshipForm }
        let names = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        byName = names
        constraints =
            (parent?.constraints ?? [])
            + description.uniquenessConstraints.compactMap { UniquenessConstraint($0, of: description, names) }
        missing = Array(repeating: .missing, count: properties.count)
        for relationship in own { relationship.entity = self }
        var next: EntityForm? = self
        while let form = next {
            form.kinds.append(Reference(form: self))
            next = form.parent
        }
    }

    func settle() {
        columns = properties.filter(\.hasColumn)
        var names = ["\"$id\"", "\"$version\""] + columns.map(\.column)
        if isShared { names.append(EntityForm.kindColumn) }
        selection = names.joined(separator: ", ")
        insertion =
            "INSERT INTO \(table) (\(selection)) VALUES (?, 1\(String(repeating: ", ?", count: names.count - 2)))"
    }

    func property(_ name: String) -> PropertyForm? { byName[name] }

    /// The relationships to the entity that have no inverse.
    private(set) var referrers: [RelationshipForm] = []

    func add(referrer relationship: RelationshipForm) { referrers.append(relationship) }

    // MARK: - Subentities

    /// The column with the name of a row's entity.
    static let kindColumn = "\"$entity\""

    /// The entity that has the table.
    var root: EntityForm { parent?.root ?? self }
    /// Whether the table has rows of several entities.
    var isShared: Bool { root.kinds.count > 1 }
    /// The entity, its parent, and so on.
    var lineage: [EntityForm] { [self] + (parent?.lineage ?? []) }

    func isKind(of other: EntityForm) -> Bool {
        var next: EntityForm? = self
        while let form = next {
            if form === other { return true }
            next = form.parent
        }
        return false
    }

    /// The entity that a row is of, which was read as one of this entity.
    func kind(of row: [SQLValue]) -> EntityForm {
        guard isShared, case .text(let name)? = row.last else { return self }
        return kinds.first { $0.form.name == name }?.form ?? self
    }

    /// The properties of the entity and its subentities that have a column.
    var columnsOfTable: [PropertyForm] { once(kinds.flatMap(\.form.columns)) }
    var relationshipsOfTable: [RelationshipForm] { once(kinds.flatMap(\.form.relationships)) }
    /// The ordered relationships of other entities whose order is a column of this table.
    var ordersOfTable: [RelationshipForm] {
        once(relationshipsOfTable.compactMap(\.inverse).filter(\.ordersByColumn))
    }

    private func once<Form: PropertyForm>(_ forms: [Form]) -> [Form] {
        var seen: Set<ObjectIdentifier> = []
        return forms.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Returns the condition for rows of the entity in a shared table; nil if every row matches.
    func kindCondition(in table: String? = nil, subentities: Bool = true) -> String? {
        guard isShared, parent != nil || !subentities else { return nil }
        let names = subentities ? kinds.map(\.form.name) : [name]
        let list = names.map { "'\($0.replacingOccurrences(of: "'", with: "''"))'" }.joined(separator: ", ")
        return "\(table.map { $0 + "." } ?? "")\(Self.kindColumn) IN (\(list))"
    }
}
