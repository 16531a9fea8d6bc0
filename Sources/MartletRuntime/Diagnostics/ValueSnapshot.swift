/// A description of a value and its parts as text, by which a report finds the parts that have changed. It retains no
/// part of the value.
struct ValueSnapshot: Equatable {
    /// The whole value.
    let text: String
    /// The leaf parts of the value, with their paths: `.title`, `[2].isDone`. Empty if there are none, or too many.
    private let parts: [Part]

    private struct Part: Equatable {
        let way: String
        let text: String
    }

    /// The largest number of parts in a snapshot.
    private static let partLimit = 48
    private static let depthLimit = 4

    init(_ value: Any) {
        text = ValueText.describe(value)
        var parts: [Part] = []
        let isWhole = Self.collect(value, way: "", depth: 0, &parts)
        self.parts = isWhole && parts.count > 1 ? parts : []
    }

    /// Returns the differences from a later snapshot, a line for each part: `title: "a" → "b"`.
    func changes(to new: ValueSnapshot, of name: String) -> [String] {
        if parts.map(\.way) == new.parts.map(\.way) {
            let changed = zip(parts, new.parts).filter { $0 != $1 }
            if (1...4).contains(changed.count) {
                return changed.map { "\(name)\($0.way): \($0.text) → \($1.text)" }
            }
        }
        return ["\(name): \(text) → \(new.text)"]
    }

    /// Collects the parts of a value; false if there are too many.
    private static func collect(_ value: Any, way: String, depth: Int, _ parts: inout [Part]) -> Bool {
        guard parts.count <= partLimit else { return false }
        guard depth < depthLimit, let children = SnapshotParts.of(value), !children.isEmpty else {
            parts.append(Part(way: way, text: ValueText.describe(value)))
            return true
        }
        for child in children where !collect(child.value, way: way + child.way, depth: depth + 1, &parts) {
            return false
        }
        return true
    }
}

/// The visible parts of values: the properties of structures, and the elements of arrays.
enum SnapshotParts {
    /// The elements from which on a collection is taken as a whole.
    private static let elementLimit = 48

    static func of(_ value: Any, elementLimit: Int = elementLimit) -> [(way: String, value: Any)]? {
        // A custom description is more informative than the fields.
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection:
            guard mirror.children.count <= elementLimit else { return nil }
            return mirror.children.enumerated().map { ("[\($0)]", $1.value) }
        case .struct where !(value is any CustomStringConvertible):
            return mirror.children.compactMap { child in child.label.map { (".\($0)", child.value) } }
        default: return nil
        }
    }
}

/// The part of a value that a write has changed, determined at the time of the write.
struct ValueChange: Sendable {
    /// `store.notes[2].text: "a" → "ab"`
    let text: String
    /// The part of the value: `[2].text`.
    let part: String
    /// The part before and after, as text.
    let old: String
    let new: String

    /// Returns whether the change concerns a given part, a part inside it, or one around it.
    func concerns(_ other: String) -> Bool { part.hasPrefix(other) || other.hasPrefix(part) }

    /// The change of a whole value, of which only texts are known.
    init(of name: String, old: String, new: String) {
        (self.old, self.new, part) = (old, new, "")
        text = "\(name): \(old) → \(new)"
    }

    /// Several changes by one write.
    init(of changes: [ValueChange]) {
        old = changes.map(\.old).joined(separator: ", ")
        new = changes.map(\.new).joined(separator: ", ")
        text = changes.map(\.text).joined(separator: ", ")
        part = ""
    }

    /// Nil if no difference can be found.
    init?<Value>(of name: String, from old: Value, to new: Value) {
        var (name, way, old, new): (String, String, Any, Any) = (name, "", old, new)
        var depth = 0
        while depth < 6, let part = Self.onlyDifference(old, new) {
            name += part.way
            way += part.way
            (old, new) = (part.old, part.new)
            depth += 1
        }
        let texts = (ValueText.describe(old), ValueText.describe(new))
        if texts.0 == texts.1 { return nil }
        (self.old, self.new) = texts
        text = "\(name): \(texts.0) → \(texts.1)"
        part = way
    }

    private static func onlyDifference(_ old: Any, _ new: Any) -> (way: String, old: Any, new: Any)? {
        guard let a = SnapshotParts.of(old, elementLimit: 10_000), let b = SnapshotParts.of(new, elementLimit: 10_000),
            a.count == b.count
        else { return nil }
        var found: (way: String, old: Any, new: Any)?
        for (one, other) in zip(a, b) where !areEqual(one.value, other.value) {
            if one.way != other.way || found != nil { return nil }
            found = (one.way, one.value, other.value)
        }
        return found
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func areEqual<T: Equatable>(_ a: T) -> Bool { a == b as? T }
        if let a = a as? any Equatable { return areEqual(a) }
        return ValueSnapshot(a) == ValueSnapshot(b)
    }
}
