import Foundation

/// Prepares the copy of an asset catalog for programs: converts PDFs to SVGs, and reports unreadable files, including
/// string files.
///
/// An error in one set does not affect the others.
package final class CatalogueCompiler {
    /// The warnings, each with the path of a file.
    package private(set) var warnings: [String] = []

    private let root: URL
    private let source: String
    private let converter: PDFConverter

    /// Creates a compiler.
    /// - Parameters:
    ///   - root: The copy of the catalog, which is modified.
    ///   - source: The path of the original catalog, for messages.
    ///   - converter: The converter from PDF to SVG.
    package init(_ root: URL, madeOf source: String, converter: PDFConverter = PDFConverter()) {
        self.root = root
        self.source = source
        self.converter = converter
    }

    /// Processes all sets.
    /// - Complexity: Linear in the files, plus one process for each PDF.
    package func compile() {
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        let found = (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
        switch root.pathExtension {
        case "xcassets":
            for file in found where file.lastPathComponent == "Contents.json" { check(file) }
        case "lproj":
            for file in found where ["strings", "stringsdict"].contains(file.pathExtension) { checkTexts(file) }
        case "xcstrings": checkTexts(root)
        default: break
        }
    }

    /// Reports a string file that cannot be read, because the app would display its keys.
    private func checkTexts(_ file: URL) {
        guard let data = try? Data(contentsOf: file) else { return }
        do {
            if file.pathExtension == "xcstrings" {
                let contents = try JSONSerialization.jsonObject(with: data) as? [String: Any]
                if contents?["strings"] as? [String: Any] == nil { warn(file, "there are no strings in it") }
            } else {
                let list = try PropertyListSerialization.propertyList(from: data, format: nil)
                if list as? [String: Any] == nil { warn(file, "there are no keys with texts in it") }
            }
        } catch {
            warn(file, "it can't be read, and its keys are shown: \((error as NSError).reason)")
        }
    }

    private func check(_ file: URL) {
        let set = file.deletingLastPathComponent()
        guard let data = try? Data(contentsOf: file),
            var contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else {
            warn(file, "this is no JSON: what it describes is left out")
            return
        }
        guard let key = ["imageset": "images", "symbolset": "symbols"][set.pathExtension] else { return }
        guard var entries = contents[key] as? [[String: Any]] else {
            warn(file, "there are no \(key) in it: nothing is shown for \(set.lastPathComponent)")
            return
        }
        var isChanged = false
        for (index, entry) in entries.enumerated() {
            guard let name = entry["filename"] as? String else { continue }
            let picture = set.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: picture.path) else {
                warn(file, "there is no file \(name)")
                continue
            }
            guard picture.pathExtension.lowercased() == "pdf" else { continue }
            let drawing = picture.deletingPathExtension().appendingPathExtension("svg")
            if let fault = converter.convert(picture, to: drawing) {
                warn(picture, fault)
            } else {
                try? FileManager.default.removeItem(at: picture)
                entries[index]["filename"] = drawing.lastPathComponent
                // A vector drawing for all scales.
                entries[index]["scale"] = nil
                isChanged = true
            }
        }
        guard isChanged else { return }
        contents[key] = entries
        try? JSONSerialization.data(withJSONObject: contents, options: [.sortedKeys]).write(to: file)
    }

    private func warn(_ file: URL, _ text: String) {
        let path = source + file.path.dropFirst(root.path.count)
        warnings.append("\(path):1:1: warning: \(text)")
    }
}

/// Converts PDFs to SVGs, with a program of Poppler, which every distribution has.
///
/// The conversion runs during the build, so that apps need no PDF library: windows can show SVGs.
package struct PDFConverter {
    private let program: String

    /// Creates a converter.
    /// - Parameter program: The name or path of the program.
    package init(program: String = "pdftocairo") { self.program = program }

    /// Converts the first page to an SVG.
    ///
    /// - Returns: The error message; `nil` on success.
    package func convert(_ document: URL, to drawing: URL) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, "-svg", "-f", "1", "-l", "1", document.path, drawing.path]
        let output = Pipe()
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        do { try process.run() } catch { return "\(program) can't be run: \(error.localizedDescription)" }
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let isThere = FileManager.default.fileExists(atPath: drawing.path)
        if process.terminationStatus == 0, isThere { return nil }
        if process.terminationStatus == 127 {
            return "PDFs in catalogues are made into SVGs by \(program), which is not here: install poppler-utils"
        }
        return "\(program) can't read it: \(said.split(separator: "\n").first.map(String.init) ?? "no reason is given")"
    }
}

extension NSError {
    /// The reason of the error, with its location if known.
    fileprivate var reason: String {
        (userInfo["NSDebugDescription"] as? String) ?? (userInfo[NSLocalizedFailureReasonErrorKey] as? String)
            ?? localizedDescription
    }
}
