/// A handle to an attribute whose value type is not known here: the place of its node and the
/// generation the node had when the attribute was made.
///
/// A node is used again after its scope has ended, under another generation; so an old handle is
/// recognised, in release builds too, and never reads the value of a stranger.
@frozen
public struct AnyAttribute: Hashable, Sendable {
    /// The place of the node in its graph; see `Place`.
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

/// A handle to an attribute that holds a `Value`.
///
/// Handles are eight bytes, copied freely, and own nothing: the attribute lives as long as its
/// scope.
@frozen
public struct Attribute<Value>: Hashable, Sendable {
    /// The same handle without its type.
    public let identifier: AnyAttribute

    /// Claims that the attribute behind `identifier` holds a `Value`. Debug builds check the claim
    /// when the attribute is used.
    /// - Complexity: O(1).
    @inlinable
    package init(unchecked identifier: AnyAttribute) {
        self.identifier = identifier
    }
}

extension AnyAttribute: CustomStringConvertible {
    /// The number of its node and the generation, as in `#12.3`.
    /// - Complexity: O(1).
    public var description: String { "#\(index / Node.places).\(generation)" }
}

extension AnyAttribute {
    /// The handle that a record or a message named by its numbers. It may be of an attribute that has ended, or of none:
    /// to be asked whether it lives before it is used.
    /// - Complexity: O(1).
    package init(recordedIndex index: UInt32, generation: UInt32) {
        // No node begins elsewhere, and what lies there says nothing of one.
        let isOfNode = index % Node.places == 0
        self.init(index: isOfNode ? index : 0, generation: isOfNode ? generation : 0)
    }
}
