/// Records by their keys: a table of pairs, searched from where the key belongs on to the first that is free.
///
/// A fetch puts thousands of objects into it, and each takes itself out when it ends, so that both are to cost less than
/// making the object does.
// Unsafe pointers: the table keeps the memory that it has allocated. The records it does not keep: each takes itself out.
struct RecordTable: ~Copyable {
    private struct Slot {
        var key: Int64
        /// nil where the slot is free.
        var record: Unmanaged<_ModelRecord>?
    }

    private var slots: UnsafeMutableBufferPointer<Slot>
    private(set) var count = 0
    /// The number of bits by which a hashed key is shifted to become an index.
    private var shift: UInt64

    init() {
        slots = Self.allocate(16)
        shift = 60
    }

    deinit { slots.deallocate() }

    private static func allocate(_ capacity: Int) -> UnsafeMutableBufferPointer<Slot> {
        let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: capacity)
        slots.initialize(repeating: Slot(key: 0, record: nil))
        return slots
    }

    /// Returns the slot at which the search for a key begins. Multiplication spreads consecutive keys; keys never come
    /// from untrusted input.
    private func home(_ key: Int64) -> Int {
        Int(truncatingIfNeeded: (UInt64(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }

    private func next(_ index: Int) -> Int { (index + 1) & (slots.count - 1) }

    /// Returns the slot with a key, or the free slot where it would be.
    private func index(of key: Int64) -> Int {
        var index = home(key)
        while slots[index].record != nil, slots[index].key != key { index = next(index) }
        return index
    }

    subscript(key: Int64) -> Unmanaged<_ModelRecord>? { slots[index(of: key)].record }

    mutating func insert(_ record: Unmanaged<_ModelRecord>, for key: Int64) {
        var index = index(of: key)
        if slots[index].record == nil {
            if count * 4 >= slots.count * 3 {
                grow()
                index = self.index(of: key)
            }
            count += 1
        }
        slots[index] = Slot(key: key, record: record)
    }

    mutating func remove(_ key: Int64) {
        var free = index(of: key)
        guard slots[free].record != nil else { return }
        count -= 1
        // The following records move up if their search would stop at the free slot.
        var index = next(free)
        while slots[index].record != nil {
            let distance = (index &- home(slots[index].key)) & (slots.count - 1)
            if distance >= (index &- free) & (slots.count - 1) {
                slots[free] = slots[index]
                free = index
            }
            index = next(index)
        }
        slots[free].record = nil
    }

    private mutating func grow() {
        let old = slots
        slots = Self.allocate(old.count * 2)
        shift -= 1
        for slot in old where slot.record != nil { slots[index(of: slot.key)] = slot }
        old.deallocate()
    }

    /// Calls a closure with each record.
    func forEach(_ body: (Unmanaged<_ModelRecord>) -> Void) {
        for slot in slots { if let record = slot.record { body(record) } }
    }
}
