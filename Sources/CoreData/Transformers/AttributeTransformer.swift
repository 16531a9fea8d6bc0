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
    func stored(_ value: Any) -> SQLValue? { transformer.data(of: value).map { .blob($0) } }

    /// Returns the value for data.
    func value(of data: Data) -> Any? { transformer.value(of: data) }

    /// Whether two archives have equal values.
    func isSame(_ first: Data, _ second: Data) -> Bool {
        guard let first = value(of: first), let second = value(of: second) else { return false }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        let object = NSSecureUnarchiveFromDataTransformer.object
        return (object(first) as? NSObject)?.isEqual(object(second)) ?? false
    }
}
