import CoreDataModelFile
import Foundation

/// What the plugin runs: reads an `.xcdatamodeld`, and writes its classes and the model.
package enum ModelTool {
    /// Carries out a call.
    ///
    /// - Parameter arguments: The model, the module, where the classes and the model are written, and the module's
    /// sources.
    /// - Returns: What to say, and whether it went well.
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

    /// The version of a model that counts.
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
