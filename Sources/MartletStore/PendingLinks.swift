/// Objects with unsaved changes, by the object that a relationship of theirs leads to.
///
/// A list that is read from the store needs those that have come to lead to its owner since. Looking for them among all
/// unsaved objects would make deleting many owners quadratic.
///
/// It contains every object that leads there, and others that no longer do: the reader asks each.
package struct PendingLinks<Source: AnyObject> {
    private struct Key: Hashable {
        let relationship: ObjectIdentifier
        let target: Int64
    }

    private var sources: [Key: [Source]] = [:]

    package init() {}

    /// Adds an object that a relationship leads from.
    package mutating func add(_ source: Source, _ relationship: AnyObject, to target: Int64) {
        let key = Key(relationship: ObjectIdentifier(relationship), target: target)
        if sources[key]?.last === source { return }
        sources[key, default: []].append(source)
    }

    /// The objects from which a relationship may lead to an object, some perhaps several times.
    package func sources(_ relationship: AnyObject, to target: Int64) -> [Source] {
        sources[Key(relationship: ObjectIdentifier(relationship), target: target)] ?? []
    }

    package mutating func removeAll() { sources = [:] }
}
