import Foundation

/// Follows the references between the objects of a project file.
struct ProjectReader {
    private let objects: [String: [String: Any]]
    private let project: [String: Any]
    /// The key of the group that each file or group is in.
    private let parents: [String: String]

    init(objects: [String: [String: Any]], project: [String: Any]) {
        self.objects = objects
        self.project = project
        var parents: [String: String] = [:]
        for (key, object) in objects {
            for child in object.strings("children") { parents[child] = key }
        }
        self.parents = parents
    }

    func target(_ key: String) -> XcodeTarget? {
        guard let object = objects[key], let name = object.string("name") else { return nil }
        var target = XcodeTarget()
        target.name = name
        target.productType = object.string("productType") ?? ""
        target.settings = settings(project).merging(settings(object)) { $1 }
        target.moduleName = target.settings["PRODUCT_MODULE_NAME"].flatMap { $0.contains("$") ? nil : $0 }
        for phase in object.strings("buildPhases").compactMap({ objects[$0] }) { read(phase, into: &target) }
        for folder in object.strings("fileSystemSynchronizedGroups") {
            guard let path = path(of: folder) else { continue }
            target.folders.append(path)
            for set in objects[folder]?.strings("exceptions").compactMap({ objects[$0] }) ?? []
            where set.string("target") == key {
                target.exceptions += set.strings("membershipExceptions").map { path + "/" + $0 }
            }
        }
        target.dependencies = object.strings("dependencies").compactMap { key in
            objects[key]?.string("target").flatMap { objects[$0]?.string("name") }
        }
        target.products = object.strings("packageProductDependencies").compactMap { key in
            objects[key].flatMap { object in object.string("productName").map { ($0, object.string("package")) } }
        }
        return target
    }

    func package(_ key: String) -> XcodePackage? {
        guard let object = objects[key] else { return nil }
        if let path = object.string("relativePath") {
            return XcodePackage(key: key, location: path, isLocal: true, requirement: nil)
        }
        guard let url = object.string("repositoryURL"), let requirement = object["requirement"] as? [String: Any] else {
            return nil
        }
        return XcodePackage(key: key, location: url, isLocal: false, requirement: Self.text(of: requirement))
    }

    /// Packages that are in the project as folders, in the manner of Xcode before version 15.
    func foldersOfPackages(in root: URL) -> [XcodePackage] {
        objects.filter { $0.value.string("isa") == "PBXFileReference" }.compactMap { key, _ in
            guard let path = path(of: key), !path.hasSuffix(".swift") else { return nil }
            let manifest = root.appending(path: path).appending(path: "Package.swift")
            guard FileManager.default.fileExists(atPath: manifest.path) else { return nil }
            return XcodePackage(key: key, location: path, isLocal: true, requirement: nil)
        }
        .sorted { $0.location < $1.location }
    }

    private static func text(of requirement: [String: Any]) -> String? {
        func literal(_ key: String) -> String? { requirement.string(key)?.swiftLiteral }
        switch requirement.string("kind") {
        case "upToNextMajorVersion": return literal("minimumVersion").map { "from: \($0)" }
        case "upToNextMinorVersion": return literal("minimumVersion").map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": return literal("version").map { "exact: \($0)" }
        case "branch": return literal("branch").map { "branch: \($0)" }
        case "revision": return literal("revision").map { "revision: \($0)" }
        case "versionRange":
            guard let low = literal("minimumVersion"), let high = literal("maximumVersion") else { return nil }
            return "\(low)..<\(high)"
        default: return nil
        }
    }

    private func read(_ phase: [String: Any], into target: inout XcodeTarget) {
        let files = phase.strings("files").compactMap { objects[$0]?.string("fileRef") }
        switch phase.string("isa") {
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
            target.files += files.flatMap(paths)
        case "PBXShellScriptBuildPhase":
            target.scripts.append(phase.string("name") ?? "Run Script")
        default: break
        }
    }

    /// The paths of a file, or of each language of one.
    private func paths(of key: String) -> [String] {
        guard let object = objects[key] else { return [] }
        switch object.string("isa") {
        case "PBXVariantGroup": return object.strings("children").flatMap(paths)
        // A versioned model is one file to a target.
        default: return path(of: key).map { [$0] } ?? []
        }
    }

    /// Returns the path from the project's folder, or nil for a file elsewhere.
    private func path(of key: String) -> String? {
        var parts: [String] = []
        var next: String? = key
        var seen: Set<String> = []
        while let key = next, let object = objects[key], seen.insert(key).inserted {
            if let path = object.string("path") { parts.insert(path, at: 0) }
            switch object.string("sourceTree") {
            case "SOURCE_ROOT": next = nil
            case "<group>", nil: next = parents[key]
            default: return nil
            }
        }
        let joined = parts.joined(separator: "/")
        guard !joined.isEmpty, !joined.hasPrefix("/") else { return nil }
        return (joined as NSString).standardizingPath
    }

    private func settings(_ object: [String: Any]) -> [String: String] {
        let list = object.string("buildConfigurationList").flatMap { objects[$0] }
        let configurations = list?.strings("buildConfigurations").compactMap { objects[$0] } ?? []
        let debug = configurations.first { $0.string("name") == "Debug" } ?? configurations.first
        return (debug?["buildSettings"] as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
    }
}
