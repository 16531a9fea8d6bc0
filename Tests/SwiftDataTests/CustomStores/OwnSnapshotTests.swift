import Foundation
import SwiftData
import Testing

/// A snapshot of a type of the app, with the properties of one class.
private struct LeafSnapshot: DataStoreSnapshot {
    let persistentIdentifier: PersistentIdentifier
    var name: String
    var parent: PersistentIdentifier?
    var children: [PersistentIdentifier]

    init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
        // The store is one of leaves alone.
        let leaf = backingData as! any BackingData<Leaf>
        persistentIdentifier = leaf.persistentModelID!
        name = leaf.getValue(forKey: \.name)
        parent = leaf.getValue(forKey: \.parent)?.persistentModelID
        children = leaf.getValue(forKey: \.children).map(\.persistentModelID)
    }

    private init(_ id: PersistentIdentifier, _ other: LeafSnapshot, _ ids: [PersistentIdentifier: PersistentIdentifier])
    {
        persistentIdentifier = id
        name = other.name
        parent = other.parent.map { ids[$0] ?? $0 }
        children = other.children.map { ids[$0] ?? $0 }
    }

    func copy(
        persistentIdentifier: PersistentIdentifier,
        remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
    ) -> LeafSnapshot { LeafSnapshot(persistentIdentifier, self, remappedIdentifiers ?? [:]) }

    func renamed(_ name: String) -> LeafSnapshot {
        var copy = self
        copy.name = name
        return copy
    }
}

private struct LeafConfiguration: DataStoreConfiguration {
    typealias Store = LeafStore
    var name = "leaves"
    var schema: Schema?
    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A store in memory that filters and sorts nothing, and writes names in capital letters.
private final class LeafStore: DataStore {
    typealias Configuration = LeafConfiguration
    typealias Snapshot = LeafSnapshot
    let configuration: LeafConfiguration
    let schema: Schema
    let identifier = "leaves"
    var all: [PersistentIdentifier: LeafSnapshot] = [:]

    init(_ configuration: LeafConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        schema = configuration.schema!
    }

    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot> {
        DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: Array(all.values))
    }

    func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot> {
        var ids: [PersistentIdentifier: PersistentIdentifier] = [:]
        for snapshot in request.inserted {
            ids[snapshot.persistentIdentifier] = try .identifier(
                for: identifier, entityName: "Leaf", primaryKey: all.count + ids.count + 1)
        }
        var changed: [PersistentIdentifier: LeafSnapshot] = [:]
        for snapshot in request.inserted + request.updated {
            let id = ids[snapshot.persistentIdentifier] ?? snapshot.persistentIdentifier
            changed[id] = snapshot.copy(persistentIdentifier: id, remappedIdentifiers: ids)
                .renamed(snapshot.name.uppercased())
        }
        all.merge(changed) { $1 }
        for snapshot in request.deleted { all[snapshot.persistentIdentifier] = nil }
        return DataStoreSaveChangesResult(
            for: identifier, remappedIdentifiers: ids, snapshotsToReregister: changed)
    }
}

@MainActor @Suite struct OwnSnapshotTests {
    @Test func snapshotsOfTheAppsOwnTypeAreReadByTheNamesOfTheirProperties() throws {
        let container = try ModelContainer(for: Leaf.self, configurations: LeafConfiguration())
        let context = ModelContext(container)
        let root = Leaf("root")
        context.insert(root)
        context.insert(Leaf("a", root))
        context.insert(Leaf("b", root))
        try context.save()
        // The store has answered with other names.
        #expect(root.name == "ROOT")
        #expect(!context.hasChanges)
        let descriptor = FetchDescriptor<Leaf>(
            predicate: #Predicate { $0.parent != nil }, sortBy: [SortDescriptor(\.name, order: .reverse)])
        let found = try ModelContext(container).fetch(descriptor)
        #expect(found.map(\.name) == ["B", "A"])
        #expect(found[0].parent?.children.count == 2)
        context.delete(root)
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Leaf>()) == 0)
    }
}
