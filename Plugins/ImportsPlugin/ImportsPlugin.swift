import Foundation
import PackagePlugin

/// Has every file of a target see what SwiftUI offers, as files do on Apple's systems that import Foundation alone.
///
/// It adds a file with `@_exported import` to the target: what one file of a module hands on, the others see.
@main
struct ImportsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard target is SourceModuleTarget else { return [] }
        let code = context.pluginWorkDirectoryURL.appending(path: "Imports.swift")
        return [
            .buildCommand(
                displayName: "Importing SwiftUI for \(target.name)",
                executable: try context.tool(named: "AssetsTool").url,
                arguments: ["imports", code.path, "SwiftUI"], outputFiles: [code])
        ]
    }
}
