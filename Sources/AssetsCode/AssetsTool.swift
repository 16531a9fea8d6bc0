import Foundation

/// The command-line tool of the plugins.
package enum AssetsTool {
    /// Runs the tool.
    ///
    /// - Parameter arguments: The command and its arguments; see the usage message.
    /// - Returns: The messages to print, and whether the command succeeded.
    package static func run(_ arguments: [String]) -> (messages: [String], isDone: Bool) {
        let rest = Array(arguments.dropFirst(2))
        do {
            switch (arguments.first, arguments.count) {
            case ("symbols", 3...):
                let assets = rest.flatMap { AssetReader.assets(in: URL(fileURLWithPath: $0)) }
                let writer = SymbolWriter(assets)
                try write(writer.code, arguments[1])
                return (writer.warnings, true)
            case ("copy", 3):
                let target = URL(fileURLWithPath: arguments[2])
                try copy(URL(fileURLWithPath: arguments[1]), to: target)
                let compiler = CatalogueCompiler(target, madeOf: arguments[1])
                compiler.compile()
                return (compiler.warnings, true)
            case ("imports", 3...):
                let imports = rest.map { "@_exported import \($0)\n" }.joined()
                try write("// What every file of the module sees; not to be changed by hand.\n" + imports, arguments[1])
                return ([], true)
            default:
                let usage = "AssetsTool symbols CODE CATALOGUE… | copy FROM TO | imports CODE MODULE…"
                return (["usage: \(usage)"], false)
            }
        } catch {
            return (["\(arguments.last ?? ""):1:1: error: \(error.localizedDescription)"], false)
        }
    }

    /// Writes a file if its contents have changed, so that an unchanged file causes no recompilation.
    private static func write(_ text: String, _ path: String) throws {
        if let old = try? String(contentsOfFile: path, encoding: .utf8), old == text { return }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private static func copy(_ source: URL, to target: URL) throws {
        let files = FileManager.default
        if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
        try files.copyItem(at: source, to: target)
    }
}
