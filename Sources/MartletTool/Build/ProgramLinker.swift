import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Links one of Martlet's own programs with the objects of a package's modules.
struct ProgramLinker {
    let package: PackageBuild
    let plan: BuildDescription
    /// The program of Martlet's. Its link command is extended.
    let product: String
    /// The file for the linker's messages.
    let log: URL

    /// The modules of the package. The program has the name of the first, by which it finds its resources.
    let modules: [String]

    private var folder: URL {
        package.scratch.appendingPathComponent("\(product)/\(modules.joined(separator: "+").prefix(80))")
    }

    /// Returns the program, if all objects are older than it.
    func linkedProgram() throws -> URL? {
        let program = folder.appendingPathComponent(modules[0])
        let (known, added, _) = try objects()
        return Self.isUpToDate(program, objects: added + known) ? program : nil
    }

    /// Links the program, if an object is newer than it.
    ///
    /// - Parameter subject: The subject of the error, in the plural: `The previews`.
    func link(subject: String) async throws -> URL {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try package.linkResources(into: folder)
        if let program = try linkedProgram() { return program }
        let program = folder.appendingPathComponent(modules[0])
        var command = try plan.linkCommand(of: product)
        let (_, added, flags) = try objects()
        guard let output = command.firstIndex(of: "-o"), output + 1 < command.count else {
            throw CommandError("SwiftPM's command for the linker has no output.")
        }
        // Renamed at the end, because another tool may run the old file, and the linker may be interrupted.
        let new = folder.appendingPathComponent("new-program-\(getpid())")
        defer { try? files.removeItem(at: new) }
        command[output + 1] = new.path
        let list = folder.appendingPathComponent("objects-\(getpid()).txt")
        defer { try? files.removeItem(at: list) }
        try added.map { "'\($0)'\n" }.joined().write(to: list, atomically: true, encoding: .utf8)
        command.append("@" + list.path)
        command += ["-Xlinker", "-rpath=" + package.products.path]
        command += flags
        // Three times as fast as the default, in debug builds.
        let lld = URL(fileURLWithPath: command[0]).deletingLastPathComponent().appendingPathComponent("ld.lld")
        if files.isExecutableFile(atPath: lld.path) { command.append("-use-ld=lld") }
        let ending = try await ChildProcess(
            program: command[0], arguments: Array(command.dropFirst()), timeout: .seconds(600)
        ).run(output: log)
        guard ending == .exited(0) else {
            let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            throw CommandError(
                "\(subject) can't be linked:\n\(text.split(separator: "\n").prefix(20).joined(separator: "\n"))")
        }
        guard rename(new.path, program.path) == 0 else {
            throw CommandError("The file \(program.path) can't be written.")
        }
        return program
    }

    /// Returns the objects of Martlet's program, those of the modules that it does not have, and the flags for the system
    /// libraries that these need.
    private func objects() throws -> (known: Set<String>, added: [String], flags: [String]) {
        let command = try plan.linkCommand(of: product)
        let (swift, c) = plan.objects(of: modules)
        let known = command.first { $0.hasPrefix("@") }.map { Self.objects(inListAt: String($0.dropFirst())) } ?? []
        let added = (swift + c).filter { !known.contains($0) && FileManager.default.fileExists(atPath: $0) }
        let first = swift.first { !known.contains($0) }
        return (known, added, Set(first.map { plan.libraryFlags(ofProductsWith: $0) } ?? []).sorted())
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
