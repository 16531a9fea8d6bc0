import Foundation
import MartletStore

/// The objects of a to-many relationship.
final class RelatedObjects {
    /// The objects, perhaps with some that are removed.
    private var stored: [NSManagedObject]
    private var members: Set<ObjectIdentifier>
    /// Removed objects that are still in the array: removing one after the other would search and move the array each time.
    private var removed: Set<ObjectIdentifier> = []
    private var set: NSSet?
    private var orderedSet: NSOrderedSet?

    init(_ objects: [NSManagedObject]) {
        ListWork.visit(objects.count)
        stored = []
        members = []
        for object in objects where members.insert(ObjectIdentifier(object)).inserted { stored.append(object) }
    }

    var all: [NSManagedObject] {
        if !removed.isEmpty { compact() }
        return stored
    }

    var count: Int { members.count }

    private func compact() {
        ListWork.visit(stored.count)
        stored.removeAll { removed.contains(ObjectIdentifier($0)) }
        removed = []
    }

    func contains(_ object: NSManagedObject) -> Bool { members.contains(ObjectIdentifier(object)) }

    func with(_ object: NSManagedObject) -> RelatedObjects { RelatedObjects(all + [object]) }

    /// Adds an object in place; the caller has kept the previous state.
    func add(_ object: NSManagedObject) {
        guard members.insert(ObjectIdentifier(object)).inserted else { return }
        if removed.contains(ObjectIdentifier(object)) { compact() }
        stored.append(object)
        forgetSets()
    }

    func remove(_ object: NSManagedObject) {
        guard members.remove(ObjectIdentifier(object)) != nil else { return }
        if stored.last === object { stored.removeLast() } else { removed.insert(ObjectIdentifier(object)) }
        forgetSets()
    }

    private func forgetSets() {
        set = nil
        orderedSet = nil
    }

    /// As code sees it.
    func collection(isOrdered: Bool) -> Any {
        if isOrdered {
            if let orderedSet { return orderedSet }
            let made = NSOrderedSet(array: all)
            orderedSet = made
            return made
        }
        if let set { return set }
        let made = NSSet(array: all)
        set = made
        return made
    }

    /// Returns the objects of a value that code has set for a relationship; nil if it is no collection of objects.
    static func objects(of value: Any?) -> [NSManagedObject]? {
        switch AttributeValues.unwrapped(value) {
        case nil: return []
        case let set as NSOrderedSet: return set.array as? [NSManagedObject]
        case let set as NSSet: return set.allObjects as? [NSManagedObject]
        case let list as [NSManagedObject]: return list
        case let value?:
            guard let sequence = value as? any Sequence else { return nil }
            return objects(in: sequence)
        }
    }

    private static func objects<Objects: Sequence>(in sequence: Objects) -> [NSManagedObject]? {
        var found: [NSManagedObject] = []
        for element in sequence {
            guard let object = element as? NSManagedObject else { return nil }
            found.append(object)
        }
        return found
    }
}
