import Foundation

/// The package of an app, as SwiftPM describes it.
struct BundledPackage {
    private struct Manifest: Decodable {
        struct Product: Decodable {
            let name: String
            let targets: [String]
            let type: [String: [String]?]
        }
        struct Target: Decodable {
            let name: String
            let type: String
            let path: String?
        }
        let name: String
        let products: [Product]
        let targets: [Target]
    }

    let folder: URL
    let name: String
    /// The programs, with the target of each.
    let programs: [String: String]
    private let targets: [Manifest.Target]

    /// Asks SwiftPM for the description of the package in a folder.
    init(at folder: URL, log: URL) async throws {
        let swift = try BundleTool("swift", remedy: "Install Swift, or add its folder usr/bin to PATH.")
        // The description is of the manifest alone, and a build under way does not hold it up.
        let output = try await swift.run(
            ["package", "--ignore-lock", "--package-path", folder.path, "dump-package"], log: log)
        // Messages may come before the description.
        let json = output.range(of: "{").map { output[$0.lowerBound...] } ?? ""
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(json.utf8)) else {
            throw CommandError("SwiftPM can't describe the package in \(folder.path).")
        }
        self.folder = folder
        name = manifest.name
        targets = manifest.targets
        var programs: [String: String] = [:]
        for target in manifest.targets where target.type == "executable" { programs[target.name] = target.name }
        for product in manifest.products where product.type.keys.contains("executable") {
            let main = product.targets.first { name in
                manifest.targets.contains { $0.name == name && $0.type == "executable" }
            }
            guard let main else { continue }
            // A target that has a product of another name has none of its own.
            if programs[main] == main, product.name != main { programs[main] = nil }
            programs[product.name] = main
        }
        self.programs = programs
    }

    /// Returns the folder of a target's files.
    func folder(ofTarget name: String) -> URL {
        if let path = targets.first(where: { $0.name == name })?.path { return folder.appending(path: path) }
        let folders = ["Sources", "Source", "src", "srcs"].map { folder.appending(path: $0) }
        let own = folders.map { $0.appending(path: name) }
        return (own + folders).first { FileManager.default.fileExists(atPath: $0.path) } ?? own[0]
    }

    /// The packages that this one depends on, as they were fetched into a build's folder.
    static func dependencies(in scratch: URL) -> [(name: String, folder: URL)] {
        let file = scratch.appendingPathComponent("workspace-state.json")
        guard let data = try? Data(contentsOf: file),
            let state = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let object = state["object"] as? [String: Any],
            let dependencies = object["dependencies"] as? [[String: Any]]
        else { return [] }
        let found = dependencies.compactMap { dependency -> (name: String, folder: URL)? in
            guard let reference = dependency["packageRef"] as? [String: Any], let name = reference["name"] as? String,
                let location = reference["location"] as? String
            else { return nil }
            if reference["kind"] as? String == "fileSystem" { return (name, URL(fileURLWithPath: location)) }
            guard let path = dependency["subpath"] as? String else { return nil }
            return (name, scratch.appendingPathComponent("checkouts/\(path)"))
        }
        return found.sorted { $0.name < $1.name }
    }
}
