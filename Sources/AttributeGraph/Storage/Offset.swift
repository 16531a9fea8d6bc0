/// The offset of a node or an edge from the base of the graph's range, in units of eight bytes. A node takes eight
/// units and an edge three. 0 means "none": the record at offset 0 is never used, and all its bytes are 0.
///
/// An address is then one operand of an instruction. The number of a record would have to be multiplied first.
@usableFromInline
typealias Offset = UInt32

/// An offset as wide as a register, which needs no widening before each use.
@usableFromInline
typealias WideOffset = UInt

/// The bytes of one unit of an offset.
@inlinable @inline(__always)
var offsetUnit: Int { 8 }

extension Node {
    static var unitCount: Offset { Offset(MemoryLayout<Node>.stride / offsetUnit) }
}

extension Edge {
    static var unitCount: Offset { Offset(MemoryLayout<Edge>.stride / offsetUnit) }
}
