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
        let path = try await link(names, plan: plan, package: package, log: log)
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

    private static func link(
        _ names: [String], plan: BuildDescription, package: PackageBuild, log: URL
    ) async throws -> URL {
        // The program's resources are found beside it, and those of its own target by the program's name.
        let folder = package.scratch.appendingPathComponent(
            "martlet-previews/\(names.joined(separator: "+").prefix(80))")
        let program = folder.appendingPathComponent(names[0])
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try package.linkResources(into: folder)

        var command = try plan.linkCommand(of: product)
        let (swift, c) = plan.objects(of: names)
        let known = command.first { $0.hasPrefix("@") }.map { objects(inListAt: String($0.dropFirst())) } ?? []
        let added = (swift + c).filter { !known.contains($0) && files.fileExists(atPath: $0) }
        if isUpToDate(program, objects: added + known) { return program }
        guard let output = command.firstIndex(of: "-o"), output + 1 < command.count else {
            throw CommandError("SwiftPM's command for the linker has no output.")
        }
        command[output + 1] = program.path
        let list = folder.appendingPathComponent("objects.txt")
        try added.map { "'\($0)'\n" }.joined().write(to: list, atomically: true, encoding: .utf8)
        command.append("@" + list.path)
        command += ["-Xlinker", "-rpath=" + package.products.path]
        command += Set(swift.filter { !known.contains($0) }.prefix(1).flatMap { plan.libraryFlags(ofProductsWith: $0) })
            .sorted()
        // Three times as fast as the default, in debug builds.
        let lld = URL(fileURLWithPath: command[0]).deletingLastPathComponent().appendingPathComponent("ld.lld")
        if files.isExecutableFile(atPath: lld.path) { command.append("-use-ld=lld") }
        // In case the linker is interrupted.
        try? files.removeItem(at: program)
        let ending = try await ChildProcess(
            program: command[0], arguments: Array(command.dropFirst()), timeout: .seconds(600)
        ).run(output: log)
        guard ending == .exited(0) else {
            let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            throw CommandError(
                "The previews can't be linked:\n\(text.split(separator: "\n").prefix(20).joined(separator: "\n"))")
        }
        return program
    }

    private static func objects(inListAt path: String) -> Set<String> {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\" ")) })
    }

    private static func isUpToDate(_ program: URL, objects: [String]) -> Bool {
        func date(_ path: String) -> Date? {
            (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        }
        guard let linked = date(program.path) else { return false }
        return objects.allSatisfy { date($0).map { $0 < linked } ?? true }
    }
}
