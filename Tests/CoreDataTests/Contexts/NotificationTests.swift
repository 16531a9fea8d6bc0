import CoreData
import Foundation
import Testing

@MainActor @Suite struct NotificationTests {
    /// Records a context's notifications, as titles by the keys of the notification.
    // @unchecked Sendable: notified on the main thread only, because it observes the main context.
    private final class Listener: @unchecked Sendable {
        var reported: [[String: [String]]] = []
        private var observer: (any NSObjectProtocol)?

        init(_ context: NSManagedObjectContext) {
            observer = NotificationCenter.default.addObserver(
                forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
            ) { [unowned self] notification in
                var titles: [String: [String]] = [:]
                for (key, value) in notification.userInfo ?? [:] {
                    let books = (value as? Set<NSManagedObject> ?? []).compactMap { $0 as? Book }
                    titles["\(key)"] = books.compactMap(\.title).sorted()
                }
                reported.append(titles)
            }
        }
        deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    }

    @Test func changesAreToldOnceForWhatIsDoneAtOneTime() throws {
        let context = try makeContainer().viewContext
        let listener = Listener(context)
        let (a, b) = (addBook("A", to: context), addBook("B", to: context))
        a.pages = 4
        #expect(listener.reported.isEmpty)
        context.processPendingChanges()
        #expect(listener.reported == [[NSInsertedObjectsKey: ["A", "B"]]])
        a.pages = 5
        context.delete(b)
        addBook("C", to: context)
        try context.save()
        #expect(
            listener.reported.last == [
                NSInsertedObjectsKey: ["C"], NSUpdatedObjectsKey: ["A"], NSDeletedObjectsKey: ["B"],
            ])
        #expect(listener.reported.count == 2)
        context.processPendingChanges()
        #expect(listener.reported.count == 2)
        context.delete(addBook("D", to: context))
        context.processPendingChanges()
        #expect(listener.reported.count == 2)
    }

    @Test func whatOthersHaveSavedIsToldAsRefreshed() async throws {
        let container = try makeContainer()
        let context = container.viewContext
        context.automaticallyMergesChangesFromParent = true
        let book = addBook("A", to: context)
        try context.save()
        let listener = Listener(context)
        let other = container.newBackgroundContext()
        try await other.perform {
            let twin = try other.fetch(NSFetchRequest<Book>(entityName: "Book"))[0]
            twin.title = "Z"
            addBook("N", to: other)
            try other.save()
        }
        while book.title != "Z" { await Task.yield() }
        context.processPendingChanges()
        let all = listener.reported.reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
        #expect(all == [NSInsertedObjectsKey: ["N"], NSRefreshedObjectsKey: ["Z"]])
    }

    @Test func aStoreAnnouncesItsSavesWhereThatIsAskedFor() throws {
        let container = NSPersistentContainer(name: "Announced", managedObjectModel: makeModel())
        let description = container.persistentStoreDescriptions[0]
        description.url = URL(fileURLWithPath: "/dev/null")
        description.setOption(true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
        container.loadPersistentStores { _, error in #expect(error == nil) }
        nonisolated(unsafe) var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
        ) { _ in count += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        addBook("A", to: container.viewContext)
        try container.viewContext.save()
        #expect(count == 1)
        try container.viewContext.execute(NSBatchUpdateRequest(entityName: "Book"))
        #expect(count == 2)
    }

    @Test func aStoreThatIsDestroyedIsEmptyAfterwards() throws {
        let folder = try Folder()
        let container = try makeContainer(at: folder.file())
        addBook("A", to: container.viewContext)
        try container.viewContext.save()
        try container.persistentStoreCoordinator.destroyPersistentStore(at: folder.file(), type: .sqlite)
        #expect(container.persistentStoreCoordinator.persistentStores.isEmpty)
        let again = try makeContainer(at: folder.file())
        #expect(try again.viewContext.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
    }
}
