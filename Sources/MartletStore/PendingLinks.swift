/// Objects with unsaved changes, by the target of a relationship.
///
/// A list that is read from the store is completed by the objects that have been linked to its owner since. A search
/// among all unsaved objects would make deleting many owners quadratic.
///
/// The table contains every object with a link to a target, and others that no longer have it: the reader checks each.
package struct PendingLinks<Source: AnyObject> {
    private struct Key: Hashable {
        let relationship: ObjectIdentifier
        let target: Int64
    }

    private var sources: [Key: [Source]] = [:]

    package init() {}

    /// Adds an object that is the source of a link.
    package mutating func add(_ source: Source, _ relationship: AnyObject, to target: Int64) {
        let key = Key(relationship: ObjectIdentifier(relationship), target: target)
        if sources[key]?.last === source { return }
        sources[key, default: []].append(source)
    }

    /// Returns the objects that may be sources of links to an object; an object may occur several times.
    package func sources(_ relationship: AnyObject, to target: Int64) -> [Source] {
        sources[Key(relationship: ObjectIdentifier(relationship), target: target)] ?? []
    }

    package mutating func removeAll() { sources = [:] }
}
