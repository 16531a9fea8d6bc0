import Foundation
import MartletStore

/// The result of a request, kept in sync with a context.
///
/// Changes of single objects are applied to the result, without asking the store: an object is removed, and inserted
/// where it belongs. After many changes, or changes of other objects that the predicate reads, the store is asked
/// again.
struct FetchAnswer {
    private(set) var objects: [NSManagedObject] = []
    /// The section of each object.
    private(set) var sections: [AnyHashable] = []
    var changes = PendingChanges<NSManagedObjectID>()

    /// Follows the results of a plan from now on.
    ///
    /// - Returns: The entities, other than the plan's own, whose changes affect the result.
    mutating func follow(_ plan: FetchPlan) -> [EntityForm] {
        changes.askAgain()
        let forms = plan.question.forms
        changes.isExact = plan.limit == 0 && plan.offset == 0 && !forms.contains { $0.root === plan.form.root }
        return forms
    }

    /// Applies pending changes.
    ///
    /// - Parameters:
    ///   - plan: The plan of the result.
    ///   - context: The context.
    ///   - section: Returns the section of an object, if there are sections.
    /// - Returns: Whether objects were added, removed or moved.
    mutating func refresh(
        _ plan: FetchPlan, in context: NSManagedObjectContext, section: ((NSManagedObject) -> AnyHashable)?
    ) throws -> Bool {
        defer { changes.clear() }
        if changes.needsFetch {
            let new = try context.objects(plan)
            let isSame = new.elementsEqual(objects, by: ===)
            objects = new
            return !findSections(in: context, section) ? !isSame : true
        }
        guard !changes.touched.isEmpty else { return false }
        return context.quietly {
            let touched = changes.touched
            let new = touched.compactMap { context.object(plan.form, $0.key) }.filter { Self.isPart($0, plan) }
            let known = touched.compactMap(context.known.object)
            var old = objects.indices(of: known)
            if known.count < touched.count {
                // An object that the context has removed is known only by its identifier.
                let gone = touched.subtracting(known.map(\.objectID))
                old += objects.indices.filter { gone.contains(objects[$0].objectID) }
            }
            let hasChanged = objects.put(new, at: old, by: plan.comesBefore)
            return findSections(in: context, section) || hasChanged
        }
    }

    mutating func empty() -> Bool {
        let hadAny = !objects.isEmpty
        (objects, sections) = ([], [])
        changes.clear()
        return hadAny
    }

    private static func isPart(_ object: NSManagedObject, _ plan: FetchPlan) -> Bool {
        guard object.state == .saved || object.state == .inserted && plan.includesPendingChanges else { return false }
        return plan.includes(object.form) && plan.holds(for: object)
    }

    private mutating func findSections(
        in context: NSManagedObjectContext, _ section: ((NSManagedObject) -> AnyHashable)?
    ) -> Bool {
        guard let section else { return false }
        let new = context.quietly { objects.map(section) }
        if new == sections { return false }
        sections = new
        return true
    }

    /// The sections, each with its value and the range of its objects.
    var ranges: [(id: AnyHashable, range: Range<Int>)] {
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
}
