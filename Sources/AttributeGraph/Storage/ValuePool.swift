/// A memory pool for values and rules. Each size class allocates slots of one size from chunks and reuses freed slots
/// first. Addresses are stable.
@usableFromInline
struct ValuePool {
    /// The largest slot. Slot sizes are multiples of eight bytes. Larger values are allocated individually.
    static let largestSlot = 512
    /// The largest supported alignment. Chunks start at page boundaries, so a slot whose size is a multiple of its
    /// alignment is aligned up to this.
    static let largestAlignment = 64
    static let classCount = largestSlot / 8 + 1
    static let largestChunk = 64 * 1024

    struct SizeClass {
        var free: UnsafeMutableRawPointer?
        var next: UnsafeMutableRawPointer
        var end: UnsafeMutableRawPointer
        var chunkSize: Int
    }

    private let classes: UnsafeMutablePointer<SizeClass>
    private var unused: UnsafeMutableRawPointer
    private let end: UnsafeMutableRawPointer
    /// The address of values whose size is 0.
    private let base: UnsafeMutableRawPointer
    private(set) var chunkBytes = 0

    init(base: UnsafeMutableRawPointer, byteCount: Int) {
        self.base = base
        unused = base
        end = base + byteCount
        classes = .allocate(capacity: Self.classCount)
        classes.initialize(
            repeating: SizeClass(free: nil, next: base, end: base, chunkSize: 4096),
            count: Self.classCount)
    }

    func release() {
        classes.deallocate()
    }

    /// The size class for values of this size and alignment; `nil` if each value is allocated individually.
    static func sizeClass(size: Int, alignment: Int) -> Int? {
        guard alignment <= largestAlignment else { return nil }
        let unit = max(alignment, 8)
        let slot = (size + unit - 1) / unit * unit
        return slot <= largestSlot ? slot / 8 : nil
    }

    mutating func allocate(sizeClass: Int) -> UnsafeMutableRawPointer {
        let slot = sizeClass * 8
        let c = classes + sizeClass
        if let free = c.pointee.free {
            c.pointee.free = free.load(as: UnsafeMutableRawPointer?.self)
            return free
        }
        let result = c.pointee.next
        if result + slot <= c.pointee.end, slot != 0 {
            c.pointee.next = result + slot
            return result
        }
        return allocateInNewChunk(sizeClass: sizeClass)
    }

    private mutating func allocateInNewChunk(sizeClass: Int) -> UnsafeMutableRawPointer {
        guard sizeClass != 0 else { return base }
        let c = classes + sizeClass
        let chunk = unused
        unused += c.pointee.chunkSize
        guard unused <= end else {
            preconditionFailure("AttributeGraph: the graph's \(end - base) bytes for values are used up")
        }
        chunkBytes += c.pointee.chunkSize
        if c.pointee.chunkSize > Reservation.pageSize {
            Reservation.expectWrites(to: chunk, byteCount: c.pointee.chunkSize)
        }
        c.pointee.next = chunk + sizeClass * 8
        c.pointee.end = unused
        c.pointee.chunkSize = min(c.pointee.chunkSize * 2, Self.largestChunk)
        return chunk
    }

    func free(_ slot: UnsafeMutableRawPointer, sizeClass: Int) {
        guard sizeClass != 0 else { return }
        slot.storeBytes(of: classes[sizeClass].free, as: UnsafeMutableRawPointer?.self)
        classes[sizeClass].free = slot
    }
}
