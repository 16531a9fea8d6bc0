import Foundation

/// A key into a localization table, with its interpolated values.
///
/// A string literal in a view's initializer is a key, which is looked up in the tables of the main bundle for the
/// environment's locale. Without an entry, the key itself is shown:
///
///     Text("Count: \(12)")
///     Button("Save") {}
///
/// The key of `"Count: \(count)"` with an integer is `Count: %lld`. A translation may use the value at any position,
/// and may refer to it by number, as `%1$lld`. A `String` variable is not a key, and is shown verbatim.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Storage: Equatable, Sendable {
        case plain(String)
        /// An integer alone, `\(n)`, which is stored without an allocation.
        case integer(Int64)
        case format(LocalizedFormat)
    }

    let storage: Storage

    /// Creates a key from a string without arguments.
    public init(_ value: String) {
        storage = .plain(value)
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) {
        storage = .plain(value)
    }

    /// Creates a key from a literal with interpolations.
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
            // Without arguments, nothing is formatted, and a percent sign is literal.
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

    /// The key as written in the tables.
    var key: String {
        switch storage {
        case .plain(let key): key
        case .integer: LocalizedFormat.integerKey
        case .format(let format): format.key
        }
    }
}

/// A format and its arguments. The first argument is stored inline, because most formats have only one.
final class LocalizedFormat: Equatable, Sendable {
    let key: String
    let first: FormatArgument?
    let rest: [FormatArgument]

    init(key: String, first: FormatArgument?, rest: [FormatArgument]) {
        self.key = key
        self.first = first
        self.rest = rest
    }

    /// The key of a format that consists of a single integer.
    static let integerKey = "%lld"

    /// Creates a format that consists of a single integer.
    convenience init(_ value: Int64) { self.init(key: Self.integerKey, first: .signed(value), rest: []) }

    /// Returns the argument at a position, starting with 0.
    func argument(_ index: Int) -> FormatArgument? {
        if index == 0 { return first }
        return index > 0 && index <= rest.count ? rest[index - 1] : nil
    }

    /// The value of the first numeric argument, which determines the plural form.
    var firstNumber: Double? {
        first?.number ?? rest.lazy.compactMap(\.number).first
    }

    var dependsOnTime: Bool {
        (first?.dependsOnTime ?? false) || rest.contains(where: \.dependsOnTime)
    }

    /// Returns the next date at which an argument changes on its own; `nil` if none depends on the time.
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

/// An argument of a format.
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
