import Foundation
import Synchronization

/// The data for localizing texts in a locale: number symbols and tables. One for each locale.
final class TextLocalization: Sendable {
    let locale: Locale
    let numbers: NumberSymbols
    /// Whether the language is English, the only one with support for grammatical agreement.
    let speaksEnglish: Bool

    private struct TableName: Hashable {
        var bundlePath: String?
        var table: String?
    }

    /// Tables once looked for; `nil` for those that don't exist.
    private let tables = Mutex<[TableName: StringTable?]>([:])
    /// The main bundle's default table, which is used by nearly all lookups.
    private let mainTable: StringTable?
    /// Whether the main table has an entry for the key `%lld`.
    let hasOwnIntegerForm: Bool

    /// The parsed entries without and with arguments. A cache is emptied when it is full, because keys that are created
    /// at run time would otherwise accumulate.
    private let compiled = Mutex<(plain: [String: CompiledEntry], formats: [String: CompiledEntry])>(([:], [:]))
    private static let compiledLimit = 512

    private static let all = Mutex<[String: TextLocalization]>([:])

    static func of(_ locale: Locale) -> TextLocalization {
        let identifier = locale.identifier
        if let known = all.withLock({ $0[identifier] }) { return known }
        // Created outside of the lock. If two threads create one, the first is kept.
        let made = TextLocalization(locale)
        return all.withLock { all in
            if let known = all[identifier] { return known }
            all[identifier] = made
            return made
        }
    }

    /// Forgets all tables. Texts are resolved in them until their environment is determined again.
    static func forget() { all.withLock { $0 = [:] } }

    private init(_ locale: Locale) {
        self.locale = locale
        numbers = NumberSymbols(locale: locale)
        speaksEnglish = locale.speaksEnglish
        mainTable = Self.load(TableName(bundlePath: nil, table: nil), locale)
        hasOwnIntegerForm = mainTable?.says(other: LocalizedFormat.integerKey) ?? false
    }

    private static func load(_ name: TableName, _ locale: Locale) -> StringTable? {
        let folders =
            name.bundlePath == nil ? ResourceFolders.ofProgram : ResourceFolders.of(bundlePath: name.bundlePath)
        return StringTable.load(named: name.table ?? "Localizable", in: folders, locale: locale)
    }

    /// Formats an integer for the locale.
    func string(_ value: Int64) -> String { numbers.string(value) }

    /// Returns the entry of a key in the main bundle's default table, or the key itself if there is none.
    func string(for key: String) -> String {
        guard let mainTable else { return key }
        return mainTable.entries[key] ?? key
    }

    /// Returns the entry of a format, in the plural form of the first number. Without an entry, this is the key.
    func string(for format: LocalizedFormat, table: String?, bundlePath: String?) -> String {
        let key = format.key
        guard let table = self.table(table, bundlePath: bundlePath) else { return key }
        if let plural = table.formats[key] {
            return plural.string { form(of: format.argument($0)?.number ?? 0, among: $1) }
        }
        if let forms = table.plurals[key], let form = form(of: format.firstNumber ?? 0, among: forms) {
            return form
        }
        return table.entries[key] ?? key
    }

    /// The form for zero takes precedence in every language, also if the language has no such plural category.
    private func form(of number: Double, among forms: [String: String]) -> String? {
        if number == 0, let none = forms["zero"] { return none }
        let category = PluralRule.category(of: number, locale: locale)
        return forms[category] ?? forms["other"]
    }

    /// Returns the entry of a key, or the key itself if there is none.
    func string(for key: String, table: String?, bundlePath: String?) -> String {
        self.table(table, bundlePath: bundlePath)?.entries[key] ?? key
    }

    private func table(_ table: String?, bundlePath: String?) -> StringTable? {
        if table == nil && bundlePath == nil { return mainTable }
        let name = TableName(bundlePath: bundlePath, table: table)
        if let known = tables.withLock({ $0[name] }) { return known }
        let loaded = Self.load(name, locale)
        tables.withLock { $0[name] = .some(loaded) }
        return loaded
    }

    /// Returns the parsed Markdown and format of an entry.
    func compiled(_ entry: String, hasArguments: Bool) -> CompiledEntry {
        if let known = compiled.withLock({ hasArguments ? $0.formats[entry] : $0.plain[entry] }) { return known }
        let made = CompiledEntry(entry, hasArguments: hasArguments)
        compiled.withLock { compiled in
            if hasArguments {
                Self.add(made, for: entry, to: &compiled.formats)
            } else {
                Self.add(made, for: entry, to: &compiled.plain)
            }
        }
        return made
    }

    private static func add(_ made: CompiledEntry, for entry: String, to compiled: inout [String: CompiledEntry]) {
        if compiled.count >= compiledLimit { compiled.removeAll(keepingCapacity: true) }
        compiled[entry] = made
    }
}
