import Foundation

/// The entries of one localisation table in one language.
final class StringTable: Sendable {
    let entries: [String: String]
    /// By key, the forms of entries that vary with a number, by plural category.
    let plurals: [String: [String: String]]

    init(_ entries: [String: String], plurals: [String: [String: String]] = [:]) {
        self.entries = entries
        self.plurals = plurals
    }

    /// Reads a table from a bundle's folder in the language nearest to a locale.
    ///
    /// `nil` where the bundle has no such table. String catalogues, which are compiled elsewhere,
    /// are read as they are; a `.strings` file of the same name has precedence.
    static func load(named name: String, in folder: URL, locale: Locale) -> StringTable? {
        var entries: [String: String] = [:]
        var plurals: [String: [String: String]] = [:]
        var found = false
        let languages = candidates(for: locale)
        if let catalogue = StringCatalogue(
            contentsOf: folder.appendingPathComponent("\(name).xcstrings"))
        {
            (entries, plurals) = catalogue.entries(languages: languages)
            found = true
        }
        for language in languages + ["Base", "en"] {
            let file = folder.appendingPathComponent("\(language).lproj/\(name).strings")
            if let strings = strings(at: file) {
                entries.merge(strings) { $1 }
                found = true
                break
            }
        }
        if !found, let strings = strings(at: folder.appendingPathComponent("\(name).strings")) {
            entries = strings
            found = true
        }
        return found ? StringTable(entries, plurals: plurals) : nil
    }

    /// Names of localisations to try, the best first: `zh-Hant-TW`, `zh-Hant`, `zh-TW`, `zh`.
    static func candidates(for locale: Locale) -> [String] {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return [] }
        let script = language.script?.identifier
        let region = language.region?.identifier ?? locale.region?.identifier
        var names: [String] = []
        if let script, let region { names.append("\(code)-\(script)-\(region)") }
        if let script { names.append("\(code)-\(script)") }
        if let region { names += ["\(code)-\(region)", "\(code)_\(region)"] }
        // A build may fold the names of the folders to lower case.
        let all = names + [code]
        return all + all.map { $0.lowercased() }.filter { !all.contains($0) }
    }

    private static func strings(at file: URL) -> [String: String]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return list as? [String: String]
    }
}

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
    ) -> (entries: [String: String], plurals: [String: [String: String]]) {
        var result: [String: String] = [:]
        var plurals: [String: [String: String]] = [:]
        for (key, entry) in strings {
            let unit = languages.lazy.compactMap { entry.localizations?[$0] }.first
            if let value = unit?.value { result[key] = value }
            if let forms = unit?.variations?["plural"] {
                plurals[key] = forms.compactMapValues(\.value)
            }
        }
        return (result, plurals)
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private final class Localization: Decodable {
        var stringUnit: Unit?
        var variations: [String: [String: Localization]]?

        var value: String? {
            if let stringUnit { return stringUnit.value }
            let forms = variations?["plural"] ?? variations?["device"]
            return forms?["other"]?.value
        }
    }

    private struct Unit: Decodable {
        var value: String
    }
}
