import Foundation
import Synchronization

/// The sets of asset catalogs by name: `Star.imageset`, or `Icons/Star.imageset` in folders that provide a namespace.
/// Other folders of a catalog only group sets, and are not part of names.
enum AssetCatalogues {
    /// Returns the folder of a set, or `nil` if there is none.
    static func folder(_ name: String, in root: URL) -> URL? { index(of: root).sets[name] }

    /// Returns candidate asset names for `name`: those with the same last path component.
    static func names(like name: String, in root: URL) -> [String] {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return index(of: root).sets.keys.filter { $0.split(separator: "/").last.map(String.init) == last }.sorted()
    }

    private struct Index {
        var sets: [String: URL] = [:]
    }

    private static let known = Mutex<[String: Index]>([:])

    static func forget() { known.withLock { $0 = [:] } }

    private static func index(of root: URL) -> Index {
        known.withLock { known in
            if let index = known[root.path] { return index }
            var index = Index()
            for catalogue in contents(of: root) where catalogue.pathExtension == "xcassets" {
                walk(catalogue, namespace: "", &index)
            }
            known[root.path] = index
            return index
        }
    }

    private static func walk(_ folder: URL, namespace: String, _ index: inout Index) {
        for entry in contents(of: folder) {
            let name = entry.lastPathComponent
            switch entry.pathExtension {
            case "imageset", "colorset", "symbolset":
                if index.sets[namespace + name] == nil { index.sets[namespace + name] = entry }
            case "":
                walk(entry, namespace: providesNamespace(entry) ? namespace + name + "/" : namespace, &index)
            default: break
            }
        }
    }

    /// Returns the entries of a folder, sorted, so that the order is the same on all systems.
    private static func contents(of folder: URL) -> [URL] {
        // By path: the function for URLs lists nothing behind a symbolic link, and the folder of a program that
        // martlet run or martlet preview has linked contains links to the bundles.
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).sorted().map { folder.appendingPathComponent($0) }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(FolderContents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace == true
    }

    private struct FolderContents: Decodable {
        var properties: Properties?

        struct Properties: Decodable {
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
    }
}

extension AssetCatalogues {
    /// Returns a suggestion for a name without an asset, if assets with similar names exist; otherwise `nil`.
    ///
    /// - Parameters:
    ///   - name: The missing name.
    ///   - kind: The extension of the set's folder, such as `imageset`.
    ///   - call: The initializer in the source, such as `Image`.
    ///   - folders: The folders with catalogs.
    static func correction(of name: String, kind: String, call: String, in folders: [URL]) -> String? {
        let suffix = "." + kind
        let names = folders.flatMap { Self.names(like: name + suffix, in: $0) }.map {
            String($0.dropLast(suffix.count))
        }
        guard !names.isEmpty else { return nil }
        let calls = names.map { "\(call)(\"\($0)\")" }.joined(separator: " or ")
        let reason =
            name.contains("/")
            ? "The folders in an asset catalogue are part of a name only where they provide a namespace."
            : "It stands in a folder that provides a namespace, which is part of its name."
        return "Write \(calls). \(reason)"
    }
}
