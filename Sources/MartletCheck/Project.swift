import Foundation

/// A project whose files are checked: a package, or a folder with an Xcode project.
package struct Project {
    /// A part of a project that is compiled as one module.
    package struct Target {
        /// The name, which is that of the module too.
        package let name: String
        /// Its Swift files.
        package let files: [URL]
        /// The products of other packages that it depends on; `nil` if that is not known.
        package let products: Set<String>?
    }

    /// The project's folder.
    package let folder: URL
    /// Its targets.
    package let targets: [Target]
    /// Modules of the project itself, and products of packages other than Martlet.
    package let otherModules: Set<String>
    /// True for a package whose targets depend on packages other than Martlet, whose modules are not known.
    package let dependsOnOtherPackages: Bool

    /// An error that keeps a project from being read.
    package struct Failure: Error, CustomStringConvertible {
        /// The message for the user.
        package let description: String
    }

    /// Reads the project in a folder: by its `Package.swift`, or else by its Xcode projects and their folders.
    ///
    /// - Parameter path: The folder, or the path of a `Package.swift` or an `.xcodeproj` in it.
    package init(path: String) throws {
        var folder = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory) else {
            throw Failure(description: "\(path) does not exist.")
        }
        if !isDirectory.boolValue || ["xcodeproj", "xcworkspace"].contains(folder.pathExtension) {
            folder.deleteLastPathComponent()
        }
        self.folder = folder
        if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            let package = try PackageDescription.read(folder)
            let martlet = Set(ModuleTable.current.modules.map(\.product)).union(["Martlet", "MartletTesting"])
            targets = package.targets.filter { !["plugin", "macro", "system", "binary"].contains($0.type) }.map {
                target in
                Target(
                    name: target.name, files: Self.files(of: target, in: folder), products: package.products(of: target)
                )
            }
            let names = Set(package.targets.map(\.name))
            let products = targets.flatMap { $0.products ?? [] }
            otherModules = names.union(products).subtracting(martlet.subtracting(names))
            dependsOnOtherPackages = !Set(products).subtracting(martlet).subtracting(names).isEmpty
        } else {
            let xcode = XcodeProject(in: folder)
            let files = Self.swiftFiles(in: folder)
            guard !files.isEmpty else { throw Failure(description: "\(path) has no Swift files.") }
            targets = [Target(name: folder.lastPathComponent, files: files, products: nil)]
            otherModules = xcode.modules
            dependsOnOtherPackages = false
        }
    }

    private static func files(of target: PackageDescription.Target, in folder: URL) -> [URL] {
        let root = target.folder(in: folder)
        let excluded = target.exclude.map { root.appending(path: $0).standardizedFileURL.path }
        let sources = (target.sources ?? [""]).map { $0.isEmpty ? root : root.appending(path: $0) }
        return sources.flatMap(swiftFiles).filter { file in
            !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
    }

    /// Folders whose files belong to other projects, or are made by tools.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages",
    ]

    /// Returns the Swift files below a folder, sorted by path, without hidden folders and those of dependencies.
    private static func swiftFiles(in folder: URL) -> [URL] {
        if folder.pathExtension == "swift" { return [folder] }
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [])
        var files: [URL] = []
        while let url = found?.nextObject() as? URL {
            let name = url.lastPathComponent
            if name.hasPrefix(".") || skipped.contains(name) {
                found?.skipDescendants()
            } else if url.pathExtension == "swift", name != "Package.swift" {
                files.append(url.standardizedFileURL)
            }
        }
        return files.sorted { $0.path < $1.path }
    }
}
