import Foundation

extension ModelContext {
    /// Posted before a context saves; the object is the context.
    public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")
    /// Posted after a context has saved; the object is the context.
    public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")

    /// The keys in the user info of ``ModelContext/didSave``.
    public enum NotificationKey: String, Sendable {
        /// The identifiers of the objects that were inserted.
        case insertedIdentifiers = "inserted"
        /// The identifiers of the objects that were changed.
        case updatedIdentifiers = "updated"
        /// The identifiers of the objects that were deleted.
        case deletedIdentifiers = "deleted"
    }

    func postDidSave(_ changes: [SavedChange]) {
        func identifiers(_ updates: [SavedChange.Update]) -> [PersistentIdentifier] {
            updates.map { publicID(PersistentIdentifier(entityName: $0.entity, key: $0.key)) }
        }
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: changes.flatMap { identifiers($0.inserted) },
                NotificationKey.updatedIdentifiers.rawValue: changes.flatMap { identifiers($0.updated) },
                NotificationKey.deletedIdentifiers.rawValue: changes.flatMap { $0.deleted.map(publicID) },
            ])
    }

    private func publicID(_ id: PersistentIdentifier) -> PersistentIdentifier {
        guard core.hasCustomStores, let plan = core.schema.plans.first(where: { $0.name == id.entityName }) else {
            return id
        }
        return core.custom(of: plan)?.identifiers.permanent(id.entityName, id.key) ?? id
    }
}
