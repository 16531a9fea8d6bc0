import Foundation

/// The purpose of a measurement, which determines the displayed unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    init(name: String) { self.name = name }

    /// General use: the most common units of the region.
    public static var general: Self { Self(name: "general") }
    /// Keeps the unit of the measurement.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
    /// The temperature of a body.
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A length on a person's body.
    public static var person: Self { Self(name: "person") }
    /// The height of a person.
    public static var personHeight: Self { Self(name: "personHeight") }
    /// A distance on a road.
    public static var road: Self { Self(name: "road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focalLength") }
    /// The amount of rain.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// The depth of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// The range of visibility.
    public static var visibility: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a liquid.
    public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(name: "food") }
    /// The energy of exercise.
    public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage {
    /// Returns the region's units for the purpose, the largest first; empty to keep the measurement's own unit.
    func units(in locale: Locale) -> [UnitType] {
        guard name != "asProvided" else { return [] }
        let isUS = locale.measurementSystem == .us
        let isImperial = isUS || locale.measurementSystem == .uk
        let units: [Dimension]
        switch UnitType.self {
        case is UnitTemperature.Type:
            units = [locale.usesFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
        case is UnitLength.Type: units = lengths(isUS, isImperial)
        case is UnitMass.Type:
            units =
                isUS
                ? name == "personWeight" ? [UnitMass.pounds] : [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces]
                : name == "personWeight"
                    ? [UnitMass.kilograms]
                    : [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
        case is UnitSpeed.Type: units = [isImperial ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour]
        case is UnitVolume.Type where name == "liquid":
            units =
                isUS
                ? [UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.cups, UnitVolume.fluidOunces]
                : [UnitVolume.liters, UnitVolume.milliliters]
        case is UnitEnergy.Type where name == "food" || name == "workout": units = [UnitEnergy.kilocalories]
        default: units = []
        }
        return units.compactMap { $0 as? UnitType }
    }

    private func lengths(_ isUS: Bool, _ isImperial: Bool) -> [Dimension] {
        switch name {
        case "road":
            return isImperial
                ? [UnitLength.miles, isUS ? UnitLength.feet : UnitLength.yards]
                : [UnitLength.kilometers, UnitLength.meters]
        case "person", "personHeight": return isUS ? [UnitLength.feet, UnitLength.inches] : [UnitLength.centimeters]
        case "focalLength": return [UnitLength.millimeters]
        case "rainfall": return [isUS ? UnitLength.inches : UnitLength.millimeters]
        case "snowfall": return [isUS ? UnitLength.inches : UnitLength.centimeters]
        default:
            return isUS
                ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
                : [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
        }
    }
}

extension Locale {
    /// Whether the region uses degrees Fahrenheit.
    fileprivate var usesFahrenheit: Bool {
        let region = self.region?.identifier ?? ""
        return ["US", "BS", "BZ", "KY", "PR", "PW", "GU", "VI", "AS", "MP", "LR", "FM", "MH"].contains(region)
    }
}
