import AttributeGraph
import Foundation
import Martlet
import MartletRuntime
import MartletStore

/// The result of a query. Equal to another as long as no object was added, removed or moved.
struct QueryResult<Element: PersistentModel>: Equatable {
    let models: [Element]
    let number: Int

    static func == (a: Self, b: Self) -> Bool { a.number == b.number }
}

/// Keeps the result of a view's query in sync with the view's context.
///
/// Changes of single objects are applied to the result, without asking the store: an object is removed, and inserted
/// where it belongs. After many changes, or changes of other objects that the predicate reads, the store is asked
/// again, in the next update.
// @unchecked Sendable: the main actor's, as views and their contexts are.
final class QueryLink<Element: PersistentModel>: ValueSource, ResultWatcher, @unchecked Sendable {
    typealias Value = QueryResult<Element>

    private(set) var context: ModelContext?
    private(set) var error: (any Error)?
    private var source: QuerySource<Element>?
    private var asked: String?
    private var objects = OrderedObjects<Element>()
    private var number = 0
    /// The sections of the objects, once they have been read.
    private var kept: KeptSections<Element>?
    private var changes = PendingChanges<PersistentIdentifier>()
    private let announced: AnnouncedValue<Value>

    init(_ instance: ViewInstance) { announced = AnnouncedValue(instance) }

    // MARK: - What is asked for

    /// Applies the declaration of the view's current value.
    func follow(_ source: QuerySource<Element>, in context: ModelContext) {
        if self.source === source, self.context === context { return }
        let plan = EntityPlan.of(Element.self)
        let translation = PredicateTranslation(source.descriptor.predicate, of: plan, in: context.core.schema)
        let new = question(source.descriptor, translation)
        self.source = source
        if self.context === context, asked == new { return }
        let isFirst = asked == nil
        asked = new
        changes.isExact =
            source.descriptor.fetchLimit == nil && source.descriptor.fetchOffset == nil && !translation.isRecursive
        if self.context !== context { self.context?.watchers.remove(self) }
        self.context = context
        context.watchers.add(self, own: plan, others: translation.others)
        changes.askAgain()
        // The body that is being connected reads it afterwards; others have read the results of the previous query.
        if !isFirst { announced.announce(Transaction()) }
    }

    /// All that makes a difference to the answer, as a text.
    private func question(_ descriptor: FetchDescriptor<Element>, _ translation: PredicateTranslation) -> String {
        let filter =
            translation.isComplete
            ? "\(translation.sql)|\(translation.arguments)" : descriptor.predicate.map { $0.description } ?? ""
        let order = descriptor.sortBy.map {
            "\($0.keyPath.map { "\($0)" } ?? "")\($0.order)\($0.stringComparator == nil)"
        }
        return "\(filter)|\(order)|\(descriptor.fetchLimit ?? -1)|\(descriptor.fetchOffset ?? 0)|"
            + "\(descriptor.includePendingChanges)"
    }

    // MARK: - Changes

    func touched(_ id: PersistentIdentifier) {
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
        guard let context, let source else { return Value(models: [], number: 0) }
        let before = number
        do {
            error = nil
            if changes.needsFetch {
                let found = try context.fetch(source.descriptor)
                take(found)
            } else if !changes.touched.isEmpty {
                try apply(source.descriptor, in: context)
            }
        } catch {
            self.error = error
            take([])
            if context.core.schema.plans.isEmpty {
                announced.scene.diagnostics.report(
                    "A query of \(Element.self) has no container to look in. Give a view or scene around it "
                        + ".modelContainer(for: \(Element.self).self).")
            } else {
                announced.scene.diagnostics.report("A query of \(Element.self) failed: \(error)")
            }
        }
        updateSections(in: context, isOther: number != before)
        changes.clear()
        return Value(models: objects.array, number: number)
    }

    /// Brings the sections up to date, if they have been read. Other titles are a change of the result.
    private func updateSections(in context: ModelContext, isOther: Bool) {
        guard var kept else { return }
        self.kept = nil
        let plan = EntityPlan.of(Element.self)
        let changed =
            changes.needsFetch
            ? nil : Set(changes.touched.compactMap { context.knownObject(plan, $0.key).map { ObjectIdentifier($0) } })
        if context.quietly({ kept.update(objects.array, changed: changed) }), !isOther { number += 1 }
        self.kept = kept
    }

    /// Returns the sections of the current result by a stored property.
    func sections(by property: TitleProperty<Element>) -> SectionedResults<Element, String> {
        guard let context else { return SectionedResults() }
        if kept?.property.keyPath != property.keyPath {
            var new = KeptSections(by: property)
            _ = context.quietly { new.update(objects.array, changed: nil) }
            kept = new
        }
        return kept?.result() ?? SectionedResults()
    }

    private func take(_ new: [Element]) {
        if objects.replace(with: new) { number += 1 }
    }

    /// Removes each changed object, and inserts it where it belongs.
    private func apply(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) throws {
        let fetch = try Fetch(descriptor, in: context)
        context.quietly {
            let touched = changes.touched
            let new = touched.compactMap { context.object(fetch.plan, $0.key) as? Element }
                .filter { isPart($0, descriptor, fetch) }
            var unknown: Set<PersistentIdentifier> = []
            let known = touched.compactMap { id -> AnyObject? in
                let object = context.knownObject(fetch.plan, id.key)
                if object == nil { unknown.insert(id) }
                return object
            }
            var old = objects.array.indices(of: known)
            // An object that the context has removed is known only by its number.
            if !unknown.isEmpty {
                old += objects.array.indices.filter { unknown.contains(objects.array[$0]._record.id) }
            }
            if objects.put(new, at: old, by: fetch.comesBefore) { number += 1 }
        }
    }

    private func isPart(_ object: Element, _ descriptor: FetchDescriptor<Element>, _ fetch: Fetch<Element>) -> Bool {
        let state = object.record.state
        guard state == .saved || (state == .inserted && descriptor.includePendingChanges) else { return false }
        return fetch.holds(object)
    }

    func set(_ value: Value, transaction: Transaction) {}
    func update(transaction: Transaction, _ change: (inout Value) -> Void) {}
    var scene: SceneGraph? { announced.scene }
    var scope: Scope? { announced.scope }
}
