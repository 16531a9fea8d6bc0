import Foundation
import MartletBase

/// The differences between two successive results.
struct FetchedChanges {
    struct Change {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        let old: IndexPath?
        let new: IndexPath?
    }

    private(set) var goneSections: [Int] = []
    private(set) var newSections: [Int] = []
    private(set) var changes: [Change] = []

    var isEmpty: Bool { goneSections.isEmpty && newSections.isEmpty && changes.isEmpty }

    /// - Parameters:
    ///   - old: The previous result.
    ///   - new: The current result.
    ///   - touched: The objects that have been changed.
    /// - Complexity: O(*n* log *n*).
    init(from old: FetchedObjects, to new: FetchedObjects, touched: Set<NSManagedObjectID>) {
        for step in new.sections.map(\.name).difference(from: old.sections.map(\.name)) {
            switch step {
            case .remove(let index, _, _): goneSections.append(index)
            case .insert(let index, _, _): newSections.append(index)
            }
        }
        for object in old.objects where new.indexPath(of: object) == nil {
            changes.append(Change(object: object, type: .delete, old: old.indexPath(of: object), new: nil))
        }
        let stayed = new.objects.filter { old.indexPath(of: $0) != nil }
        let places = Dictionary(old.objects.enumerated().map { ($1.objectID, $0) }) { first, _ in first }
        let inOrder = Self.inOrder(stayed.map { places[$0.objectID] ?? 0 }) { touched.contains(stayed[$0].objectID) }
        var rank = 0
        for object in new.objects {
            let (before, after) = (old.indexPath(of: object), new.indexPath(of: object))
            guard let before, let after else {
                changes.append(Change(object: object, type: .insert, old: nil, new: after))
                continue
            }
            let isInOrder = inOrder.contains(rank)
            rank += 1
            if !isInOrder || old.sections[before.section].name != new.sections[after.section].name {
                changes.append(Change(object: object, type: .move, old: before, new: after))
            } else if touched.contains(object.objectID) {
                changes.append(Change(object: object, type: .update, old: before, new: after))
            }
        }
    }

    /// Returns the indices of numbers that are in order: the untouched ones, if they are, and as many of the others as
    /// fit between them.
    private static func inOrder(_ numbers: [Int], isTouched: (Int) -> Bool) -> Set<Int> {
        let fixed = numbers.indices.filter { !isTouched($0) }
        guard zip(fixed, fixed.dropFirst()).allSatisfy({ numbers[$0] < numbers[$1] }) else {
            return longestRise(numbers)
        }
        var stayed: Set<Int> = []
        var last = -1
        var next = fixed[...]
        for (place, number) in numbers.enumerated() {
            if next.first == place {
                next.removeFirst()
            } else if number < last || number > next.first.map({ numbers[$0] }) ?? .max {
                continue
            }
            stayed.insert(place)
            last = number
        }
        return stayed
    }

    /// Returns the indices of a longest increasing subsequence: the objects that have kept their order.
    private static func longestRise(_ numbers: [Int]) -> Set<Int> {
        /// The place of the least number that ends a rise of each length.
        var ends: [Int] = []
        var before: [Int?] = []
        for (place, number) in numbers.enumerated() {
            let index = ends.partitioningIndex { numbers[$0] >= number }
            before.append(index > 0 ? ends[index - 1] : nil)
            if index == ends.count { ends.append(place) } else { ends[index] = place }
        }
        var rise: Set<Int> = []
        var next = ends.last
        while let place = next {
            rise.insert(place)
            next = before[place]
        }
        return rise
    }
}
