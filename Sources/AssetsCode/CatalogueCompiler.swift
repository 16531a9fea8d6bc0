import Foundation

/// Makes of the copy of a catalogue what programs can show: PDFs become SVGs, and files that can't be read are named, also
/// those of texts.
///
/// What is wrong with one set does not keep the others from being shown.
package final class CatalogueCompiler {
    /// What to say, each with the file that it is about.
    package private(set) var warnings: [String] = []

    private let root: URL
    private let source: String
    private let converter: PDFConverter

    /// - Parameters:
    ///   - root: The copy, which is changed.
    ///   - source: The path of what it was copied from, which messages name.
    ///   - converter: What makes SVGs of PDFs.
    package init(_ root: URL, madeOf source: String, converter: PDFConverter = PDFConverter()) {
        self.root = root
        self.source = source
        self.converter = converter
    }

    /// Goes through all sets.
    /// - Complexity: Linear in the files; a process for each PDF.
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

    /// Names a file of texts that can't be read, since its keys would be shown instead.
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
                // A drawing for all scales.
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

/// Makes SVGs of PDFs, by a program of Poppler's, which every distribution has.
///
/// It is run where the package is built, so that no program needs a library for PDFs: windows show SVGs already.
package struct PDFConverter {
    private let program: String

    /// - Parameter program: The name of the program, or its path.
    package init(program: String = "pdftocairo") { self.program = program }

    /// Makes an SVG of the first page.
    ///
    /// - Returns: What went wrong; nil if nothing did.
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
    /// What the reader says of the place, where it does.
    fileprivate var reason: String {
        (userInfo["NSDebugDescription"] as? String) ?? (userInfo[NSLocalizedFailureReasonErrorKey] as? String)
            ?? localizedDescription
    }
}
