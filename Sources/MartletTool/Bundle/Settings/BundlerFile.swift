import Foundation

/// The settings of a package's apps in `Bundler.toml`, a file that swift-bundler reads too.
///
/// Martlet's own settings are in a table beside those of swift-bundler:
///
///     [apps.Counter]
///     identifier = "com.example.Counter"
///     product = "Counter"
///     version = "1.0"
///
///     [martlet.Counter]
///     homepage = "https://example.com/counter"
struct BundlerFile {
    /// Settings of one app.
    struct App {
        /// The name that is shown to users.
        let name: String
        fileprivate let file: String
        private let entries: [String: TOMLValue]

        fileprivate init(name: String, file: String, entries: [String: TOMLValue]) {
            self.name = name
            self.file = file
            self.entries = entries
        }

        /// Returns the text of the first key that is there.
        func text(_ keys: String...) throws -> String? {
            for key in keys {
                guard let value = entries[key] else { continue }
                guard let text = value.string else { throw fault(key, "a text in quotation marks") }
                guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
                    throw CommandError("\(file): \(key) of \(name) has a line break or another control character.")
                }
                return text
            }
            return nil
        }

        func texts(_ key: String) throws -> [String] {
            guard let value = entries[key] else { return [] }
            guard let texts = value.strings else { throw fault(key, "a list of texts") }
            return texts
        }

        func flag(_ key: String) throws -> Bool? {
            guard let value = entries[key] else { return nil }
            guard let flag = value.boolean else { throw fault(key, "true or false") }
            return flag
        }

        private func fault(_ key: String, _ kind: String) -> CommandError {
            CommandError("\(file): \(key) of \(name) has to be \(kind).")
        }
    }

    let url: URL
    /// The settings of each app, by its name.
    let apps: [String: [String: TOMLValue]]
    /// Martlet's own settings of each app, by its name.
    let additions: [String: [String: TOMLValue]]

    /// Reads a file; `nil` if there is none.
    init?(at url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            throw CommandError("\(url.path) can't be read as text.")
        }
        try self.init(text, url: url)
    }

    init(_ text: String, url: URL) throws {
        self.url = url
        let file = url.lastPathComponent
        let root = try TOMLReader.read(text, file: file)
        if let version = root["format_version"], version != .integer(1), version != .integer(2) {
            throw CommandError("\(file): this tool reads format_version 1 and 2 only.")
        }
        func tables(_ key: String) throws -> [String: [String: TOMLValue]] {
            guard let value = root[key] else { return [:] }
            guard let table = value.table, table.values.allSatisfy({ $0.table != nil }) else {
                throw CommandError("\(file): \(key) has to hold a table for each app, as [\(key).Name].")
            }
            return table.compactMapValues(\.table)
        }
        apps = try tables("apps")
        additions = try tables("martlet")
    }

    /// The names of all apps, sorted.
    var names: [String] { apps.keys.sorted() }

    /// Returns the settings of the app that has a name or a product; of the only one for `nil`.
    func app(named name: String?, for format: BundleFormat) throws -> App? {
        let file = url.lastPathComponent
        var key = name
        if let name, apps[name] == nil {
            key = apps.filter { $0.value["product"] == .string(name) }.keys.min()
        } else if name == nil {
            guard apps.count <= 1 else {
                throw CommandError("Say which app to bundle: \(names.joined(separator: ", ")).")
            }
            key = apps.keys.first
        }
        guard let key, var entries = apps[key] else { return nil }
        let overlays = entries["overlays"].map { $0.array?.map(\.table) ?? [nil] } ?? []
        guard overlays.allSatisfy({ $0 != nil }) else {
            throw CommandError(
                "\(file): overlays of \(key) has to be a list of tables, as [[apps.\"\(key)\".overlays]].")
        }
        for overlay in overlays.compactMap(\.self) where Self.applies(overlay["condition"]?.string ?? "", to: format) {
            entries.merge(overlay) { $1 }
        }
        entries.merge(additions[key] ?? [:]) { $1 }
        return App(name: key, file: file, entries: entries)
    }

    private static func applies(_ condition: String, to format: BundleFormat) -> Bool {
        switch condition.filter({ !$0.isWhitespace }) {
        case "platform(linux)": true
        case "bundler(linuxGeneric)": format == .tree || format == .tar
        case "bundler(linuxRPM)": format == .rpm
        case "bundler(linuxAppImage)": format == .appimage
        default: false
        }
    }
}
