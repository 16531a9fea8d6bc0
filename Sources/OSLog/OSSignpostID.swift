import Synchronization

/// An identifier that distinguishes intervals of the same name that overlap in time.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the identifier.
    public let rawValue: UInt64

    /// Creates an identifier from its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates an identifier from a number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates an identifier that no other signpost has.
    public init(log: OSLog) { self = .unique() }
    /// Creates the identifier of an object: it is the same as long as the object lives.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    /// The identifier of intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An identifier of no signpost, which denotes an error.
    public static let invalid = OSSignpostID(UInt64.max)
    /// The identifier of signposts that are disabled.
    public static let null = OSSignpostID(0)

    /// Compares the numbers.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    private static let last = Atomic<UInt64>(0)
    static func unique() -> OSSignpostID { OSSignpostID(last.add(1, ordering: .relaxed).newValue) }
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Codable, Sendable {
    let id: OSSignpostID
    /// The time of the beginning, until the interval ends; nil if it is not known.
    private let start: Mutex<ContinuousClock.Instant?>

    init(_ id: OSSignpostID, start: ContinuousClock.Instant?) {
        self.id = id
        self.start = Mutex(start)
    }

    /// Returns the state of an interval that has begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id, start: nil)
    }

    /// Ends the interval.
    ///
    /// - Returns: The duration, if the beginning is known and the interval has not ended before.
    func end() -> Duration? {
        start.withLock { start in
            defer { start = nil }
            return start.map { ContinuousClock.now - $0 }
        }
    }

    /// Reads the state of an interval that has begun in another process.
    public convenience init(from decoder: any Decoder) throws {
        self.init(OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self)), start: nil)
    }

    /// Writes the state for another process.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id.rawValue)
    }
}
