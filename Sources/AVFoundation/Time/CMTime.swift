import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The number of units in a second.
public typealias CMTimeScale = Int32
/// Tells apart times that are not comparable because a clock was reset.
public typealias CMTimeEpoch = Int64

/// Flags of a time: valid, rounded, infinite, indefinite.
public struct CMTimeFlags: OptionSet, Sendable {
    /// The flags as bits.
    public let rawValue: UInt32

    /// Creates flags of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The time is a time at all.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The value was rounded to fit the scale.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// After all times.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Before all times.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Not known, such as the duration of a live stream.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The flags of times without a number.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time in media, as a fraction: `value` units of which `timescale` make a second.
///
///     let start = CMTime(seconds: 1.5, preferredTimescale: 600)
///     let next = start + CMTime(value: 1, timescale: 25)
///
/// Sums and differences are exact while both times have a scale in common that fits; otherwise they are rounded, with
/// the flag that says so. A sum with an invalid time is invalid.
public struct CMTime: Sendable {
    /// The number of units.
    public var value: CMTimeValue
    /// The number of units in a second.
    public var timescale: CMTimeScale
    /// The kind of the time, and whether it was rounded.
    public var flags: CMTimeFlags
    /// Tells apart times that are not comparable because a clock was reset.
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time of its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Creates a valid time of `value` units, of which `timescale` make a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates the time that is nearest to a number of seconds.
    ///
    /// - Parameters:
    ///   - seconds: The seconds; infinite ones make an infinite time, and a value that is not a number an invalid one.
    ///   - preferredTimescale: The scale. A smaller one is used for a time that does not fit.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else { self.init(); return }
        guard seconds.isFinite else { self = seconds > 0 ? .positiveInfinity : .negativeInfinity; return }
        var scale = preferredTimescale
        while scale > 1, abs(seconds * Double(scale)) >= Double(Int64.max) { scale /= 2 }
        let exact = seconds * Double(scale)
        guard let value = Int64(exactly: exact.rounded()) else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: value, timescale: scale)
        if exact != exact.rounded() || scale != preferredTimescale { flags.insert(.hasBeenRounded) }
    }

    /// No time at all, as a number.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No valid time.
    public static let invalid = CMTime()
    /// A time that is not known, such as the duration of a live stream.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// A time after all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// The time in seconds: not a number for a time that is invalid or indefinite.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        guard isNumeric else { return .nan }
        return Double(value) / Double(timescale)
    }

    /// Whether the time is valid.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is after all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether the time is before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether the time is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time is a number: valid, with a scale, and neither infinite nor indefinite.
    public var isNumeric: Bool { isValid && timescale > 0 && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether the value was rounded to fit the scale.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
}

/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns a time of `value` units, of which `timescale` make a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Returns the time that is nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The nanoseconds in a second: a frequent scale of times, which the system's C library has on a Mac.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
