import Foundation

/// Keeps the paths of a build out of a program, so that builds of the same sources in two folders are the same.
///
/// SwiftPM writes the path of the build's folder into `Bundle.module` of each target with resources: the place where they
/// are looked for if they are not beside the program. `#file` is the path of a source in Swift 5, and is written into the
/// program by each `fatalError`. `__FILE__` is the path of a source in C and C++, and is written into it by each `assert`.
///
/// The compiler reads a copy of SwiftPM's file instead, with a place that does not exist: in a bundle, the resources are
/// beside the program.
struct NeutralPaths {
    private let products: URL
    private let overlay: URL
    /// The folders of sources, from the outermost to the innermost.
    private let folders: [(URL, String)]

    /// - Parameter root: The folder of the repository, in which packages may depend on each other; `nil` if there is none.
    init(of build: PackageBuild, root: URL?) {
        folders = (root.map { [($0, "..")] } ?? []) + [(build.folder, "."), (build.scratch, ".build")]
        products = build.scratch.appendingPathComponent("release")
        overlay = build.scratch.appendingPathComponent("martlet-bundle/overlay.json")
    }

    /// The compiler's arguments. In Swift 6, `#file` has the file's name and its module anyway.
    var arguments: [String] {
        ["-vfsoverlay", overlay.path, "-enable-upcoming-feature", "ConciseMagicFile"].flatMap { ["-Xswiftc", $0] }
            // Of several folders that fit, the compiler takes the last.
            + folders.flatMap { ["-Xcc", "-fmacro-prefix-map=\($0.path)=\($1)"] }
    }

    /// Writes the copies for the targets that SwiftPM has planned so far.
    ///
    /// - Returns: Whether targets have to be built again, since they were built without a copy.
    func write() throws -> Bool {
        let files = FileManager.default
        let folder = overlay.deletingLastPathComponent()
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        var roots: [[String: Any]] = []
        var isChanged = false
        for target in try targets() {
            guard let text = try? String(contentsOf: target.accessor, encoding: .utf8) else { continue }
            let copy = folder.appendingPathComponent("\(target.name).swift")
            let neutral = Self.neutral(text)
            if (try? String(contentsOf: copy, encoding: .utf8)) != neutral {
                try neutral.write(to: copy, atomically: true, encoding: .utf8)
                isChanged = true
                for object in target.objects { try? files.removeItem(at: object) }
            }
            roots.append([
                "name": target.accessor.deletingLastPathComponent().path, "type": "directory",
                "contents": [
                    ["name": target.accessor.lastPathComponent, "type": "file", "external-contents": copy.path]
                ],
            ])
        }
        // The compiler knows the copies by the names of SwiftPM's files.
        let content: [String: Any] = [
            "version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots,
        ]
        try JSONSerialization.data(withJSONObject: content, options: [.sortedKeys, .withoutEscapingSlashes])
            .write(to: overlay)
        return isChanged
    }

    /// Returns SwiftPM's file with another place for the resources.
    static func neutral(_ accessor: String) -> String {
        accessor.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let start = line.range(of: "let buildPath = \""), let end = line.lastIndex(of: "/") else {
                return String(line)
            }
            return line[..<start.upperBound] + "/nonexistent" + line[end...]
        }.joined(separator: "\n")
    }

    /// The targets with resources, by the files that the compiler is given.
    private func targets() throws -> [(name: String, accessor: URL, objects: [URL])] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        return folders.sorted().compactMap { name in
            let folder = products.appendingPathComponent(name)
            guard name.hasSuffix(".build"),
                let list = try? String(contentsOf: folder.appendingPathComponent("sources"), encoding: .utf8),
                let line = list.split(separator: "\n").first(where: { $0.contains("/resource_bundle_accessor.swift") })
            else { return nil }
            let objects = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return (
                String(name.dropLast(6)),
                URL(fileURLWithPath: line.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))),
                objects.filter { $0.hasSuffix(".o") }.map { folder.appendingPathComponent($0) }
            )
        }
    }
}
