import Foundation
import Martlet
import SwiftData

// The additions of SwiftData since its first year, each beside the form without it. Both forms of a pair do the same on the
// same rows. A WORKLOAD is run alone for a profile or a count of instructions: `history`, `history.without`, and so on.

@Model class Vessel {
    var name: String
    var number: Int
    var kind: String

    init(name: String, number: Int) {
        self.name = name
        self.number = number
        kind = "kind \(number % 20)"
    }
}

@Model final class Ferry: Vessel {
    var cars: Int

    init(name: String, number: Int, cars: Int) {
        self.cars = cars
        super.init(name: name, number: number)
    }
}

/// As ``Vessel``, without a subclass.
@Model final class Raft {
    var name: String
    var number: Int
    var kind: String

    init(name: String, number: Int) {
        self.name = name
        self.number = number
        kind = "kind \(number % 20)"
    }
}

/// A store that has its snapshots in memory, and leaves predicates to the context.
final class MemoryStore: DataStore {
    struct Configuration: DataStoreConfiguration {
        typealias Store = MemoryStore
        var name = "memory"
        var schema: Schema?
    }
    typealias Snapshot = DefaultSnapshot

    let configuration: Configuration
    let schema: Schema
    let identifier = "memory"
    private var all: [PersistentIdentifier: DefaultSnapshot] = [:]

    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        schema = configuration.schema ?? Schema([])
    }

    func fetch<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
        if request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
        if !request.descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
        return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: Array(all.values))
    }

    func save(
        _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
    ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
        var remapped: [PersistentIdentifier: PersistentIdentifier] = [:]
        for snapshot in request.inserted {
            let old = snapshot.persistentIdentifier
            remapped[old] = try .identifier(for: identifier, entityName: old.entityName, primaryKey: UUID())
        }
        for snapshot in request.inserted + request.updated {
            let id = remapped[snapshot.persistentIdentifier] ?? snapshot.persistentIdentifier
            all[id] = snapshot.copy(persistentIdentifier: id, remappedIdentifiers: remapped)
        }
        for snapshot in request.deleted { all[snapshot.persistentIdentifier] = nil }
        return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: remapped)
    }
}

struct RaftListing: View {
    private var query = Query<Raft, [Raft]>(sort: [SortDescriptor(\.number)])
    var body: some View { List(query.wrappedValue) { Text($0.name) } }
}

struct SectionListing: View {
    private var query = Query<Raft, SectionedResults<Raft, String>>(
        sort: [SortDescriptor(\.kind), SortDescriptor(\.number)], sectionBy: \.kind)
    var body: some View {
        List {
            ForEach(query.wrappedValue) { section in
                Section(section.title) { ForEach(section) { Text($0.name) } }
            }
        }
    }
}

@MainActor
struct Additions {
    private let rows = 10_000

    private func rafts(_ configuration: any DataStoreConfiguration) throws -> ModelContainer {
        let container = try ModelContainer(for: Raft.self, configurations: configuration)
        let context = ModelContext(container)
        for number in 0..<rows { context.insert(Raft(name: "Name \(number)", number: number)) }
        try context.save()
        return container
    }

    private func stored() throws -> ModelContainer { try rafts(ModelConfiguration(url: file())) }

    /// Runs the two forms of a workload, each if it is asked for.
    private func pair(
        _ workload: String, without: (name: String, body: () throws -> Void),
        with: (name: String, body: () throws -> Void)
    ) throws {
        var (first, second): (Double?, Double?)
        if runs("\(workload).without") { first = try time(without.name, without.body) }
        if runs(workload) { second = try time(with.name, with.body) }
        if let first, let second { print(String(format: "  %.2f times", second / first)) }
    }

    private func wants(_ workload: String) -> Bool { runs(workload) || runs("\(workload).without") }

    func measure() throws {
        if wants("history") { try history() }
        if wants("inheritance") { try inheritance() }
        if wants("compound") { try compound() }
        if wants("sections") { try sections() }
        if wants("observer") { try observer() }
        if wants("custom") { try custom() }
    }

    private func history() throws {
        let container = try stored()
        let context = ModelContext(container)
        let all = try context.fetch(FetchDescriptor<Raft>(sortBy: [SortDescriptor(\.number)]))
        let start = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last?.token
        for raft in all.prefix(1000) {
            raft.name += "."
            try context.save()
        }
        guard let start else { preconditionFailure("no history") }
        try pair(
            "history",
            without: (
                "1,000 changed objects, fetched",
                {
                    let found = try ModelContext(container).fetch(
                        FetchDescriptor<Raft>(predicate: #Predicate { $0.number < 1000 }))
                    precondition(found.count == 1000)
                }
            ),
            with: (
                "1,000 transactions after a token",
                {
                    let found = try ModelContext(container).fetchHistory(
                        HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > start }))
                    precondition(found.count == 1000 && found.allSatisfy { $0.changes.count == 1 })
                }
            ))
    }

