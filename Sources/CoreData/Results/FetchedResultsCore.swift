import Foundation
import MartletBase
import MartletStore

/// The part of a controller of fetched results that does not depend on the type of the results.
final class FetchedResultsCore: ResultWatcher {
    let context: NSManagedObjectContext
    let sectionKeyPath: String?
    let cacheName: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private let request: NSFetchRequest<any NSFetchRequestResult>
    private var plan: FetchPlan?
    private var answer = FetchAnswer()
    private(set) var found: FetchedObjects?
    private var touchedObjects: Set<NSManagedObjectID> = []
    private var observer: (any NSObjectProtocol)?

    init(
        _ context: NSManagedObjectContext, _ request: NSFetchRequest<any NSFetchRequestResult>, sectionKeyPath: String?,
        cacheName: String?
    ) {
        self.context = context
        self.request = request
        self.sectionKeyPath = sectionKeyPath
        self.cacheName = cacheName
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    func perform<Result>(_ request: NSFetchRequest<Result>) throws {
        guard let order = request.sortDescriptors, !order.isEmpty else {
            throw CoreDataError.make(
                .invalidRequest,
                "The request of an NSFetchedResultsController for \(request.entityName ?? "objects") has no sort "
                    + "descriptors: its results need an order.")
        }
        let plan = try context.plan(of: request)
        self.plan = plan
        let forms = answer.follow(plan)
        context.watchers.add(self, own: plan.form, others: forms)
        _ = try answer.refresh(plan, in: context, section: section)
        found = FetchedObjects(answer, hasSections: sectionKeyPath != nil)
        touchedObjects = []
        if observer == nil { observe() }
    }

    private var section: ((NSManagedObject) -> AnyHashable)? {
        sectionKeyPath.map { path in
            { object in object.value(forKeyPath: path).map { "\($0)" } ?? "" }
        }
    }

    private func observe() {
        let reference = HandedOver(value: WeakCore(core: self))
        observer = NotificationCenter.default.addObserver(
            forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
        ) { _ in reference.value.core?.followChanges() }
    }

    private struct WeakCore {
        weak var core: FetchedResultsCore?
    }

    // MARK: - Changes

    func touched(_ id: NSManagedObjectID) {
        guard delegate != nil else { return invalidated() }
        _ = answer.changes.touch(id)
        touchedObjects.insert(id)
    }

    func invalidated() {
        answer.changes.askAgain()
        touchedObjects = delegate == nil ? [] : touchedObjects
    }

    private func followChanges() {
        guard let plan, let old = found, let delegate else { return }
        guard answer.changes.needsFetch || !touchedObjects.isEmpty else { return }
        let touched = touchedObjects
        touchedObjects = []
        do { _ = try answer.refresh(plan, in: context, section: section) } catch {
            return CoreDataError.report(
                "An NSFetchedResultsController of \(plan.form.name) can't follow a change: \(error.localizedDescription)"
            )
        }
        let new = FetchedObjects(answer, hasSections: sectionKeyPath != nil)
        let changes = FetchedChanges(from: old, to: new, touched: touched)
        if changes.isEmpty { return }
        // A generic class is a different class for each type of results, and the delegate knows none of them.
        let face = NSFetchedResultsController<any NSFetchRequestResult>(self, request)
        delegate.controllerWillChangeContent(face)
        found = new
        for index in changes.goneSections {
            delegate.controller(face, didChange: old.sections[index], atSectionIndex: index, for: .delete)
        }
        for index in changes.newSections {
            delegate.controller(face, didChange: new.sections[index], atSectionIndex: index, for: .insert)
        }
        for change in changes.changes {
            delegate.controller(
                face, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(face)
    }
}
