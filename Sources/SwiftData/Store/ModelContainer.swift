import Foundation
import Martlet
import MartletRuntime
import MartletStore
import Synchronization

/// The stores of an app's models, and the context that its views use.
///
///     let container = try ModelContainer(for: Book.self)
///
/// Any thread may use it. A store is a file of SQLite; saved data survives any end of the program.
// @unchecked Sendable: the main context is the main actor's; the rest never changes.
public final class ModelContainer: Equatable, @unchecked Sendable {
    package let core: ContainerCore
    @MainActor private var main: ModelContext?

    /// The classes.
    public var schema: Schema { core.schema }
    /// The configurations of the stores of this library. Custom stores have theirs.
    ///
    /// They do not change: a container opens its stores when it is created.
    public var configurations: Set<ModelConfiguration> {
        Set(core.configurations.compactMap { $0 as? ModelConfiguration })
    }

    /// Returns the identifier of the store that a configuration describes.
    ///
    ///     func transactions(of name: String, in container: ModelContainer) throws -> [DefaultHistoryTransaction] {
    ///         let store = container.storeIdentifier(forConfigurationNamed: name) ?? ""
    ///         let context = ModelContext(container)
    ///         return try context.fetchHistory(HistoryDescriptor(predicate: #Predicate { $0.storeIdentifier == store }))
    ///     }
    ///
    /// The identifiers of stored objects, history tokens and transactions name their store by it. The identifier of a
    /// file stays the same as long as the file exists; a store in memory has a new one each time.
    ///
    /// - Parameter name: The name of the configuration. Of several configurations with one name, the first counts.
    /// - Returns: The identifier of the store; nil if the container has no configuration with that name.
    public func storeIdentifier(forConfigurationNamed name: String) -> String? {
        zip(core.configurations, core.stores).first { $0.0.name == name }?.1.identifier
    }

    /// Returns the name of the configuration that describes a store.
    ///
    /// - Parameter identifier: The identifier of a store, as ``PersistentIdentifier/storeIdentifier`` has it.
    /// - Returns: The name of the configuration; nil if the container does not have the store.
    public func configurationName(forStoreIdentifier identifier: String) -> String? {
        zip(core.configurations, core.stores).first { $0.1.identifier == identifier }?.0.name
    }

    /// The migrations of stores of earlier versions.
    public var migrationPlan: (any SchemaMigrationPlan.Type)? { core.migrationPlan }

    /// Posted after a context of the container has noticed that another program has saved; the object is the container.
    ///
    ///     .onReceive(NotificationCenter.default.publisher(for: ModelContainer.remoteChange)) { _ in reload() }
    ///
    /// A context notices it when it next fetches or saves, on the thread of that call. Saves of the container's own
    /// contexts post ``ModelContext/didSave`` instead.
    public static let remoteChange = Notification.Name("SwiftData.ModelContainer.remoteChange")

    init(_ core: ContainerCore) { self.core = core }

    /// Opens the stores of some classes, or creates them.
    ///
    /// - Parameters:
    ///   - givenSchema: The classes.
    ///   - migrationPlan: The migrations of stores of earlier versions, in addition to automatic ones.
    ///   - configurations: The locations of the stores; by default one file in the app's own folder.
    /// - Throws: ``SwiftDataError`` that describes the error of a store. The file is then unchanged.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [any DataStoreConfiguration]
    ) throws {
        core = try ContainerCore(givenSchema, configurations, migrationPlan)
        core.container = self
    }

    /// Opens the stores of some classes, or creates them.
    /// - Throws: ``SwiftDataError`` that describes the error of a store. The file is then unchanged.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: any DataStoreConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens the stores of some classes, or creates them.
    /// - Throws: ``SwiftDataError`` that describes the error of a store. The file is then unchanged.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: any DataStoreConfiguration...
    ) throws {
        let version = migrationPlan?.schemas.map { $0.versionIdentifier }.max() ?? Schema.Version(1, 0, 0)
        try self.init(
            for: Schema(forTypes, version: version), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context of the main actor, which views use. It saves itself after changes.
    @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let made = ModelContext(core, home: .main)
        made.autosaveEnabled = true
        made.owner = self
        main = made
        return made
    }

    /// Deletes every object of every store. An error of a store is reported by an issue.
    public func deleteAllData() {
        do { try erase() } catch {
            Diagnostics.reportDetached(RuntimeIssue(message: "The data of a store was not deleted: \(error)"))
        }
    }

    /// Deletes every object of every store.
    ///
    /// - Throws: the first error of a store, after the others were emptied.
    public func erase() throws {
        let sender = ContextInbox(wake: nil)
        var first: (any Error)?
        do { try ModelContext(core, home: .anywhere).loadCustomStores() } catch { first = error }
        for store in core.stores {
            do { try erase(store, sender) } catch { first = first ?? error }
        }
        core.wakeOthers(than: sender)
        core.historyWatch.saved()
        if let first { throw first }
    }

    private func erase(_ store: Store, _ sender: ContextInbox) throws {
        _ = try store.write { database in
            var change = SavedChange()
            var history = HistoryRecording()
            // The objects of subclasses first, by their own names: the table of a class has them too.
            for plan in store.plans.sorted(by: { $0.depth > $1.depth }) {
                let columns = ["\"$id\""] + plan.preserved.map { quoted($0.column) }
                let condition = schema.condition("", of: plan)
                let test = condition.isEmpty ? "" : " WHERE \(condition)"
                let sql = "DELETE FROM \(plan.table)\(test) RETURNING \(columns.joined(separator: ", "))"
                for row in try database.rows(sql) {
                    guard let key = row[0].integer else { continue }
                    history.preserve(row.dropFirst(), of: plan, deletion: change.deleted.count)
                    change.deleted.append(PersistentIdentifier(entityName: plan.name, key: key))
                }
                for join in plan.relationships.compactMap(\.join) {
                    try database.execute("DELETE FROM \(quoted(join.table))")
                }
            }
            if let custom = store.custom {
                let plans = Dictionary(store.plans.map { ($0.name, $0) }) { first, _ in first }
                try custom.erase(
                    change.deleted.compactMap { id in plans[id.entityName].map { ($0, id.key) } },
                    EditingState(id: UUID(), author: nil))
            } else if let changes = history.packed(change, schema) {
                try HistoryLog(database: database).append(changes, author: nil)
            }
            return change
        } committed: {
            core.post($0, from: sender)
        }
    }

    /// Whether both have the same stores.
    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a.core === b.core }
}
