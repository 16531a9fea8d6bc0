import Foundation
import MartletBase

/// An order by the values of a key.
final class KeyedSortDescriptor: NSSortDescriptor {
    let path: String
    let own: Comparator?
    /// The comparison of texts, if it depends on the user's language.
    let textOrder: TextOrder?
    /// The Swift descriptor from which this one was created, if any.
    let original: Any?

    init(_ path: String, ascending: Bool, _ own: Comparator?, textOrder: TextOrder? = nil, original: Any? = nil) {
        self.path = path
        self.own = own
        self.textOrder = textOrder
        self.original = original
        super.init(keyPath: \NSObject.hash, ascending: ascending, comparator: own ?? { _, _ in .orderedSame })
    }

    required init?(coder: NSCoder) { nil }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let (a, b) = (object1 as? NSManagedObject, object2 as? NSManagedObject)
        let result: ComparisonResult
        if let own {
            result = own(a?.value(forKeyPath: path) as Any, b?.value(forKeyPath: path) as Any)
        } else {
            let term = Term.path(path.split(separator: ".").map(String.init))
            result = PredicateValue.order(term.value(for: a, [:]), term.value(for: b, [:]), textOrder)
        }
        return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }

    override var reversedSortDescriptor: Any {
        KeyedSortDescriptor(path, ascending: !ascending, own, textOrder: textOrder)
    }
    override func copy(with zone: NSZone? = nil) -> Any { self }
    override var description: String { "(\(path), \(ascending ? "ascending" : "descending"))" }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? KeyedSortDescriptor else { return false }
        return other === self
            || other.path == path && other.ascending == ascending && other.textOrder == textOrder
                && own == nil && other.own == nil
    }
    override var hash: Int { path.hashValue }
}

/// A type whose initializers may create instances of a subclass.
public protocol _SortDescriptorMaking {}

extension NSSortDescriptor: _SortDescriptorMaking {}

extension _SortDescriptorMaking {
    /// Creates an order by the values of a key, or of a path of keys with dots between them.
    public init(key: String?, ascending: Bool) {
        self = KeyedSortDescriptor(key ?? "self", ascending: ascending, nil) as! Self
    }

    /// Creates an order by the values of a key, as a closure compares them.
    public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self = KeyedSortDescriptor(key ?? "self", ascending: ascending, cmptr) as! Self
    }

    /// Creates an order by a property of managed objects; objects without a value come first.
    public init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self = KeyedSortDescriptor(KeyProbe.keyPath(keyPath) ?? "\(keyPath)", ascending: ascending, nil) as! Self
    }
}

extension NSSortDescriptor {
    /// The key of the values that it sorts by.
    public var key: String? { pathOfKeys }

    var pathOfKeys: String? { (self as? KeyedSortDescriptor)?.path ?? KeyProbe.keyPath(keyPath) }
    var ownComparator: Comparator? { (self as? KeyedSortDescriptor)?.own }
    var ownTextOrder: TextOrder? { (self as? KeyedSortDescriptor)?.textOrder }

    /// Returns the descriptor for one of Swift's; nil if it does not compare a property.
    static func of<Object>(_ descriptor: SortDescriptor<Object>) -> NSSortDescriptor? {
        guard let keyPath = descriptor.keyPath, let path = KeyProbe.keyPath(keyPath) else { return nil }
        return KeyedSortDescriptor(
            path, ascending: descriptor.order == .forward, nil, textOrder: TextOrder(of: keyPath), original: descriptor)
    }
}
