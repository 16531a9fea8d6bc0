import Foundation
import Martlet
import MartletBase
import MartletStore

/// The stores of a container, and the contexts that are notified of saves.
// @unchecked Sendable: a lock guards the mutable state.
package final class ContainerCore: @unchecked Sendable {
    let schema: Schema
    package let stores: [Store]
    let configurations: [any DataStoreConfiguration]
    let migrationPlan: (any SchemaMigrationPlan.Type)?
    private let storeOfPlan: [ObjectIdentifier: Store]
    /// Whether a store is one of the app's own types.
    let hasCustomStores: Bool

    private struct Listener {
        weak var inbox: ContextInbox?
    }
    private let listeners = HandedMutex<[Listener]>([])
    /// The observers of the history of the stores.
    let historyWatch = HistoryWatch()
    private struct Owner {
        weak var container: ModelContainer?
    }
    private let owner = HandedMutex(Owner())
    /// The container as apps see it; nil once it has ended.
    var container: ModelContainer? {
        get { owner.withLock { $0.container } }
        set { owner.withLock { $0.container = newValue } }
    }

    init(
        _ schema: Schema, _ configurations: [any DataStoreConfiguration],
        _ migrationPlan: (any SchemaMigrationPlan.Type)?
    ) throws {
        InspectedModels.ofThisModule
        self.schema = schema
        self.migrationPlan = migrationPlan
        if schema.plans.contains(where: \.asksForCloud) { Self.reportCloud() }
        let configurations: [any DataStoreConfiguration] =
            configurations.isEmpty ? [ModelConfiguration()] : configurations
        self.configurations = configurations
        try Self.check(configurations, schema)
        var stores: [Store] = []
        var storeOfPlan: [ObjectIdentifier: Store] = [:]
        for configuration in configurations {
            let part = configuration.schema.map { Schema($0.plans.map(\.type), version: schema.version) } ?? schema
            do {
                let store: Store
                if let configuration = configuration as? ModelConfiguration {
                    if configuration.cloudKitDatabase.isWanted { Self.reportCloud() }
                    if let migrationPlan { try Migration(migrationPlan, of: configuration, to: part).run() }
                    store = try Store(configuration, schema: part)
                } else {
                    store = try Store(cacheOf: configuration.open(part, migrationPlan), schema: part)
                }
                stores.append(store)
                for plan in store.plans where storeOfPlan[ObjectIdentifier(plan)] == nil {
                    storeOfPlan[ObjectIdentifier(plan)] = store
                }
            } catch let error as StoreError {
                throw SwiftDataError(.loadIssue, error.description)
            }
        }
        for plan in schema.plans where plan.superplan != nil {
            let store = storeOfPlan[ObjectIdentifier(plan)]
            guard let store, store !== storeOfPlan[ObjectIdentifier(plan.root)] else { continue }
            throw SwiftDataError(
                .unknownSchemaPart,
                "\(plan.name) inherits from \(plan.root.name), and so has to be in the same configuration.")
        }
        self.stores = stores
        self.storeOfPlan = storeOfPlan
        hasCustomStores = stores.contains { $0.custom != nil }
        historyWatch.begin(stores)
    }

    private static func check(_ configurations: [any DataStoreConfiguration], _ schema: Schema) throws {
        var places: Set<String> = []
        let known = Set(schema.plans.map(\.name))
        for configuration in configurations {
            let name = configuration.name
            if let configuration = configuration as? ModelConfiguration, !configuration.isStoredInMemoryOnly {
                let file = configuration.url.lastPathComponent
                if file.utf8.count > Int(NAME_MAX) {
                    throw SwiftDataError(.nameIsTooLong, "The name '\(name)' is too long for a file's.")
                }
                if name.contains(where: { $0 == "/" || $0 == "\0" }) {
                    throw SwiftDataError(.nameHasSeparators, "The name '\(name)' can't be a file's.")
                }
                if !places.insert(configuration.url.standardizedFileURL.path).inserted {
                    throw SwiftDataError(
                        .twoOfOnePlace, "Two configurations of a container have \(configuration.url.path).")
                }
            }
            for plan in configuration.schema?.plans ?? [] where !known.contains(plan.name) {
                throw SwiftDataError(
                    .unknownSchemaPart,
                    "The configuration '\(name)' is of \(plan.name), which is no class of the container.")
            }
        }
    }

    /// The store that has the objects of a class.
    func store(of plan: EntityPlan) throws -> Store {
        if let store = storeOfPlan[ObjectIdentifier(plan)] { return store }
        throw SwiftDataError(
            .unknownModel,
            "\(plan.name) is no class of the container, which has: \(schema.plans.map(\.name).joined(separator: ", "))."
        )
    }

    /// The custom store of a class; nil if the class is in an ordinary store.
    func custom(of plan: EntityPlan) -> CustomStore? {
        hasCustomStores ? storeOfPlan[ObjectIdentifier(plan)]?.custom : nil
    }

    /// The stores that record a history: those of this library.
    var historyStores: [Store] { hasCustomStores ? stores.filter { $0.custom == nil } : stores }

    func add(_ inbox: ContextInbox) {
        listeners.withLock { listeners in
            listeners.removeAll { $0.inbox == nil }
            listeners.append(Listener(inbox: inbox))
        }
    }

    /// Whether there are other contexts.
    func hasOtherContexts(than inbox: ContextInbox) -> Bool {
        listeners.withLock { $0.contains { $0.inbox != nil && $0.inbox !== inbox } }
    }

    /// Puts the save of one context into the inboxes of the others: right after the commit, so that every inbox has the
    /// saves in their order.
    func post(_ change: SavedChange, from sender: ContextInbox?) {
        for inbox in inboxes(except: sender) { inbox.receive(change) }
    }

    /// Makes the other contexts apply what their inboxes have.
    func wakeOthers(than sender: ContextInbox) {
        for inbox in inboxes(except: sender) { inbox.wakeIfNeeded() }
    }

    private func inboxes(except sender: ContextInbox?) -> [ContextInbox] {
        listeners.withLock { $0.compactMap(\.inbox) }.filter { $0 !== sender }
    }

    private static let cloudIsReported = HandedMutex(false)

    private static func reportCloud() {
        guard
            cloudIsReported.withLock({ reported in
                defer { reported = true }
                return !reported
            })
        else { return }
        Diagnostics.reportDetached(
            RuntimeIssue(
                message: "A store was to be kept in step with iCloud. There is none here: it stays on this device."))
    }
}

