import Foundation

/// The targets that a program is linked from, by the list of files that SwiftPM gives the linker.
struct LinkedTargets {
    /// The targets' names; `nil` if there is no list.
    let names: Set<String>?

    init(of product: String, in products: URL) {
        let list = products.appendingPathComponent("\(product).product/Objects.LinkFileList")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            names = nil
            return
        }
        names = Self.names(in: text)
    }

    static func names(in list: String) -> Set<String> {
        var found: Set<String> = []
        for line in list.split(separator: "\n") {
            // The build's own folder is named .build alone.
            for part in line.split(separator: "/") where part.hasSuffix(".build") && part.utf8.count > 6 {
                found.insert(String(part.dropLast(6)))
            }
        }
        return found
    }

    /// Returns the bundles with the targets' resources, which are named `Package_Target.resources`.
    func resources(in products: URL) -> [URL] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        let bundles = entries.filter { entry in
            guard entry.hasSuffix(".resources") else { return false }
            guard let names else { return true }
            let stem = entry.dropLast(10)
            return names.contains { stem.hasSuffix("_" + $0) }
        }
        return bundles.sorted().map { products.appendingPathComponent($0) }
    }
}
