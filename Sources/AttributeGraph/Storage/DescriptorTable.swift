/// The descriptors of a graph, by type.
struct DescriptorTable {
    private var descriptors: [ObjectIdentifier: Descriptor] = [:]
    /// All descriptors, in the order in which they were made.
    private(set) var made: ContiguousArray<Descriptor> = []

    mutating func find(_ key: ObjectIdentifier, or make: () -> Descriptor) -> Descriptor {
        if let known = descriptors[key] { return known }
        let new = make()
        descriptors[key] = new
        made.append(new)
        return new
    }
}

/// A direct-mapped cache of recently used descriptors: creating an attribute of a cached type costs one comparison.
@usableFromInline
struct DescriptorCache {
    @usableFromInline
    struct Line {
        @usableFromInline var key: ObjectIdentifier?
        @usableFromInline var descriptor: Unmanaged<Descriptor>?
    }

    @usableFromInline let lines: UnsafeMutablePointer<Line>

    @inlinable static var lineBits: UInt { 8 }

    init() {
        lines = .allocate(capacity: 1 << Self.lineBits)
        lines.initialize(repeating: Line(key: nil, descriptor: nil), count: 1 << Self.lineBits)
    }

    func release() {
        lines.deallocate()
    }

    @inlinable @inline(__always)
    func line(of key: ObjectIdentifier) -> UnsafeMutablePointer<Line> {
        let hash = UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
        return lines + Int(bitPattern: hash >> (UInt(UInt.bitWidth) &- Self.lineBits))
    }

    @inlinable @inline(__always)
    subscript(key: ObjectIdentifier) -> Unmanaged<Descriptor>? {
        let line = line(of: key)
        return line.pointee.key == key ? line.pointee.descriptor : nil
    }

    func enter(_ descriptor: Unmanaged<Descriptor>, for key: ObjectIdentifier) {
        line(of: key).pointee = Line(key: key, descriptor: descriptor)
    }
}
