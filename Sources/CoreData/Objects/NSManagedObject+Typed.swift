import Foundation
import MartletStore

extension NSManagedObject {
    /// Returns the value of a property, with the type that a class declares. Called by generated classes.
    public final func _value<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
        guard let property = property(key) else { return Self.stand(for: Value.self) }
        recordReading(property)
        let slot = read(property)
        if !isTransformable(property), case .stored(let stored) = slot, let value = Self.decode(stored, as: Value.self)
        {
            return value
        }
        let visible = visible(property, slot)
        if let value = visible as? Value { return value }
        return Self.stand(for: Value.self)
    }

    /// Whether the stored data differs from the value that code sees.
    private func isTransformable(_ property: PropertyForm) -> Bool { (property as? AttributeForm)?.transformer != nil }

    /// Writes a property. Called by generated classes.
    public final func _setValue<Value>(_ value: Value, _ key: String) { setValue(value, forKey: key) }

    private static func decode<Value>(_ stored: SQLValue, as type: Value.Type) -> Value? {
        if let scalar = Value.self as? any StorableScalar.Type { return scalar.init(sqlValue: stored) as? Value }
        guard let optional = Value.self as? any OptionalStorage.Type,
            let scalar = optional.wrappedType as? any StorableScalar.Type
        else { return nil }
        if stored.isNull { return optional.missing as? Value }
        return scalar.init(sqlValue: stored) as? Value
    }

    /// Returns the value of a property that has none stored: nil, zero or empty, as its type allows.
    private static func stand<Value>(for type: Value.Type) -> Value {
        if let optional = Value.self as? any OptionalStorage.Type {
            // A key path that is being followed continues through the object.
            if let probe = probe(of: optional.wrappedType) as? Value { return probe }
            return optional.missing as! Value
        }
        if let probe = probe(of: type) as? Value { return probe }
        switch Value.self {
        case is String.Type: return "" as! Value
        case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0) as! Value
        case is Data.Type: return Data() as! Value
        case is UUID.Type: return UUID(uuid: UUID_NULL) as! Value
        case is URL.Type: return URL(fileURLWithPath: "/") as! Value
        case is Bool.Type: return false as! Value
        case is Decimal.Type: return Decimal(0) as! Value
        case is NSDecimalNumber.Type: return NSDecimalNumber.zero as! Value
        case is NSNumber.Type: return NSNumber(value: 0) as! Value
        case is NSSet.Type: return NSSet() as! Value
        case is NSOrderedSet.Type: return NSOrderedSet() as! Value
        default: break
        }
        if let number = Value.self as? any BinaryInteger.Type { return number.init(truncatingIfNeeded: 0) as! Value }
        if let number = Value.self as? any BinaryFloatingPoint.Type { return number.init(0 as Float) as! Value }
        if let empty = Value.self as? any ExpressibleByNothing.Type { return empty.nothing as! Value }
        fatalError("A property has no value, and its type \(Value.self) has none for that. Declare it as an optional.")
    }

    private static func probe(of type: Any.Type) -> NSManagedObject? {
        guard KeyProbe.current != nil, let type = type as? NSManagedObject.Type else { return nil }
        return type.init(entity: .none, insertInto: nil)
    }

    private static let UUID_NULL: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}

/// A collection that may be empty.
private protocol ExpressibleByNothing {
    static var nothing: Self { get }
}

extension Set: ExpressibleByNothing { static var nothing: Self { [] } }
extension Array: ExpressibleByNothing { static var nothing: Self { [] } }
