/// The natural colors of symbols, for multicolor rendering. Symbols without an entry have the foreground color.
enum SymbolHues {
    /// Returns the colors of a symbol's parts, in the order of ``SymbolTable``; `nil` for parts in the foreground
    /// color. The last color applies to all further parts. Parts that are other symbols have the colors of those.
    static func pieces(of name: String) -> [SymbolHue?] { table[name] ?? [] }

    /// Returns the color of a mark at the corner of a symbol.
    static func badge(_ mark: String?) -> SymbolHue? {
        switch mark {
        case nil, "minus", "xmark": .red
        case "plus", "checkmark": .green
        case "exclamationmark": .yellow
        case "clock", "questionmark", "ellipsis": .gray
        default: nil
        }
    }

    private static let table: [String: [SymbolHue?]] = {
        var table: [String: [SymbolHue?]] = [:]
        for (hues, names) in groups {
            for name in names.split(separator: " ") { table[String(name)] = hues }
        }
        return table
    }()

    private static let groups: [([SymbolHue?], String)] = [
        (
            [.yellow],
            "sun sun.max sun.min sunrise sunset sun.horizon sun.haze bolt bolt.horizontal star lightbulb crown"
        ),
        ([.yellow], "star.leadinghalf.filled star.lefthalf.fill cloud.sun exclamationmark.triangle sparkles"),
        ([.yellow], "lightbulb.max cloud.bolt"),
        ([.indigo], "moon moon.zzz"),
        ([.indigo, .yellow], "moon.stars"),
        ([.cloud], "cloud icloud"),
        ([.blue], "cloud.rain cloud.heavyrain cloud.drizzle cloud.sun.rain cloud.moon.rain drop humidity folder"),
        ([.blue], "location location.north"),
        ([.yellow, .blue], "cloud.bolt.rain"),
        ([.cyan], "cloud.snow cloud.sleet cloud.hail snowflake"),
        ([.gray], "cloud.fog smoke wind tornado hurricane"),
        ([.orange], "flame"),
        ([.orange, .green], "carrot"),
        ([.green], "leaf tree phone"),
        ([.red], "heart suit.heart trash thermometer ladybug mappin mappin.and.ellipse gift phone.down cross.case"),
        ([.red], "exclamationmark.octagon xmark.octagon"),
        ([.red, .yellow, .green], "rainbow"),
        ([nil, .green], "battery.100 battery.100percent battery.75 battery.75percent battery.50 battery.50percent"),
        ([nil, .red], "battery.25 battery.25percent"),
        ([nil, .green, nil, .yellow], "battery.100.bolt"),
    ]
}

extension SymbolHue {
    /// Returns the color in an environment.
    func color(in styles: _ShapeStyleContext) -> Color.Resolved {
        let color: Color =
            switch self {
            case .red: .red
            case .orange: .orange
            case .yellow: .yellow
            case .green: .green
            case .cyan: .cyan
            case .blue: .blue
            case .indigo: .indigo
            case .gray: .gray
            case .cloud: styles.dark ? Color(white: 0.92) : Color(red: 0.64, green: 0.69, blue: 0.75)
            }
        return color.resolved(dark: styles.dark, increasedContrast: styles.increasedContrast)
    }
}
