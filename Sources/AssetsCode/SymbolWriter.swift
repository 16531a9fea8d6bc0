/// Generates the properties with which code refers to assets, as Xcode does.
package struct SymbolWriter {
    package private(set) var code = ""
    package private(set) var warnings: [String] = []

    /// A type with the symbols of a namespace.
    private struct Space {
        var symbols: [(name: String, asset: Asset)] = []
        var spaces: [(name: String, space: Space)] = []
    }

    package init(_ assets: [Asset]) {
        code = """
            // Made of the asset catalogues; not to be changed by hand.
            import Foundation
            import SwiftUI

            private let resourceBundle = Foundation.Bundle.module

            """
        write("ColorResource", "color", assets.filter { $0.kind == .color })
        write("ImageResource", "image", assets.filter { $0.kind == .image })
        writeColors(assets.filter { $0.kind == .color })
    }

    private mutating func write(_ type: String, _ what: String, _ assets: [Asset]) {
        var root = Space()
        for asset in assets { add(asset, asset.namespace[...], to: &root) }
        if assets.isEmpty { return }
        code += "\nextension \(type) {\n" + lines(of: root, type, what, indent: "    ") + "}\n"
    }

    private mutating func add(_ asset: Asset, _ path: ArraySlice<String>, to space: inout Space) {
        if let first = path.first {
            let name = AssetSymbol.namespace(first)
            if let index = space.spaces.firstIndex(where: { $0.name == name }) {
                add(asset, path.dropFirst(), to: &space.spaces[index].space)
            } else {
                var inner = Space()
                add(asset, path.dropFirst(), to: &inner)
                space.spaces.append((name, inner))
            }
            return
        }
        let name = AssetSymbol.property(asset.name, asset.kind)
        if let other = space.symbols.first(where: { $0.name == name }) {
            if other.asset.fullName == asset.fullName { return }
            warnings.append(
                "\(asset.path):1:1: warning: \(asset.fullName) would be called .\(name) in code, as "
                    + "\(other.asset.fullName) is: it has no symbol")
            return
        }
        space.symbols.append((name, asset))
    }

    private func lines(of space: Space, _ type: String, _ what: String, indent: String) -> String {
        var text = ""
        for (name, asset) in space.symbols {
            text += """
                \(indent)/// The "\(asset.fullName)" asset catalog \(what) resource.
                \(indent)static let \(name) = \(type)(name: \(Self.literal(asset.fullName)), bundle: resourceBundle)

                """
        }
        for (name, inner) in space.spaces {
            text += "\(indent)/// What the catalogs have in \(name).\n\(indent)enum \(name) {\n"
            text += lines(of: inner, type, what, indent: indent + "    ") + "\(indent)}\n"
        }
        return text
    }

    /// Generates `Color.brand`, and `.brand` for styles. Only for assets without a namespace, and only if no existing
    /// name is hidden.
    private mutating func writeColors(_ assets: [Asset]) {
        var names: [String] = []
        for asset in assets where asset.namespace.isEmpty {
            let name = AssetSymbol.property(asset.name, .color)
            if names.contains(name) { continue }
            if Self.taken.contains(name) {
                warnings.append(
                    "\(asset.path):1:1: warning: Color.\(name) is SwiftUI's: the color \(asset.name) is "
                        + "Color(.\(name)) alone")
            } else {
                names.append(name)
            }
        }
        if names.isEmpty { return }
        func extend(_ type: String) {
            code += "\nextension \(type) {\n"
            for name in names {
                code += "    static var \(name): SwiftUI.Color { SwiftUI.Color(ColorResource.\(name)) }\n"
            }
            code += "}\n"
        }
        extend("SwiftUI.Color")
        extend("SwiftUI.ShapeStyle where Self == SwiftUI.Color")
    }

    /// The names of existing colors and styles.
    private static let taken: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "tint",
        "background", "foreground", "selection", "separator", "placeholder", "link", "fill", "windowBackground", "bar",
        "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    ]

    private static func literal(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
