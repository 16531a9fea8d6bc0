import Foundation
import PackagePlugin

/// Has every file of a target see what SwiftUI offers, as files do on Apple's systems that import Foundation alone.
///
/// It adds a file with `@_exported import` to the target: what one file of a module hands on, the others see. Of what the
/// target depends on, it hands on what files use without naming the module, or by a name that is another's here.
@main
struct ImportsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard target is SourceModuleTarget else { return [] }
        let modules = ["SwiftUI"] + ["CoreData", "OSLog", "UIKit", "AppKit"].filter { depends(target, on: $0) }
        let code = context.pluginWorkDirectoryURL.appending(path: "Imports.swift")
        return [
            .buildCommand(
                displayName: "Importing \(modules.joined(separator: ", ")) for \(target.name)",
                executable: try context.tool(named: "AssetsTool").url,
                arguments: ["imports", code.path] + modules, outputFiles: [code])
        ]
    }

    private func depends(_ target: Target, on name: String) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == name
            case .target(let other): other.name == name
            @unknown default: false
            }
        }
    }
}
