import Foundation

/// Looks for objects that hold another one, through the stored properties of objects, values and collections.
struct Holders {
    private let wanted: ObjectIdentifier
    private var seen: Set<ObjectIdentifier> = []
    private(set) var found: [String] = []
    /// Properties that are closures of objects on the way: a closure does not say what it holds.
    private(set) var closures: [String] = []

    /// The largest number of holders that are named, and of values that are looked into.
    private static let limit = 4
    private static let valueLimit = 20_000
    private var rest = Holders.valueLimit

    init(of object: AnyObject) { wanted = ObjectIdentifier(object) }

    /// Looks into an object. Its own identity does not count.
    mutating func look(into object: AnyObject, named name: String) {
        guard seen.insert(ObjectIdentifier(object)).inserted else { return }
        walk(Mirror(reflecting: object), name)
    }

    private mutating func walk(_ mirror: Mirror, _ name: String) {
        if let parent = mirror.superclassMirror { walk(parent, name) }
        for (index, child) in mirror.children.enumerated() {
            let label = child.label.map { label in
                label.hasPrefix("_") ? String(label.dropFirst()) : label
            }
            visit(child.value, name + (label.map { $0 == "some" ? "" : ".\($0)" } ?? "[\(index)]"))
        }
    }

    private mutating func visit(_ value: Any, _ name: String) {
        guard rest > 0, found.count < Self.limit else { return }
        rest -= 1
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            if ObjectIdentifier(object) == wanted {
                if !found.contains(name) { found.append(name) }
            } else {
                look(into: object, named: name)
            }
        } else if mirror.displayStyle == nil, "\(type(of: value))".contains("->") {
            if closures.count < Self.limit, !closures.contains(name) { closures.append(name) }
        } else {
            walk(mirror, name)
        }
    }

    /// The holders of an object in a sentence; nil if nothing is known of them.
    func sentence(of name: String) -> String? {
        if !found.isEmpty { return "\(name) is held by \(found.joined(separator: " and ")), unless that is weak." }
        if closures.isEmpty { return nil }
        return "\(name) may be held by a closure: \(closures.joined(separator: ", ")) may have captured it."
    }
}
