/// A log message: an interpolated string whose values are evaluated only if the message is logged.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let interpolation: OSLogInterpolation

    /// Creates a message from an interpolated literal.
    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    /// Creates a message from a literal.
    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }
}

/// The privacy of a value in a message.
public struct OSLogPrivacy: Equatable, Sendable {
    /// The replacement of a private value.
    public enum Mask: Sendable {
        /// A hash of the value. Equal values have equal hashes during one run of the program.
        case hash
        /// No replacement.
        case none
    }

    enum Kind { case auto, open, closed }

    var kind: Kind
    var mask: Mask

    /// The value is logged.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
    /// `<private>` is logged instead of the value.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: .none) }
    /// `<private>` is logged instead of the value.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: .none) }
    /// The value is logged: standard error is only visible to the user who started the program.
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }

    /// Returns the value is hidden; equal values have equal masks.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: mask) }
    /// Returns the value is hidden; equal values have equal masks.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: mask) }
    /// Equivalent to ``auto``; there is nothing to mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

    /// Returns the logged text of a value.
    func shown(_ text: String) -> String {
        guard kind == .closed else { return text }
        return mask == .hash ? "<mask.hash: '\(String(UInt(bitPattern: text.hashValue), radix: 16))'>" : "<private>"
    }
}

/// The alignment of a value in a column.
public struct OSLogStringAlignment: Sendable {
    enum Side { case leading, trailing }

    let side: Side
    let columns: @Sendable () -> Int

    /// No column.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .leading) { 0 } }

    /// Right-aligned in a column of the given width; longer values are not truncated.
    public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .trailing, columns: columns)
    }

    /// Left-aligned in a column of the given width; longer values are not truncated.
    public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .leading, columns: columns)
    }

    /// Returns a text in its column, which is at most a thousand characters wide.
    func placed(_ text: String) -> String {
        let space = String(repeating: " ", count: max(0, min(columns(), 1000) - text.count))
        return side == .leading ? text + space : space + text
    }
}
