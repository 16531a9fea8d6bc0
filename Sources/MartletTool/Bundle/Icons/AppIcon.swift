import Foundation
import MartletBase

/// An app's icon: pictures in several sizes, and a drawing that fits all.
struct AppIcon {
    /// Sizes that desktops look for.
    static let sizes = [16, 22, 24, 32, 48, 64, 128, 256, 512]

    private var pictures: [Int: [UInt8]] = [:]
    private var drawing: Data?

    /// Reads a file that settings name.
    init(file: URL) throws {
        guard let data = try? Data(contentsOf: file) else {
            throw CommandError("The icon \(file.relativePath) can't be read.")
        }
        try add(data, name: file.lastPathComponent)
    }

    /// Finds the set of icons in a target's asset catalogues, of which one named AppIcon is preferred; `nil` if there
    /// is none with a picture.
    init?(in target: URL) throws {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: target.path)) ?? []
        let sets = paths.filter { $0.hasSuffix(".appiconset") && !$0.contains(".build/") }
        let set = sets.min {
            ($0.hasSuffix("/AppIcon.appiconset") ? 0 : 1, $0) < ($1.hasSuffix("/AppIcon.appiconset") ? 0 : 1, $1)
        }
        guard let set else { return nil }
        let folder = target.appending(path: set)
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        where name.hasSuffix(".png") || name.hasSuffix(".svg") {
            guard Self.isForLight(name, in: folder) else { continue }
            try add(Data(contentsOf: folder.appending(path: name)), name: name)
        }
        if pictures.isEmpty && drawing == nil { return nil }
    }

    /// Returns whether a file of a set is the icon's ordinary look, not the dark or tinted one.
    private static func isForLight(_ name: String, in folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let images = contents["images"] as? [[String: Any]]
        else { return true }
        let named = images.filter { $0["filename"] as? String == name }
        return named.isEmpty || named.contains { $0["appearances"] == nil }
    }

    private mutating func add(_ data: Data, name: String) throws {
        if name.hasSuffix(".svg") {
            guard String(decoding: data.prefix(4096), as: UTF8.self).contains("<svg") else {
                throw CommandError("The icon \(name) is not a drawing in SVG.")
            }
            drawing = data
        } else {
            guard let (width, height) = Bitmap.size(of: Array(data)) else {
                throw CommandError("The icon \(name) is not a picture in PNG. Icons are PNG or SVG files.")
            }
            guard width == height else {
                throw CommandError("The icon \(name) is \(width) by \(height) pixels. Icons are square.")
            }
            pictures[width] = Array(data)
        }
    }

    /// Returns the files of the icon, from the folder `share/icons/hicolor`: a picture in each size, where there is one
    /// of that size or a larger one, and the drawing.
    func files(named name: String) throws -> [(path: String, data: Data)] {
        var files: [(path: String, data: Data)] = []
        var read: [Int: Bitmap] = [:]
        for size in Self.sizes.reversed() {
            if let picture = pictures[size] {
                files.append(("\(size)x\(size)/apps/\(name).png", Data(picture)))
                continue
            }
            // From the smallest that is at least twice as large: halves of halves are as good, and much faster.
            let larger = (Array(pictures.keys) + Array(read.keys)).filter { $0 > size }
            guard let source = larger.filter({ $0 >= 2 * size }).min() ?? larger.min() else { continue }
            guard let picture = read[source] ?? pictures[source].flatMap({ Bitmap($0) }) else {
                throw CommandError(
                    "The icon of \(source) pixels can't be read. Save it as a PNG with 8 bits, not interlaced.")
            }
            let scaled = picture.scaled(toWidth: size, height: size)
            (read[source], read[size]) = (picture, scaled)
            files.append(("\(size)x\(size)/apps/\(name).png", Data(scaled.file)))
        }
        if let drawing { files.append(("scalable/apps/\(name).svg", drawing)) }
        guard !files.isEmpty else { throw CommandError("The icon is smaller than 16 pixels. Give one of 512 or 1024.") }
        return files
    }
}
