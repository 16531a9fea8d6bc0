/// What is done to an array of objects.
enum ArrayStep<Element> {
    case remove(Int)
    case insert(Element, Int)
}

/// Objects in order, handed out as an array that changes little at a time.
///
/// Whoever has the array keeps it until the next one is there, so that each change would copy it, and each copy counts a
/// reference to every object: for a long list most of what a change costs. So the array before the last change is kept,
/// and becomes the next one by what was done to the other and what is done now. If somebody still has it, it is copied after
/// all. What a change has taken out lives until the next.
package struct OrderedObjects<Element: AnyObject> {
    /// The objects.
    package private(set) var array: [Element] = []
    /// The array before the last change, if it is kept.
    private var spare: [Element] = []
    /// What has been done since to get from that to this; nil if it is not kept.
    private var steps: [ArrayStep<Element>]?
    /// How long an array has to be for that.
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

    /// Puts objects that have changed where an order wants them, as arrays do.
    ///
    /// - Returns: Whether anything is at another place.
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
        if let steps { next.carryOut(steps) } else { next = array }
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
