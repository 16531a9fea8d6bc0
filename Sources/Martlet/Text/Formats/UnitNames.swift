import Foundation

/// The English name of a unit, or its symbol if the table has no name.
struct UnitNames {
    private let symbol: String
    private let names: (one: String, other: String)?
    private let isTemperature: Bool

    init(_ unit: Unit, isEnglish: Bool) {
        symbol = unit.symbol
        isTemperature = unit is UnitTemperature
        names = isEnglish ? Self.table[unit.symbol].map { ($0.0, $0.1 ?? $0.0 + "s") } : nil
    }

    func wide(_ number: String, isOne: Bool) -> String {
        guard let names else { return abbreviated(number) }
        return "\(number) \(isOne ? names.one : names.other)"
    }

    func abbreviated(_ number: String) -> String {
        isTemperature || symbol == "°" ? number + symbol : "\(number) \(symbol)"
    }

    func narrow(_ number: String) -> String {
        switch symbol {
        case "°C", "°F": number + (isTemperature ? "°" : symbol)
        case "ft": number + "′"
        case "in": number + "″"
        case "lb": number + "#"
        default: number + symbol
        }
    }

    /// The English singular of units by symbol, and their plural if it is irregular.
    private static let table: [String: (String, String?)] = [
        "km": ("kilometer", nil), "m": ("meter", nil), "cm": ("centimeter", nil), "mm": ("millimeter", nil),
        "mi": ("mile", nil), "yd": ("yard", nil), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "NM": ("nautical mile", nil), "ly": ("light year", nil), "au": ("astronomical unit", nil),
        "ftm": ("fathom", nil), "pc": ("parsec", nil),
        "kg": ("kilogram", nil), "g": ("gram", nil), "mg": ("milligram", nil), "µg": ("microgram", nil),
        "t": ("metric ton", nil), "ton": ("ton", nil), "lb": ("pound", nil), "oz": ("ounce", nil),
        "st": ("stone", "stones"), "ct": ("carat", nil),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", nil),
        "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"), "kn": ("knot", nil),
        "L": ("liter", nil), "mL": ("milliliter", nil), "gal": ("gallon", nil), "qt": ("quart", nil),
        "pt": ("pint", nil), "cup": ("cup", nil), "fl oz": ("fluid ounce", nil), "tbsp": ("tablespoon", nil),
        "tsp": ("teaspoon", nil), "m³": ("cubic meter", nil), "cm³": ("cubic centimeter", nil),
        "sec": ("second", nil), "s": ("second", nil), "min": ("minute", nil), "hr": ("hour", nil),
        "kcal": ("kilocalorie", nil), "cal": ("calorie", nil), "J": ("joule", nil), "kJ": ("kilojoule", nil),
        "kWh": ("kilowatt-hour", nil), "W": ("watt", nil), "kW": ("kilowatt", nil), "hp": ("horsepower", "horsepower"),
        "°": ("degree", nil), "rad": ("radian", nil), "hPa": ("hectopascal", nil), "kPa": ("kilopascal", nil),
        "mbar": ("millibar", nil), "bar": ("bar", nil), "mmHg": ("millimeter of mercury", "millimeters of mercury"),
        "inHg": ("inch of mercury", "inches of mercury"), "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"),
        "MHz": ("megahertz", "megahertz"), "GHz": ("gigahertz", "gigahertz"), "V": ("volt", nil), "A": ("ampere", nil),
        "m²": ("square meter", nil), "km²": ("square kilometer", nil), "ha": ("hectare", nil), "ac": ("acre", nil),
        "ft²": ("square foot", "square feet"), "mi²": ("square mile", nil),
        "b": ("bit", nil), "B": ("byte", nil), "kB": ("kilobyte", nil), "MB": ("megabyte", nil),
        "GB": ("gigabyte", nil),
        "TB": ("terabyte", nil),
    ]
}
