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

/// The visible parts of values: the properties of structures and tuples, the elements of arrays, and the values of
/// dictionaries. Those of an optional are those of its value.
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
        case .dictionary:
            guard mirror.children.count <= elementLimit else { return nil }
            // In one order, whatever the order of the hashes.
            return mirror.children.compactMap { entry($0.value) }.sorted { $0.way < $1.way }
        case .struct where !(value is any CustomStringConvertible):
            return mirror.children.compactMap { child in child.label.map { (".\($0)", child.value) } }
        case .tuple:
            // Parts without a label have that of their number: `.0`.
            return mirror.children.compactMap { child in
                child.label.map { ($0.hasPrefix(".") ? $0 : ".\($0)", child.value) }
            }
        case .optional:
            guard let wrapped = mirror.children.first else { return nil }
            return of(wrapped.value, elementLimit: elementLimit)?.map { ("?\($0.way)", $0.value) }
        default: return nil
        }
    }

    /// Returns the value in an entry of a dictionary, under its key.
    private static func entry(_ entry: Any) -> (way: String, value: Any)? {
        let pair = Mirror(reflecting: entry).children.map(\.value)
        return pair.count == 2 ? ("[\(ValueText.describe(pair[0]))]", pair[1]) : nil
    }
}

/// A collection that finds the elements in which it differs from another without a box for each of them.
private protocol ElementComparing {
    /// Returns the elements that differ; `nil` if the collections can't be compared by elements.
    func differences(from new: Any, limit: Int) -> [(way: String, old: Any, new: Any)]?
}

extension Array: ElementComparing where Element: Equatable {
    fileprivate func differences(from new: Any, limit: Int) -> [(way: String, old: Any, new: Any)]? {
        guard let new = new as? Self, count == new.count, count <= limit else { return nil }
        var found: [(way: String, old: Any, new: Any)] = []
        // Two are enough to know that it is not one.
        for index in indices where found.count < 2 && self[index] != new[index] {
            found.append(("[\(index)]", self[index], new[index]))
        }
        return found
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

    /// Compares two values by their parts. Nil if no difference can be found.
    init?<Value>(of name: String, from old: Value, to new: Value) {
        var (name, way, old, new): (String, String, Any, Any) = (name, "", old, new)
        var depth = 0
        var texts: (String, String)?
        while depth < 6, let parts = Self.differences(old, new), let part = parts.first {
            if parts.count > 1 {
                texts = (Self.list(parts) { $0.old }, Self.list(parts) { $0.new })
                break
            }
            name += part.way
            way += part.way
            (old, new) = (part.old, part.new)
            depth += 1
        }
        (self.old, self.new) = texts ?? (ValueText.describe(old), ValueText.describe(new))
        if self.old == self.new { return nil }
        text = "\(name): \(self.old) → \(self.new)"
        part = way
    }

    /// Returns some parts of a structure as one text: `(title: "a", isDone: false)`.
    private static func list(_ parts: [Difference], _ value: (Difference) -> Any) -> String {
        let texts = parts.map { "\($0.way.drop { "?.".contains($0) }): \(ValueText.describe(value($0)))" }
        return "(\(texts.joined(separator: ", ")))"
    }

    private typealias Difference = (way: String, old: Any, new: Any)
    /// The largest number of changed properties that are listed instead of the whole structure.
    private static let listLimit = 4
    /// The elements from which on a collection is compared as a whole.
    private static let elementLimit = 10_000

    /// Returns the only part in which two values differ, or the few properties of a structure. `nil` if the values are
    /// compared as a whole.
    private static func differences(_ old: Any, _ new: Any) -> [Difference]? {
        if let list = old as? any ElementComparing, let found = list.differences(from: new, limit: elementLimit) {
            return found.count == 1 ? found : nil
        }
        guard let a = SnapshotParts.of(old, elementLimit: elementLimit),
            let b = SnapshotParts.of(new, elementLimit: elementLimit), a.count == b.count
        else { return nil }
        var found: [Difference] = []
        for (one, other) in zip(a, b) where one.way != other.way || !areEqual(one.value, other.value) {
            if one.way != other.way || found.count == listLimit { return nil }
            found.append((one.way, one.value, other.value))
        }
        let areProperties = found.allSatisfy { !$0.way.contains("[") }
        return found.count == 1 || areProperties ? found : nil
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func areEqual<T: Equatable>(_ a: T) -> Bool { a == b as? T }
        if let a = a as? any Equatable { return areEqual(a) }
        return ValueSnapshot(a) == ValueSnapshot(b)
    }
}
