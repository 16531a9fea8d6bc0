import AttributeGraph
import MartletRuntime

/// The parts of a record's head. They are read here, because functions of other modules are not inlined, and an update has
/// thousands of records.
enum RecordBits {
    // Computed: a stored constant checks at each use that it has been initialized.
    @inline(__always) static var run: UInt8 { 0 }
    @inline(__always) static var skipped: UInt8 { 1 }
    /// The last kind that concerns views: those of layout come after it.
    @inline(__always) static var lastOfViews: UInt8 { 21 }

    @inline(__always)
    static func kind(of record: TraceRecord) -> UInt8 {
        let kind = UInt8(truncatingIfNeeded: record.head)
        assert(kind == record.kind.rawValue, "the kind is in the lowest bits")
        assert((kind == run) == (record.kind == .rule) && (kind == skipped) == (record.kind == .skipped), "the numbers")
        return kind
    }

    @inline(__always)
    static func isChanged(_ record: TraceRecord) -> Bool {
        assert((record.head >> 8 & 1 != 0) == record.isChanged, "the bit of a change")
        return record.head >> 8 & 1 != 0
    }

    @inline(__always)
    static func isFirst(_ record: TraceRecord) -> Bool {
        assert((record.head >> 9 & 1 != 0) == record.isFirst, "the bit of a first run")
        return record.head >> 9 & 1 != 0
    }

    @inline(__always)
    static func hasCause(_ record: TraceRecord) -> Bool {
        assert((record.cause.index != 0) == (record.cause != .nothing), "the index of no attribute")
        return record.cause.index != 0
    }
}
