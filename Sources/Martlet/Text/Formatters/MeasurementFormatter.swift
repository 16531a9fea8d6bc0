import Foundation

/// Formats a measurement in the units of a region. Foundation on Linux declares the class without an implementation.
// @unchecked Sendable: as for every `Formatter` of Foundation, the caller confines changes to one thread.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of a measurement's unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// The options as a bit mask.
        public let rawValue: UInt

        /// Creates options from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps the unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// Chooses a unit that fits the size of the value. This is always the case here.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Temperatures are formatted without their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The choice of a measurement's unit.
    open var unitOptions: UnitOptions = []
    /// The style of the unit's name.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The language and region.
    open var locale: Locale! = .autoupdatingCurrent
    /// The format of the number.
    open var numberFormatter: NumberFormatter! {
        get { ownNumberFormatter ?? usualNumberFormatter }
        set { ownNumberFormatter = newValue }
    }
    private var ownNumberFormatter: NumberFormatter?
    private lazy var usualNumberFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale
        ownNumberFormatter = formatter
        return formatter
    }()

    /// Creates a formatter with the default settings.
    public override init() { super.init() }

    /// Creates a formatter with the default settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Formats a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
        if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
            (value, unit) = converted(value, dimension)
        }
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number + "°" }
        return written(number, unit, isOne: value == 1)
    }

    /// Returns the name of a unit.
    open func string(from unit: Unit) -> String {
        unitStyle == .long ? names(of: unit).wide("", isOne: false).trimmingCharacters(in: .whitespaces) : unit.symbol
    }

    /// Formats a measurement; returns `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        (obj as? any AnyMeasurement).map { $0.string(by: self) }
    }

    private func names(of unit: Unit) -> UnitNames {
        UnitNames(unit, isEnglish: (locale ?? .autoupdatingCurrent).language.languageCode == .english)
    }

    private func written(_ number: String, _ unit: Unit, isOne: Bool) -> String {
        switch unitStyle {
        case .long: names(of: unit).wide(number, isOne: isOne)
        case .short: names(of: unit).narrow(number)
        default: names(of: unit).abbreviated(number)
        }
    }

    private func converted(_ value: Double, _ unit: Dimension) -> (Double, Unit) {
        func convert<D: Dimension>(_ unit: D) -> (Double, Unit) {
            let units = MeasurementFormatUnitUsage<D>.general.units(in: locale ?? .autoupdatingCurrent)
            let measured = Measurement(value: value, unit: unit)
            guard let smallest = units.last else { return (value, unit) }
            let wanted = units.first { abs(measured.converted(to: $0).value) >= 1 } ?? smallest
            return (measured.converted(to: wanted).value, wanted)
        }
        return switch unit {
        case let unit as UnitTemperature: convert(unit)
        case let unit as UnitLength: convert(unit)
        case let unit as UnitMass: convert(unit)
        case let unit as UnitSpeed: convert(unit)
        default: (value, unit)
        }
    }
}

/// A measurement whose unit type is not known statically.
private protocol AnyMeasurement { func string(by formatter: MeasurementFormatter) -> String }

extension Measurement: AnyMeasurement {
    fileprivate func string(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
