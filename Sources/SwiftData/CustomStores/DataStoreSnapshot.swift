/// The values of an object at one time, as contexts and stores exchange them.
///
/// A snapshot of a type of the app encodes each property under the property's name, as `Codable` does by itself, and
/// relationships as identifiers.
public protocol DataStoreSnapshot: Codable, Sendable {
    /// The object.
    var persistentIdentifier: PersistentIdentifier { get }

    /// Creates a snapshot of an object's values. Those of related objects may be added to the dictionary.
    init(
        from backingData: any BackingData,
        relatedBackingDatas: inout [PersistentIdentifier: any BackingData])

    /// Returns a copy with another identifier, and with other identifiers of related objects.
    func copy(
        persistentIdentifier: PersistentIdentifier,
        remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
    ) -> Self
}

/// A value of a snapshot.
public typealias DataStoreSnapshotValue = Codable & Sendable

/// The keys of an encoded snapshot.
public enum DataStoreSnapshotCodingKey: CodingKey {
    /// The identifier of the object.
    case persistentIdentifier
    /// A property, by its name.
    case modeledProperty(String)

    /// The name in the encoding.
    public var stringValue: String {
        switch self {
        case .persistentIdentifier: "persistentIdentifier"
        case .modeledProperty(let name): name
        }
    }

    /// Creates the key of a name.
    public init?(stringValue: String) {
        self = stringValue == "persistentIdentifier" ? .persistentIdentifier : .modeledProperty(stringValue)
    }

    /// Nil: snapshots are encoded by names.
    public var intValue: Int? { nil }

    /// Returns nil: snapshots are encoded by names.
    public init?(intValue: Int) { nil }
}
