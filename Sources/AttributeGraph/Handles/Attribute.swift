/// An untyped handle to an attribute: the offset of its node, and the node's generation when the attribute was
/// created.
///
/// Nodes are reused with a new generation after their scope has ended. A stale handle is therefore detected, in
/// release builds too, and never reads the value of another attribute.
@frozen
public struct AnyAttribute: Hashable, Sendable {
    /// The offset of the node in its graph; see `Offset`.
    @usableFromInline package let index: UInt32
    /// The generation of the node. Live nodes have odd generations.
    @usableFromInline package let generation: UInt32

    @inlinable
    init(index: UInt32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }

    /// A handle to no attribute, which is never alive.
    @inlinable
    package static var nothing: AnyAttribute { AnyAttribute(index: 0, generation: 0) }
}

/// A handle to an attribute whose value is a `Value`.
///
/// A handle has eight bytes, is trivially copied, and owns nothing. The attribute lives as long as its scope.
@frozen
public struct Attribute<Value>: Hashable, Sendable {
    /// The untyped handle to the same attribute.
    public let identifier: AnyAttribute

    /// Creates a typed handle. The caller guarantees that the attribute has a value of type `Value`. Debug builds
    /// check this when the attribute is used.
    /// - Complexity: O(1).
    @inlinable
    package init(unchecked identifier: AnyAttribute) {
        self.identifier = identifier
    }
}

extension AnyAttribute: CustomStringConvertible {
    /// The number of the node and the generation, as in `#12.3`.
    /// - Complexity: O(1).
    public var description: String { "#\(index / Node.unitCount).\(generation)" }
}

extension AnyAttribute {
    /// The number of the attribute's node in its graph. Numbers are dense: a node that has ended leaves its number to a
    /// later one, which differs by its generation.
    /// - Complexity: O(1).
    @inlinable @inline(__always)
    // Eight units of an offset are a node; a test compares the number with that of the description.
    package var nodeNumber: Int { Int(index / 8) }

    /// Creates a handle from the numbers in a record or a message. The attribute may have ended or may never have
    /// existed, so the caller must check `isAlive` before using the handle.
    /// - Complexity: O(1).
    package init(recordedIndex index: UInt32, generation: UInt32) {
        // Nodes begin at multiples of `Node.unitCount`. At any other offset the memory is not a node.
        let isOfNode = index % Node.unitCount == 0
        self.init(index: isOfNode ? index : 0, generation: isOfNode ? generation : 0)
    }
}
