// Byte offsets of parts of a view value are only computed here: from a key path, which the compiler checks, or, for the
// most frequent types, from the preceding field, which debug builds check against the key path. The payloads of
// enumerations have attributes of their own.

extension _GraphValue {
    /// A stored property of the value, as a part: `view[\.content]`.
    ///
    /// An optimized build creates no key path for a literal: it reads the property's offset from the metadata of the
    /// type. The key path must consist of stored properties of structs.
    @inlinable @inline(__always)
    package subscript<Part>(_ keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
        guard let offset = MemoryLayout<Value>.offset(of: keyPath) else {
            preconditionFailure("A part of a value is reached by the key path of a stored property.")
        }
        return part(at: offset)
    }

    /// Returns the second stored property, for a frequent type of view. Unlike the offset of a key path, the offset
    /// after `First` needs no metadata of the generic `Value`.
    ///
    /// - Parameter first: The type of the first stored property.
    @inline(__always)
    package func part<First, Part>(
        _ keyPath: @autoclosure () -> KeyPath<Value, Part>, after first: First.Type
    ) -> _GraphValue<Part> {
        part(at: fieldOffset(of: keyPath(), after: first))
    }

    /// Returns the first of two stored properties, at offset 0, without the metadata of `Value`.
    ///
    /// - Parameter second: The type of the second stored property.
    @inline(__always)
    package func part<Part, Second>(
        _ keyPath: @autoclosure () -> KeyPath<Value, Part>, before second: Second.Type
    ) -> _GraphValue<Part> {
        assert(FieldPlaces.holds(keyPath(), at: 0), "The first field of \(Value.self) isn't at its beginning.")
        return _GraphValue<Part>(
            attribute: attribute, offset: offset, isCompared: isCompared && MemoryLayout<Second>.size == 0)
    }

    /// Returns the value under another name of its type, where generic code can't prove that both are the same.
    package func cast<Same>(to type: Same.Type) -> _GraphValue<Same> {
        assert(Value.self == Same.self, "\(Value.self) is not \(Same.self).")
        return part(at: 0)
    }

    @inlinable @inline(__always)
    package func part<Part>(at offset: Int) -> _GraphValue<Part> {
        _GraphValue<Part>(
            attribute: attribute,
            offset: self.offset + offset,
            isCompared: isCompared && offset == 0 && MemoryLayout<Part>.size == MemoryLayout<Value>.size
        )
    }
}

/// The offset of a struct's second stored property, given the type of the first.
///
/// Swift lays the fields of a struct out in order, each at the next multiple of its alignment; debug builds compare.
@inline(__always)
func fieldOffset<Root, First, Part>(of keyPath: @autoclosure () -> KeyPath<Root, Part>, after first: First.Type) -> Int
{
    let offset = FieldPlaces.next(after: MemoryLayout<First>.size, as: Part.self)
    assert(FieldPlaces.holds(keyPath(), at: offset), "The second field of \(Root.self) isn't at \(offset).")
    return offset
}

/// The rules by which Swift lays out consecutive stored properties.
package enum FieldPlaces {
    /// Returns the offset of a field of a type, given the end of the fields before it.
    @inline(__always)
    static func next<Part>(after end: Int, as: Part.Type) -> Int {
        (end + MemoryLayout<Part>.alignment - 1) & ~(MemoryLayout<Part>.alignment - 1)
    }

    /// Returns whether a stored property has a byte offset.
    package static func holds<Root, Part>(_ keyPath: KeyPath<Root, Part>, at offset: Int) -> Bool {
        MemoryLayout<Root>.offset(of: keyPath) == offset
    }
}

/// The elements of a value whose only stored property is a parameter pack tuple, for which there are no key paths.
package struct TupleParts<Whole> {
    private let whole: _GraphValue<Whole>
    private var end = 0

    package init(of whole: _GraphValue<Whole>) { self.whole = whole }

    /// The next element, which is of this type.
    package mutating func next<Part>() -> _GraphValue<Part> {
        let offset = FieldPlaces.next(after: end, as: Part.self)
        end = offset + MemoryLayout<Part>.size
        assert(end <= MemoryLayout<Whole>.size, "\(Whole.self) has fewer elements.")
        return whole.part(at: offset)
    }
}
