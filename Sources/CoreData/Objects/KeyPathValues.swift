import Foundation

/// Follows paths of keys with collection operators, such as `books.@sum.pages`.
enum KeyPathValues {
    static func value(of root: Any?, _ path: ArraySlice<Substring>) -> Any? {
        guard let key = path.first else { return root is NSNull ? nil : root }
        let rest = path.dropFirst()
        switch root {
        case let object as NSManagedObject: return value(of: object.value(forKey: String(key)), rest)
        case let list as NSOrderedSet: return value(ofEach: list.array, path) { NSOrderedSet(array: $0) }
        case let set as NSSet: return value(ofEach: set.allObjects, path) { NSSet(array: $0) }
        case let list as [Any]: return value(ofEach: list, path) { $0 }
        case let values as [String: Any]: return value(of: values[String(key)], rest)
        case let text as String where key == "length": return NSNumber(value: text.utf16.count)
        default: return nil
        }
    }

    /// - Parameter collection: Creates a collection of the same kind as that of the objects.
    private static func value(
        ofEach objects: [Any], _ path: ArraySlice<Substring>, _ collection: ([Any]) -> Any
    ) -> Any? {
        guard let key = path.first, key.hasPrefix("@") else {
            return collection(objects.map { value(of: $0, path) ?? NSNull() }.filter { !isNull($0) })
        }
        let rest = path.dropFirst()
        if key == "@count" { return NSNumber(value: objects.count) }
        let values = objects.map { value(of: $0, rest) }
        switch key {
        // A missing value counts as 0, as documented.
        case "@sum": return result("sum", values.map { $0 ?? NSNumber(value: 0) })
        case "@avg": return result("average", values.map { $0 ?? NSNumber(value: 0) })
        case "@min": return result("min", values.compactMap { $0 })
        case "@max": return result("max", values.compactMap { $0 })
        case "@unionOfObjects": return values.compactMap { $0 }
        case "@distinctUnionOfObjects": return distinct(values.compactMap { $0 })
        case "@unionOfArrays": return values.flatMap(elements)
        case "@distinctUnionOfArrays": return distinct(values.flatMap(elements))
        case "@distinctUnionOfSets": return NSSet(array: values.flatMap(elements))
        default: return nil
        }
    }

    private static func isNull(_ value: Any) -> Bool { value is NSNull }

    private static func elements(_ value: Any?) -> [Any] {
        (value as? NSOrderedSet)?.array ?? (value as? NSSet)?.allObjects ?? value as? [Any] ?? []
    }

    private static func distinct(_ values: [Any]) -> [Any] {
        var seen: Set<AnyHashable> = []
        return values.filter { value in (value as? AnyHashable).map { seen.insert($0).inserted } ?? true }
    }

    private static func result(_ name: String, _ values: [Any]) -> Any? {
        guard case .list(let list)? = PredicateValue.of(values) else { return nil }
        switch Arithmetic.call(name, [.list(list)]) {
        case .integer(let value): return NSNumber(value: value)
        case .real(let value): return NSNumber(value: value)
        case .decimal(let value): return NSDecimalNumber(decimal: value)
        case .text(let value): return value
        case .date(let value): return value
        default: return nil
        }
    }
}
