/// The descriptors of a graph, found by type. In front of the table is a small cache with one place
/// a hash: making an attribute of a type that was used lately costs one comparison.
struct DescriptorTable {
    private struct Line {
        var key: ObjectIdentifier?
        var descriptor: Unmanaged<Descriptor>?
    }

    private static let lineBits = 8
    private let lines: UnsafeMutablePointer<Line>
    private var descriptors: [ObjectIdentifier: Descriptor] = [:]

    init() {
        lines = .allocate(capacity: 1 << Self.lineBits)
        lines.initialize(repeating: Line(key: nil, descriptor: nil), count: 1 << Self.lineBits)
    }

    func release() {
        lines.deallocate()
    }

    @inline(__always)
    private func line(of key: ObjectIdentifier) -> UnsafeMutablePointer<Line> {
        let hash = UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
        return lines + Int(hash >> (UInt(UInt.bitWidth) - UInt(Self.lineBits)))
    }

    func cached(_ key: ObjectIdentifier) -> Unmanaged<Descriptor>? {
        let line = line(of: key)
        return line.pointee.key == key ? line.pointee.descriptor : nil
    }

    mutating func find(_ key: ObjectIdentifier, or make: () -> Descriptor) -> Unmanaged<Descriptor> {
        let descriptor: Descriptor
        if let known = descriptors[key] {
            descriptor = known
        } else {
            descriptor = make()
            descriptors[key] = descriptor
        }
        line(of: key).pointee = Line(key: key, descriptor: .passUnretained(descriptor))
        return .passUnretained(descriptor)
    }
}
