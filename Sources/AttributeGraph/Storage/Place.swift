/// Where a node or an edge lies: how many times eight bytes behind the beginning of the graph's range, of which a node
/// takes eight and an edge three. 0 is none: nothing is ever put there, and all of its bytes are 0.
///
/// So an address is one operand of an instruction, where the number of a record would first have to be multiplied.
@usableFromInline
typealias Place = UInt32

/// A place in a register, as wide as an address, so that it need not be widened each time it is used for one.
@usableFromInline
typealias WidePlace = UInt

/// The bytes from one place to the next.
@inlinable @inline(__always)
var placeSize: Int { 8 }

extension Node {
    static var places: Place { Place(MemoryLayout<Node>.stride / placeSize) }
}

extension Edge {
    static var places: Place { Place(MemoryLayout<Edge>.stride / placeSize) }
}
