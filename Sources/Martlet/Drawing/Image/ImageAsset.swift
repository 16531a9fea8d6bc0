import Foundation
import Synchronization

/// An image that is looked up by name in a bundle: first in asset catalogs, which Linux packages contain as folders,
/// and then as a file.
struct ImageAsset: Hashable, Sendable {
    let name: String
    /// The bundle in which to look; `nil` for the program's own resources.
    let bundlePath: String?

    /// Returns the picture for an environment; `nil` if there is none.
    /// - Complexity: O(1) after the first lookup.
    func picture(for traits: ImageTraits) -> Picture? {
        let key = Key(asset: self, traits: traits)
        if let known = Self.cache.withLock({ $0[key] }) { return known }
        let found = find(traits)
        Self.cache.withLock { $0[key] = .some(found) }
        return found
    }

    private struct Key: Hashable {
        let asset: ImageAsset
        let traits: ImageTraits
    }

    private static let cache = Mutex<[Key: Picture?]>([:])

    static func forget() { cache.withLock { $0 = [:] } }

    /// The warning for an image that is not found.
    var missingMessage: String {
        let folders = ResourceFolders.of(bundlePath: bundlePath)
        if let set = folders.lazy.compactMap({ AssetCatalogues.folder("\(name).imageset", in: $0) }).first {
            return "The image named \"\(name)\" can't be shown: \(ImageSet.fault(of: set))."
        }
        if let correction = AssetCatalogues.correction(of: name, kind: "imageset", call: "Image", in: folders) {
            return "No image named \"\(name)\" was found. \(correction)"
        }
        let places = folders.map(\.path).joined(separator: ", ")
        return
            "No image named \"\(name)\" was found. It was looked for as \(name).imageset in asset catalogues (.xcassets) "
            + "and as \(name).png, .jpg, .svg and the like in \(places.isEmpty ? "no folder" : places). "
            + "Add it to the target's resources in Package.swift, and name its bundle: Image(\"\(name)\", bundle: .module)."
    }

    private func find(_ traits: ImageTraits) -> Picture? {
        for folder in ResourceFolders.of(bundlePath: bundlePath) {
            if let set = AssetCatalogues.folder("\(name).imageset", in: folder),
                let picture = ImageSet(folder: set)?.picture(for: traits)
            {
                return picture
            }
            if let picture = file(in: folder, scale: traits.scale) { return picture }
        }
        return nil
    }

    private static let kinds = ["png", "svg", "jpg", "jpeg", "gif", "webp", "bmp", "PNG", "JPG", "JPEG"]

    private func file(in folder: URL, scale: CGFloat) -> Picture? {
        func file(_ name: String, _ scale: CGFloat) -> Picture? {
            let path = folder.appendingPathComponent(name).path
            return FileManager.default.fileExists(atPath: path)
                ? ReloadedResources.picture(file: path, scale: scale) : nil
        }
        let known = Self.kinds.first { name.hasSuffix(".\($0)") }
        let stem = known.map { String(name.dropLast($0.count + 1)) } ?? name
        // Files for the display's scale come first. If they are missing, others are used.
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

/// The traits by which a variant of an image is chosen.
struct ImageTraits: Hashable {
    var dark = false
    var increasedContrast = false
    /// The display scale, 1 or 2. Displays with a fractional scale use the variant for 2.
    var scale: CGFloat = 1
    /// The language, such as `de` or `pt-BR`.
    var language = ""

    init(dark: Bool = false, increasedContrast: Bool = false, displayScale: CGFloat, locale: Locale = .current) {
        self.dark = dark
        self.increasedContrast = increasedContrast
        scale = displayScale > 1 ? 2 : 1
        language = String(locale.identifier.prefix { $0 != "@" }).replacing("_", with: "-")
    }
}
