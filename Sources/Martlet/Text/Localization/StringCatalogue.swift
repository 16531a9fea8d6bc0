import Foundation

/// A string catalog: a JSON file with the texts in all languages.
struct StringCatalogue: Decodable {
    /// The language of the keys, which is used if another language is missing.
    private let sourceLanguage: String?
    private let strings: [String: Entry]

    init?(contentsOf file: URL) {
        guard let data = try? Data(contentsOf: file),
            let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data)
        else { return nil }
        self = catalogue
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        sourceLanguage = try? values.decodeIfPresent(String.self, forKey: .sourceLanguage)
        // An invalid entry is skipped; the others are read.
        strings = try values.decode([String: Readable<Entry>].self, forKey: .strings).compactMapValues(\.value)
    }

    private enum Keys: CodingKey { case sourceLanguage, strings }

    /// A value that decodes to `nil` if it is invalid.
    private struct Readable<Value: Decodable>: Decodable {
        let value: Value?

        init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
    }

    /// Returns the values of all keys, and the plural forms of those with plural variants. For each key, the first of
    /// the given languages that has a value is used.
    func entries(
        languages: [String]
    ) -> (entries: [String: String], plurals: [String: [String: String]], formats: [String: PluralFormat]) {
        var result: [String: String] = [:]
        var plurals: [String: [String: String]] = [:]
        var formats: [String: PluralFormat] = [:]
        let languages = languages + [sourceLanguage].compactMap(\.self)
        for (key, entry) in strings {
            guard let unit = languages.lazy.compactMap({ entry.localizations?[$0]?.onThisDevice }).first else {
                continue
            }
            if let value = unit.value { result[key] = value }
            if let forms = unit.variations?["plural"] {
                plurals[key] = forms.compactMapValues(\.onThisDevice.value)
            }
            if let value = unit.value, let substitutions = unit.substitutions, !substitutions.isEmpty {
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

        /// The form for a desktop, if the text depends on the device.
        var onThisDevice: Localization {
            guard let forms = variations?["device"], let form = DesktopVariant.of(forms) else { return self }
            let chosen = form.onThisDevice
            if chosen.substitutions == nil { chosen.substitutions = substitutions }
            return chosen
        }

        var value: String? { stringUnit?.value ?? variations?["plural"]?["other"]?.value }
    }

    private struct Substitution: Decodable {
        var argNum: Int?
        var variations: [String: [String: Localization]]?

        var part: PluralFormat.Part? {
            let forms = variations?["plural"] ?? variations?["device"].flatMap(DesktopVariant.of)?.variations?["plural"]
            guard let forms else { return nil }
            return PluralFormat.Part(
                position: argNum.map { $0 - 1 }, forms: forms.compactMapValues(\.onThisDevice.value))
        }
    }

    private struct Unit: Decodable {
        var value: String
    }
}
