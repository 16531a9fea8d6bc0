import CoreDataModelFile
import Foundation

/// The command-line tool of the plugin, which reads an `.xcdatamodeld` and writes its classes and the model file.
package enum ModelTool {
    /// Runs the tool.
    ///
    /// - Parameter arguments: The model, the module name, the output paths of the classes and the model, and the
    ///   module's sources.
    /// - Returns: The messages to print, and whether the tool succeeded.
    package static func run(_ arguments: [String]) -> (messages: [String], isDone: Bool) {
        guard arguments.count >= 4 else {
            return (["usage: CoreDataModelTool MODEL MODULE CODE FILE [SOURCE…]"], false)
        }
        let (model, module, sources) = (arguments[0], arguments[1], Array(arguments[4...]))
        guard let contents = currentContents(of: URL(fileURLWithPath: model)) else {
            return (["\(model):1:1: error: there is no .xcdatamodel in it"], false)
        }
        do {
            let entities = try ModelReader.read(contents)
            let classes = Set(entities.compactMap(\.className))
            let managed = ManagedMembers(in: sources, entities: entities, module: module)
            let code = ClassWriter(entities: entities).code() + managed.code()
            try code.write(toFile: arguments[2], atomically: true, encoding: .utf8)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            try encoder.encode(ModelFile(entities, module: module)).write(to: URL(fileURLWithPath: arguments[3]))
            return (sources.flatMap { SourceChecks.warnings(in: $0, classes: classes) } + managed.warnings, true)
        } catch let error as ModelError {
            return (["\(error.path):\(error.line):1: error: \(error.message)"], false)
        } catch {
            return (["\(model):1:1: error: \(error)"], false)
        }
    }

    /// Returns the current version of a model.
    private static func currentContents(of model: URL) -> URL? {
        let versions = (try? FileManager.default.contentsOfDirectory(at: model, includingPropertiesForKeys: nil)) ?? []
        var name = versions.filter { $0.pathExtension == "xcdatamodel" }.map(\.lastPathComponent).sorted().first
        if let data = try? Data(contentsOf: model.appendingPathComponent(".xccurrentversion")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let current = list["_XCCurrentVersionName"] as? String
        {
            name = current
        }
        return name.map { model.appendingPathComponent($0).appendingPathComponent("contents") }
    }
}
