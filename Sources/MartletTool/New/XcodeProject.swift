import Foundation

/// An Xcode project, as far as a package needs it: its targets with their files, settings and packages.
///
/// A `project.pbxproj` is a property list of objects that refer to each other by keys of 24 digits.
struct XcodeProject {
    /// The folder that the project is in.
    let folder: URL
    let name: String
    let targets: [XcodeTarget]
    let packages: [XcodePackage]

    init(at url: URL) throws {
        let file = url.appending(path: "project.pbxproj")
        guard let data = try? Data(contentsOf: file) else {
            throw CommandError(
                "\(url.relativePath) is not an Xcode project: it has no project.pbxproj that can be read.")
        }
        guard
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]],
            let root = list["rootObject"] as? String, let project = objects[root]
        else {
            throw CommandError("\(file.relativePath) is damaged: open the project in Xcode, and save it again.")
        }
        folder = url.deletingLastPathComponent()
        name = url.deletingPathExtension().lastPathComponent
        let reader = ProjectReader(objects: objects, project: project)
        let base = folder
        let listed = project.strings("packageReferences").compactMap { reader.package($0) }
        let packages =
            listed
            + reader.foldersOfPackages(in: base).filter { local in !listed.contains { $0.location == local.location } }
        self.packages = packages
        targets = project.strings("targets").compactMap { reader.target($0) }.map { (read: XcodeTarget) in
            var target = read
            // Xcode does not name the package of a product that comes from a folder.
            for index in target.products.indices where target.products[index].package == nil {
                let name = target.products[index].name
                target.products[index].package = packages.first { $0.isLocal && $0.offers(name, in: base) }?.key
            }
            return target
        }
    }
}

/// A target of an Xcode project.
struct XcodeTarget {
    /// The product's kind, for example `com.apple.product-type.application`.
    var productType = ""
    var name = ""
    /// The module's name, where the settings give one that names no other setting.
    var moduleName: String?
    /// Files that the target compiles or bundles, from the project's folder.
    var files: [String] = []
    /// Folders whose whole content belongs to the target (Xcode 16 and later).
    var folders: [String] = []
    /// Files in `folders` that do not belong to the target.
    var exceptions: [String] = []
    /// Names of targets of the project that this one needs.
    var dependencies: [String] = []
    /// Products of packages, with the key of the package where the project names it.
    var products: [(name: String, package: String?)] = []
    /// Names of phases that run a script.
    var scripts: [String] = []
    /// Build settings: the project's, then the target's, of the first configuration.
    var settings: [String: String] = [:]
}

/// A package that an Xcode project depends on.
struct XcodePackage {
    let key: String
    /// The URL, or the path of a local package.
    let location: String
    let isLocal: Bool
    /// The requirement as the manifest writes it, for example `from: "1.0.0"`.
    let requirement: String?

    /// Whether a local package's manifest names a product.
    func offers(_ product: String, in root: URL) -> Bool {
        let manifest = root.appending(path: location).appending(path: "Package.swift")
        return (try? String(contentsOf: manifest, encoding: .utf8))?.contains(product.swiftLiteral) == true
    }

    /// The name by which a manifest refers to the package.
    var identity: String {
        var last = location.split(separator: "/").last.map(String.init) ?? location
        if last.hasSuffix(".git") { last.removeLast(4) }
        return last
    }
}

extension [String: Any] {
    func string(_ key: String) -> String? { self[key] as? String }
    func strings(_ key: String) -> [String] { self[key] as? [String] ?? [] }
}
