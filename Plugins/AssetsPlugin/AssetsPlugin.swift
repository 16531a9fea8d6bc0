import Foundation
import PackagePlugin

/// Makes of a target's resources what Xcode makes of them: symbols for what is in asset catalogues, and in the bundle the
/// catalogues themselves (`.xcassets`), string catalogues (`.xcstrings`) and folders of languages (`.lproj`), wherever in
/// the target they lie.
@main
struct AssetsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "AssetsTool").url
        let resources = resources(in: target.directoryURL)
        let files = plainFiles(of: target, besides: resources)
        let catalogues = resources.filter { $0.pathExtension == "xcassets" }
        let declared = target.sourceFiles.filter { $0.type == .resource }.map(\.url.path)
        var commands: [Command] = []
        var taken: Set<String> = []
        for resource in resources + files {
            // Resources that the package declares are in the bundle already.
            let path = resource.path
            if declared.contains(where: { $0 == path || $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }) {
                continue
            }
            guard taken.insert(resource.lastPathComponent).inserted else {
                Diagnostics.warning("There are several \(resource.lastPathComponent): \(path) is left out.")
                continue
            }
            let copy = context.pluginWorkDirectoryURL.appending(path: resource.lastPathComponent)
            commands.append(
                .buildCommand(
                    displayName: "Copying \(resource.lastPathComponent)", executable: tool,
                    arguments: ["copy", path, copy.path], inputFiles: contents(of: resource), outputFiles: [copy]))
        }
        guard !catalogues.isEmpty else { return commands }
        let code = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
        commands.append(
            .buildCommand(
                displayName: "Making symbols for assets of \(target.name)", executable: tool,
                arguments: ["symbols", code.path] + catalogues.map(\.path),
                inputFiles: catalogues.flatMap(contents), outputFiles: [code]))
        return commands
    }

    private static let kinds: Set = ["xcassets", "xcstrings", "lproj"]

    private func resources(in folder: URL) -> [URL] {
        guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        var resources: [URL] = []
        for case let url as URL in found where Self.kinds.contains(url.pathExtension) {
            found.skipDescendants()
            resources.append(url)
        }
        return resources.sorted { $0.path < $1.path }
    }

    /// The files that Xcode copies into an app as they are: those that the package neither compiles, names nor excludes.
    private func plainFiles(of target: SourceModuleTarget, besides resources: [URL]) -> [URL] {
        let folders = resources.map { $0.path + "/" }
        return target.sourceFiles.filter { file in
            let url = file.url
            return file.type == .unknown && !Self.ownFiles.contains(url.pathExtension.lowercased())
                && !Self.ownNames.contains(url.lastPathComponent) && !url.lastPathComponent.hasPrefix(".")
                && !resources.contains { $0.path == url.path } && !folders.contains { url.path.hasPrefix($0) }
                && !url.pathComponents.contains { $0.hasSuffix(".xcdatamodeld") || $0 == "Preview Content" }
        }.map(\.url).sorted { $0.path < $1.path }
    }

    /// The kinds of files that Xcode builds something of, or keeps for itself.
    private static let ownFiles: Set = [
        "entitlements", "xcconfig", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "storyboard", "xib", "metal",
        "intentdefinition",
        "pch", "modulemap", "xctestplan", "docc", "md", "playground", "swift", "m", "mm", "h", "c", "cpp",
    ]
    private static let ownNames: Set = ["Info.plist", "LICENSE", "README", "Package.swift", "Package.resolved"]

    private func contents(of resource: URL) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: resource.path, isDirectory: &isFolder), isFolder.boolValue,
            let found = FileManager.default.enumerator(at: resource, includingPropertiesForKeys: [.isRegularFileKey])
        else { return [resource] }
        var files: [URL] = []
        for case let url as URL in found
        where (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
            files.append(url)
        }
        return files.sorted { $0.path < $1.path }
    }
}
