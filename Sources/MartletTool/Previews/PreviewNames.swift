import Foundation
import MartletPreviewMessages

extension PreviewReport.Entry {
    /// Creates entries for previews, with names that differ from each other.
    static func entries(for found: [PreviewDescription], sources: PreviewSources) -> [Self] {
        var counts: [String: Int] = [:]
        return found.map { preview in
            let place = sources.place(of: preview)
            let base = preview.fileBase ?? place?.base ?? preview.provider ?? "Preview"
            var name = base == preview.title ? base : "\(base).\(preview.title)"
            name = "\(preview.module)/\(name)"
            let number = counts[name, default: 0] + 1
            counts[name] = number
            if number > 1 { name += " \(number)" }
            return Self(
                name: name, title: preview.title, module: preview.module, kind: preview.kind, file: place?.path,
                line: place?.line, id: preview.id)
        }
    }

    /// Returns entries in which a type whose previews can't be found has those that it had before, with the problem: a front
    /// end goes on showing the one that it has selected.
    static func keepingNames(in new: [Self], from old: [Self]) -> [Self] {
        new.flatMap { entry -> [Self] in
            guard entry.id == nil, let type = entry.type else { return [entry] }
            let known = old.filter { $0.type == type }
            guard !known.isEmpty else { return [entry] }
            return known.map {
                var kept = $0
                (kept.id, kept.problems) = (nil, entry.problems)
                return kept
            }
        }
    }

    /// The name as part of a file name: letters, digits and a few signs.
    var fileName: String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isPlain =
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._-".unicodeScalars.contains(scalar)
            result.unicodeScalars.append(isPlain ? scalar : "-")
        }
        return String(result.prefix(120))
    }
}

/// The source files of the modules with previews.
struct PreviewSources: Sendable {
    let files: [String]

    /// A declaration in a source file.
    struct Place {
        let path: String
        let line: Int

        var base: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
    }

    /// Returns the place of a preview's declaration. For a provider the files are searched, as the program knows only
    /// its name.
    func place(of preview: PreviewDescription) -> Place? {
        if let file = preview.file, let line = preview.line {
            let candidates = files.filter { $0.hasSuffix("/" + file) }
            let path =
                candidates.count == 1
                ? candidates[0] : candidates.first { Self.line(line, of: $0, contains: "#Preview") }
            return path.map { Place(path: $0, line: line) }
        }
        guard let provider = preview.provider else { return nil }
        for path in files {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains(provider) else {
                continue
            }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where Self.declares(provider, in: line) {
                return Place(path: path, line: index + 1)
            }
        }
        return nil
    }

    private static func line(_ number: Int, of path: String, contains text: String) -> Bool {
        let lines = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
            .split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(number - 1) && lines[number - 1].contains(text)
    }

    private static func declares(_ name: String, in line: Substring) -> Bool {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let place = words.firstIndex(of: Substring(name)), place > 0 else { return false }
        return ["struct", "class", "enum", "extension"].contains(words[place - 1])
    }
}
