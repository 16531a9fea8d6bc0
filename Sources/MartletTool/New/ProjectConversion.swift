import Foundation

/// The manifest of a package for the targets of an Xcode project, and the parts that it omits.
struct ProjectConversion {
    let manifest: String
    /// Sentences about the parts that were not converted.
    private(set) var remarks: [String] = []

    init(of project: XcodeProject, depending martlet: MartletDependency) throws {
        var remarks: [String] = []
        var targets: [PackageTarget] = []
        for target in project.targets {
            guard let kind = PackageTarget.Kind(target.productType) else {
                remarks.append("The target \(target.name) is left out: \(Self.reason(for: target.productType)).")
                continue
            }
            do {
                targets.append(try PackageTarget(target, kind, in: project, remarks: &remarks))
            } catch let error as PackageTarget.Unsuitable {
                remarks.append("The target \(target.name) is left out: \(error.reason).")
            }
        }
        guard !targets.isEmpty else {
            throw CommandError(
                "\(project.name) has no target that can be a package's. " + remarks.joined(separator: " "))
        }
        let names = Set(targets.map(\.name))
        for index in targets.indices { targets[index].dependencies.removeAll { !names.contains($0) } }
        PackageTarget.separate(&targets)
        manifest = try Self.text(project, targets, martlet)
        self.remarks = remarks
    }

    private static func reason(for productType: String) -> String {
        switch productType {
        case let type where type.contains("ui-testing"): "tests of another process's interface have no counterpart"
        case let type where type.contains("extension"): "extensions of the system have no counterpart"
        case let type where type.contains("watch"): "apps for a watch have no counterpart"
        case "": "it builds nothing by itself"
        default: "packages have no product of the kind \(productType)"
        }
    }

    private static func text(
        _ project: XcodeProject, _ targets: [PackageTarget], _ martlet: MartletDependency
    ) throws -> String {
        let used = Set(targets.flatMap(\.packages))
        let packages = project.packages.filter { used.contains($0.key) }.map { package in
            package.isLocal
                ? ".package(path: \(package.location.swiftLiteral))"
                : ".package(url: \(package.location.swiftLiteral), \(package.requirement ?? "branch: \"main\""))"
        }
        let dependencies = try ([martlet.manifestEntry(passesTrait: true)] + packages)
        let modes = Set(targets.map(\.languageMode))
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            // `@available(anyAppleOS 27, *)`, which Swift knows by itself from 6.4 on.
            #if compiler(>=6.3) && compiler(<6.4)
            let settings: [SwiftSetting] = [.enableExperimentalFeature("AnyAppleOSAvailability")]
            #else
            let settings: [SwiftSetting] = []
            #endif

            let package = Package(
                name: \(project.name.swiftLiteral),
                defaultLocalization: "en",
                platforms: [.macOS(.v15), .iOS(.v18)],
                traits: [
                    .trait(name: "GTK", description: "Shows windows on the desktop, as well as a screen in the terminal."),
                    .default(enabledTraits: ["GTK"]),
                ],
                dependencies: [
            \(dependencies.map { "        \($0),\n" }.joined())    ],
                targets: [
            \(targets.map { $0.manifestEntry(in: project, namingMode: modes.count > 1) }.joined())    ],
                swiftLanguageModes: [\(modes.sorted().joined(separator: ", "))]
            )

            """
    }
}
