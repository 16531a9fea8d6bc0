import Foundation
import MartletStore

/// Migrates a store of an earlier version to the latest, stage by stage.
///
/// The stages run in a copy. Meanwhile the store itself is locked for writing, so that of several programs one migrates
/// and the others wait. When the copy is complete and checked, its contents replace those of the store in one
/// transaction: if the program ends before that, for any reason, the store remains unchanged.
struct Migration {
    private let plan: any SchemaMigrationPlan.Type
    private let configuration: ModelConfiguration
    private let schema: Schema
    private var url: URL { configuration.url }

    init(_ plan: any SchemaMigrationPlan.Type, of configuration: ModelConfiguration, to schema: Schema) {
        self.plan = plan
        self.configuration = configuration
        self.schema = schema
    }

    /// The timeout for another program that migrates the store, in seconds.
    private static let lockTimeout = 600

    func run() throws {
        guard !configuration.isStoredInMemoryOnly, FileManager.default.fileExists(atPath: url.path) else { return }
        let copy = url.appendingPathExtension("migrating")
        let hasRemains = configuration.allowsSave && FileManager.default.fileExists(atPath: copy.path)
        guard try isNeeded(StoreForm(Database(path: url.path, readOnly: !configuration.allowsSave))) || hasRemains
        else { return }
        guard configuration.allowsSave else {
            throw SwiftDataError(
                .loadIssue, "\(url.path) is of an earlier version of the models, and was opened for reading alone.")
        }
        let database = try Database(path: url.path, readOnly: false)
        try database.writeAhead()
        database.setBusyTimeout(seconds: Self.lockTimeout)
        var isReplaced = false
        try database.transaction {
            // A copy that is there now is one of a program that was ended: with the lock, no other makes one.
            remove(copy)
            // Another program may have been first.
            guard let (found, stages) = try way(StoreForm(database)) else { return }
            do {
                try Database(path: url.path, readOnly: false).run("VACUUM INTO ?", [.text(copy.path)])
                for stage in stages { try run(stage, copy) }
                try settle(copy)
                try database.replaceContents(withThoseOf: copy.path)
                isReplaced = true
            } catch {
                remove(copy)
                if let error = error as? SwiftDataError { throw error }
                throw SwiftDataError(
                    .loadIssue,
                    "\(url.path) could not be migrated from version \(found) to \(schema.version), and was left as it was: "
                        + "\(error)")
            }
        }
        guard isReplaced else { return }
        database.detachReplacement()
        remove(copy)
    }

    private func isNeeded(_ form: StoreForm) throws -> Bool { try way(form) != nil }

    /// The version of the store and the stages from that one to the newest; nil if no stage is left.
    private func way(_ form: StoreForm) throws -> (Schema.Version, [MigrationStage])? {
        guard let found = try form.description()?.1.version, found < schema.version,
            let stages = stages(from: found), !stages.isEmpty
        else { return nil }
        return (found, stages)
    }

    /// The stages from a version to the newest; nil if the plan does not know the version.
    private func stages(from found: Schema.Version) -> [MigrationStage]? {
        var version = found
        var way: [MigrationStage] = []
        while version < schema.version {
            guard let next = plan.stages.first(where: { $0.versions.from.versionIdentifier == version }),
                next.versions.to.versionIdentifier > version
            else { return way.isEmpty ? nil : way }
            way.append(next)
            version = next.versions.to.versionIdentifier
        }
        return way
    }

    private func run(_ stage: MigrationStage, _ copy: URL) throws {
        let (from, to) = stage.versions
        guard case .custom(_, _, let willMigrate, let didMigrate) = stage else { return try reshape(copy, to, nil) }
        if let willMigrate { try reshape(copy, from, willMigrate) }
        try reshape(copy, to, didMigrate)
    }

    /// Opens the copy with one version of the models, which migrates it to that form, and runs the app's code on it.
    private func reshape(
        _ copy: URL, _ version: any VersionedSchema.Type, _ work: ((ModelContext) throws -> Void)?
    ) throws {
        let schema = Schema(versionedSchema: version)
        let core = try ContainerCore(schema, [ModelConfiguration(url: copy)], nil)
        guard let work else { return }
        let context = ModelContext(core, home: .anywhere)
        try work(context)
        if context.hasChanges { try context.save() }
    }

    /// Merges the copy into one file, and checks it.
    private func settle(_ copy: URL) throws {
        let database = try Database(path: copy.path, readOnly: false)
        try database.execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE")
        let result = try database.rows("PRAGMA quick_check").first
        guard result == [.text("ok")] else { throw SwiftDataError(.loadIssue, "The migrated copy is damaged.") }
    }

    private func remove(_ copy: URL) {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            try? FileManager.default.removeItem(atPath: copy.path + suffix)
        }
    }
}
