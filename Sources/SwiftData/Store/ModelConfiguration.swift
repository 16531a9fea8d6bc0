import Foundation
import MartletStore

/// The location of a store, its classes, and its options.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable, Hashable, Sendable {
    /// The type of the store.
    public typealias Store = DefaultStore

    /// The location of data that an app shares with others of its developer. Linux has no such place.
    public struct GroupContainer: Hashable, Sendable {
        let identifier: String?
        /// The app's own folder.
        public static let automatic = GroupContainer(identifier: nil)
        /// The app's own folder.
        public static let none = GroupContainer(identifier: nil)
        /// Returns a folder with that name beside the app's own.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
    }

    /// The synchronization of a store with iCloud, which does not exist here: an issue reports that once.
    public struct CloudKitDatabase: Hashable, Sendable {
        let isWanted: Bool
        /// Not at all, since there is no iCloud.
        public static let automatic = CloudKitDatabase(isWanted: false)
        /// Not at all.
        public static let none = CloudKitDatabase(isWanted: false)
        /// Returns no synchronization, which an issue reports.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(isWanted: true) }
    }

    /// The name, from which the file's name is derived.
    public let name: String
    /// The classes that are stored here; nil for all.
    public var schema: Schema?
    /// The file.
    public let url: URL
    /// Whether the store ends with its container.
    public let isStoredInMemoryOnly: Bool
    /// Whether saving is possible.
    public let allowsSave: Bool
    /// The location of data that the app shares with others: ``GroupContainer/automatic`` for a store with a URL.
    public let groupContainer: GroupContainer
    /// The requested synchronization with iCloud.
    public let cloudKitDatabase: CloudKitDatabase
    /// The name of the folder, if it is not the app's.
    public let groupAppContainerIdentifier: String?
    /// The container that iCloud would have it in: none.
    public var cloudKitContainerIdentifier: String? { nil }

    /// The location of the store, which identifies the configuration.
    public var id: String { isStoredInMemoryOnly ? "memory:\(name)" : url.path }

    /// Creates a store in the app's own folder, or in memory.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
        groupAppContainerIdentifier = groupContainer.identifier
        url =
            isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null")
            : StoreFolder.url(group: groupContainer.identifier).appendingPathComponent(self.name + ".store")
    }

    /// Creates a store in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = url.path == "/dev/null"
        self.allowsSave = allowsSave
        groupContainer = .automatic
        self.cloudKitDatabase = cloudKitDatabase
        groupAppContainerIdentifier = nil
    }

    /// Creates a store of some classes in the app's own folder, or in memory.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Whether both are one place, used alike.
    public static func == (a: Self, b: Self) -> Bool {
        a.id == b.id && a.allowsSave == b.allowsSave && a.schema == b.schema
    }
    /// Takes the place into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ModelConfiguration: CustomDebugStringConvertible {
    /// The name, the location, the classes and the options, for logs.
    public var debugDescription: String {
        let classes = schema.map { $0.entities.map(\.name).sorted().joined(separator: ", ") } ?? "all"
        let place = isStoredInMemoryOnly ? "memory" : url.path
        return
            "ModelConfiguration(name: \"\(name)\", location: \(place), classes: \(classes), allowsSave: \(allowsSave))"
    }
}
