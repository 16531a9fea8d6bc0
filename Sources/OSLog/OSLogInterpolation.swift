import Foundation

/// The parts of a message, whose values are evaluated lazily.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private var pieces: [() -> String] = []

    /// Creates an empty interpolation. The capacities are ignored.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// The message. Evaluates all values.
    var text: String { pieces.reduce(into: "") { $0 += $1() } }

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { pieces.append { literal } }
    }

    private mutating func append(
        _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ text: @escaping () -> String
    ) { pieces.append { align.placed(privacy.shown(text())) } }

    // MARK: - Texts

    /// Appends a string.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(align, privacy, argumentString) }

    /// Appends the description of a value.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { value().description } }

    /// Appends the description of an object.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy) { argumentObject().description } }

    /// Appends the description of an object, or `nil`.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy) { argumentObject()?.description ?? "nil" } }

    /// Appends the localized description of an error.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy) { String(describing: error()) } }

    /// Appends the name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { String(describing: value()) } }

    // MARK: - Numbers

    /// Appends an integer.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { format.text(number()) } }

    /// Appends the meaning of a C integer.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat,
        privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy) { format.text(number()) } }

    /// Appends a floating-point number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { format.text(number()) } }

    /// Appends a floating-point number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { format.text(Double(number())) } }

    /// Appends a Boolean value.
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