    private func inheritance() throws {
        let plain = try stored()
        let family = try ModelContainer(for: Vessel.self, Ferry.self, configurations: ModelConfiguration(url: file()))
        let context = ModelContext(family)
        for number in 0..<rows {
            context.insert(
                number % 2 == 0
                    ? Vessel(name: "Name \(number)", number: number)
                    : Ferry(name: "Name \(number)", number: number, cars: 3))
        }
        try context.save()
        try pair(
            "inheritance",
            without: (
                "10,000 objects of a class, and a property",
                {
                    let found = try ModelContext(plain).fetch(FetchDescriptor<Raft>())
                    precondition(found.reduce(0) { $0 + $1.number } > 0 && found.count == rows)
                }
            ),
            with: (
                "10,000 of a class and its subclass, and a property",
                {
                    let found = try ModelContext(family).fetch(FetchDescriptor<Vessel>())
                    precondition(found.reduce(0) { $0 + $1.number } > 0 && found.count == rows)
                }
            ))
    }

    private func compound() throws {
        let container = try stored()
        let parts: [Predicate<Raft>] = [#Predicate { $0.number > 100 }, #Predicate { $0.kind == "kind 3" }]
        try pair(
            "compound",
            without: (
                "a count by one predicate of two conditions",
                {
                    for _ in 0..<100 {
                        let both = #Predicate<Raft> { $0.number > 100 && $0.kind == "kind 3" }
                        let found = try ModelContext(container).fetchCount(FetchDescriptor<Raft>(predicate: both))
                        precondition(found == 495)
                    }
                }
            ),
            with: (
                "the same by Predicate(all:) of two",
                {
                    for _ in 0..<100 {
                        let both = Predicate(all: parts)
                        let found = try ModelContext(container).fetchCount(FetchDescriptor<Raft>(predicate: both))
                        precondition(found == 495)
                    }
                }
            ))
    }

    /// Opens a view, and shows 20 insertions.
    private func open(_ view: some View, _ container: ModelContainer) throws {
        let context = container.mainContext
        context.autosaveEnabled = false
        let scene = SceneGraph(
            host: HeadlessHost(), size: CGSize(width: 400, height: 600), view.modelContainer(container))
        scene.update()
        for number in 0..<20 {
            context.insert(Raft(name: "New", number: number * 400))
            scene.update()
        }
        context.rollback()
    }

    private func sections() throws {
        let container = try stored()
        try pair(
            "sections",
            without: ("a list of 10,000 opens, 20 come", { try open(RaftListing(), container) }),
            with: ("the same in 20 sections", { try open(SectionListing(), container) }))
    }

    private func observer() throws {
        let container = try stored()
        func change(_ context: ModelContext, _ read: () throws -> Int) throws {
            for number in 0..<20 {
                context.insert(Raft(name: "New", number: number * 400))
                let count = try read()
                precondition(count == rows + number + 1)
            }
            context.rollback()
        }
        try pair(
            "observer",
            without: (
                "20 insertions, and a fetch of 10,000 each",
                {
                    let context = ModelContext(container)
                    try change(context) {
                        try context.fetch(FetchDescriptor<Raft>(sortBy: [SortDescriptor(\.number)])).count
                    }
                }
            ),
            with: (
                "20 insertions, and a ResultsObserver's results",
                {
                    let context = ModelContext(container)
                    let observer = try ResultsObserver<Raft, Never>(
                        sortBy: [SortDescriptor(\.number)], modelContext: context)
                    try change(context) { observer.results.count }
                }
            ))
    }

    private func custom() throws {
        let ordinary = try rafts(ModelConfiguration(isStoredInMemoryOnly: true))
        let own = try rafts(MemoryStore.Configuration())
        func fetch(_ container: ModelContainer) throws {
            let found = try ModelContext(container).fetch(
                FetchDescriptor<Raft>(predicate: #Predicate { $0.number < 100 }))
            precondition(found.count == 100)
        }
        try pair(
            "custom",
            without: ("100 of 10,000, from a store in memory", { try fetch(ordinary) }),
            with: ("100 of 10,000, from a custom store", { try fetch(own) }))
    }
}
