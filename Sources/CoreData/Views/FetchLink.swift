import AttributeGraph
import Foundation
import Martlet
import MartletRuntime
import MartletStore

/// The objects that a request has found. Equal as long as nothing has come, gone or moved.
struct FetchFound: Equatable {
    let objects: [NSManagedObject]
    /// The sections, by what their first objects are and where they begin.
    let sections: [(id: AnyHashable, range: Range<Int>)]
    let number: Int

    static func == (a: Self, b: Self) -> Bool { a.number == b.number }
}

/// Keeps what a request of a view has found in step with the view's context.
///
/// Changes of single objects are carried out in the result, without asking the store: an object is taken out, and put
/// where it belongs. After many changes, or such as the predicate looks at elsewhere, the store is asked again, in the
/// next update.
// @unchecked Sendable: the main actor's, as views and their contexts are.
final class FetchLink: ValueSource, ResultWatcher, @unchecked Sendable {
    typealias Value = FetchFound

    private(set) var context: NSManagedObjectContext?
    private var source: FetchSource?
    private var declared: String?
    private var plan: FetchPlan?
    private var failure: (any Error)?
    /// What code has set instead of what is declared.
    private var predicate: NSPredicate?
    private var descriptors: [NSSortDescriptor] = []

    private var objects: [NSManagedObject] = []
    private var sections: [AnyHashable] = []
    private var number = 0
    private var changes = PendingChanges<NSManagedObjectID>()
    private let announced: AnnouncedValue<Value>

    init(_ instance: ViewInstance) { announced = AnnouncedValue(instance) }

    // MARK: - What is asked for

    /// Takes over what the view's value asks for now. What code has set stays until the declaration asks for something
    /// else.
    func follow(_ source: FetchSource, in context: NSManagedObjectContext) {
        if self.source === source, self.context === context { return }
        let question = source.question(source.predicate, source.descriptors)
        let isSame = declared == question && self.context === context
        self.source = source
        // The store may have been loaded since.
        if isSame, failure == nil { return }
        let isFirst = declared == nil
        if declared != question { (predicate, descriptors) = (source.predicate, source.descriptors) }
        declared = question
        if self.context !== context { self.context?.watchers.remove(self) }
        self.context = context
        ask()
        // The body that has bound it reads it thereafter; others have read what was asked for before.
        if !isFirst { announced.announce(Transaction()) }
    }

    private func ask() {
        changes.askAgain()
        guard let context, let source else { return }
        do {
            let plan = try source.plan(predicate, descriptors, in: context)
            let forms = plan.question.forms
            changes.isExact = plan.limit == 0 && plan.offset == 0 && !forms.contains { $0 === plan.form }
            context.watchers.add(self, own: plan.form, others: forms)
            (self.plan, failure) = (plan, nil)
        } catch { (plan, failure) = (nil, error) }
    }

    var nsPredicate: NSPredicate? {
        get { predicate }
        set { configure(newValue, descriptors) }
    }

    var nsSortDescriptors: [NSSortDescriptor] {
        get { descriptors }
        set { configure(predicate, newValue) }
    }

    /// Asks for something else than what is declared.
    func configure(_ predicate: NSPredicate?, _ descriptors: [NSSortDescriptor]) {
        guard let source else { return }
        let isSame = source.question(predicate, descriptors) == source.question(self.predicate, self.descriptors)
        (self.predicate, self.descriptors) = (predicate, descriptors)
        if isSame { return }
        ask()
        announced.announce(source.transaction)
    }

    // MARK: - Changes

    func touched(_ id: NSManagedObjectID) {
        if changes.touch(id) { announced.announce(source?.transaction ?? Transaction()) }
    }

    func invalidated() {
        if changes.askAgain() { announced.announce(source?.transaction ?? Transaction()) }
    }

    // MARK: - The result

    func get(for location: AnyLocation) -> Value {
        announced.read(by: location) { [unowned self] in refreshed() }
    }

    private func refreshed() -> Value {
        guard let context, let source else { return Value(objects: [], sections: [], number: 0) }
        do {
            if plan == nil {
                ask()
                if let failure { throw failure }
            }
            if let plan {
                if changes.needsFetch {
                    take(try context.objects(plan))
                } else if !changes.touched.isEmpty {
                    carryOut(plan, in: context)
                }
            }
        } catch {
            take([])
            if context.model == nil {
                announced.scene.diagnostics.report(
                    "A FetchRequest of \(source.type) has no context to look in. Give a view or scene around it "
                        + ".environment(\\.managedObjectContext, container.viewContext).")
            } else {
                announced.scene.diagnostics.report(
                    "A FetchRequest of \(source.type) failed: \(error.localizedDescription)")
            }
        }
        changes.clear()
        return Value(objects: objects, sections: ranges(), number: number)
    }

    private func keys(_ objects: [NSManagedObject]) -> [AnyHashable] {
        guard let source, let section = source.section, let context else { return [] }
        return context.quietly { objects.map(section) }
    }

    private func ranges() -> [(id: AnyHashable, range: Range<Int>)] {
        var ranges: [(id: AnyHashable, range: Range<Int>)] = []
        for (index, key) in sections.enumerated() {
            if ranges.last?.id == key {
                ranges[ranges.count - 1].range = ranges[ranges.count - 1].range.lowerBound..<index + 1
            } else {
                ranges.append((key, index..<index + 1))
            }
        }
        return ranges
    }

    private func take(_ new: [NSManagedObject]) {
        let newSections = keys(new)
        guard !new.elementsEqual(objects, by: ===) || newSections != sections else { return }
        (objects, sections) = (new, newSections)
        number += 1
    }

    /// Takes each changed object out, and puts it where it belongs.
    private func carryOut(_ plan: FetchPlan, in context: NSManagedObjectContext) {
        context.quietly {
            var hasChanged = false
            for id in changes.touched {
                let object = context.object(plan.form, id.key)
                let isIn = object.map { isPart($0, plan) } ?? false
                let old = objects.firstIndex { $0.objectID.key == id.key }
                if objects.put(isIn ? object : nil, from: old, by: plan.comesBefore) { hasChanged = true }
            }
            let newSections = keys(objects)
            if newSections != sections {
                sections = newSections
                hasChanged = true
            }
            if hasChanged { number += 1 }
        }
    }

    private func isPart(_ object: NSManagedObject, _ plan: FetchPlan) -> Bool {
        guard object.state == .saved || object.state == .inserted && plan.includesPendingChanges else { return false }
        return plan.holds(for: object)
    }

    func set(_ value: Value, transaction: Transaction) {}
    func update(transaction: Transaction, _ change: (inout Value) -> Void) {}
    var scene: SceneGraph? { announced.scene }
    var scope: Scope? { announced.scope }
}

/// What the runtime keeps for a request of a view.
final class FetchKeeper {
    let link: FetchLink
    let location: KeptValueLocation<FetchLink>

    init(_ instance: ViewInstance) {
        link = FetchLink(instance)
        location = KeptValueLocation(link)
    }

    /// What is kept for a property of the view that is being bound, which asks for this from here on.
    static func following(_ source: FetchSource, in context: inout _PropertyContext) -> FetchKeeper {
        let keeper = context.storage { instance, _ in FetchKeeper(instance) }
        keeper.link.follow(
            source, in: EnvironmentValues(scope: context.instance.environment).managedObjectContext)
        return keeper
    }
}
