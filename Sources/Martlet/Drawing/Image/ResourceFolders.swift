import Foundation
import Synchronization

/// The folders in which named resources are looked for.
enum ResourceFolders {
    /// The folders of a bundle; without one those of the program.
    ///
    /// On Linux the resources of a program's own target stand in a bundle beside the program, as those of every other
    /// target do. Code that names no bundle finds them there: first the program's, then those of other targets.
    static func of(bundlePath: String?) -> [URL] {
        if let bundlePath {
            return [Bundle(path: bundlePath)?.resourceURL ?? URL(fileURLWithPath: bundlePath)]
        }
        return main.withLock { known in
            if let known { return known }
            let found = findMain()
            known = found
            return found
        }
    }

    private static let main = Mutex<[URL]?>(nil)

    private static func findMain() -> [URL] {
        guard let root = Bundle.main.resourceURL else { return [] }
        let program = (Bundle.main.executablePath as NSString?)?.lastPathComponent ?? ""
        let entries = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        let bundles = entries.filter { $0.pathExtension == "resources" }.sorted { a, b in
            let (first, second) = (a.isOwn(of: program), b.isOwn(of: program))
            return first == second ? a.lastPathComponent < b.lastPathComponent : first
        }
        return [root] + bundles
    }
}

extension URL {
    /// Whether a bundle of resources is that of the program's own target: `Package_Target.resources`.
    fileprivate func isOwn(of program: String) -> Bool {
        deletingPathExtension().lastPathComponent.hasSuffix("_\(program)")
    }
}

/// The sets in asset catalogues, by the names of their folders.
enum AssetCatalogues {
    /// The folder of a set: `Star.imageset`, or with the folder that it stands in, `Icons/Star.imageset`.
    static func folder(_ name: String, in root: URL) -> URL? {
        index.withLock { known in
            if known[root.path] == nil { known[root.path] = walk(root) }
            return known[root.path]?[name]
        }
    }

    private static let index = Mutex<[String: [String: URL]]>([:])

    private static func walk(_ root: URL) -> [String: URL] {
        let manager = FileManager.default
        var sets: [String: URL] = [:]
        let entries = (try? manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        for catalogue in entries where catalogue.pathExtension == "xcassets" {
            let walk = manager.enumerator(at: catalogue, includingPropertiesForKeys: nil)
            while let entry = walk?.nextObject() as? URL {
                guard ["imageset", "colorset"].contains(entry.pathExtension) else { continue }
                let name = entry.lastPathComponent
                if sets[name] == nil { sets[name] = entry }
                let group = entry.deletingLastPathComponent().lastPathComponent
                if sets["\(group)/\(name)"] == nil { sets["\(group)/\(name)"] = entry }
            }
        }
        return sets
    }
}
