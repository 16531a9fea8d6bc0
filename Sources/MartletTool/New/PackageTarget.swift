import Foundation
import MartletCheck

/// A target of a package, made from one of an Xcode project.
struct PackageTarget {
    enum Kind: String {
        case program = "executableTarget"
        case library = "target"
        case tests = "testTarget"

        init?(_ productType: String) {
            switch productType {
            case "com.apple.product-type.application", "com.apple.product-type.tool": self = .program
            case "com.apple.product-type.framework", "com.apple.product-type.library.static",
                "com.apple.product-type.library.dynamic":
                self = .library
            case "com.apple.product-type.bundle.unit-test": self = .tests
            default: return nil
            }
        }
    }

    /// Thrown for a target that can't be a package's.
    struct Unsuitable: Error {
        let reason: String
    }

    let kind: Kind
    let name: String
    /// The language mode as a manifest writes it, for example `.v6`.
    let languageMode: String
    /// Names of targets of the package.
    var dependencies: [String]
    /// Keys of packages.
    let packages: [String]
    private let products: [(name: String, package: String?)]
    private let martletProducts: [String]
    private let plugins: [String]
    /// The target's folder, from the package's.
    private(set) var path: String
    /// Swift files from `path`, where other files there are not the target's.
    private(set) var sources: [String]?
    private(set) var excluded: [String]
    /// Catalogues from `path`. Without them SwiftPM warns of files that it does not know.
    private let catalogues: [String]
    private let files: [String]

    init(_ target: XcodeTarget, _ kind: Kind, in project: XcodeProject, remarks: inout [String]) throws {
        self.kind = kind
        name = target.moduleName ?? Self.moduleName(target.name)
        languageMode = target.settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? ".v6" : ".v5"
        dependencies = target.dependencies.map(Self.moduleName)
        products = target.products
        packages = target.products.compactMap(\.package)
        var files = target.files
        for folder in target.folders { files += Self.paths(in: folder, of: project.folder).map { folder + "/" + $0 } }
        files.removeAll { target.exceptions.contains($0) }
        let code = files.filter { $0.hasSuffix(".swift") }
        guard !code.isEmpty else { throw Unsuitable(reason: "it has no Swift files") }
        let others = Set(files.compactMap(Self.foreignLanguage))
        for language in others.sorted() {
            remarks.append("\(target.name) has files in \(language), which are left out.")
        }
        let outside = files.filter { $0.hasPrefix("../") }
        guard outside.isEmpty else { throw Unsuitable(reason: "\(outside[0]) is outside of the project's folder") }
        let folder = Self.commonFolder(of: code)
        path = folder
        self.files = files
        let present = Self.paths(in: folder, of: project.folder)
        catalogues = present.filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcstrings") }
        for script in target.scripts {
            remarks.append("The script “\(script)” of \(target.name) is not run by a package.")
        }
        let imports = ImportedModules(of: code.map { project.folder.appending(path: $0) })
        martletProducts = imports.products
        for (name, remedy) in imports.missing {
            remarks.append("\(target.name) imports \(name), which is not on Linux: \(remedy).")
        }
        let isModel = { (file: String) in file.hasSuffix(".xcdatamodeld") || file.hasSuffix(".xcdatamodel") }
        plugins =
            (kind == .tests ? ["ModulesPlugin"] : ["AssetsPlugin", "ImportsPlugin", "ModulesPlugin"])
            + (files.contains(where: isModel) ? ["CoreDataModelPlugin"] : [])
        // Files that describe the app to Apple's systems, and that SwiftPM refuses or warns of.
        let settings = present.filter { $0.hasSuffix("Info.plist") || $0.hasSuffix(".entitlements") }
        excluded =
            settings
            + target.exceptions.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    }

    /// Gives targets whose folders hold files of others lists of their own files: SwiftPM refuses a file in two targets.
    static func separate(_ targets: inout [PackageTarget]) {
        for index in targets.indices {
            let target = targets[index]
            let prefix = target.path == "." ? "" : target.path + "/"
            let isShared = targets.indices.contains { other in
                other != index && targets[other].files.contains { $0.hasPrefix(prefix) }
            }
            if isShared || target.path == "." {
                targets[index].sources = target.files.filter { $0.hasSuffix(".swift") && $0.hasPrefix(prefix) }
                    .map { String($0.dropFirst(prefix.count)) }.sorted()
            }
        }
    }

    func manifestEntry(in project: XcodeProject, namingMode: Bool) -> String {
        func list(_ values: [String], indent: Int) -> String {
            let space = String(repeating: " ", count: indent)
            return "[\n" + values.map { "\(space)    \($0),\n" }.joined() + space + "]"
        }
        let linux = ", condition: .when(platforms: [.linux])"
        var needed = dependencies.map(\.swiftLiteral)
        needed += martletProducts.map { ".product(name: \"\($0)\", package: \"martlet\"\(linux))" }
        needed += products.map { product in
            let package = project.packages.first { $0.key == product.package }
            return package.map {
                ".product(name: \(product.name.swiftLiteral), package: \($0.identity.swiftLiteral))"
            } ?? product.name.swiftLiteral
        }
        var fields = [
            "name: \(name.swiftLiteral)", "dependencies: " + list(needed, indent: 12), "path: \(path.swiftLiteral)",
        ]
        if !excluded.isEmpty { fields.append("exclude: " + list(excluded.map(\.swiftLiteral), indent: 12)) }
        if let sources { fields.append("sources: " + list(sources.map(\.swiftLiteral), indent: 12)) }
        if !catalogues.isEmpty {
            fields.append("resources: " + list(catalogues.map { ".process(\($0.swiftLiteral))" }, indent: 12))
        }
        fields.append("swiftSettings: settings" + (namingMode ? " + [.swiftLanguageMode(\(languageMode))]" : ""))
        if !plugins.isEmpty {
            let entries = plugins.map { ".plugin(name: \"\($0)\", package: \"martlet\")" }
            fields.append("plugins: " + list(entries, indent: 12))
        }
        let text = fields.map { "            \($0)" }.joined(separator: ",\n")
        return "        .\(kind.rawValue)(\n\(text)\n        ),\n"
    }

    /// Returns the name that Xcode derives for a module from a target's name: characters other than letters and digits
    /// become underscores.
    private static func moduleName(_ name: String) -> String {
        let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text : text
    }

    private static func foreignLanguage(_ file: String) -> String? {
        switch (file as NSString).pathExtension {
        case "m", "h": "Objective-C"
        case "mm", "cpp", "cc": "C++"
        case "c": "C"
        case "metal": "Metal"
        case "storyboard", "xib": "Interface Builder"
        default: nil
        }
    }

    /// The paths of all files and folders in a folder of the project, from that folder, sorted.
    private static func paths(in folder: String, of root: URL) -> [String] {
        let found = try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        return found?.sorted() ?? []
    }

    private static func commonFolder(of files: [String]) -> String {
        var common = (files[0] as NSString).deletingLastPathComponent.split(separator: "/")
        for file in files.dropFirst() {
            let parts = (file as NSString).deletingLastPathComponent.split(separator: "/")
            common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0))
        }
        return common.isEmpty ? "." : common.joined(separator: "/")
    }
}
