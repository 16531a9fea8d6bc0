import Foundation
import PackagePlugin

/// Says what to do about imports of modules that are not there on Linux, before the compiler says "no such module".
///
/// It adds a file without code to the target, which is made only if all imports are there: the compiler waits for it.
@main
struct ModulesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let files = target.sourceFiles(withSuffix: "swift").map(\.url)
        guard !files.isEmpty else { return [] }
        let modules = modules(of: target)
        // SwiftPM keeps all modules of a build in one folder, where targets find those of others too.
        let others = Set(context.package.targets.flatMap(self.modules)).subtracting(modules)
        let code = context.pluginWorkDirectoryURL.appending(path: "Modules.swift")
        let lists = [modules.sorted(), others.sorted(), target.compilationConditions.sorted()]
        return [
            .buildCommand(
                displayName: "Checking imports of \(target.name)",
                executable: try context.tool(named: "ModulesTool").url,
                arguments: [code.path, target.name] + lists.map { $0.joined(separator: ",") } + files.map(\.path),
                inputFiles: files, outputFiles: [code])
        ]
    }

    /// The module of a target, those that it depends on, and their products: an aliased module has its own name there alone.
    private func modules(of target: any Target) -> Set<String> {
        let targets = [target] + target.recursiveTargetDependencies
        let products = targets.flatMap(\.dependencies).compactMap { dependency in
            if case .product(let product) = dependency { product.name } else { nil }
        }
        return Set(products + targets.map { ($0 as? any SourceModuleTarget)?.moduleName ?? $0.name })
    }
}
