import AttributeGraph

/// Where the current value of a view or modifier is found: in an attribute, at a byte offset.
///
/// A part of a view value needs no attribute of its own to be read: whoever reads the part depends on the whole,
/// and compares what it uses.
public struct _GraphValue<Value> {
    @usableFromInline let attribute: AnyAttribute
    @usableFromInline let offset: Int
    /// Whether the attribute holds just this value and lets only changed values through.
    @usableFromInline let isCompared: Bool

    @inlinable
    init(attribute: AnyAttribute, offset: Int, isCompared: Bool = false) {
        self.attribute = attribute
        self.offset = offset
        self.isCompared = isCompared
    }

    @inlinable
    init(_ attribute: Attribute<Value>, isCompared: Bool) {
        self.init(attribute: attribute.identifier, offset: 0, isCompared: isCompared)
    }

    /// The part of the value that lies `offset` bytes in.
    func project<Part>(offset: Int, as: Part.Type = Part.self) -> _GraphValue<Part> {
        _GraphValue<Part>(
            attribute: attribute,
            offset: self.offset + offset,
            isCompared: isCompared && offset == 0 && MemoryLayout<Part>.size == MemoryLayout<Value>.size
        )
    }

    /// The content of a container, which is a part of it and lies `offset` bytes in.
    ///
    /// Unlike `project(offset:as:)` it needs to know nothing of the types, whose metadata generic code would look up.
    @inline(__always)
    func content<Part>(at offset: Int = 0, as: Part.Type = Part.self) -> _GraphValue<Part> {
        _GraphValue<Part>(attribute: attribute, offset: self.offset + offset)
    }

    /// Reads the current value, which makes a dependency of the rule that is being evaluated.
    @inlinable @inline(__always)
    func read(in graph: Graph) -> Value { pointer(in: graph).pointee }

    /// The current value in place; valid until the next evaluation of the attribute. Makes a dependency.
    // Unsafe pointers: values are where the graph keeps them, until it evaluates or writes again.
    @inlinable @inline(__always)
    func pointer(in graph: Graph) -> UnsafePointer<Value> {
        (graph.unsafePointer(to: attribute) + offset).assumingMemoryBound(to: Value.self)
    }
}

/// The offset of a struct's second stored field, given the types of the first two.
///
/// Swift lays the fields of a struct out in order, each at the next multiple of its alignment.
@inline(__always)
func offsetOfSecond<First, Second>(_: First.Type, _: Second.Type) -> Int {
    aligned(MemoryLayout<First>.size, to: MemoryLayout<Second>.alignment)
}

/// The offset of a struct's third stored field, given the types of the first three.
@inline(__always)
func offsetOfThird<First, Second, Third>(_: First.Type, _: Second.Type, _: Third.Type) -> Int {
    aligned(
        offsetOfSecond(First.self, Second.self) + MemoryLayout<Second>.size,
        to: MemoryLayout<Third>.alignment
    )
}

@inline(__always)
private func aligned(_ offset: Int, to alignment: Int) -> Int {
    (offset + alignment - 1) & ~(alignment - 1)
}
