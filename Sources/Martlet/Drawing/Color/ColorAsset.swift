import Foundation
import Synchronization

/// A color of an asset catalog: the `Contents.json` in a `.colorset` folder, which Linux packages copy without
/// compiling.
struct ColorAsset: Hashable, Sendable {
    let name: String
    /// The folder in which to look; `nil` for the program's own resources.
    let bundlePath: String?

    func resolved(dark: Bool, increasedContrast: Bool) -> Color.Resolved {
        let variants = Self.cache.withLock { cache in
            if let known = cache[self] { return known }
            let loaded = load()
            cache[self] = loaded
            return loaded
        }
        // The variant that matches most of the wanted traits and contradicts none.
        let best =
            variants
            .filter { ($0.dark == nil || $0.dark == dark) && (!$0.highContrast || increasedContrast) }
            .max { $0.specificity < $1.specificity }
        return best?.color.resolved(dark: dark, increasedContrast: increasedContrast)
            ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }

    private struct Variant: Sendable {
        var color: Color
        var dark: Bool?
        var highContrast: Bool
        var specificity: Int { (dark == nil ? 0 : 2) + (highContrast ? 1 : 0) }
    }

    private static let cache = Mutex<[ColorAsset: [Variant]]>([:])

    static func forget() { cache.withLock { $0 = [:] } }

    private func load() -> [Variant] {
        let folders = ResourceFolders.of(bundlePath: bundlePath)
        guard let file = folders.lazy.compactMap({ AssetCatalogues.folder("\(name).colorset", in: $0) }).first else {
            let correction = AssetCatalogues.correction(of: name, kind: "colorset", call: "Color", in: folders)
            report("No colour named \"\(name)\" was found, and nothing is shown. " + (correction ?? searched(folders)))
            return []
        }
        guard let data = try? Data(contentsOf: file.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else {
            report("The colour named \"\(name)\" can't be read: \(file.path)/Contents.json is not as Xcode writes it.")
            return []
        }
        for unknown in contents.colors.compactMap(\.color?.unknownReference) {
            report("The colour named \"\(name)\" refers to \"\(unknown)\", which is not known here; gray is shown.")
        }
        // Only one device's variants are considered: the universal ones, or those of the device that is most like a
        // desktop.
        let idiom = contents.colors.min { AssetIdiom.rank(of: $0.idiom) < AssetIdiom.rank(of: $1.idiom) }?.idiom
        let rank = AssetIdiom.rank(of: idiom)
        let fitting = contents.colors.filter { AssetIdiom.rank(of: $0.idiom) == rank }
        // If two variants differ in their gamut only, the sRGB variant is preferred.
        return fitting.sorted { $0.gamut != "display-P3" && $1.gamut == "display-P3" }.compactMap(\.variant)
    }

    private func searched(_ folders: [URL]) -> String {
        let places = folders.map(\.path).joined(separator: ", ")
        return "It was looked for as \(name).colorset in asset catalogues (.xcassets) in "
            + "\(places.isEmpty ? "no folder" : places). Add it to the target's resources in Package.swift."
    }

    /// Reports a problem with a color once, to the scene that shows it, if any.
    private func report(_ message: String) {
        let issue = RuntimeIssue(message: message)
        if let scene = SceneGraph.evaluating {
            scene.diagnostics.report(issue)
        } else {
            Diagnostics.reportDetached(issue)
        }
    }

    private struct Contents: Decodable {
        var colors: [Entry]

        struct Entry: Decodable {
            var color: Definition?
            var idiom: String?
            var gamut: String?
            var appearances: [Appearance]?

            enum CodingKeys: String, CodingKey {
                case color, idiom, appearances
                case gamut = "display-gamut"
            }

            var variant: Variant? {
                guard let color else { return nil }
                let traits = appearances ?? []
                let luminosity = traits.first { $0.appearance == "luminosity" }?.value
                return Variant(
                    color: color.color,
                    dark: luminosity.map { $0 == "dark" },
                    highContrast: traits.contains { $0.appearance == "contrast" })
            }
        }

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        struct Definition: Decodable {
            var colorSpace: String?
            var components: [String: String]?
            /// The name of a system color, instead of components.
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components, reference
            }

            /// All other color spaces have the transfer curve of sRGB, or a similar one.
            private static let spaces: [String: Color.RGBColorSpace] = [
                "display-p3": .displayP3, "extended-linear-srgb": .sRGBLinear,
            ]

            var unknownReference: String? { reference.flatMap { Color(systemReference: $0) == nil ? $0 : nil } }

            var color: Color {
                if let reference { return Color(systemReference: reference) ?? .gray }
                return Color(resolved)
            }

            private var resolved: Color.Resolved {
                func component(_ key: String) -> Float {
                    let text = components?[key] ?? (key == "alpha" ? "1" : "0")
                    if text.hasPrefix("0x") { return Float(UInt8(text.dropFirst(2), radix: 16) ?? 0) / 255 }
                    // Integers range to 255, decimal fractions to 1.
                    let value = Float(text) ?? 0
                    return text.contains(".") || key == "alpha" ? value : value / 255
                }
                let isGray = components?["white"] != nil
                return Color.Resolved(
                    colorSpace: Self.spaces[colorSpace ?? ""] ?? .sRGB,
                    red: component(isGray ? "white" : "red"),
                    green: component(isGray ? "white" : "green"),
                    blue: component(isGray ? "white" : "blue"),
                    opacity: component("alpha"))
            }
        }
    }
}

extension Color {
    /// Creates a color from an asset catalog in a bundle.
    ///
    /// The color is looked up when it is first shown. A missing color is clear.
    ///
    /// - Parameters:
    ///   - name: The name of the color set.
    ///   - bundle: The bundle with the catalog; `nil` for the main bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        let asset = ColorAsset(name: name, bundlePath: bundle?.bundlePath)
        storage = .derived(DerivedColor(.asset(asset), opacity: 1))
    }
}
