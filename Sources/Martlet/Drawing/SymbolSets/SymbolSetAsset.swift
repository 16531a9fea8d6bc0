import Foundation
import MartletBase
import MartletRuntime
import Synchronization

/// A custom symbol of an asset catalog: a `.symbolset` folder with an SVG in Xcode's template format.
///
/// It is a picture with the size and weight of the adjacent text's font.
struct SymbolSetAsset: Hashable, Sendable {
    let name: String
    /// The bundle in which to look; `nil` for the program's own resources.
    let bundlePath: String?

    /// The result of looking up the name.
    private enum Found: Sendable {
        case template(SymbolTemplate)
        /// An invalid template, with the error.
        case fault(String)
        case nothing
    }

    private struct Key: Hashable {
        let asset: SymbolSetAsset
        let look: SymbolTemplate.Look
        /// The traits that the symbol's named colors depend on.
        let dark: Bool
        let increasedContrast: Bool
    }

    private static let found = Mutex<[SymbolSetAsset: Found]>([:])
    private static let pictures = Mutex<[Key: Picture]>([:])
    /// The largest number of cached pictures, because an animated font size produces many.
    private static let limit = 512

    static func forget() {
        found.withLock { $0 = [:] }
        pictures.withLock { $0 = [:] }
    }

    /// Returns the picture of the symbol; `nil` if there is no such symbol, or it cannot be read.
    /// - Complexity: O(1) for a cached picture.
    func picture(
        font: ResolvedFont, scale: Image.Scale, mode: SymbolRenderingMode?, color: ResolvedColor,
        in styles: _ShapeStyleContext
    ) -> Picture? {
        guard case .template(let template) = load() else { return nil }
        let look = SymbolTemplate.Look(
            pointSize: Double(font.pointSize), weight: Double(font.weight.value), scale: scale.ofTemplates,
            coloring: Self.coloring(mode, color, styles))
        let key = Key(asset: self, look: look, dark: styles.dark, increasedContrast: styles.increasedContrast)
        if let known = Self.pictures.withLock({ $0[key] }) { return known }
        let made = template.picture(look) { name in Color(systemReference: name).map(styles.resolve) }
        Self.pictures.withLock { pictures in
            if pictures.count >= Self.limit { pictures = [:] }
            pictures[key] = made
        }
        return made
    }

    /// The warning for a symbol that exists but cannot be shown; `nil` if there is no symbol.
    var faultMessage: String? {
        if case .fault(let reason) = load() { reason } else { nil }
    }

    private static func coloring(
        _ mode: SymbolRenderingMode?, _ color: ResolvedColor, _ styles: _ShapeStyleContext
    ) -> SymbolTemplate.Coloring {
        switch mode?.kind {
        case .monochrome, nil:
            // Several foreground styles imply a palette, unless a mode is set.
            mode == nil && styles.foreground.count > 1 ? palette(color, styles) : .monochrome
        case .hierarchical: .hierarchical
        case .palette: styles.foreground.count > 1 ? palette(color, styles) : .hierarchical
        case .multicolor: .multicolor(tint: styles.resolve(Color.accentColor), foreground: color)
        }
    }

    private static func palette(_ color: ResolvedColor, _ styles: _ShapeStyleContext) -> SymbolTemplate.Coloring {
        .palette([color] + styles.foreground.dropFirst().map { $0._paint(in: styles).representativeColor })
    }

    private func load() -> Found {
        if let known = Self.found.withLock({ $0[self] }) { return known }
        let found = find()
        Self.found.withLock { $0[self] = found }
        return found
    }

    private func find() -> Found {
        for folder in ResourceFolders.of(bundlePath: bundlePath) {
            guard let set = AssetCatalogues.folder("\(name).symbolset", in: folder) else { continue }
            guard let file = Self.file(in: set) else {
                return .fault("The symbol named \"\(name)\" can't be shown: \(set.path) has no SVG.")
            }
            do throws(SymbolTemplate.Fault) {
                guard let data = FileManager.default.contents(atPath: file.path) else {
                    throw SymbolTemplate.Fault(reason: "there is no such file")
                }
                return .template(try SymbolTemplate(String(decoding: data, as: UTF8.self)))
            } catch {
                return .fault("The symbol named \"\(name)\" can't be shown: \(file.path): \(error.reason).")
            }
        }
        return .nothing
    }

    /// Returns the file named by the set's `Contents.json`, or else the first SVG in the folder.
    private static func file(in set: URL) -> URL? {
        let contents = FileManager.default.contents(atPath: set.appendingPathComponent("Contents.json").path)
            .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
        let names = contents?.symbols.compactMap(\.filename) ?? []
        if let name = names.first { return set.appendingPathComponent(name) }
        let files = (try? FileManager.default.contentsOfDirectory(at: set, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension.lowercased() == "svg" }
            .min { $0.lastPathComponent < $1.lastPathComponent }
    }

    private struct Contents: Decodable {
        var symbols: [Entry]

        struct Entry: Decodable { var filename: String? }
    }
}

extension Image.Scale {
    fileprivate var ofTemplates: SymbolTemplate.Scale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
