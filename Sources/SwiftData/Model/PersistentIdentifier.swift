import Foundation

/// Says which stored object is meant: in any context, on any thread, and after a restart.
///
/// An object has the same identifier from the beginning on; ``storeIdentifier`` is nil until it has been saved. In a store of
/// the app (``DataStore``), an object has a temporary identifier until the store has given it a permanent one.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// The stable identity of an identifier.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let entityName: String
        package let key: Int64

        /// Orders by entity, and then by creation.
        public static func < (a: Self, b: Self) -> Bool { (a.entityName, a.key) < (b.entityName, b.key) }
    }

    /// The identity.
    public let id: ID
    /// The store of the object; nil if it has not been saved. It is ignored in comparisons.
    public internal(set) var storeIdentifier: String?

    /// Whether the object had not been saved when the identifier was read.
    ///
    /// Save the context before writing an identifier anywhere: in a store of the app, the object gets another one with its
    /// first save.
    ///
    ///     if trip.persistentModelID.isTemporary { try context.save() }
    ///     let data = try JSONEncoder().encode(trip.persistentModelID)
    public var isTemporary: Bool { storeIdentifier == nil }

    /// The name of the object's entity: that of its class.
    public var entityName: String { id.entityName }
    var key: Int64 { id.key }

    init(entityName: String, key: Int64, storeIdentifier: String? = nil) {
        id = ID(entityName: entityName, key: key)
        self.storeIdentifier = storeIdentifier
    }

    /// Whether both mean the same object.
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    /// Takes the identity into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(id.key) }
    /// Orders by entity, and then by creation.
    public static func < (a: Self, b: Self) -> Bool { a.id < b.id }
}
