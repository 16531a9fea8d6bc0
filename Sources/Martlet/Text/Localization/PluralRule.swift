import Foundation
import MartletABI

/// Determines plural categories, as defined by Unicode CLDR.
enum PluralRule {
    /// Returns the category of a number in a locale: `zero`, `one`, `two`, `few`, `many` or `other`.
    static func category(of number: Double, locale: Locale) -> String {
        PluralRules.category(of: number, locale: locale.identifier)
            ?? category(of: number, language: locale.language.languageCode?.identifier ?? "")
    }

    /// Returns the category of a number by a table of languages, which is exact for whole numbers: for decimals of some
    /// languages (hr, sr, bs, mk, is, lv) the category depends on their digits, which the table leaves out.
    static func category(of number: Double, language: String) -> String {
        let isWhole = number == number.rounded()
        let n = Int64(exactly: number.magnitude.rounded(.down)) ?? .max
        let (units, tens) = (n % 10, n % 100)
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "in", "ms", "lo", "my", "yue", "bo", "dz", "hnj", "ig", "ii", "jv",
            "jw",
            "kde", "kea", "km", "lkt", "nqo", "osa", "sah", "ses", "sg", "su", "to", "tpi", "wo", "yo":
            return "other"
        case "fr", "pt":
            return n <= 1 ? "one" : isWhole && n % 1_000_000 == 0 ? "many" : "other"
        case "hy", "kab", "ff":
            return n <= 1 ? "one" : "other"
        case "es":
            if number.magnitude == 1 { return "one" }
            return isWhole && n != 0 && n % 1_000_000 == 0 ? "many" : "other"
        case "it", "ca", "lld", "scn", "vec":
            guard isWhole else { return "other" }
            return n == 1 ? "one" : n != 0 && n % 1_000_000 == 0 ? "many" : "other"
        case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "doi", "pcm":
            return number.magnitude <= 1 ? "one" : "other"
        case "ak", "bho", "guw", "ln", "mg", "nso", "pa", "ti", "wa":
            return isWhole && n <= 1 ? "one" : "other"
        case "si":
            return number.magnitude <= 1 && (isWhole || number.magnitude == 0.1) ? "one" : "other"
        case "da":
            return isWhole ? (n == 1 ? "one" : "other") : n <= 1 ? "one" : "other"
        case "is":
            return !isWhole || (units == 1 && tens != 11) ? "one" : "other"
        case "mk":
            return isWhole && units == 1 && tens != 11 ? "one" : "other"
        case "fil", "tl", "ceb":
            return isWhole && [4, 6, 9].contains(units) ? "other" : "one"
        case "iu", "naq", "sat", "se", "sma", "smi", "smj", "smn", "sms":
            return isWhole && n == 1 ? "one" : isWhole && n == 2 ? "two" : "other"
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
        case "sl", "dsb", "hsb":
            guard isWhole else { return "few" }
            return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
        case "mt":
            guard isWhole else { return "other" }
            if n == 1 || n == 2 { return n == 1 ? "one" : "two" }
            return n == 0 || (3...10).contains(tens) ? "few" : (11...19).contains(tens) ? "many" : "other"
        case "gd":
            guard isWhole else { return "other" }
            if n == 1 || n == 11 { return "one" }
            if n == 2 || n == 12 { return "two" }
            return (3...10).contains(n) || (13...19).contains(n) ? "few" : "other"
        case "br":
            guard isWhole else { return "other" }
            if units == 1 && ![11, 71, 91].contains(tens) { return "one" }
            if units == 2 && ![12, 72, 92].contains(tens) { return "two" }
            let isExcluded = (10...19).contains(tens) || (70...79).contains(tens) || (90...99).contains(tens)
            if [3, 4, 9].contains(units) && !isExcluded { return "few" }
            return n != 0 && n % 1_000_000 == 0 ? "many" : "other"
        case "gv":
            guard isWhole else { return "many" }
            return units == 1 ? "one" : units == 2 ? "two" : tens % 20 == 0 ? "few" : "other"
        case "ksh":
            return isWhole && n == 0 ? "zero" : isWhole && n == 1 ? "one" : "other"
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
        case "he", "iw":
            // Fractions below 1 count as one.
            return (isWhole && n == 1) || (!isWhole && n == 0) ? "one" : isWhole && n == 2 ? "two" : "other"
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
