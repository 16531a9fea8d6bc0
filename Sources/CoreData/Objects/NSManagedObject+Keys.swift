import Foundation

// Key-value coding, as far as it needs no runtime but the model.
extension NSManagedObject {
    /// Writes the property at the end of a path of keys with dots between them.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (object, key) = owner(ofLast: keyPath) else { return }
        object.setValue(value, forKey: key)
    }

    /// Writes several properties; `NSNull` means nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Returns the values of several properties; `NSNull` means nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Returns the objects of a relationship, as a set that changes the relationship when it is changed.
    ///
    ///     author.mutableSetValue(forKey: "books").add(book)
    ///
    /// For a key of no unordered relationship to several objects, an issue is reported and the set is empty.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }

    /// Returns the objects of a relationship at the end of a path, as a set that changes the relationship when it is
    /// changed.
    public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
        guard let (object, key) = owner(ofLast: keyPath) else { return NSMutableSet() }
        return object.mutableSetValue(forKey: key)
    }

    /// Returns the objects of an ordered relationship, as a set that changes the relationship when it is changed.
    ///
    ///     list.mutableOrderedSetValue(forKey: "items").exchangeObject(at: 0, withObjectAt: 1)
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { OrderedRelationshipSet(self, key) }

    /// Returns the objects of an ordered relationship at the end of a path, as a set that changes the relationship when
    /// it is changed.
    public func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
        guard let (object, key) = owner(ofLast: keyPath) else { return NSMutableOrderedSet() }
        return object.mutableOrderedSetValue(forKey: key)
    }

    private func owner(ofLast keyPath: String) -> (NSManagedObject, String)? {
        let keys = keyPath.split(separator: ".")
        guard let last = keys.last, let object = KeyPathValues.value(of: self, keys.dropLast()) as? NSManagedObject
        else { return nil }
        return (object, String(last))
    }
}

/// A relationship of an object, as the sets over it use it.
private struct RelationshipMembers {
    let object: NSManagedObject
    let key: String

    /// The objects; nil for a key of no relationship to several.
    var list: RelatedObjects? {
        guard let relationship = object.property(key) as? RelationshipForm, relationship.isToMany else { return nil }
        object.recordReading(relationship)
        _ = object.read(relationship)
        return object.list(relationship)
    }

    var all: [NSManagedObject] { list?.all ?? [] }
    var count: Int { list?.count ?? 0 }

    func contains(_ member: Any) -> Bool {
        guard let member = member as? NSManagedObject else { return false }
        return list?.contains(member) ?? false
    }

    func add(_ member: Any) {
        if let new = member as? NSManagedObject { object._add(new, to: key) }
    }

    func remove(_ member: Any) {
        if let old = member as? NSManagedObject { object._remove(old, from: key) }
    }

    func set(_ members: [Any]) { object.setValue(NSOrderedSet(array: members), forKey: key) }
}

/// A set over a relationship of an object.
private final class RelationshipSet: NSMutableSet {
    private let members: RelationshipMembers

    init(_ object: NSManagedObject, _ key: String) {
        members = RelationshipMembers(object: object, key: key)
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { fatalError("A set over a relationship is made for an object.") }
    required init?(coder aDecoder: NSCoder) { nil }

    override var count: Int { members.count }
    override func member(_ object: Any) -> Any? { members.contains(object) ? object : nil }
    override func objectEnumerator() -> NSEnumerator { NSSet(array: members.all).objectEnumerator() }
    override func add(_ object: Any) { members.add(object) }
    override func remove(_ object: Any) { members.remove(object) }
    override func removeAllObjects() { members.set([]) }
    override func copy(with zone: NSZone? = nil) -> Any { NSSet(array: members.all) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(array: members.all) }
}

/// An ordered set over a relationship of an object.
private final class OrderedRelationshipSet: NSMutableOrderedSet {
    private let members: RelationshipMembers

    init(_ object: NSManagedObject, _ key: String) {
        members = RelationshipMembers(object: object, key: key)
        super.init(capacity: 0)
    }

    required override init(capacity numItems: Int) { fatalError("A set over a relationship is made for an object.") }
    required init(arrayLiteral elements: Any...) { fatalError("A set over a relationship is made for an object.") }
    required init?(coder aDecoder: NSCoder) { nil }

    private func change(_ body: (inout [Any]) -> Void) {
        var all: [Any] = members.all
        body(&all)
        members.set(all)
    }

    override var count: Int { members.count }
    override func object(at idx: Int) -> Any { members.all[idx] }
    override func index(of object: Any) -> Int {
        members.all.firstIndex { $0 === object as AnyObject } ?? NSNotFound
    }
    override func insert(_ object: Any, at idx: Int) {
        guard !members.contains(object) else { return }
        change { $0.insert(object, at: idx) }
    }
    override func removeObject(at idx: Int) { change { $0.remove(at: idx) } }
    override func replaceObject(at idx: Int, with object: Any) { change { $0[idx] = object } }
    // Exchanging by two replacements would have one object twice in between.
    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { change { $0.swapAt(idx1, idx2) } }
    override func add(_ object: Any) { members.add(object) }
    override func remove(_ object: Any) { members.remove(object) }
    override func removeAllObjects() { change { $0 = [] } }
    override func moveObjects(at indexes: IndexSet, to idx: Int) {
        change { all in
            let moved = indexes.map { all[$0] }
            for index in indexes.reversed() { all.remove(at: index) }
            all.insert(contentsOf: moved, at: idx)
        }
    }
    override func copy(with zone: NSZone? = nil) -> Any { NSOrderedSet(array: members.all) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableOrderedSet(array: members.all) }
}
