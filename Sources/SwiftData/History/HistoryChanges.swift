import Foundation
import MartletStore

/// Turns the changes that a store has recorded into those of the classes that the app has now.
///
/// A property has its new name, if the class says which name it had (`originalName`). Changes of entities that the schema
/// does not have, and properties that were removed, are left out.
struct HistoryChanges {
    private struct Entity {
        let plan: EntityPlan
        let properties: [String: PropertyPlan]
    }

    private let entities: [String: Entity]

    init(_ schema: Schema) {
        var entities: [String: Entity] = [:]
        for plan in schema.plans {
            var properties = Dictionary(plan.properties.map { ($0.name, $0) }) { first, _ in first }
            for property in plan.properties where properties[property.metadata.originalName] == nil {
                properties[property.metadata.originalName] = property
            }
            entities[plan.name] = Entity(plan: plan, properties: properties)
        }
        self.entities = entities
    }

    /// Returns the changes of a transaction.
    ///
    /// - Throws: ``SwiftDataError`` if the changes are damaged.
    func of(_ packed: Data, transaction: Int64, in store: Store) throws -> [HistoryChange] {
        let recorded: [RecordedChange]
        do { recorded = try PackedChangesReader.changes(of: packed) } catch {
            throw SwiftDataError(
                .unreadable, "The history of \(store.path) can't be read: transaction \(transaction) is damaged.")
        }
        return recorded.enumerated().compactMap { index, change in
            guard let entity = entities[change.entity] else { return nil }
            let identifier = PersistentIdentifier(
                entityName: change.entity, key: change.key, storeIdentifier: store.identifier)
            // Room for 16 million changes in each transaction.
            let header = HistoryChangeHeader(
                change: transaction << 24 | Int64(index), transaction: transaction, identifier: identifier)
            switch change.kind {
            case .insert: return entity.plan.type.historyInsert(header)
            case .update(let names):
                let keyPaths = names.compactMap { name in
                    entity.properties[name].map { entity.plan.keyPaths[$0.index] }
                }
                return entity.plan.type.historyUpdate(header, keyPaths)
            case .delete(let values):
                let kept = values.compactMap { name, value -> (keyPath: AnyKeyPath, value: Any)? in
                    guard let property = entity.properties[name], !value.isNull,
                        let decoded = property.coder?.decode(value)
                    else { return nil }
                    return (entity.plan.keyPaths[property.index], decoded)
                }
                return entity.plan.type.historyDelete(header, kept)
            }
        }
    }
}

/// The parts that all changes have.
private struct HistoryChangeHeader {
    let change: Int64
    let transaction: Int64
    let identifier: PersistentIdentifier
}

extension PersistentModel {
    fileprivate static func historyInsert(_ header: HistoryChangeHeader) -> HistoryChange {
        .insert(
            DefaultHistoryInsert<Self>(
                changeIdentifier: header.change, transactionIdentifier: header.transaction,
                changedPersistentIdentifier: header.identifier))
    }

    fileprivate static func historyUpdate(
        _ header: HistoryChangeHeader, _ keyPaths: [AnyKeyPath]
    ) -> HistoryChange {
        .update(
            DefaultHistoryUpdate<Self>(
                changeIdentifier: header.change, transactionIdentifier: header.transaction,
                changedPersistentIdentifier: header.identifier,
                updatedAttributes: keyPaths.compactMap { $0 as? PartialKeyPath<Self> }.map {
                    // Unsafe: `Sendable` has no representation, so that no cast to it exists. Key paths of properties
                    // capture nothing.
                    unsafeBitCast($0, to: (PartialKeyPath<Self> & Sendable).self)
                }))
    }

    fileprivate static func historyDelete(
        _ header: HistoryChangeHeader, _ values: [(keyPath: AnyKeyPath, value: Any)]
    ) -> HistoryChange {
        .delete(
            DefaultHistoryDelete<Self>(
                changeIdentifier: header.change, transactionIdentifier: header.transaction,
                changedPersistentIdentifier: header.identifier, tombstone: HistoryTombstone(values)))
    }
}
