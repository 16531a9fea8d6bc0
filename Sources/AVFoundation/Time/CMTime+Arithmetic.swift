import Foundation

extension CMTime: Equatable, Comparable, Hashable {
    /// Compares the times, and not their fractions: a half is two quarters.
    public static func == (a: CMTime, b: CMTime) -> Bool { compare(a, b) == 0 }

    /// Invalid times come before all others, and indefinite ones after all but positive infinity.
    public static func < (a: CMTime, b: CMTime) -> Bool { compare(a, b) < 0 }

    /// Adds the time to a hash: equal fractions have equal ones.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard isNumeric else { return }
        let divisor = Self.divisor(Int64(timescale), value)
        hasher.combine(value / divisor)
        hasher.combine(Int64(timescale) / divisor)
    }

    /// Returns the sum of two times.
    public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, sign: 1) }
    /// Returns the difference of two times.
    public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, sign: -1) }
    /// Adds a time.
    public static func += (a: inout CMTime, b: CMTime) { a = a + b }
    /// Subtracts a time.
    public static func -= (a: inout CMTime, b: CMTime) { a = a - b }

    /// Returns the time in another scale, rounded to the nearest, and away from zero in the middle.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return self }
        // Without signs, so that the quotient is in range exactly if the high half is less than the divisor.
        let product = value.magnitude.multipliedFullWidth(by: UInt64(newTimescale))
        let divisor = UInt64(timescale)
        let (quotient, remainder) =
            product.high < divisor ? divisor.dividingFullWidth(product) : (UInt64.max, 0)
        // Rounding may add one.
        guard quotient < Int64.max else { return value < 0 ? .negativeInfinity : .positiveInfinity }
        let rounded = Int64(method.round(quotient, remainder, divisor, isNegative: value < 0))
        var result = CMTime(value: value < 0 ? -rounded : rounded, timescale: newTimescale)
        result.epoch = epoch
        if remainder != 0 || flags.contains(.hasBeenRounded) { result.flags.insert(.hasBeenRounded) }
        return result
    }

    // MARK: - Comparing

    /// The place of times without a number around those with one.
    private var rank: Int {
        if !isValid { return -2 }
        if isNegativeInfinity { return -1 }
        if isPositiveInfinity { return 2 }
        return isIndefinite ? 1 : isNumeric ? 0 : -2
    }

    private static func compare(_ a: CMTime, _ b: CMTime) -> Int {
        guard a.rank == 0, b.rank == 0 else { return a.rank - b.rank }
        if a.epoch != b.epoch { return a.epoch < b.epoch ? -1 : 1 }
        let left = a.value.multipliedFullWidth(by: Int64(b.timescale))
        let right = b.value.multipliedFullWidth(by: Int64(a.timescale))
        if left.high != right.high { return left.high < right.high ? -1 : 1 }
        return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
    }

    // MARK: - Adding

    private static func sum(_ a: CMTime, _ b: CMTime, sign: Int64) -> CMTime {
        guard a.isValid, b.isValid else { return .invalid }
        guard a.isNumeric, b.isNumeric else {
            if a.isIndefinite || b.isIndefinite { return .indefinite }
            let right = b.isNumeric ? 0.0 : b.seconds * Double(sign)
            let left = a.isNumeric ? 0.0 : a.seconds
            let total = left + right
            return total.isNaN ? .invalid : total > 0 ? .positiveInfinity : .negativeInfinity
        }
        let (left, right) = (Int64(a.timescale), Int64(b.timescale))
        let common = left / divisor(left, right) * right
        guard let scale = CMTimeScale(exactly: common) else { return roundedSum(a, b, sign: sign) }
        let x = a.value.multipliedReportingOverflow(by: common / left)
        let y = b.value.multipliedReportingOverflow(by: common / right * sign)
        let total = x.partialValue.addingReportingOverflow(y.partialValue)
        guard !x.overflow, !y.overflow, !total.overflow else { return roundedSum(a, b, sign: sign) }
        var result = CMTime(value: total.partialValue, timescale: scale)
        result.epoch = a.epoch
        result.flags.formUnion(a.flags.union(b.flags).intersection(.hasBeenRounded))
        return result
    }

    /// The sum of times without a scale in common that fits, in the finer of both scales.
    private static func roundedSum(_ a: CMTime, _ b: CMTime, sign: Int64) -> CMTime {
        var result = CMTime(
            seconds: a.seconds + b.seconds * Double(sign), preferredTimescale: max(a.timescale, b.timescale))
        if result.isNumeric { result.flags.insert(.hasBeenRounded) }
        return result
    }

    private static func divisor(_ a: Int64, _ b: Int64) -> Int64 {
        var (a, b) = (a.magnitude, b.magnitude)
        while b != 0 { (a, b) = (b, a % b) }
        return Int64(a)
    }
}

/// The direction in which a time is rounded that does not fit a scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest, and away from zero in the middle.
    case roundHalfAwayFromZero = 1
    /// To the nearer of zero.
    case roundTowardZero = 2
    /// To the farther from zero.
    case roundAwayFromZero = 3
    /// Up.
    case roundTowardPositiveInfinity = 5
    /// Down.
    case roundTowardNegativeInfinity = 6

    /// The method that is used unless another is named.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

    /// Rounds the magnitude of a quotient, of which `remainder` is left.
    fileprivate func round(_ quotient: UInt64, _ remainder: UInt64, _ divisor: UInt64, isNegative: Bool) -> UInt64 {
        guard remainder != 0 else { return quotient }
        let isAway =
            switch self {
            case .roundHalfAwayFromZero: remainder * 2 >= divisor
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .roundTowardPositiveInfinity: !isNegative
            case .roundTowardNegativeInfinity: isNegative
            }
        return isAway ? quotient + 1 : quotient
    }
}
