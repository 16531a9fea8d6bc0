/// What a message says: a literal, whose values are asked for only where the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let interpolation: OSLogInterpolation

    /// A message of an interpolated literal.
    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    /// A message of a literal.
    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }
}

/// Who may read a value in a message.
public struct OSLogPrivacy: Equatable, Sendable {
    /// What is written instead of a value that is not shown.
    public enum Mask: Sendable {
        /// A number that is the same for equal values of one run of the program.
        case hash
        /// Nothing.
        case none
    }

    enum Kind { case auto, open, closed }

    var kind: Kind
    var mask: Mask

    /// All may.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
    /// Nobody may: `<private>` is written.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: .none) }
    /// Nobody may, and of no program: `<private>` is written.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: .none) }
    /// The person may who started the program, and so all of its values are written: that is who reads standard error.
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }

    /// Nobody may; equal values can be told by their mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: mask) }
    /// Nobody may; equal values can be told by their mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: mask) }
    /// As ``auto``; there is nothing to mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

    /// What is written of a value.
    func shown(_ text: String) -> String {
        guard kind == .closed else { return text }
        return mask == .hash ? "<mask.hash: '\(String(UInt(bitPattern: text.hashValue), radix: 16))'>" : "<private>"
    }
}

/// Where a value stands in a column that is wider.
public struct OSLogStringAlignment: Sendable {
    enum Side { case leading, trailing }

    let side: Side
    let columns: @Sendable () -> Int

    /// Where it is, without a column.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .leading) { 0 } }

    /// At the right end of as many characters; what is longer stays as it is.
    public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .trailing, columns: columns)
    }

    /// At the left end of as many characters; what is longer stays as it is.
    public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .leading, columns: columns)
    }

    /// A text in its column, which is at most a thousand characters wide.
    func placed(_ text: String) -> String {
        let space = String(repeating: " ", count: max(0, min(columns(), 1000) - text.count))
        return side == .leading ? text + space : space + text
    }
}
