import Foundation
import Martlet
import MartletBase
import MartletRuntime
import MartletStore

/// A context in which objects of a store are created, fetched, changed and deleted, before ``save()`` writes all
/// changes to the store at once.
///
/// A context and its objects are used on its queue only: on the main thread, or inside ``perform(_:)``.
// @unchecked Sendable: confined to its queue, as said above; code hands contexts about to call perform.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The kind of queue on which a context is used.
    public enum ConcurrencyType: UInt, Sendable {
        /// On a queue of its own.
        case privateQueueConcurrencyType = 1
        /// On the main thread.
        case mainQueueConcurrencyType = 2

        /// On a queue of its own.
        public static var privateQueue: ConcurrencyType { .privateQueueConcurrencyType }
        /// On the main thread.
        public static var mainQueue: ConcurrencyType { .mainQueueConcurrencyType }
    }

    /// The time at which the work of ``perform(schedule:_:)`` runs.
    public enum ScheduledTaskType: Hashable, Sendable {
        /// Immediately, if the caller is on the context's queue.
        case immediate
        /// After the pending work.
        case enqueued
    }

    /// The kind of queue on which the context is used.
    public let concurrencyType: ConcurrencyType
    let queue: ContextQueue
    let known = ObjectTable()

    private var ownCoordinator: NSPersistentStoreCoordinator?
    /// The store that it works on, if it has no parent.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { ownCoordinator ?? parent?.persistentStoreCoordinator }
        set {
            ownCoordinator = newValue
            newValue?.add(self)
        }
    }
    /// The context that it reads from and saves to, instead of the store.
    open var parent: NSManagedObjectContext? {
        didSet { parent?.children.append(ChildReference(context: self)) }
    }
    struct ChildReference {
        weak var context: NSManagedObjectContext?
    }
    var children: [ChildReference] = []

    /// A name of the context, for messages.
    open var name: String?
    /// The author of the changes.
    open var transactionAuthor: String?
    /// Values that the app stores with the context.
    open var userInfo = NSMutableDictionary()
    /// Whether changes that other contexts have saved are applied.
    open var automaticallyMergesChangesFromParent = false
    /// The resolution of conflicts with saves of other contexts in the meantime: an ``NSMergePolicy``.
    open var mergePolicy: Any = NSMergePolicy.error
    /// The age, in seconds, up to which values are used without reading the store. Saves of other contexts are noticed
    /// whatever the interval.
    open var stalenessInterval: TimeInterval = -1
    /// Whether objects that are missing in the store count as deleted. They do.
    open var shouldDeleteInaccessibleFaults = true
    /// The undo manager with which changes of objects are registered. For a context of the main thread.
    open var undoManager: UndoManager?
    /// The kind of the merge policy.
    var policy: NSMergePolicy.Kind { (mergePolicy as? NSMergePolicy)?.kind ?? .error }

    // The changes that the next save writes to the store.
    var inserted: [NSManagedObjectID: NSManagedObject] = [:]
    var changed: [NSManagedObjectID: NSManagedObject] = [:]
    var deleted: [NSManagedObjectID: NSManagedObject] = [:]

    var pendingLinks = PendingLinks<NSManagedObject>()

    /// Whether reading properties makes no dependencies, and changes register no undoing.
    var isQuiet = false
    var watchers = ResultWatchers<EntityForm, NSManagedObjectID>()

    /// The changes since ``processPendingChanges()``.
    var pending = UnprocessedChanges()
    var isProcessing = false
    var willProcess = false

    /// Creates a context that has no store yet.
    public init(concurrencyType: ConcurrencyType) {
        self.concurrencyType = concurrencyType
        queue = ContextQueue(isMain: concurrencyType == .mainQueueConcurrencyType)
        super.init()
    }

    /// Creates a context that has no store yet.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    deinit {
        // Objects that refer to each other keep each other.
        for object in known.all { object.forgetObjects() }
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
    var storeIdentifier: String { persistentStoreCoordinator?.storeIdentifier ?? "none" }

    // MARK: - Changes

    /// Whether there is anything to save.
    open var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
    /// The objects that the next save brings to the store.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
    /// The objects of the store that have been changed since the last save.
    open var updatedObjects: Set<NSManagedObject> { Set(changed.values) }
    /// The objects that the next save takes from the store.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
    /// The objects that it knows.
    open var registeredObjects: Set<NSManagedObject> { Set(known.all) }

    func ordered(_ objects: [NSManagedObjectID: NSManagedObject]) -> [NSManagedObject] {
        objects.sorted { $0.key.key < $1.key.key }.map(\.value)
    }

    /// Says that an object is being changed.
    func recordChange(of object: NSManagedObject) {
        if object.state == .saved { changed[object.objectID] = object }
    }

    /// Notifies lists of objects that one has been changed.
    func touched(_ object: NSManagedObject) {
        touched(object.objectID)
        pending.record(object)
        if !isProcessing { processLater() }
    }

    func touched(_ id: NSManagedObjectID) {
        for form in id.form.lineage { watchers.touch(form, id) }
    }

    /// Inserts an object, which the next save brings to the store.
    open func insert(_ object: NSManagedObject) {
        guard object.state == .detached, object.form != nil else { return }
        object.context = self
        object.state = .inserted
        inserted[object.objectID] = object
        known.insert(object)
        pending.appeared(object)
        object.recordPendingLinks()
        registerUndo(object) { [weak self] in self?.delete($0, cascades: false) }
        object.awakeFromInsert()
        touched(object)
    }

    /// Deletes an object, which the next save removes from the store, and applies the delete rules of its
    /// relationships.
    open func delete(_ object: NSManagedObject) { delete(object, cascades: true) }

    // MARK: - Undoing

    /// Whether changes are registered with an undo manager.
    var registersUndo: Bool { undoManager != nil && !isQuiet && MainThread.isCurrent }

    func registerUndo(_ object: NSManagedObject, _ undo: @escaping (NSManagedObject) -> Void) {
        guard let undoManager, registersUndo, object.state != .detached else { return }
        let work = HandedOver(value: { undo(object) })
        let target = HandedOver(value: object)
        let manager = HandedOver(value: undoManager)
        MainActor.assumeIsolated { manager.value.registerUndo(withTarget: target.value) { _ in work.value() } }
    }

    /// Undoes the last change.
    @MainActor open func undo() { undoManager?.undo() }
    /// Redoes the last undone change.
    @MainActor open func redo() { undoManager?.redo() }

    // MARK: - Elsewhere

    func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasQuiet = isQuiet
        isQuiet = true
        defer { isQuiet = wasQuiet }
        return try body()
    }

    /// The numbers of unsaved changes.
    open override var debugDescription: String {
        "NSManagedObjectContext(\(inserted.count) inserted, \(changed.count) changed, \(deleted.count) deleted)"
    }
}

/// The kind of queue on which a context is used.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension NSManagedObject {
    /// Lets go of other objects, which hold this one.
    final func forgetObjects() {
        guard form != nil else { return }
        for relationship in form.relationships { slots[relationship.index] = .missing }
        baseline = [:]
    }
}
