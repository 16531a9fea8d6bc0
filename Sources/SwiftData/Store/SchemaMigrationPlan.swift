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
