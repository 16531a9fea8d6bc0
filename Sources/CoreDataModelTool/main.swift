import CoreDataModelFile
import Foundation

// CoreDataModelTool MODEL MODULE CODE FILE [SOURCE…]: reads an .xcdatamodeld, and writes its classes and the model.

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

/// The version of a model that counts.
func currentContents(of model: URL) -> URL? {
    let versions = (try? FileManager.default.contentsOfDirectory(at: model, includingPropertiesForKeys: nil)) ?? []
    let mark = model.appendingPathComponent(".xccurrentversion")
    var name = versions.filter { $0.pathExtension == "xcdatamodel" }.map(\.lastPathComponent).sorted().first
    if let data = try? Data(contentsOf: mark),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
        let current = list["_XCCurrentVersionName"] as? String
    {
        name = current
    }
    return name.map { model.appendingPathComponent($0).appendingPathComponent("contents") }
}

let arguments = CommandLine.arguments
guard arguments.count >= 5 else { fail("usage: CoreDataModelTool MODEL MODULE CODE FILE [SOURCE…]") }
guard let contents = currentContents(of: URL(fileURLWithPath: arguments[1])) else {
    fail("\(arguments[1]):1: error: there is no .xcdatamodel in it")
}
do {
    let entities = try ModelReader.read(contents)
    let classes = Set(entities.compactMap(\.className))
    for source in arguments[5...] {
        for warning in SourceChecks.warnings(in: source, classes: classes) {
            FileHandle.standardError.write(Data((warning + "\n").utf8))
        }
    }
    try ClassWriter(entities: entities).code().write(toFile: arguments[3], atomically: true, encoding: .utf8)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try encoder.encode(ModelFile(entities, module: arguments[2])).write(to: URL(fileURLWithPath: arguments[4]))
} catch let error as ModelError {
    fail("\(error.path):\(error.line):1: error: \(error.message)")
} catch {
    fail("\(arguments[1]):1: error: \(error)")
}
