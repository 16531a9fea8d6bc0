import Foundation

/// The parts of a package's description that a check needs, as SwiftPM prints it.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let exclude: [String]
        let sources: [String]?
        let dependencies: [Dependency]

        /// The folder of the target's sources, in the order in which SwiftPM looks for it.
        func folder(in package: URL) -> URL {
            if let path { return package.appending(path: path) }
            let parents = type == "test" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
            let folders = parents.map { package.appending(path: $0).appending(path: name) }
            if let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) }) { return folder }
            // A package with one target may have its files in Sources itself.
            return package.appending(path: parents[0])
        }
    }

    /// A dependency of a target: an object with one key (`product`, `target` or `byName`) and an array of mixed values.
    struct Dependency: Decodable {
        /// The name of a product or target.
        let name: String
        /// False for a dependency with a condition on other platforms.
        let appliesToLinux: Bool

        private struct Platforms: Decodable { let platformNames: [String]? }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer().decode([String: [Part]].self)
            let parts = container.values.first ?? []
            guard case .text(let name)? = parts.first else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "A dependency has no name."))
            }
            self.name = name
            appliesToLinux = parts.allSatisfy { part in
                guard case .condition(let platforms) = part else { return true }
                return platforms.isEmpty || platforms.contains("linux")
            }
        }

        private enum Part: Decodable {
            case text(String)
            case condition([String])
            case other

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let text = try? container.decode(String.self) {
                    self = .text(text)
                } else if let condition = try? container.decode(Platforms.self) {
                    self = .condition(condition.platformNames ?? [])
                } else {
                    self = .other
                }
            }
        }
    }

    let targets: [Target]

    /// Returns the names that a target depends on, also through other targets of the package: their modules are in one
    /// folder, so that a file may import all of them.
    func products(of target: Target) -> Set<String> {
        var names: Set<String> = []
        var open = [target]
        while let next = open.popLast() {
            for dependency in next.dependencies where dependency.appliesToLinux {
                guard names.insert(dependency.name).inserted else { continue }
                open += targets.filter { $0.name == dependency.name }
            }
        }
        return names
    }

    /// Reads the description of the package in a folder. SwiftPM compiles the manifest, and fetches and builds nothing.
    static func read(_ folder: URL) throws -> PackageDescription {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "martlet-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let output = scratch.appending(path: "package.json")
        let messages = scratch.appending(path: "messages.txt")
        for file in [output, messages] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            // A scratch folder of its own, so that a build under way does not hold it up.
            "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.appending(path: "build").path,
            "dump-package",
        ]
        process.standardInput = FileHandle.nullDevice
        // Files instead of pipes: a pipe without a reader fills up and blocks the process.
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: messages)
        do {
            try process.run()
        } catch {
            throw Project.Failure(description: "swift can't be started: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let message = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
            throw Project.Failure(description: "\(folder.path)/Package.swift can't be read:\n\(message)")
        }
        return try JSONDecoder().decode(PackageDescription.self, from: Data(contentsOf: output))
    }
}
