import Foundation

/// An image in an asset catalog: the `Contents.json` of an `.imageset` folder.
struct ImageSet {
    private let folder: URL
    private let contents: Contents

    init?(folder: URL) {
        self.folder = folder
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        self.contents = contents
    }

    /// Returns the reason why a set has no picture, as a clause.
    static func fault(of folder: URL) -> String {
        guard let set = ImageSet(folder: folder) else {
            return "\(folder.path)/Contents.json is not as Xcode writes it"
        }
        let names = set.contents.images.compactMap(\.filename)
        if names.isEmpty { return "\(folder.path)/Contents.json names no file" }
        for name in names {
            let path = folder.appendingPathComponent(name).path
            if !FileManager.default.fileExists(atPath: path) { return "there is no \(path)" }
            if path.lowercased().hasSuffix(".pdf") {
                return "\(path) is a PDF, which the package's AssetsPlugin makes an SVG of: name it among the "
                    + "target's plugins, and the catalogue not among its resources"
            }
        }
        return "none of its files is a picture that is known here: \(names.joined(separator: ", "))"
    }

    /// Returns the picture that fits the traits best. Unreadable files are skipped.
    func picture(for traits: ImageTraits) -> Picture? {
        let candidates = contents.images.filter { $0.filename != nil && $0.fits(traits) }
        let ranked = candidates.enumerated().sorted { a, b in
            let (first, second) = (a.element.rank(traits), b.element.rank(traits))
            return first == second ? a.offset < b.offset : first < second
        }
        return ranked.lazy.compactMap { picture($0.element) }.first
    }

    private func picture(_ entry: Entry) -> Picture? {
        guard let name = entry.filename else { return nil }
        let scale = entry.factor ?? 1
        var picture = ReloadedResources.picture(file: folder.appendingPathComponent(name).path, scale: scale)
        picture?.isTemplate = contents.properties?.intent == "template"
        picture?.slicing = entry.resizing?.slicing(scale: scale)
        return picture
    }

    private struct Contents: Decodable {
        var images: [Entry]
        var properties: Properties?
    }

    private struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
}

extension ImageSet {
    /// A file of the set, with the traits it is intended for.
    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var locale: String?
        var gamut: String?
        var appearances: [Appearance]?
        var resizing: Resizing?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, locale, appearances, resizing
            case gamut = "display-gamut"
        }

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        /// The number of pixels per point; `nil` for a drawing for all scales.
        var factor: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }

        private var isDark: Bool? { appearances?.first { $0.appearance == "luminosity" }.map { $0.value == "dark" } }

        private var isForContrast: Bool { appearances?.contains { $0.appearance == "contrast" } ?? false }

        /// Returns whether the file may be used with the traits.
        func fits(_ traits: ImageTraits) -> Bool {
            (isDark == nil || isDark == traits.dark) && (!isForContrast || traits.increasedContrast)
                && idiom != "watch-marketing" && idiom != "ios-marketing"
        }

        /// Returns the distance of the file from the traits; lower is better. The appearance has the highest weight,
        /// followed by the language, the device, the gamut, and the scale.
        func rank(_ traits: ImageTraits) -> Double {
            let distance = factor.map { $0 < traits.scale ? 10 + traits.scale - $0 : $0 - traits.scale } ?? 0
            return (isDark == nil ? 2_000 : 0) + (isForContrast ? 0 : 1_000) + 200 * rank(of: locale, traits.language)
                + 20 * Double(AssetIdiom.rank(of: idiom)) + (gamut == "display-P3" ? 15 : 0) + Double(distance)
        }

        /// Returns the rank of a language: first the wanted one, then one with another region, then none, then others.
        private func rank(of locale: String?, _ wanted: String) -> Double {
            guard let locale = locale?.replacing("_", with: "-") else { return 2 }
            if locale.lowercased() == wanted.lowercased() { return 0 }
            func language(_ text: String) -> Substring? { text.split(separator: "-").first }
            return language(locale) == language(wanted) ? 1 : 3
        }
    }

    /// The parts of an image that keep their size, in pixels.
    struct Resizing: Decodable {
        var insets: [String: Double]?
        var center: Center?

        enum CodingKeys: String, CodingKey {
            case center
            case insets = "cap-insets"
        }

        struct Center: Decodable { var mode: String? }

        func slicing(scale: CGFloat) -> Picture.Slicing? {
            guard let insets else { return nil }
            func points(_ edge: String) -> CGFloat { CGFloat(max(0, insets[edge] ?? 0)) / max(scale, 1) }
            return Picture.Slicing(
                top: points("top"), leading: points("left"), bottom: points("bottom"), trailing: points("right"),
                isTiled: center?.mode == "tile")
        }
    }
}

/// The devices distinguished by a catalog.
enum AssetIdiom {
    /// Returns the rank of a device on a desktop; lower is better.
    static func rank(of idiom: String?) -> Int {
        guard let idiom else { return 0 }
        return order.firstIndex(of: idiom) ?? order.count
    }

    private static let order = ["universal", "mac", "ipad", "iphone", "vision", "car", "tv", "watch"]
}