/// A save of one context, as other contexts receive it.
struct SavedChange: Sendable {
    struct Update: Sendable {
        let entity: String
        let key: Int64
        /// The columns that were written, by the indices of their properties.
        let values: [Int: SQLValue]
    }

    var inserted: [Update] = []
    var updated: [Update] = []
    var deleted: [PersistentIdentifier] = []
    /// The relationships, by entity and name, whose pairs in tables of their own have changed.
    var joins: Set<String> = []
}

/// The queue in which a context receives the saves of other contexts, on any thread.
// @unchecked Sendable: a lock guards the mutable state.
final class ContextInbox: @unchecked Sendable {
    private struct Contents {
        var changes: [SavedChange] = []
        /// Whether the context was woken for them.
        var isAwake = false
    }

    private let waiting = HandedMutex(Contents())
    /// Makes the context check its inbox, on its own thread or queue; nil if it checks without a notification.
    private let wake: (@Sendable () -> Void)?

    init(wake: (@Sendable () -> Void)?) { self.wake = wake }

    var isEmpty: Bool { waiting.withLock { $0.changes.isEmpty } }

    func receive(_ change: SavedChange) { waiting.withLock { $0.changes.append(change) } }

    func wakeIfNeeded() {
        let isAsleep = waiting.withLock { waiting in
            if waiting.changes.isEmpty || waiting.isAwake { return false }
            waiting.isAwake = true
            return true
        }
        if isAsleep { wake?() }
    }

    func take() -> [SavedChange] {
        waiting.withLock { waiting in
            defer { waiting = Contents() }
            return waiting.changes
        }
    }
}
