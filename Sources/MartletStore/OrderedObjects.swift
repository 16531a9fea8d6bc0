/// A change of an array of objects.
enum ArrayStep<Element> {
    case remove(Int)
    case insert(Element, Int)
}

/// Objects in order, published as an array of which each version differs little from the last.
///
/// Readers keep the array until the next version is published, so that each change would copy it, and each copy counts
/// a reference to every object: for a long list this is most of the cost of a change. So the version before the last is
/// kept, and becomes the next version by the steps of the last change and of this one. If a reader still holds it, it
/// is copied after all. Objects that a change has removed live until the next change.
package struct OrderedObjects<Element: AnyObject> {
    /// The objects.
    package private(set) var array: [Element] = []
    /// The array before the last change, if it is kept.
    private var spare: [Element] = []
    /// The steps from the kept version to the current one; nil if no version is kept.
    private var steps: [ArrayStep<Element>]?
    /// The minimum length of an array for which a version is kept.
    private let least: Int

    package init(keepingFrom least: Int = 1000) { self.least = least }

    /// Takes other objects in their order.
    ///
    /// - Returns: Whether they are others, or in another order.
    package mutating func replace(with new: [Element]) -> Bool {
        guard !new.hasSameObjects(as: array) else { return false }
        array = new
        spare = []
        steps = nil
        return true
    }

    /// Moves changed objects to their positions in an order, as the arrays' method does.
    ///
    /// - Returns: Whether any position has changed.
    package mutating func put(
        _ changed: [Element], at old: [Int], by comesBefore: (Element, Element) -> Bool
    ) -> Bool {
        guard array.count >= least else {
            spare = []
            steps = nil
            return array.put(changed, at: old, by: comesBefore)
        }
        if changed.isEmpty, old.isEmpty { return false }
        if changed.count == 1, old.count == 1, array[old[0]] === changed[0],
            array.isInPlace(old[0], by: comesBefore)
        {
            return false
        }
        var next = spare
        spare = []
        if let steps { next.apply(steps) } else { next = array }
        steps = []
        let new = next.steps(putting: changed, at: old, by: comesBefore)
        guard !next.hasSameObjects(as: array) else {
            spare = next
            return false
        }
        spare = array
        array = next
        steps = new
        return true
    }
}
