import MartletABI

/// Descriptions of values for reports: short, on one line.
package enum ValueText {
    /// The characters that a report shows of a value.
    private static let limit = 80
    /// The elements from which on a collection is counted instead of shown.
    private static let elementLimit = 12

    package static func describe(_ value: Any) -> String {
        // The most frequent types of state come first, by a comparison of types: a failing cast takes longer than
        // everything else here.
        let type = type(of: value)
        if type == Int.self, let number = value as? Int { return String(number) }
        if type == Bool.self, let isTrue = value as? Bool { return isTrue ? "true" : "false" }
        if type == Double.self, let number = value as? Double { return number.description }
        if let text = value as? String { return shortened(text.debugDescription) }
        if let count = count(of: value), count > elementLimit {
            return "\(typeName(type)) of \(count) elements"
        }
        if TypeKind.of(type) == .function { return "a closure" }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let wrapped = mirror.children.first else { return "nil" }
            return describe(wrapped.value)
        }
        if mirror.displayStyle == .collection {
            return shortened("[" + mirror.children.map { describe($0.value) }.joined(separator: ", ") + "]")
        }
        return shortened(String(describing: value))
    }

    private static func count(of value: Any) -> Int? {
        func count<C: RandomAccessCollection>(_ collection: C) -> Int { collection.count }
        guard let collection = value as? any RandomAccessCollection else { return nil }
        return count(collection)
    }

    private static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > limit ? line.prefix(limit - 1) + "…" : line
    }
}
