import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An app whose functions can be replaced while it runs.
///
/// SwiftPM builds the product and the loader as usual. Then the tool compiles the package's own modules once more, with
/// flags that make functions replaceable, and links them instead: dependencies, Martlet among them, stay as they are.
struct ReloadProgram: Sendable {
    /// A module of the package that was compiled for replacement.
    struct Module: Sendable, Equatable {
        var name: String
        /// The Swift files, those that plugins have made included.
        var sources: [String]
        /// SwiftPM's arguments for the compiler, without those about files.
        var arguments: [String]
        var importPath: String
        /// The contents of the Swift files that plugins have made.
        var generated: [Data?]
    }

    /// The executable file.
    var path: URL
    /// The compiler driver.
    var compiler: String
    /// The modules, dependencies first.
    var modules: [Module]
    /// The copies of the package's resources in bundles.
    var resources: ResourceCopies
}

/// Builds programs for `martlet run`.
struct ReloadBuild: Sendable {
    let package: PackageBuild
    let product: String
    let folder: ReloadFolder
    let logs: URL
    /// The targets whose previews the program shows, and the product is the program that finds them; `nil` for an app.
    var previewed: [String]?

    private static let loader = "martlet-reload"
    private static let loaderModule = "MartletReload"

    /// Builds the product.
    /// - Parameter runsSwiftPM: False if only the text of existing source files of the package has changed.
    /// - Throws: ``CommandError``; ``CompileFailure`` if the package's own code does not compile.
    func build(runsSwiftPM: Bool) async throws -> ReloadProgram {
        let log = logs.appendingPathComponent("build.log")
        if runsSwiftPM { try await runSwiftPM(log: log) }
        let plan = try BuildDescription(products: package.products)
        let own = try ownModules(plan)
        let modules = own.compactMap { module($0, in: plan) }
        for name in own { try await compile(name, plan: plan, log: log) }
        let path = try await link(own, plan: plan, log: log)
        return ReloadProgram(
            path: path, compiler: plan.modules[own[0]]?.executable ?? "swiftc", modules: modules,
            resources: plan.resources)
    }

    /// Has SwiftPM build everything that the program consists of.
    func runSwiftPM(log: URL) async throws {
        if previewed == nil { try await runSwiftPM(["--product", Self.loader], log: log) }
        try await runSwiftPM(["--product", product], log: log)
        for target in previewed ?? [] { try await runSwiftPM(["--target", target], log: log) }
    }

    private func runSwiftPM(_ arguments: [String], log: URL) async throws {
        let ending = try await package.start("build", arguments, timeout: .seconds(3600), log: log)
        try Task.checkCancellation()
        guard ending != .exited(0) else { return }
        let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
        if text.contains("no product named '\(Self.loader)'") {
            throw CommandError("No target of this package uses SwiftUI.")
        }
        if text.contains("no product named '\(product)'") {
            throw CommandError("There is no product \(product) in this package.")
        }
        throw CompileFailure(output: text)
    }

    /// Returns the package's modules in the product that Martlet does not consist of, dependencies first.
    func ownModules(_ plan: BuildDescription) throws -> [String] {
        let objects = Set(Self.objects(in: try plan.linkCommand(of: product)))
        let all = plan.modules.values.filter { module in
            if let previewed { return previewed.contains { plan.closure(of: $0).contains(module.moduleName) } }
            return module.objects.contains { objects.contains($0) }
        }
        let frameworks = plan.closure(of: "SwiftUI").union(
            plan.closure(of: previewed == nil ? Self.loaderModule : "MartletPreviews"))
        let own = all.filter { module in
            let sources = plan.sources(of: module.moduleName)
            return !frameworks.contains(module.moduleName)
                && sources.contains {
                    $0.hasPrefix(package.folder.path + "/") && !$0.hasPrefix(package.scratch.path + "/")
                }
        }.map(\.moduleName)
        guard !own.isEmpty else { throw CommandError("\(product) contains no Swift code of this package.") }
        guard plan.closure(of: "SwiftUI").isSubset(of: own.reduce(into: Set()) { $0.formUnion(plan.closure(of: $1)) })
        else { throw CommandError("\(product) does not use SwiftUI.") }
        return own.sorted {
            let (first, second) = (plan.closure(of: $0), plan.closure(of: $1))
            if second.contains($0) != first.contains($1) { return second.contains($0) }
            return (first.count, $0) < (second.count, $1)
        }
    }

    // MARK: - Compiling

