import Foundation
import MartletBase

/// The name that a ``ValueTransformer`` is registered by.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// The name with a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name with a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of ``NSSecureUnarchiveFromDataTransformer``.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Converts values to the stored data of a transformable attribute, and back: of Core Data and of SwiftData.
///
/// Foundation has no such class on Linux. A subclass is registered before the store is loaded.
open class ValueTransformer: NSObject {
    /// Creates a transformer.
    public override init() { super.init() }

    /// Returns the class of the values that ``transformedValue(_:)`` returns.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether ``reverseTransformedValue(_:)`` is supported.
    open class func allowsReverseTransformation() -> Bool { false }

    /// Returns the transformed value; nil if the value can't be transformed.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// Returns the value for a transformed one; nil if there is none.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        type(of: self).allowsReverseTransformation() ? transformedValue(value) : nil
    }

    // MARK: - Names

    // @unchecked Sendable: transformers are registered before they are used, and do not change.
    private struct Known: @unchecked Sendable {
        var byName: [NSValueTransformerName: ValueTransformer] = [:]
        var order: [NSValueTransformerName] = []
    }
    private static let known = HandedMutex(Known())

    /// Registers a transformer; nil takes the name away.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let handed = HandedOver(value: transformer)
        known.withLock { known in
            if known.byName[name] == nil { known.order.append(name) }
            known.byName[name] = handed.value
            if handed.value == nil { known.order.removeAll { $0 == name } }
        }
    }

    /// Returns the names that are registered, in the order in which they came.
    open class func valueTransformerNames() -> [NSValueTransformerName] { known.withLock(\.order) }

    /// Returns the transformer that is registered by a name; for that of secure archives, one is there in any case.
    package static func named(_ name: String) -> ValueTransformer? {
        if let found = known.withLock({ HandedOver(value: $0.byName[NSValueTransformerName(name)]) }).value {
            return found
        }
        let isSecure = name == NSValueTransformerName.secureUnarchiveFromDataTransformerName.rawValue
        return isSecure ? NSSecureUnarchiveFromDataTransformer() : nil
    }

    /// Returns a registered transformer of exactly a class.
    package static func registered(_ type: ValueTransformer.Type) -> ValueTransformer? {
        if type == NSSecureUnarchiveFromDataTransformer.self { return NSSecureUnarchiveFromDataTransformer() }
        return known.withLock { known in
            HandedOver(
                value: known.order.compactMap { known.byName[$0] }.first { Swift.type(of: $0) == type })
        }.value
    }

    /// Whether the transformer makes values of data, as those do that read archives, and not data of values.
    package var readsArchives: Bool { self is NSSecureUnarchiveFromDataTransformer }

    /// Returns the stored form of a value; nil if the transformer returns no data.
    package final func data(of value: Any) -> Data? {
        let made = readsArchives ? reverseTransformedValue(value) : transformedValue(value)
        return made as? Data ?? (made as? NSData).map { $0 as Data }
    }

    /// Returns the value for stored data.
    package final func value(of data: Data) -> Any? {
        readsArchives ? transformedValue(data) : reverseTransformedValue(data)
    }
}

/// A type whose initializers may return a registered transformer.
public protocol _ValueTransformerFinding {}

extension ValueTransformer: _ValueTransformerFinding {}

extension _ValueTransformerFinding {
    /// The transformer that is registered by a name; nil if there is none.
    // An initializer of a class creates a new object; one of a protocol may assign `self`.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.named(name.rawValue) as? Self else { return nil }
        self = found
    }
}
