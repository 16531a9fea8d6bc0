import AttributeGraph

/// A reference to the current value of a view or modifier: an attribute and a byte offset.
///
/// A part of a view value can be read without an attribute of its own: the reader depends on the part only, and is not
/// run when other parts of the whole change.
public struct _GraphValue<Value> {
    @usableFromInline package let attribute: AnyAttribute
    @usableFromInline package let offset: Int
    /// Whether the attribute holds just this value and lets only changed values through.
    @usableFromInline package let isCompared: Bool

    @inlinable
    package init(attribute: AnyAttribute, offset: Int, isCompared: Bool = false) {
        self.attribute = attribute
        self.offset = offset
        self.isCompared = isCompared
    }

    @inlinable
    package init(_ attribute: Attribute<Value>, isCompared: Bool) {
        self.init(attribute: attribute.identifier, offset: 0, isCompared: isCompared)
    }

    /// Reads the current value, which makes a dependency of the rule that is being evaluated.
    @inlinable @inline(__always)
    package func read(in graph: Graph) -> Value { pointer(in: graph).pointee }

    /// The current value in place; valid until the next evaluation of the attribute. Makes a dependency.
    // Unsafe pointers: values don't move until the graph's next evaluation or write.
    @inlinable @inline(__always)
    package func pointer(in graph: Graph) -> UnsafePointer<Value> {
        graph.unsafePointer(toPartAt: offset, byteCount: MemoryLayout<Value>.size, of: attribute)
            .assumingMemoryBound(to: Value.self)
    }
}
