import Foundation
import MartletBase

extension NSManagedObjectContext {
    /// Posted after objects have been changed, once for changes that are made together; the object is the context, and
    /// its `userInfo` has the objects by ``NSInsertedObjectsKey``, ``NSUpdatedObjectsKey``, ``NSDeletedObjectsKey`` and
    /// ``NSRefreshedObjectsKey``.
    public static let didChangeObjectsNotification = Notification.Name("NSObjectsChangedInManagingContextNotification")

    /// Notifies observers of pending changes immediately. Otherwise this happens after the current work, and before a
    /// save.
    public func processPendingChanges() {
        guard !isProcessing, !pending.isEmpty else { return }
        isProcessing = true
        let changes = pending
        pending = UnprocessedChanges()
        NotificationCenter.default.post(
            name: Self.didChangeObjectsNotification, object: self, userInfo: changes.userInfo)
        isProcessing = false
        // An observer of the notification may have changed more.
        if !pending.isEmpty { processLater() }
    }

    func processLater() {
        // If a context is used outside of its queue, only its save notifies observers.
        if willProcess || !queue.isCurrent { return }
        willProcess = true
        let reference = HandedOver(value: ChildReference(context: self))
        queue.later {
            guard let context = reference.value.context else { return }
            context.willProcess = false
            context.processPendingChanges()
        }
    }
}

/// The key of the set of objects that other contexts have changed, in notifications.
public let NSRefreshedObjectsKey = "refreshed"

extension NSNotification.Name {
    /// Posted after objects have been changed. See ``NSManagedObjectContext/didChangeObjectsNotification``.
    public static var NSManagedObjectContextObjectsDidChange: NSNotification.Name {
        NSManagedObjectContext.didChangeObjectsNotification
    }
}
