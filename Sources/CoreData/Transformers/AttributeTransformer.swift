import Foundation
import MartletStore

/// Converts the values of a transformable attribute to data, and data to values.
// @unchecked Sendable: not changed after it has been made; transformers are called on any thread, as they are there.
struct AttributeTransformer: @unchecked Sendable {
    private let transformer: ValueTransformer

    /// - Parameter name: The name of a transformer, that archives securely if there is none.
    init(named name: String?) {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "NSSecureUnarchiveFromData"
        if let found = ValueTransformer.named(name) {
            transformer = found
            return
        }
        CoreDataError.report(
            "There is no value transformer named \(name): a secure archive stands in for it. Register it by "
                + "ValueTransformer.setValueTransformer(_:forName:) before the store is loaded.")
        transformer = NSSecureUnarchiveFromDataTransformer()
    }

    /// Returns the stored form of a value; nil if the transformer returns nothing.
    func stored(_ value: Any) -> SQLValue? {
        let made =
            isUnarchiving ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
        if let data = made as? Data { return .blob(data) }
        return (made as? NSData).map { .blob($0 as Data) }
    }

    /// Returns the value for data.
    func value(of data: Data) -> Any? {
        isUnarchiving ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }

    /// Whether two archives have equal values.
    func isSame(_ first: Data, _ second: Data) -> Bool {
        guard let first = value(of: first), let second = value(of: second) else { return false }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return (Self.object(first) as? NSObject)?.isEqual(Self.object(second)) ?? false
    }

    /// Whether it goes from data to values, as those do that read archives.
    private var isUnarchiving: Bool { transformer is NSSecureUnarchiveFromDataTransformer }

    /// Returns a value in a form that an archive supports.
    static func object(_ value: Any) -> Any? {
        switch value {
        case let values as [Any]: NSArray(array: values.compactMap(object))
        case let values as [AnyHashable: Any]:
            NSDictionary(dictionary: values.reduce(into: [AnyHashable: Any]()) { $0[$1.key] = object($1.value) })
        case let values as Set<AnyHashable>: NSSet(array: values.compactMap { object($0.base) })
        default: value
        }
    }
}
