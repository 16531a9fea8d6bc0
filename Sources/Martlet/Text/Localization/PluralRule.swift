/// The plural categories of Unicode's CLDR for whole numbers, by language.
enum PluralRule {
    /// `zero`, `one`, `two`, `few`, `many` or `other`.
    static func category(of number: Double, language: String) -> String {
        let isWhole = number == number.rounded()
        let n = Int64(exactly: number.magnitude.rounded(.down)) ?? .max
        let (units, tens) = (n % 10, n % 100)
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue":
            return "other"
        case "fr", "pt", "hy", "kab":
            return n <= 1 ? "one" : "other"
        case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as":
            return number.magnitude <= 1 ? "one" : "other"
        case "ru", "uk", "be":
            guard isWhole else { return "other" }
            if units == 1 && tens != 11 { return "one" }
            if (2...4).contains(units) && !(12...14).contains(tens) { return "few" }
            return "many"
        case "sr", "hr", "bs":
            guard isWhole else { return "other" }
            if units == 1 && tens != 11 { return "one" }
            if (2...4).contains(units) && !(12...14).contains(tens) { return "few" }
            return "other"
        case "pl":
            guard isWhole else { return "other" }
            if n == 1 { return "one" }
            if (2...4).contains(units) && !(12...14).contains(tens) { return "few" }
            return "many"
        case "cs", "sk":
            guard isWhole else { return "many" }
            return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "sl":
            guard isWhole else { return "few" }
            return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
        case "lt":
            guard isWhole else { return "many" }
            if units == 1 && !(11...19).contains(tens) { return "one" }
            return units >= 2 && !(11...19).contains(tens) ? "few" : "other"
        case "lv":
            if isWhole && (units == 0 || (11...19).contains(tens)) { return "zero" }
            return units == 1 && tens != 11 ? "one" : "other"
        case "ro":
            if isWhole && n == 1 { return "one" }
            return !isWhole || n == 0 || (1...19).contains(tens) ? "few" : "other"
        case "ar":
            guard isWhole else { return "other" }
            if n <= 2 { return ["zero", "one", "two"][Int(n)] }
            return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
        case "he":
            return isWhole && n == 1 ? "one" : isWhole && n == 2 ? "two" : "other"
        case "cy":
            guard isWhole else { return "other" }
            return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][n] ?? "other"
        case "ga":
            guard isWhole else { return "other" }
            if n == 1 { return "one" }
            if n == 2 { return "two" }
            return (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
        default:
            return isWhole && n == 1 ? "one" : "other"
        }
    }
}
