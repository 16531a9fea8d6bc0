import Foundation

/// An asset in a catalog that code can refer to.
package struct Asset: Equatable {
    package enum Kind { case image, color }

    package let kind: Kind
    /// The enclosing folders that provide a namespace.
    package let namespace: [String]
    /// The name without its folders.
    package let name: String
    /// The path of the asset.
    package let path: String

    package init(kind: Kind, namespace: [String], name: String, path: String) {
        self.kind = kind
        self.namespace = namespace
        self.name = name
        self.path = path
    }

    /// The name with which the asset is loaded.
    package var fullName: String { (namespace + [name]).joined(separator: "/") }
}

/// Finds the assets of a catalog.
package enum AssetReader {
    /// Returns the images and colors of a catalog, sorted by name.
    package static func assets(in catalogue: URL) -> [Asset] { assets(in: catalogue, namespace: []) }

    private static func assets(in folder: URL, namespace: [String]) -> [Asset] {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.sorted { $0.lastPathComponent < $1.lastPathComponent }.flatMap { entry -> [Asset] in
            let name = entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "imageset", "symbolset":
                return [Asset(kind: .image, namespace: namespace, name: name, path: entry.path)]
            case "colorset": return [Asset(kind: .color, namespace: namespace, name: name, path: entry.path)]
            case "":
                return assets(in: entry, namespace: providesNamespace(entry) ? namespace + [name] : namespace)
            default: return []
            }
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }
}
