/// The values of a deleted object that its class asks to preserve, in the order of its properties.
///
///     @Model final class Trip {
///         @Attribute(.preserveValueOnDeletion) var reference: String
///         var name: String
///     }
///
///     let reference = deletion.tombstone[\.reference] as? String
// @unchecked Sendable: key paths of properties capture nothing, and the values were decoded for the tombstone alone.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
    /// The preserved values, one after the other.
    public struct Iterator: IteratorProtocol {
        fileprivate var rest: ArraySlice<(keyPath: AnyKeyPath, value: Any)>

        /// Returns the next value; nil at the end.
        public mutating func next() -> Any? { rest.popFirst()?.value }
    }

    private let values: [(keyPath: AnyKeyPath, value: Any)]

    init(_ values: [(keyPath: AnyKeyPath, value: Any)]) { self.values = values }

    /// The value that a property had in the store; nil if it was nil, or is not preserved.
    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
        guard let value = values.first(where: { $0.keyPath == keyPath })?.value else { return nil }
        // Unsafe: `Sendable` has no representation, so that no cast to it exists. The value has no other owner. `as Any`
        // passes the existential, and not the value in it.
        return unsafeBitCast(value as Any, to: (any Sendable).self)
    }

    /// Returns an iterator over the values.
    public func makeIterator() -> Iterator { Iterator(rest: values[...]) }
}
