import Foundation
import PackagePlugin

/// Reads the `.xcdatamodeld` of a target: makes the classes that Xcode would make, and the model as a resource.
@main
struct CoreDataModelPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "CoreDataModelTool").url
        let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
        return models(in: target.directoryURL).map { model in
            let name = model.deletingPathExtension().lastPathComponent
            let code = context.pluginWorkDirectoryURL.appending(path: "\(name)+CoreDataModel.swift")
            let file = context.pluginWorkDirectoryURL.appending(path: "\(name).mom.json")
            return .buildCommand(
                displayName: "Reading the model \(name)", executable: tool,
                arguments: [model.path, target.moduleName, code.path, file.path] + sources.map(\.path),
                inputFiles: [model] + contents(of: model) + sources, outputFiles: [code, file])
        }
    }

    private func models(in folder: URL) -> [URL] {
        guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        var models: [URL] = []
        for case let url as URL in found where url.pathExtension == "xcdatamodeld" {
            found.skipDescendants()
            models.append(url)
        }
        return models.sorted { $0.path < $1.path }
    }

    private func contents(of model: URL) -> [URL] {
        guard let found = FileManager.default.enumerator(at: model, includingPropertiesForKeys: nil) else { return [] }
        var files: [URL] = []
        for case let url as URL in found
        where url.lastPathComponent == "contents" || url.lastPathComponent == ".xccurrentversion" {
            files.append(url)
        }
        return files
    }
}
