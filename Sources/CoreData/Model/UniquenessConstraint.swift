import Foundation
import MartletStore

/// Attributes and to-one relationships whose values are unique among the objects of an entity.
struct UniquenessConstraint: Sendable {
    let properties: [PropertyForm]

    /// Nil where one of the names is none of a property with a column.
    init?(_ names: [Any], of entity: NSEntityDescription, _ known: [String: PropertyForm]) {
        let properties = names.compactMap { name in
            let name = (name as? String) ?? (name as? NSPropertyDescription)?.name ?? ""
            return known[name].flatMap { $0.hasColumn ? $0 : nil }
        }
        guard !properties.isEmpty, properties.count == names.count else { return nil }
        self.properties = properties
    }

    /// `a, b`, for messages.
    var names: String { properties.map(\.name).joined(separator: ", ") }
    var columns: String { properties.map(\.column).joined(separator: ", ") }

    /// The name of the index in the store.
    func index(of form: EntityForm) -> String {
        "\(form.root.name).\(properties.map(\.columnName).joined(separator: ",")).unique"
    }

    /// The values of an object; nil where one is missing, which is like no other.
    func values(of object: NSManagedObject) -> [SQLValue]? {
        let values = properties.map(object.stored)
        return values.contains(where: \.isNull) ? nil : values
    }
}
