import Foundation

/// The program with the previews of some targets, which the tool links.
struct PreviewProgram: Sendable {
    /// The executable file.
    let path: URL
    /// The names of the modules whose previews the program contains.
    let modules: [String]
    /// The Swift files of the modules.
    let sources: [String]
    /// The shared objects with code that was replaced since the program was built.
    var replacements: [String] = []

    /// Builds targets and links them with the code that draws previews.
    ///
    /// - Parameter targets: The targets; empty for all of the package that use SwiftUI.
    static func build(targets: [String], in package: PackageBuild, logs: URL) async throws -> PreviewProgram {
        let names = try await names(of: targets, in: package, logs: logs)
        let log = logs.appendingPathComponent("build.log")
        for name in names { try await package.run(["--target", name], log: log) }
        let plan = try BuildDescription(products: package.products)
        let path = try await ProgramLinker(
            package: package, plan: plan, product: Self.product, log: log, modules: names
        ).link(subject: "The previews")
        return PreviewProgram(path: path, modules: names, sources: names.flatMap { plan.sources(of: $0) })
    }

    /// Returns the names of the targets with previews, after a build of the program that finds them.
    /// - Parameter targets: The targets that the user has named.
    static func names(of targets: [String], in package: PackageBuild, logs: URL) async throws -> [String] {
        let log = logs.appendingPathComponent("build.log")
        try await package.run(["--product", Self.product], log: log)
        let plan = try BuildDescription(products: package.products)
        let names =
            targets.isEmpty
            ? plan.modulesWithViews(in: package.folder, except: package.scratch) : targets
        guard !names.isEmpty else {
            throw CommandError("No target of this package uses SwiftUI.")
        }
        let unknown = names.filter { plan.modules[$0] == nil }
        if let first = unknown.first {
            let all = plan.modulesWithViews(in: package.folder, except: package.scratch).joined(separator: ", ")
            throw CommandError("There is no target \(first). Targets that use SwiftUI: \(all).")
        }
        return names
    }

    static let product = "martlet-previews"
}
