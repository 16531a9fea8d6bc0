import Foundation
import Synchronization

/// An image that is looked for by its name among the resources of a bundle: in asset catalogues, which a package's
/// resources keep as folders on Linux, and then as a file.
struct ImageAsset: Hashable, Sendable {
    let name: String
    /// The bundle in which to look; nil for the program's own resources.
    let bundlePath: String?

    /// The picture for some surroundings; nil if there is none.
    /// - Complexity: A look-up, once the image has been found or missed.
    func picture(dark: Bool, displayScale: CGFloat) -> Picture? {
        let key = Key(asset: self, dark: dark, scale: displayScale > 1 ? 2 : 1)
        if let known = Self.cache.withLock({ $0[key] }) { return known }
        let found = find(dark: dark, scale: key.scale)
        Self.cache.withLock { $0[key] = .some(found) }
        return found
    }

    private struct Key: Hashable {
        let asset: ImageAsset
        let dark: Bool
        let scale: CGFloat
    }

    private static let cache = Mutex<[Key: Picture?]>([:])

    /// What is said where the image is not found.
    var missingMessage: String {
        let folders = ResourceFolders.of(bundlePath: bundlePath)
        if let correction = AssetCatalogues.correction(of: name, kind: "imageset", call: "Image", in: folders) {
            return "No image named \"\(name)\" was found. \(correction)"
        }
        let places = folders.map(\.path).joined(separator: ", ")
        return
            "No image named \"\(name)\" was found. It was looked for as \(name).imageset in asset catalogues (.xcassets) "
            + "and as \(name).png, .jpg, .svg and the like in \(places.isEmpty ? "no folder" : places). "
            + "Add it to the target's resources in Package.swift, and name its bundle: Image(\"\(name)\", bundle: .module)."
    }

    private func find(dark: Bool, scale: CGFloat) -> Picture? {
        for folder in ResourceFolders.of(bundlePath: bundlePath) {
            if let set = AssetCatalogues.folder("\(name).imageset", in: folder),
                let picture = ImageSet(folder: set)?.picture(dark: dark, scale: scale)
            {
                return picture
            }
            if let picture = file(in: folder, scale: scale) { return picture }
        }
        return nil
    }

    private static let kinds = ["png", "svg", "jpg", "jpeg", "gif", "webp", "bmp", "PNG", "JPG", "JPEG"]

    private func file(in folder: URL, scale: CGFloat) -> Picture? {
        func file(_ name: String, _ scale: CGFloat) -> Picture? {
            let path = folder.appendingPathComponent(name).path
            return FileManager.default.fileExists(atPath: path) ? Picture(file: path, scale: scale) : nil
        }
        let known = Self.kinds.first { name.hasSuffix(".\($0)") }
        let stem = known.map { String(name.dropLast($0.count + 1)) } ?? name
        // The files nearest to the display come first; others do where they are missing.
        let suffixes: [(String, CGFloat)] =
            scale > 1 ? [("@2x", 2), ("@3x", 3), ("", 1)] : [("", 1), ("@2x", 2), ("@3x", 3)]
        for (suffix, scale) in suffixes {
            for kind in known.map({ [$0] }) ?? Self.kinds {
                if let picture = file("\(stem)\(suffix).\(kind)", scale) { return picture }
            }
        }
        return nil
    }
}

/// An image in an asset catalogue: the `Contents.json` of an `.imageset` folder.
private struct ImageSet {
    private let folder: URL
    private let contents: Contents

    init?(folder: URL) {
        self.folder = folder
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        self.contents = contents
    }

    func picture(dark: Bool, scale: CGFloat) -> Picture? {
        let candidates = contents.images.filter { $0.filename != nil && ($0.isDark == nil || $0.isDark == dark) }
        // What is made for the colour scheme and the scale; universal images rather than those of a device.
        let best = candidates.min { rank($0, scale) < rank($1, scale) }
        guard let best, let name = best.filename else { return nil }
        var picture = Picture(file: folder.appendingPathComponent(name).path, scale: best.factor ?? 1)
        picture?.isTemplate = contents.properties?.intent == "template"
        return picture
    }

    private func rank(_ image: Entry, _ scale: CGFloat) -> Double {
        let distance = image.factor.map { $0 < scale ? 10 + scale - $0 : $0 - scale } ?? 0
        return (image.isDark == nil ? 100 : 0) + (image.idiom == "universal" ? 0 : 20) + Double(distance)
    }

    private struct Contents: Decodable {
        var images: [Entry]
        var properties: Properties?
    }

    private struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        var factor: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }
        var isDark: Bool? { appearances?.first { $0.appearance == "luminosity" }.map { $0.value == "dark" } }
    }
}
