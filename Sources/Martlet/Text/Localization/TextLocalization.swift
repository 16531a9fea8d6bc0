import Foundation
import Synchronization

/// What resolving text needs of a locale: number symbols and localisation tables. One per locale.
final class TextLocalization: Sendable {
    let locale: Locale
    let numbers: NumberSymbols

    private struct TableName: Hashable {
        var bundlePath: String?
        var table: String?
    }

    /// Tables once looked for; `nil` for those that don't exist.
    private let tables = Mutex<[TableName: StringTable?]>([:])
    /// The main bundle's default table, which nearly every look-up is in.
    private let mainTable: StringTable?

    private static let all = Mutex<[String: TextLocalization]>([:])

    static func of(_ locale: Locale) -> TextLocalization {
        let identifier = locale.identifier
        if let known = all.withLock({ $0[identifier] }) { return known }
        // Made outside of the lock; of two made at once, the first is kept.
        let made = TextLocalization(locale)
        return all.withLock { all in
            if let known = all[identifier] { return known }
            all[identifier] = made
            return made
        }
    }

    private init(_ locale: Locale) {
        self.locale = locale
        numbers = NumberSymbols(locale: locale)
        mainTable = Self.load(TableName(bundlePath: nil, table: nil), locale)
    }

    private static func load(_ name: TableName, _ locale: Locale) -> StringTable? {
        let bundle = name.bundlePath.map { Bundle(path: $0) } ?? .main
        guard let folder = bundle?.resourceURL else { return nil }
        return StringTable.load(named: name.table ?? "Localizable", in: folder, locale: locale)
    }

    /// The entry for a key of the main bundle's default table, or the key itself.
    func string(for key: String) -> String {
        guard let mainTable else { return key }
        return mainTable.entries[key] ?? key
    }

    /// The entry for a key, or the key itself.
    func string(for key: String, table: String?, bundlePath: String?) -> String {
        if table == nil && bundlePath == nil { return string(for: key) }
        let name = TableName(bundlePath: bundlePath, table: table)
        let known = tables.withLock { tables in tables[name] }
        if let known { return known?.entries[key] ?? key }
        let loaded = Self.load(name, locale)
        tables.withLock { $0[name] = .some(loaded) }
        return loaded?.entries[key] ?? key
    }
}