    /// Compiles a module for replacement, as far as it is out of date.
    private func compile(_ name: String, plan: BuildDescription, log: URL) async throws {
        let files = FileManager.default
        let objects = folder.objects.appendingPathComponent(name)
        try files.createDirectory(at: objects, withIntermediateDirectories: true)
        var arguments = try plan.compileCommand(ofModule: name)
        let compiler = arguments.removeFirst()
        try replaceValue(of: "-emit-module-path", in: &arguments) { _ in
            folder.modules.appendingPathComponent(name + ".swiftmodule").path
        }
        try replaceValue(of: "-output-file-map", in: &arguments) { path in
            let map = objects.appendingPathComponent("output-file-map.json")
            let old = URL(fileURLWithPath: path).deletingLastPathComponent().path
            let new = try Self.outputMap(at: path, from: old, to: objects.path)
            // Written only if it has changed, because the compiler compares dates.
            if (try? Data(contentsOf: map)) != new { try new.write(to: map, options: .atomic) }
            return map.path
        }
        arguments = Self.removing(
            ["-index-store-path", "-emit-objc-header-path"], flags: ["-parseable-output", "-emit-objc-header"],
            from: arguments)
        arguments = ["-I", folder.modules.path] + arguments
        arguments += ["-Xfrontend", "-enable-implicit-dynamic", "-Xfrontend", "-enable-private-imports"]
        let ending = try await ChildProcess(program: compiler, arguments: arguments, timeout: .seconds(3600))
            .run(output: log)
        try Task.checkCancellation()
        guard ending == .exited(0) else {
            try DiskSpace.check([logs, folder.url])
            throw CompileFailure(output: String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self))
        }
    }

    /// Returns a map of outputs that leads to another folder. The keys stay: a source file may be in the old folder, as
    /// the one that SwiftPM makes for resources is.
    private static func outputMap(at path: String, from old: String, to new: String) throws -> Data {
        let map = try JSONDecoder().decode(
            [String: [String: String]].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        let moved = map.mapValues { outputs in
            outputs.mapValues { $0.hasPrefix(old + "/") ? new + "/" + ($0 as NSString).lastPathComponent : $0 }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(moved)
    }

    private func replaceValue(
        of option: String, in arguments: inout [String], _ change: (String) throws -> String
    ) throws {
        guard let position = arguments.firstIndex(of: option), position + 1 < arguments.count else {
            throw CommandError("SwiftPM's command for the compiler has no \(option).")
        }
        arguments[position + 1] = try change(arguments[position + 1])
    }

    /// Returns arguments without some options, each followed by a value, and some flags.
    static func removing(_ options: Set<String>, flags: Set<String>, from arguments: [String]) -> [String] {
        var result: [String] = []
        var position = 0
        while position < arguments.count {
            if options.contains(arguments[position]) {
                position += 2
            } else {
                if !flags.contains(arguments[position]) { result.append(arguments[position]) }
                position += 1
            }
        }
        return result
    }

    // MARK: - Linking

    private func link(_ own: [String], plan: BuildDescription, log: URL) async throws -> URL {
        let files = FileManager.default
        // A new file each time, because the old one may be running, in a folder of its own: resources and stored values
        // are found by the program's place and name.
        let program = folder.url.appendingPathComponent(previewed?.first ?? product)
        try package.linkResources(into: folder.url)
        var command = try plan.linkCommand(of: product)
        var objects = Self.objects(in: command)
        let known = Set(objects)
        let (swift, c) = plan.objects(of: previewed ?? [Self.loaderModule])
        objects += (swift + c).filter { !known.contains($0) && files.fileExists(atPath: $0) }
        for name in own {
            guard let module = plan.modules[name] else { continue }
            let replaced = Set(module.objects)
            objects.removeAll { replaced.contains($0) }
            objects += module.objects.map { object in
                let file = URL(fileURLWithPath: object)
                let ours = folder.objects.appendingPathComponent(name).appendingPathComponent(file.lastPathComponent)
                return files.fileExists(atPath: ours.path) ? ours.path : object
            }
        }
        guard let output = command.firstIndex(of: "-o"), output + 1 < command.count,
            let list = command.firstIndex(where: { $0.hasPrefix("@") })
        else { throw CommandError("SwiftPM's command for the linker can't be read.") }
        let new = folder.url.appendingPathComponent("new-program")
        command[output + 1] = new.path
        let listFile = folder.url.appendingPathComponent("objects.txt")
        try objects.map { "'\($0)'\n" }.joined().write(to: listFile, atomically: true, encoding: .utf8)
        command[list] = "@" + listFile.path
        command += ["-Xlinker", "--export-dynamic", "-Xlinker", "-rpath=" + package.products.path]
        if previewed != nil, let object = swift.first(where: { !known.contains($0) }) {
            command += Set(plan.libraryFlags(ofProductsWith: object)).sorted()
        }
        // Three times as fast as the default, in debug builds.
        let lld = URL(fileURLWithPath: command[0]).deletingLastPathComponent().appendingPathComponent("ld.lld")
        if files.isExecutableFile(atPath: lld.path) { command.append("-use-ld=lld") }
        let ending = try await ChildProcess(
            program: command[0], arguments: Array(command.dropFirst()), timeout: .seconds(600)
        ).run(output: log)
        try Task.checkCancellation()
        guard ending == .exited(0) else {
            try DiskSpace.check([logs, folder.url])
            let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
            throw CommandError(
                "The app can't be linked:\n\(text.split(separator: "\n").prefix(20).joined(separator: "\n"))")
        }
        guard rename(new.path, program.path) == 0 else {
            throw CommandError("The file \(program.path) can't be written.")
        }
        return program
    }

    /// Returns the objects that a command links, from the list in the file that it names.
    private static func objects(in command: [String]) -> [String] {
        guard let list = command.first(where: { $0.hasPrefix("@") }) else { return [] }
        let text = (try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\" ")) }
    }
}
