/// Tells whether two closures are provably the same function of the same captured values.
///
/// The context of a closure says by its metadata where what it has captured lies and of which types that is, for
/// reflection. Where it does not say so (in code built without reflection metadata, for closures in generic code, for
/// captured variables), nothing is proved.
enum ClosureComparison {
    /// - Parameters: The places of two closures of one type.
    // Unsafe pointers: a closure is two words, its function and its context; the context's first word is its metadata.
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        guard a.load(as: UInt.self) == b.load(as: UInt.self) else { return false }
        let size = MemoryLayout<UInt>.size
        let one = a.load(fromByteOffset: size, as: UnsafeRawPointer?.self)
        let other = b.load(fromByteOffset: size, as: UnsafeRawPointer?.self)
        guard let one, let other else { return one == other }
        let metadata = one.load(as: UnsafeRawPointer.self)
        guard metadata == other.load(as: UnsafeRawPointer.self) else { return false }
        return captures(of: metadata).areEqual(one, other)
    }

    /// How what the contexts of some metadata have captured is compared.
    private static func captures(of metadata: UnsafeRawPointer) -> ValueComparator {
        let type = unsafeBitCast(metadata, to: Any.Type.self)
        if let known = cache[type] { return known }
        let made = ValueComparator(steps: steps(for: metadata) ?? [.never])
        cache[type] = made
        return made
    }

    private static let cache = TypeCache<ValueComparator>()

    /// The kind of the metadata of a closure's context; see the ABI's list of metadata kinds.
    private static let contextKind: UInt = 0x400

    private static func steps(for metadata: UnsafeRawPointer) -> [ValueComparator.Step]? {
        guard metadata.load(as: UInt.self) == contextKind else { return nil }
        // The kind, the offset of what is captured first, the description.
        var offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
        guard let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
        let count = Int(description.load(as: UInt32.self))
        // A closure in generic code brings along what its types depend on.
        guard description.load(fromByteOffset: 4, as: UInt32.self) == 0,
            description.load(fromByteOffset: 8, as: UInt32.self) == 0
        else { return nil }
        let maker = StepMaker(purpose: .inputs)
        var steps: [ValueComparator.Step] = []
        for index in 0..<count {
            let record = description + 12 + 4 * index
            guard let type = type(named: record + Int(record.load(as: Int32.self))) else { return nil }
            let alignment = TypeLayout.alignment(of: type)
            offset = (offset + alignment - 1) & ~(alignment - 1)
            steps += maker.steps(for: type, at: offset)
            offset += TypeLayout.size(of: type)
        }
        return steps
    }

    /// The type of a mangled name, which ends with a zero byte; bytes below 32 stand for references, which follow.
    private static func type(named name: UnsafeRawPointer) -> Any.Type? {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0:
                let start = name.assumingMemoryBound(to: UInt8.self)
                return _getTypeByMangledNameInContext(start, UInt(length), genericContext: nil, genericArguments: nil)
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 9
            default: length += 1
            }
        }
    }
}
