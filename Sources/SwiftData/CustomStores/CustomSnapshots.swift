import Foundation
import MartletStore

extension DataStoreSnapshot {
    /// The values in the form of the cache: read from the encoding for a type of the app.
    func values(_ schema: Schema) throws -> DefaultSnapshot {
        if let snapshot = self as? DefaultSnapshot { return snapshot }
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let object = try JSONSerialization.jsonObject(with: encoder.encode(self)) as? [String: Any] ?? [:]
        let id = persistentIdentifier
        guard let plan = schema.plans.first(where: { $0.name == id.entityName }) else {
            throw SwiftDataError(
                .unknownModel, "A snapshot is of \(id.entityName), which is no class of the container.")
        }
        var values: [String: SnapshotValue] = [:]
        for property in plan.properties {
            guard let value = object[property.name] else { continue }
            values[property.name] = try SnapshotValue(json: value, for: property)
        }
        return DefaultSnapshot(persistentIdentifier: id, values: values)
    }
}

extension SnapshotValue {
    /// Creates the value of a property from what an app's type has encoded.
    fileprivate init(json value: Any, for property: PropertyPlan) throws {
        if value is NSNull {
            self = .column(.null)
            return
        }
        let data = try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
        if property.kind == .coded {
            self = .column(.blob(data))
        } else if property.kind == .decimal, let number = value as? NSNumber {
            self = .column(.text(number.stringValue))
        } else if property.kind == .unsigned, let number = value as? NSNumber {
            self = .column(number.uint64Value.sqlValue)
        } else {
            self = try JSONDecoder().decode(SnapshotValue.self, from: data)
        }
    }
}
