import Foundation
import MartletStore

/// The values of an object of any class.
///
///     try JSONEncoder().encode(snapshots).write(to: url)
public struct DefaultSnapshot: DataStoreSnapshot {
    /// The object.
    public let persistentIdentifier: PersistentIdentifier
    /// The values, by the names of the properties.
    private(set) var values: [String: SnapshotValue]

    /// Creates a snapshot of an object's values.
    public init(
        from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]
    ) {
        guard let record = backingData as? _ModelRecord else {
            fatalError("Values are held by \(type(of: backingData)), which SwiftData has not made.")
        }
        self.init(record)
    }

    init(_ record: _ModelRecord) {
        persistentIdentifier = record.publicID
        values = [:]
        for property in record.plan.properties {
            guard let relationship = property as? RelationshipPlan else {
                // A value that can't be encoded has stopped the save before.
                if property.hasColumn { values[property.name] = .column((try? record.stored(property)) ?? .null) }
                continue
            }
            if relationship.isToMany {
                let objects = record.list(relationship).all.map(\.record)
                    .filter { $0.state == .saved || $0.state == .inserted }
                values[property.name] = .objects(objects.map(\.publicID).sorted())
            } else {
                let key = (try? record.stored(property))?.integer
                values[property.name] = .object(key.flatMap { record.publicID(of: relationship, $0) })
            }
        }
    }

    /// Creates a snapshot from its encoding.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
        persistentIdentifier = try container.decode(PersistentIdentifier.self, forKey: .persistentIdentifier)
        values = [:]
        for case .modeledProperty(let name) in container.allKeys {
            values[name] = try container.decode(SnapshotValue.self, forKey: .modeledProperty(name))
        }
    }

    /// Encodes the identifier and the values by the names of their properties.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
        try container.encode(persistentIdentifier, forKey: .persistentIdentifier)
        for (name, value) in values { try container.encode(value, forKey: .modeledProperty(name)) }
    }

    /// Returns a copy with another identifier, and with other identifiers of related objects.
    public func copy(
        persistentIdentifier: PersistentIdentifier,
        remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]? = [:]
    ) -> DefaultSnapshot {
        let values = remappedIdentifiers.map { identifiers in self.values.mapValues { $0.remapped(identifiers) } }
        return DefaultSnapshot(persistentIdentifier: persistentIdentifier, values: values ?? self.values)
    }

    init(persistentIdentifier: PersistentIdentifier, values: [String: SnapshotValue]) {
        self.persistentIdentifier = persistentIdentifier
        self.values = values
    }
}
