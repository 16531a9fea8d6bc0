import Foundation

/// A string catalogue: one JSON file with all languages.
struct StringCatalogue: Decodable {
    private var strings: [String: Entry]

    init?(contentsOf file: URL) {
        guard let data = try? Data(contentsOf: file),
            let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data)
        else { return nil }
        self = catalogue
    }

    /// The value of each key in the first of some languages that has one, and the plural forms of
    /// those that vary.
    func entries(
        languages: [String]
    ) -> (entries: [String: String], plurals: [String: [String: String]], formats: [String: PluralFormat]) {
        var result: [String: String] = [:]
        var plurals: [String: [String: String]] = [:]
        var formats: [String: PluralFormat] = [:]
        for (key, entry) in strings {
            let unit = languages.lazy.compactMap { entry.localizations?[$0] }.first
            if let value = unit?.value { result[key] = value }
            if let forms = unit?.variations?["plural"] {
                plurals[key] = forms.compactMapValues(\.value)
            }
            if let value = unit?.value, let substitutions = unit?.substitutions, !substitutions.isEmpty {
                formats[key] = PluralFormat(format: value, parts: substitutions.compactMapValues(\.part))
            }
        }
        return (result, plurals, formats)
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private final class Localization: Decodable {
        var stringUnit: Unit?
        var variations: [String: [String: Localization]]?
        var substitutions: [String: Substitution]?

        var value: String? {
            if let stringUnit { return stringUnit.value }
            let forms = variations?["plural"] ?? variations?["device"]
            return forms?["other"]?.value
        }
    }

    private struct Substitution: Decodable {
        var argNum: Int?
        var variations: [String: [String: Localization]]?

        var part: PluralFormat.Part? {
            guard let forms = variations?["plural"] else { return nil }
            return PluralFormat.Part(position: argNum.map { $0 - 1 }, forms: forms.compactMapValues(\.value))
        }
    }

    private struct Unit: Decodable {
        var value: String
    }
}
