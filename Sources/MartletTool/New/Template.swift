import ArgumentParser
import Foundation

/// The kinds of package that `martlet new` makes.
enum Template: String, CaseIterable, ExpressibleByArgument {
    case app, document, models, terminal, library

    /// The folders of templates that make up the package. A later one adds to the files of earlier ones.
    var layers: [String] {
        switch self {
        case .app, .document, .models: ["common", "resources", rawValue]
        case .terminal, .library: ["common", rawValue]
        }
    }

    /// The first sentence of the package's README.
    var summary: String {
        switch self {
        case .app: "An app in SwiftUI."
        case .document: "An app in SwiftUI that edits documents."
        case .models: "An app in SwiftUI with stored models."
        case .terminal: "A program for the terminal, in SwiftUI."
        case .library: "A library of SwiftUI views."
        }
    }

    /// Whether the package has a program to run.
    var isProgram: Bool { self != .library }
}

/// A folder of files from which packages are made.
///
/// Names of files lose the ending `.template`, which keeps them from being taken for files of this package, and `dot-`
/// at their beginning becomes a dot.
struct TemplateLayer {
    private let root: URL

    init(_ name: String) throws {
        guard let root = Bundle.module.url(forResource: "Templates/\(name)", withExtension: nil) else {
            throw CommandError(
                "The templates are missing beside the tool. Build it again: swift build --product martlet")
        }
        self.root = root
    }

    /// Copies all files to a folder, and replaces the keys of `values` in their names and texts.
    func copy(to folder: URL, replacing values: [String: String]) throws {
        let files = FileManager.default
        for path in try files.subpathsOfDirectory(atPath: root.path).sorted() {
            let source = root.appending(path: path)
            guard try source.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            let target = folder.appending(path: Self.name(of: path, replacing: values))
            try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            var data = try Data(contentsOf: source)
            if let text = String(data: data, encoding: .utf8) { data = Data(Self.replace(values, in: text).utf8) }
            try data.write(to: target)
        }
    }

    private static func name(of path: String, replacing values: [String: String]) -> String {
        let parts = path.split(separator: "/").map { part in
            var part = String(part)
            if part.hasPrefix("dot-") { part = "." + part.dropFirst(4) }
            if part.hasSuffix(".template") { part.removeLast(9) }
            return part
        }
        return replace(values, in: parts.joined(separator: "/"))
    }

    private static func replace(_ values: [String: String], in text: String) -> String {
        values.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    }
}
