import Foundation
import Synchronization

/// The desktop's database of MIME types, for types that are not in the built-in table. The database is loaded at first
/// use; without one, all lookups return nothing.
final class DesktopTypes: Sendable {
    private struct Tables {
        var mimeTypes: [String: String] = [:]
        var extensions: [String: [String]] = [:]
        var parents: [String: [String]] = [:]
        var realNames: [String: String] = [:]
    }

    private let tables = Mutex<Tables?>(nil)

    func mimeType(ofExtension name: String) -> String? { read { $0.mimeTypes[name] } }

    func extensions(of mimeType: String) -> [String] { read { $0.extensions[mimeType] ?? [] } }

    func parents(of mimeType: String) -> [String] { read { $0.parents[mimeType] ?? [] } }

    /// The canonical names of MIME types that have aliases.
    func realName(of mimeType: String) -> String { read { $0.realNames[mimeType] ?? mimeType } }

    private func read<Result: Sendable>(_ body: (Tables) -> Result) -> Result {
        tables.withLock { tables in
            let known = tables ?? Self.load()
            tables = known
            return body(known)
        }
    }

    /// The folders of the database, in the order of precedence.
    private static var folders: [String] {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
        let shared = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        return [home] + shared.split(separator: ":").map(String.init)
    }

    private static func load() -> Tables {
        var tables = Tables()
        for folder in folders {
            for (mimeType, pattern) in patterns(in: folder + "/mime/globs2") {
                // Entries with greater weight precede the others.
                tables.extensions[mimeType, default: []].append(pattern)
                if tables.mimeTypes[pattern] == nil { tables.mimeTypes[pattern] = mimeType }
            }
            for (name, parent) in pairs(in: folder + "/mime/subclasses") {
                tables.parents[name, default: []].append(parent)
            }
            for (name, real) in pairs(in: folder + "/mime/aliases") { tables.realNames[name] = real }
        }
        return tables
    }

    /// The MIME types by extension, from lines such as `50:image/png:*.png`.
    private static func patterns(in path: String) -> [(String, String)] {
        lines(of: path).compactMap { line in
            let parts = line.split(separator: ":")
            guard parts.count >= 3, parts[2].hasPrefix("*.") else { return nil }
            let name = parts[2].dropFirst(2)
            guard !name.contains(where: { "*?[".contains($0) }) else { return nil }
            return (String(parts[1]), name.lowercased())
        }
    }

    private static func pairs(in path: String) -> [(String, String)] {
        lines(of: path).compactMap { line in
            let parts = line.split(separator: " ")
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
    }

    private static func lines(of path: String) -> [Substring] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
}

/// The types declared in an `Info.plist` next to the program.
package enum DeclaredTypes {
    /// The declarations by identifier.
    static var ofProgram: [(String, TypeRecord)] {
        let file = Bundle.main.url(forResource: "Info", withExtension: "plist")
        guard let file, let bytes = try? Data(contentsOf: file) else { return [] }
        return types(in: bytes)
    }

    /// Parses the type declarations of a property list.
    package static func types(in bytes: Data) -> [(String, TypeRecord)] {
        let list = try? PropertyListSerialization.propertyList(from: bytes, options: [], format: nil)
        guard let list = list as? [String: Any] else { return [] }
        return ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
            (list[key] as? [[String: Any]] ?? []).compactMap(declaration)
        }
    }

    private static func declaration(_ entry: [String: Any]) -> (String, TypeRecord)? {
        guard let identifier = entry["UTTypeIdentifier"] as? String else { return nil }
        // A single value or an array.
        func strings(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        var record = TypeRecord(parents: strings(entry["UTTypeConformsTo"]))
        record.extensions = strings(tags[UTTagClass.filenameExtension.rawValue]).map { $0.lowercased() }
        record.mimeTypes = strings(tags[UTTagClass.mimeType.rawValue]).map { $0.lowercased() }
        if record.mimeTypes.isEmpty { record.mimeTypes = ["application/x-\(identifier.lowercased())"] }
        record.words = entry["UTTypeDescription"] as? String
        return (identifier, record)
    }
}
