import Foundation

// Foundation on Linux has no format style for measurements.
extension Measurement where UnitType: Dimension {
    /// A format style for measurements in the units of a region: `20°C`, `12 mi`.
    ///
    /// Unit names are written in English; other languages have unit symbols instead.
    public struct FormatStyle: Foundation.FormatStyle {
        /// The width of a unit's name.
        public struct UnitWidth: Codable, Hashable, Sendable {
            private let number: Int

            var isWide: Bool { number == 0 }
            var isNarrow: Bool { number == 2 }

            /// The full unit name: `5 kilometers`.
            public static var wide: UnitWidth { UnitWidth(number: 0) }
            /// The unit symbol: `5 km`.
            public static var abbreviated: UnitWidth { UnitWidth(number: 1) }
            /// The shortest form: `5km`.
            public static var narrow: UnitWidth { UnitWidth(number: 2) }
        }

        /// The width of the unit's name.
        public var width: UnitWidth
        /// The language and region.
        public var locale: Locale
        /// The format of the number; `nil` for a number of digits that suits the unit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature is written without its scale.
        public var hidesScaleName = false
        /// The purpose of the measurement.
        public var usage: MeasurementFormatUnitUsage<UnitType>

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - width: The width of the unit's name.
        ///   - locale: The language and region.
        ///   - usage: The purpose of the measurement, which determines the unit.
        ///   - numberFormatStyle: The format of the number; `nil` for a number of digits that suits the unit.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Formats a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let units = usage.units(in: locale)
            var shown = value
            if let largest = units.first {
                // The largest unit in which the value is at least 1.
                let unit = units.first { abs(value.converted(to: $0).value) >= 1 } ?? units.last ?? largest
                shown = value.converted(to: unit)
            }
            let number: String
            if let numberFormatStyle {
                number = numberFormatStyle.locale(locale).format(shown.value)
            } else {
                let style = FloatingPointFormatStyle<Double>.number.locale(locale)
                number =
                    units.isEmpty
                    ? style.format(shown.value)
                    // Values below 10 have up to two digits; larger values have no fraction.
                    : abs(shown.value) >= 10
                        ? style.precision(.fractionLength(0)).format(shown.value)
                        : style.precision(.significantDigits(1...2)).format(shown.value)
            }
            let name = UnitNames(shown.unit, isEnglish: locale.language.languageCode == .english)
            if hidesScaleName, shown.unit is UnitTemperature { return number + "°" }
            if width.isWide { return name.wide(number, isOne: number == "1") }
            return width.isNarrow ? name.narrow(number) : name.abbreviated(number)
        }

        /// Returns the format for another language and region.
        public func locale(_ locale: Locale) -> Self {
            var result = self
            result.locale = locale
            return result
        }
    }

    /// Formats the measurement in the units of the user's region.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement {
    /// Formats the measurement with a format style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }
}

extension FormatStyle {
    /// Returns a format for a measurement.
    ///
    /// - Parameters:
    ///   - width: The width of the unit's name.
    ///   - usage: The purpose of the measurement, which determines the unit.
    ///   - numberFormatStyle: The format of the number; `nil` for a number of digits that suits the unit.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Returns a format for a temperature.
    ///
    /// - Parameters:
    ///   - width: The width of the unit's name.
    ///   - usage: The purpose of the temperature, which determines the unit.
    ///   - hidesScaleName: Whether the scale is omitted.
    ///   - numberFormatStyle: The format of the number; `nil` for a number of digits that suits the unit.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
