import Foundation

/// The plan of a debug build, from the files that SwiftPM writes beside the products.
struct BuildDescription {
    /// A Swift module.
    struct Module: Decodable {
        struct Input: Decodable { let name: String }

        let moduleName: String
        let moduleOutputPath: String
        let inputs: [Input]
        let objects: [String]
        let isLibrary: Bool
        let otherArguments: [String]
        let importPath: String
        let executable: String
    }

    private struct File: Decodable {
        struct Traits: Decodable {
            struct Names: Decodable { let _0: [String] }
            let enabledTraits: Names?
        }

        let swiftCommands: [String: Module]
        let targetDependencyMap: [String: [String]]
        let traitConfiguration: Traits?
    }

    /// The Swift modules of the program's platform, by name.
    let modules: [String: Module]
    /// The names of the targets that each target needs, those of macros included.
    let dependencies: [String: [String]]
    private let manifest: BuildManifest

    /// The copies of resources in bundles.
    var resources: ResourceCopies { manifest.resources }

    /// Reads the plan.
    init(products: URL) throws {
        let file: File
        do {
            let data = try Data(contentsOf: products.appendingPathComponent("description.json"))
            file = try JSONDecoder().decode(File.self, from: data)
        } catch {
            throw CommandError("SwiftPM's description of the build can't be read: \(error)")
        }
        // Modules of macros and plugins are built for the compiler.
        let commands = file.swiftCommands.filter { !$0.key.hasSuffix("-tool.module") }
        modules = Dictionary(commands.values.map { ($0.moduleName, $0) }) { first, _ in first }
        dependencies = file.targetDependencyMap
        manifest = try BuildManifest(
            file: products.deletingLastPathComponent().appendingPathComponent("debug.yaml"))
    }

    /// The traits of the last build; `nil` if there was none, or if they were the defaults.
    static func traits(in products: URL) -> [String]? {
        guard let data = try? Data(contentsOf: products.appendingPathComponent("description.json")),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let configuration = object["traitConfiguration"] as? [String: Any],
            let enabled = configuration["enabledTraits"] as? [String: Any]
        else { return nil }
        return enabled["_0"] as? [String]
    }

    /// Returns the names of a module and of all Swift modules that it imports.
    func closure(of module: String) -> Set<String> {
        let byPath = Dictionary(modules.values.map { ($0.moduleOutputPath, $0.moduleName) }) { first, _ in first }
        var found: Set<String> = []
        var open = [module]
        while let name = open.popLast() {
            guard let module = modules[name], found.insert(name).inserted else { continue }
            open += module.inputs.compactMap { byPath[$0.name] }
        }
        return found
    }

    /// Returns the modules whose sources are in a folder and that use SwiftUI, except tests.
    func modulesWithViews(in folder: URL, except scratch: URL) -> [String] {
        modules.values.filter { module in
            let sources = module.inputs.map(\.name).filter { $0.hasSuffix(".swift") }
            let isOwn =
                !sources.isEmpty
                && sources.contains { $0.hasPrefix(folder.path + "/") && !$0.hasPrefix(scratch.path + "/") }
            return isOwn && module.moduleName != "SwiftUI" && !isTest(module)
                && closure(of: module.moduleName).contains("SwiftUI")
        }.map(\.moduleName).sorted()
    }

    private func isTest(_ module: Module) -> Bool {
        module.moduleName.hasSuffix("Tests") || module.inputs.contains { $0.name.hasSuffix("/runner.swift") }
    }

    /// Returns the object files of modules and of the C targets that they need, which are those of targets without a
    /// Swift module.
    func objects(of names: [String]) -> (swift: [String], c: [String]) {
        let all = names.reduce(into: Set<String>()) { $0.formUnion(closure(of: $1)) }
        let swift = all.sorted().flatMap { modules[$0]?.objects ?? [] }
        let others = Set(names.flatMap { dependencies[$0] ?? [] }).filter { modules[$0] == nil }
        return (swift, others.sorted().flatMap { manifest.objects(ofTarget: $0) })
    }

    /// Returns the source files of a module.
    func sources(of name: String) -> [String] {
        (modules[name]?.inputs ?? []).map(\.name).filter { $0.hasSuffix(".swift") }
    }

    /// Returns the command that links a program.
    func linkCommand(of product: String) throws -> [String] {
        guard let command = manifest.linkCommand(of: product) else {
            throw CommandError("SwiftPM does not link \(product) in this package.")
        }
        return command
    }

    /// Returns the name of the module with a program's main function.
    func mainModule(of product: String) throws -> String {
        let command = try linkCommand(of: product)
        guard let option = command.firstIndex(of: "-module-name"), option + 1 < command.count else { return product }
        return command[option + 1]
    }

    /// Returns the command that compiles a Swift module.
    func compileCommand(ofModule name: String) throws -> [String] {
        guard let command = manifest.compileCommand(ofModule: name) else {
            throw CommandError("SwiftPM does not compile \(name) in this package.")
        }
        return command
    }

    /// Returns the flags for system libraries of the products that contain an object file.
    func libraryFlags(ofProductsWith object: String) -> [String] {
        manifest.libraryFlags(ofProductsWith: object)
    }
}
