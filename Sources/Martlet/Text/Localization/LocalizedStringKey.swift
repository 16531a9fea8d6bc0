import Foundation

/// A key into a localisation table, with the values that are interpolated into it.
///
/// The key of `"Count: \(count)"` with an integer is `Count: %lld`; a translation of it may use the
/// value anywhere, also as `%1$lld`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Storage: Equatable, Sendable {
        case plain(String)
        /// `\(n)` with an integer and nothing else, which needs no object.
        case integer(Int64)
        case format(LocalizedFormat)
    }

    let storage: Storage

    /// Makes a key from a string, which is looked up as it is.
    public init(_ value: String) {
        storage = .plain(value)
    }

    /// Makes a key from a literal.
    public init(stringLiteral value: String) {
        storage = .plain(value)
    }

    /// Makes a key from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
        if case .signed(let value)? = stringInterpolation.first, stringInterpolation.rest.isEmpty,
            stringInterpolation.key == LocalizedFormat.integerKey
        {
            storage = .integer(value)
        } else if let first = stringInterpolation.first {
            storage = .format(
                LocalizedFormat(
                    key: stringInterpolation.key, first: first, rest: stringInterpolation.rest))
        } else {
            // Without arguments nothing is formatted, so a percent sign stands for itself.
            let key = stringInterpolation.key
            storage = .plain(key.utf8.contains(UInt8(ascii: "%")) ? key.replacing("%%", with: "%") : key)
        }
    }

    var format: LocalizedFormat {
        switch storage {
        case .plain(let key): LocalizedFormat(key: key, first: nil, rest: [])
        case .integer(let value): LocalizedFormat(value)
        case .format(let format): format
        }
    }

    /// The key as the tables have it.
    var key: String {
        switch storage {
        case .plain(let key): key
        case .integer: LocalizedFormat.integerKey
        case .format(let format): format.key
        }
    }
}

/// A key with its arguments. The first one is in line: most keys have only one.
final class LocalizedFormat: Equatable, Sendable {
    let key: String
    let first: FormatArgument?
    let rest: [FormatArgument]

    init(key: String, first: FormatArgument?, rest: [FormatArgument]) {
        self.key = key
        self.first = first
        self.rest = rest
    }

    /// The key of an integer alone.
    static let integerKey = "%lld"

    /// An integer alone.
    convenience init(_ value: Int64) { self.init(key: Self.integerKey, first: .signed(value), rest: []) }

    /// The argument at a position, from 0.
    func argument(_ index: Int) -> FormatArgument? {
        if index == 0 { return first }
        return index > 0 && index <= rest.count ? rest[index - 1] : nil
    }

    /// The first argument that is a number, which decides about the plural form.
    var firstNumber: Double? {
        first?.number ?? rest.lazy.compactMap(\.number).first
    }

    var dependsOnTime: Bool {
        (first?.dependsOnTime ?? false) || rest.contains(where: \.dependsOnTime)
    }

    /// The moment when an argument changes by itself as time goes by; nil where none does.
    func nextChange(after now: Date) -> Date? {
        var next = first?.nextChange(after: now)
        for argument in rest {
            if let change = argument.nextChange(after: now), change < next ?? .distantFuture { next = change }
        }
        return next
    }

    static func == (lhs: LocalizedFormat, rhs: LocalizedFormat) -> Bool {
        lhs === rhs || (lhs.first == rhs.first && lhs.key == rhs.key && lhs.rest == rhs.rest)
    }
}

/// A value that is put into a format.
enum FormatArgument: Equatable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
    case string(String)
    /// A text with its own styling.
    case text(Text)

    var number: Double? {
        switch self {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .string, .text: nil
        }
    }

    var dependsOnTime: Bool {
        if case .text(let text) = self { text.dependsOnTime } else { false }
    }

    func nextChange(after now: Date) -> Date? {
        if case .text(let text) = self { text.nextChange(after: now) } else { nil }
    }
}

/// A number that can be interpolated into a ``LocalizedStringKey``.
public protocol _FormatSpecifiable: Equatable {
    /// The specifier for the value in the key, such as `%lld`.
    var _specifier: String { get }
    /// The value for the format.
    var _argument: _FormatValue { get }
}

/// The value of a number for a format.
public struct _FormatValue: Equatable, Sendable {
    let argument: FormatArgument
}
