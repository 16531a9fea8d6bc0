import Foundation
import MartletStore

/// The models of an app as one version has them.
public protocol VersionedSchema {
    /// The classes.
    static var models: [any PersistentModel.Type] { get }
    /// Says which version it is; greater than those before.
    static var versionIdentifier: Schema.Version { get }
}

/// The migrations from each version of a schema to the next.
public protocol SchemaMigrationPlan {
    /// All versions, in their order.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The ways from one to the next.
    static var stages: [MigrationStage] { get }
}

/// The way from one version of the models to another.
public enum MigrationStage {
    /// A migration without code: properties are added (optional, or with a default), removed or renamed
    /// (`originalName`), and classes are added or removed.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// A migration with code, which runs before the store is changed, in a context of the old models, and after it, in
    /// one of the new models. Both contexts are saved. If the code throws, the store remains unchanged.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}
