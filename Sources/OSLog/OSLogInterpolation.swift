import Foundation

/// The pieces of a message, whose values are not asked for yet.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private var pieces: [() -> String] = []

    /// Nothing yet. Neither number matters.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// The message; this asks for all of its values.
    var text: String { pieces.reduce(into: "") { $0 += $1() } }

    /// What stands between values.
    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { pieces.append { literal } }
    }

    private mutating func append(
        _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ text: @escaping () -> String
    ) { pieces.append { align.placed(privacy.shown(text())) } }

    // MARK: - Texts

    /// A text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(align, privacy, argumentString) }

    /// A value, as it describes itself.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { value().description } }

    /// An object, as it describes itself.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy) { argumentObject().description } }

    /// An object, as it describes itself; `nil` for none.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy) { argumentObject()?.description ?? "nil" } }

    /// An error, as its type has it described.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy) { String(describing: error()) } }

    /// A type, by its name.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { String(describing: value()) } }

    // MARK: - Numbers

    /// A whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { format.text(number()) } }

    /// A number of the C library, as what it stands for.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat,
        privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy) { format.text(number()) } }

    /// A number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { format.text(number()) } }

    /// A number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { format.text(Double(number())) } }

    /// Yes or no.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(.none, privacy) {
            switch format {
            case .truth: boolean() ? "true" : "false"
            case .answer: boolean() ? "YES" : "NO"
            }
        }
    }
}
