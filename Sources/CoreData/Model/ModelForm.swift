import Foundation
import MartletBase
import MartletStore

/// A model in the form that stores use, created once.
// @unchecked Sendable: not changed after it has been made.
final class ModelForm: @unchecked Sendable {
    let entities: [EntityForm]
    private let byName: [String: EntityForm]

    init(_ model: NSManagedObjectModel) {
        entities = Self.forms(of: model.entities)
        byName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
        for entity in entities {
            for relationship in entity.relationships {
                relationship.destination = byName[relationship.description.destinationEntity?.name ?? ""]
            }
        }
        for entity in entities {
            for relationship in entity.relationships { relationship.findInverse() }
        }
        for entity in entities {
            for relationship in entity.relationships
            where relationship.inverse == nil && relationship.entity === entity {
                for kind in relationship.destination?.kinds ?? [] { kind.form.add(referrer: relationship) }
            }
        }
        for entity in entities { entity.settle() }
    }

    /// Creates the forms of entities, parents before their subentities.
    private static func forms(of descriptions: [NSEntityDescription]) -> [EntityForm] {
        var made: [ObjectIdentifier: EntityForm] = [:]
        var all: [EntityForm] = []
        func add(_ description: NSEntityDescription) {
            if made[ObjectIdentifier(description)] != nil { return }
            if let parent = description.superentity { add(parent) }
            let form = EntityForm(description, parent: description.superentity.flatMap { made[ObjectIdentifier($0)] })
            made[ObjectIdentifier(description)] = form
            all.append(form)
        }
        for description in descriptions { add(description) }
        return all
    }

    /// The entities that have a table of their own.
    var tables: [EntityForm] { entities.filter { $0.parent == nil } }

    func entity(_ name: String) -> EntityForm? { byName[name] }
    func entity(of description: NSEntityDescription) -> EntityForm? { byName[description.name ?? ""] }
}
