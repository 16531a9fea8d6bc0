import Foundation
import MartletStore

/// The models of an app as one version has them.
public protocol VersionedSchema {
    /// The classes.
    static var models: [any PersistentModel.Type] { get }
    /// Says which version it is; greater than those before.
    static var versionIdentifier: Schema.Version { get }
}

/// How stores of earlier versions are brought to the latest.
public protocol SchemaMigrationPlan {
    /// All versions, in their order.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The ways from one to the next.
    static var stages: [MigrationStage] { get }
}

/// The way from one version of the models to another.
public enum MigrationStage {
    /// What goes by itself: properties that come (optional, or with a default), go, or have another name
    /// (`originalName`), and classes that come or go.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// What the app does itself, before the store gets its new form, in a context of the old models, and after it, in one
    /// of the new. Both save their contexts. What they throw leaves the store as it was.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}

/// Brings a store of an earlier version to the latest, stage by stage: in a copy, which takes the place of the file at
/// the end.
struct Migration {
    private let plan: any SchemaMigrationPlan.Type
    private let configuration: ModelConfiguration
    private let schema: Schema

    init(_ plan: any SchemaMigrationPlan.Type, of configuration: ModelConfiguration, to schema: Schema) {
        self.plan = plan
        self.configuration = configuration
        self.schema = schema
    }

    func run() throws {
        let url = configuration.url
        guard !configuration.isStoredInMemoryOnly, FileManager.default.fileExists(atPath: url.path) else { return }
        let found = try foundVersion(url.path)
        guard let found, found < schema.version, let stages = stages(from: found), !stages.isEmpty else { return }
        guard configuration.allowsSave else {
            throw SwiftDataError(
                .loadIssue, "\(url.path) is of version \(found) of the models, and was opened for reading alone.")
        }
        let copy = url.appendingPathExtension("migrating")
        remove(copy)
        do {
            let original = try Database(path: url.path, readOnly: false)
            try original.run("VACUUM INTO ?", [.text(copy.path)])
        }
        do {
            for stage in stages { try run(stage, copy) }
            try settle(copy)
        } catch {
            remove(copy)
            if let error = error as? SwiftDataError { throw error }
            throw SwiftDataError(
                .loadIssue,
                "\(url.path) could not be migrated from version \(found) to \(schema.version), and was left as it was: "
                    + "\(error)")
        }
        // The log of the old file must not be taken for one of the new.
        try Database(path: url.path, readOnly: false).execute(
            "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE")
        guard rename(copy.path, url.path) == 0 else {
            remove(copy)
            throw SwiftDataError(.loadIssue, "\(url.path) could not be replaced by what it was migrated to.")
        }
    }

    private func foundVersion(_ path: String) throws -> Schema.Version? {
        do {
            return try StoreForm(Database(path: path, readOnly: !configuration.allowsSave)).description()?.1.version
        } catch let error
            as StoreError
        { throw SwiftDataError(.loadIssue, error.description) }
    }

    /// The stages on the way; nil where the plan does not know the version.
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

    /// Opens the copy as one version of the models has it, which gives it that form, and has the app look at it.
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

    /// One file, without a log.
    private func settle(_ copy: URL) throws {
        try Database(path: copy.path, readOnly: false).execute(
            "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE")
    }

    private func remove(_ copy: URL) {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            try? FileManager.default.removeItem(atPath: copy.path + suffix)
        }
    }
}
