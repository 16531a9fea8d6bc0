import AttributeGraph
import Foundation
import Martlet
import MartletRuntime
import MartletStore

/// The result of a request. Equal to another as long as no object was added, removed or moved.
struct FetchFound: Equatable {
    let objects: [NSManagedObject]
    /// The sections, each with its value and the range of its objects.
    let sections: [(id: AnyHashable, range: Range<Int>)]
    let number: Int

    static func == (a: Self, b: Self) -> Bool { a.number == b.number }
}

/// Keeps the result of a view's request in sync with the view's context.
///
/// Changes are applied in the next update.
// @unchecked Sendable: the main actor's, as views and their contexts are.
final class FetchLink: ValueSource, ResultWatcher, @unchecked Sendable {
    typealias Value = FetchFound

    private(set) var context: NSManagedObjectContext?
    private var source: FetchSource?
    private var declared: String?
    private var plan: FetchPlan?
    private var failure: (any Error)?
    /// The predicate and the order that code has set instead of the declared ones.
    private var predicate: NSPredicate?
    private var descriptors: [NSSortDescriptor] = []

    private var answer = FetchAnswer()
    private var number = 0
    private let announced: AnnouncedValue<Value>

    init(_ instance: ViewInstance) { announced = AnnouncedValue(instance) }

    // MARK: - What is asked for

    /// Applies the declaration of the view's current value. Values that code has set remain until the declaration
    /// changes.
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
        // The body that is being connected reads it afterwards; others have read the results of the previous request.
        if !isFirst { announced.announce(Transaction()) }
    }

    private func ask() {
        answer.changes.askAgain()
        guard let context, let source else { return }
        do {
            let plan = try source.plan(predicate, descriptors, in: context)
            context.watchers.add(self, own: plan.form, others: answer.follow(plan))
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

    /// Replaces the declared predicate and order.
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
        if answer.changes.touch(id) { announced.announce(source?.transaction ?? Transaction()) }
    }

    func invalidated() {
        if answer.changes.askAgain() { announced.announce(source?.transaction ?? Transaction()) }
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
            if let plan, try answer.refresh(plan, in: context, section: source.section) { number += 1 }
        } catch {
            if answer.empty() { number += 1 }
            if context.model == nil {
                announced.scene.diagnostics.report(
                    "A FetchRequest of \(source.type) has no context to look in. Give a view or scene around it "
                        + ".environment(\\.managedObjectContext, container.viewContext).")
            } else {
                announced.scene.diagnostics.report(
                    "A FetchRequest of \(source.type) failed: \(error.localizedDescription)")
            }
        }
        return Value(objects: answer.objects, sections: answer.ranges, number: number)
    }

    func set(_ value: Value, transaction: Transaction) {}
    func update(transaction: Transaction, _ change: (inout Value) -> Void) {}
    var scene: SceneGraph? { announced.scene }
    var scope: Scope? { announced.scope }
}

/// The stored state of a view's request.
final class FetchKeeper {
    let link: FetchLink
    let location: KeptValueLocation<FetchLink>

    init(_ instance: ViewInstance) {
        link = FetchLink(instance)
        location = KeptValueLocation(link)
    }

    /// Returns the stored state of the property that is being connected, and updates its source.
    static func following(_ source: FetchSource, in context: inout _PropertyContext) -> FetchKeeper {
        let keeper = context.storage { instance, _ in FetchKeeper(instance) }
        keeper.link.follow(
            source, in: EnvironmentValues(scope: context.instance.environment).managedObjectContext)
        return keeper
    }
}
