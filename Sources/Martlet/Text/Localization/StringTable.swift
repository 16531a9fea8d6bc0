import Foundation

/// The entries of a localization table in one language.
final class StringTable: Sendable {
    let entries: [String: String]
    /// The plural forms of entries that vary with one number: by key, then by plural category.
    let plurals: [String: [String: String]]
    /// The entries with several plural variables, by key.
    let formats: [String: PluralFormat]

    init(
        _ entries: [String: String], plurals: [String: [String: String]] = [:], formats: [String: PluralFormat] = [:]
    ) {
        self.entries = entries
        self.plurals = plurals
        self.formats = formats
    }

    /// Returns whether the table has an entry for a key that differs from the key itself.
    func says(other key: String) -> Bool {
        entries[key] ?? key != key || plurals[key] != nil || formats[key] != nil
    }

    /// Reads a table from several folders. Entries of earlier folders take precedence.
    static func load(named name: String, in folders: [URL], locale: Locale) -> StringTable? {
        let tables = folders.compactMap { load(named: name, in: $0, locale: locale) }
        guard let first = tables.first, tables.count > 1 else { return tables.first }
        return tables.dropFirst().reduce(first) { all, table in
            StringTable(
                all.entries.merging(table.entries) { first, _ in first },
                plurals: all.plurals.merging(table.plurals) { first, _ in first },
                formats: all.formats.merging(table.formats) { first, _ in first })
        }
    }

    /// Reads a table from a bundle's folder in the language closest to a locale.
    ///
    /// Returns `nil` if the bundle has no such table. String catalogs, which are compiled on Apple's platforms, are
    /// read directly. `.strings` and `.stringsdict` files of the same name take precedence.
    static func load(named name: String, in folder: URL, locale: Locale) -> StringTable? {
        var entries: [String: String] = [:]
        var plurals: [String: [String: String]] = [:]
        var formats: [String: PluralFormat] = [:]
        var found = false
        let languages = candidates(for: locale)
        if let catalogue = StringCatalogue(
            contentsOf: folder.appendingPathComponent("\(name).xcstrings"))
        {
            (entries, plurals, formats) = catalogue.entries(languages: languages)
            found = true
        }
        let path = folder.path
        for language in languages + ["Base", "en"] {
            // Nearly all are missing, and to read a file that is missing takes ten times as long as to see that.
            guard FileManager.default.fileExists(atPath: "\(path)/\(language).lproj") else { continue }
            let file = folder.appendingPathComponent("\(language).lproj/\(name)")
            let strings = strings(at: file.appendingPathExtension("strings"))
            let dictionary = PluralFile(contentsOf: file.appendingPathExtension("stringsdict"))
            guard strings != nil || dictionary != nil else { continue }
            entries.merge(strings ?? [:]) { $1 }
            entries.merge(dictionary?.entries ?? [:]) { $1 }
            formats.merge(dictionary?.formats ?? [:]) { $1 }
            found = true
            break
        }
        if !found, let strings = strings(at: folder.appendingPathComponent("\(name).strings")) {
            entries = strings
            found = true
        }
        return found ? StringTable(entries, plurals: plurals, formats: formats) : nil
    }

    /// Returns the names of localizations to try, the best first: `zh-Hant-TW`, `zh-Hant`, `zh-TW`, `zh`.
    static func candidates(for locale: Locale) -> [String] {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return [] }
        let script = language.script?.identifier
        let region = language.region?.identifier ?? locale.region?.identifier
        var names: [String] = []
        if let script, let region { names.append("\(code)-\(script)-\(region)") }
        if let script { names.append("\(code)-\(script)") }
        if let region { names += ["\(code)-\(region)", "\(code)_\(region)"] }
        // Build systems may convert folder names to lower case.
        let all = names + [code]
        return all + all.map { $0.lowercased() }.filter { !all.contains($0) }
    }

    private static func strings(at file: URL) -> [String: String]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return list as? [String: String]
    }
}
