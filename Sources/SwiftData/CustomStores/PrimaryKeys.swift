import Foundation
import MartletBase

/// The primary keys that custom stores give their objects, and the numbers that stand for them in this process.
///
/// Contexts know each object by a number. A store's own key, such as a `UUID`, gets a negative number when it is first
/// mentioned; numbers of new objects are positive, so that objects of a store come first, in the order of the store.
enum PrimaryKeys {
    struct Name: Hashable {
        let store: String
        let entity: String
        /// The key as JSON.
        let key: String
    }

    private struct Table {
        var numbers: [Name: Int64] = [:]
        var names: [Name] = []
    }

    private static let table = HandedMutex(Table())
    private static let first = Int64.min / 2

    /// Returns the number of a primary key.
    static func number(of name: Name) -> Int64 {
        table.withLock { table in
            if let number = table.numbers[name] { return number }
            let number = first + Int64(table.names.count)
            table.numbers[name] = number
            table.names.append(name)
            return number
        }
    }

    /// Returns the primary key that a number stands for; nil if the number is an object's own.
    static func name(of number: Int64) -> Name? {
        guard number < 0 else { return nil }
        return table.withLock { table in
            let index = number - first
            return index >= 0 && index < table.names.count ? table.names[Int(index)] : nil
        }
    }
}

extension PersistentIdentifier {
    /// Returns the identifier of an object of a custom store by the store's own key.
    ///
    ///     try PersistentIdentifier.identifier(for: identifier, entityName: "Trip", primaryKey: UUID())
    ///
    /// - Throws: the error of encoding the key.
    public static func identifier<T: Comparable & CustomStringConvertible & Codable & Hashable>(
        for storeIdentifier: String, entityName: String, primaryKey: T
    ) throws -> PersistentIdentifier {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let key = String(decoding: try encoder.encode(primaryKey), as: UTF8.self)
        let number = PrimaryKeys.number(of: PrimaryKeys.Name(store: storeIdentifier, entity: entityName, key: key))
        return PersistentIdentifier(entityName: entityName, key: number, storeIdentifier: storeIdentifier)
    }
}

extension PersistentIdentifier.ID {
    private enum Keys: String, CodingKey { case entityName, key, primaryKey, store }

    /// Creates an identity from its encoding, in this or another process.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let entity = try container.decode(String.self, forKey: .entityName)
        entityName = entity
        if let primaryKey = try container.decodeIfPresent(String.self, forKey: .primaryKey) {
            let store = try container.decode(String.self, forKey: .store)
            key = PrimaryKeys.number(of: PrimaryKeys.Name(store: store, entity: entity, key: primaryKey))
        } else {
            key = try container.decode(Int64.self, forKey: .key)
        }
    }

    /// Encodes the number of an object, or the key that its custom store has given it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(entityName, forKey: .entityName)
        if let name = PrimaryKeys.name(of: key) {
            try container.encode(name.store, forKey: .store)
            try container.encode(name.key, forKey: .primaryKey)
        } else {
            try container.encode(key, forKey: .key)
        }
    }
}
