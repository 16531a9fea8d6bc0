/// A type whose values can be plotted, by way of a number, a date or a string.
///
///     enum Flavour: String, Plottable { case vanilla, chocolate }
public protocol Plottable {
    /// The type of the primitive value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The primitive value.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates a value from a primitive one; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string: a value that charts plot as it is.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value as charts compute with it.
    var _datum: _ChartDatum { get }

    /// Creates a value from the form in which charts compute; nil if the types differ.
    init?(_datum: _ChartDatum)
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }
    /// Creates a copy of a value.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, PrimitivePlottable == RawValue {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }
    /// Creates the value with a raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var datum: Datum { primitivePlottable._datum }

    /// Creates a value from a position on a scale; nil if the types differ.
    init?(datum: Datum) {
        guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    /// The integer as a number.
    public var _datum: _ChartDatum { .number(Double(self)) }
    /// Creates the nearest integer; nil where it is out of range.
    public init?(_datum: _ChartDatum) {
        guard case .number(let value) = _datum else { return nil }
        self.init(exactly: value.rounded())
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    /// The number.
    public var _datum: _ChartDatum { .number(Double(self)) }
    /// Creates the nearest number of the type.
    public init?(_datum: _ChartDatum) {
        guard case .number(let value) = _datum else { return nil }
        self.init(value)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    /// The nearest number of double precision.
    public var _datum: _ChartDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
    /// Creates the number; nil where it is not finite.
    public init?(_datum: _ChartDatum) {
        guard case .number(let value) = _datum, value.isFinite else { return nil }
        self.init(value)
    }
}

extension Date: PrimitivePlottableProtocol {
    /// The date in seconds.
    public var _datum: _ChartDatum { .date(timeIntervalSinceReferenceDate) }
    /// Returns the date; nil for a value of another type.
    public init?(_datum: _ChartDatum) {
        guard case .date(let value) = _datum else { return nil }
        self.init(timeIntervalSinceReferenceDate: value)
    }
}

extension String: PrimitivePlottableProtocol {
    /// The category of the name.
    public var _datum: _ChartDatum { .category(self) }
    /// Creates the name; nil for numbers and dates.
    public init?(_datum: _ChartDatum) {
        guard case .category(let name) = _datum else { return nil }
        self = name
    }
}
