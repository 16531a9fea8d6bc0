import Foundation
import Martlet
import MartletRuntime
import MartletStore

/// A context in which objects of a store are created, fetched, changed and deleted, before ``save()`` writes all
/// changes to the store at once.
///
///     context.insert(Book(title: "Emma"))
///     let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
///     try context.save()
///
/// A context and its objects belong to one actor or thread. Saves of other contexts of the same container are applied
/// automatically.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
    /// The thread or queue on which a context may be used.
    enum Home {
        case main
        case queue(DispatchQueue)
        /// The thread or queue of the code that created the context, whichever that is.
        case anywhere
    }

    let core: ContainerCore
    let succession: ContextSuccession
    let uncheckedLists = UncheckedLists()
    /// The identity of the context in requests to stores.
    let stateID = UUID()
    private(set) var home: Home
    private(set) var inbox = ContextInbox(wake: nil)
    weak var owner: ModelContainer?

    /// The objects that are known, by entity and key, as long as anybody has them.
    private var known: [ObjectIdentifier: KnownObjects] = [:]
    /// The last version of each store, by changes of other programs, that has been checked.
    var versions: [ObjectIdentifier: Int64] = [:]

    // The changes that the next save writes to the store.
    var inserted: [PersistentIdentifier: any PersistentModel] = [:]
    var changed: [PersistentIdentifier: any PersistentModel] = [:]
    var deleted: [PersistentIdentifier: any PersistentModel] = [:]

    var pendingLinks = PendingLinks<_ModelRecord>()

    /// Whether others have saved since objects were deleted here, and may have linked objects to those.
    var mayLackDeletions = false
    /// The deletions of objects that a cascade has reached by a to-one relationship of theirs, as the store has it.
    var cascaded: [PersistentIdentifier: Deletion] = [:]
    /// The deletions that the last attempt of a save has added, since others had linked objects to deleted ones: that of
    /// an owner after those that it has led to.
    var completions: [Deletion] = []
    /// Whether delete rules are being applied again, to links that others have made.
    var isCompletingDeletions = false

    /// Whether reading properties makes no dependencies: predicates are being evaluated, or changes taken over.
    var isQuiet = false
    /// The fetch that evaluates a predicate or an order in memory now.
    var evaluation: Evaluation?
    var watchers = ResultWatchers<EntityPlan, PersistentIdentifier>()
    private var isSaveScheduled = false
    /// The deletion by a predicate that was the first change since the last save.
    var batch: BatchDeletion?
    /// The changed object whose unique value the last save found in another object.
    var conflict: PersistentIdentifier?

    /// Whether the context saves itself after changes: true by default for the context of the main actor. It has no
    /// effect on a context that belongs to another thread and to no model actor, because the time at which that may be
    /// used is unknown.
    public var autosaveEnabled = false {
        didSet { if autosaveEnabled, hasChanges { scheduleSave() } }
    }
    /// The undo manager with which changes of objects are registered, if it is set.
    public var undoManager: UndoManager?
    /// The author of the changes, which the history of the store has with each save.
    public var author: String?

    /// Creates a context of a container, for the actor or thread that makes it.
    public convenience init(_ container: ModelContainer) {
        self.init(container.core, home: MainThread.isCurrent ? .main : .anywhere)
        owner = container
    }

    init(_ core: ContainerCore, home: Home) {
        self.core = core
        succession = ContextSuccession(core)
        self.home = home
        settle(in: home)
        if case .main = home { ContextsAtExit.add(ContextReference(self)) }
        if core.hasCustomStores { for store in core.stores { store.custom?.initializeState(for: editingState) } }
    }

    /// Says where the context is used from now on.
    func settle(in home: Home) {
        self.home = home
        let box = ContextReference(self)
        switch home {
        case .main:
            inbox = ContextInbox {
                if MainThread.isCurrent {
                    box.context?.takeOver()
                } else {
                    MainThread.later { box.context?.takeOver() }
                }
            }
        case .queue(let queue): inbox = ContextInbox { queue.async { box.context?.takeOver() } }
        case .anywhere: break
        }
        core.add(inbox)
    }

    /// Saves the changes of the main thread's context when the program ends.
    func saveAtExit() {
        if case .main = home { saveByItself() }
    }

    deinit {
        if core.hasCustomStores { for store in core.stores { store.custom?.invalidateState(for: editingState) } }
        // Objects that refer to each other keep each other.
        for entity in known.values where !entity.plan.relationships.isEmpty || !core.schema.families.isEmpty {
            for object in entity.all { object.record.forgetObjects() }
        }
    }

    /// The container.
    public var container: ModelContainer { owner ?? core.container ?? ModelContainer(core) }

    // MARK: - Objects

    /// The objects that are known of a class and all others of its hierarchy.
    func knownObjects(of plan: EntityPlan) -> KnownObjects {
        if plan.superplan != nil { return knownObjects(of: plan.root) }
        if let found = known[ObjectIdentifier(plan)] { return found }
        let made = KnownObjects(self, of: plan)
        known[ObjectIdentifier(plan)] = made
        return made
    }

    func remember(_ record: _ModelRecord) { knownObjects(of: record.plan).insert(record) }

    func forget(_ plan: EntityPlan, _ key: Int64) { knownObjects(of: plan).remove(key) }

    func knownObject(_ plan: EntityPlan, _ key: Int64) -> (any PersistentModel)? { knownObjects(of: plan).object(key) }

    /// Returns the records of the living objects of a class.
    func knownRecords(of plan: EntityPlan) -> [_ModelRecord] { knownModels(of: plan).map { $0.record } }

    /// Returns the living objects of a class and its subclasses.
    func knownModels(of plan: EntityPlan) -> [any PersistentModel] {
        let all = knownObjects(of: plan).all
        return plan.superplan == nil ? all : all.filter { $0.record.plan.isKind(of: plan) }
    }

    /// Returns the living objects of a class that are of no subclass.
    func knownModels(exactly plan: EntityPlan) -> [any PersistentModel] {
        let all = knownObjects(of: plan).all
        return core.schema.family(of: plan) == nil ? all : all.filter { $0.record.plan === plan }
    }

    /// Returns the identifier of the object with a key, by its own class if the context knows the object.
    func identifier(_ plan: EntityPlan, _ key: Int64) -> PersistentIdentifier {
        if core.schema.family(of: plan) != nil, let known = knownObject(plan, key) { return known.record.id }
        return PersistentIdentifier(entityName: plan.name, key: key)
    }

    /// Notifies those that watch the class of an object, or a superclass.
    func touch(_ plan: EntityPlan, _ id: PersistentIdentifier) {
        var next: EntityPlan? = plan
        while let plan = next {
            watchers.touch(plan, id)
            next = plan.superplan
        }
    }

    // MARK: - Changes

    /// Whether there is anything to save.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
    /// The objects that the next save inserts in the store, in the order of their creation.
    public var insertedModelsArray: [any PersistentModel] { ordered(inserted) }
    /// The objects of the store that have been changed since the last save.
    public var changedModelsArray: [any PersistentModel] { ordered(changed) }
    /// The objects that the next save takes from the store.
    public var deletedModelsArray: [any PersistentModel] { ordered(deleted) }

    func ordered(_ models: [PersistentIdentifier: any PersistentModel]) -> [any PersistentModel] {
        models.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Records a change of an object, or of the targets of its relationships.
    func recordChange(of record: _ModelRecord) {
        if record.state == .saved, let object = record.object { changed[record.id] = object }
        touch(record.plan, record.id)
        scheduleSave()
    }

    /// Inserts an object, which the next save inserts in the store, together with the objects that it refers to.
    public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

    func insertAny(_ model: any PersistentModel) {
        let record = model.record
        switch record.state {
        case .detached, .gone: break
        case .deleted where record.context === self: return restore(Deletion(of: record, wasInserted: false))
        default: return
        }
        record.agree()
        record.forgetJoined()
        if (try? core.store(of: record.plan)) == nil {
            Diagnostics.reportDetached(
                RuntimeIssue(
                    message: core.schema.plans.isEmpty
                        ? "An object of \(record.plan.name) was inserted into the context of views without a container. "
                            + "Give a view or scene around them .modelContainer(for: \(record.plan.name).self)."
                        : "An object of \(record.plan.name) was inserted, which is no class of the container: it can't be "
                            + "saved."))
        }
        record.object = model
        record.state = .inserted
        remember(record)
        inserted[record.id] = model
        record.linkAll()
        registerUndo(model) { $0.deleteAny($1, cascades: false) }
        recordChange(of: record)
    }

    // MARK: - Undoing

    func registerUndo<Model: PersistentModel>(
        _ manager: UndoManager, _ model: Model, _ undo: @escaping (Model) -> Void
    ) {
        guard MainThread.isCurrent else { return }
        let work = UncheckedUndo { undo(model) }
        MainActor.assumeIsolated { manager.registerUndo(withTarget: work) { [work] _ in work.run() } }
    }

    func registerUndo(
        _ model: any PersistentModel, _ undo: @escaping (ModelContext, any PersistentModel) -> Void
    ) {
        guard let undoManager, !isQuiet, MainThread.isCurrent else { return }
        let work = UncheckedUndo { [weak self] in if let self { undo(self, model) } }
        MainActor.assumeIsolated { undoManager.registerUndo(withTarget: work) { [work] _ in work.run() } }
    }

    /// Applies external changes to the context.
    public func processPendingChanges() { takeOver() }

    // MARK: - Saving by itself

    func scheduleSave() {
        guard autosaveEnabled, !isSaveScheduled else { return }
        isSaveScheduled = true
        let box = ContextReference(self)
        switch home {
        case .main: Task { @MainActor in box.context?.saveByItself() }
        case .queue(let queue): queue.async { box.context?.saveByItself() }
        case .anywhere: isSaveScheduled = false
        }
    }

    func saveByItself() {
        isSaveScheduled = false
        guard autosaveEnabled, hasChanges else { return }
        do { try saveValidObjects() } catch {
            Diagnostics.reportDetached(
                RuntimeIssue(
                    message:
                        "Models were not saved: \(error) What was saved before is still there; the changes wait in "
                        + "the context."))
        }
    }

    /// Whether both are the same context.
    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
    /// The numbers of unsaved changes.
    public var debugDescription: String {
        "ModelContext(\(inserted.count) inserted, \(changed.count) changed, \(deleted.count) deleted)"
    }
}

/// A reference to a context for use on the context's own thread.
// @unchecked Sendable: the context is accessed only on the thread or queue where it may be used.
final class ContextReference: @unchecked Sendable {
    weak var context: ModelContext?
    init(_ context: ModelContext) { self.context = context }
}

/// The inverse of a change.
// @unchecked Sendable: made and run on the main thread.
final class UncheckedUndo: @unchecked Sendable {
    private let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func run() { body() }
}
