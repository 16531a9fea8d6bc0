import Foundation
import Testing

import AssetsCode

@Suite struct AssetsCodeTests {
    @Test(arguments: [
        ("Logo", "logo"), ("my-image 1", "myImage1"), ("hero_image", "hero"), ("heroImage", "hero"), ("Image", "image"),
        ("ic_arrow_left", "icArrowLeft"), ("URLIcon", "urlIcon"), ("URL", "url"), ("A", "a"),
        ("1st place", "_1stPlace"),
        ("class", "`class`"), ("Größe", "größe"), ("---", "_"), ("x/y", "xY"), ("iPhone12", "iPhone12"),
    ])
    func imagesAreNamed(_ name: String, _ symbol: String) {
        #expect(AssetSymbol.property(name, .image) == symbol)
    }

    @Test(arguments: [
        ("AccentColor", "accent"), ("Color", "color"), ("brandImage", "brandImage"), ("Brand 2", "brand2"),
    ])
    func colorsAreNamed(_ name: String, _ symbol: String) {
        #expect(AssetSymbol.property(name, .color) == symbol)
    }

    private func image(_ name: String, in namespace: [String] = []) -> Asset {
        Asset(kind: .image, namespace: namespace, name: name, path: "/Assets.xcassets/\(name).imageset")
    }

    @Test func namespacesAreTypes() {
        let writer = SymbolWriter([
            image("logo"), image("star", in: ["icons", "Small ones"]), image("sun", in: ["icons"]),
        ])
        #expect(writer.warnings.isEmpty)
        let expected = [
            "static let logo = ImageResource(name: \"logo\", bundle: resourceBundle)", "enum Icons {",
            "static let sun = ImageResource(name: \"icons/sun\", bundle: resourceBundle)", "enum SmallOnes {",
            "static let star = ImageResource(name: \"icons/Small ones/star\", bundle: resourceBundle)",
        ]
        for line in expected { #expect(writer.code.contains(line)) }
    }

    @Test func whatIsCalledTheSameIsSaid() {
        let writer = SymbolWriter([image("star"), image("Star"), image("star")])
        #expect(writer.warnings.count == 1)
        #expect(writer.warnings.first?.contains("Star would be called .star") == true)
        let colors = SymbolWriter([Asset(kind: .color, namespace: [], name: "Red", path: "/A.xcassets/Red.colorset")])
        #expect(colors.warnings.first?.contains("Color.red is SwiftUI's") == true)
        #expect(colors.code.contains("static let red = ColorResource") && !colors.code.contains("SwiftUI.Color {"))
    }

    @Test func namesAreQuoted() {
        let writer = SymbolWriter([image("a \"b\" \\c")])
        #expect(writer.code.contains(#"ImageResource(name: "a \"b\" \\c", bundle"#))
    }

    @Test func cataloguesAreRead() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        func make(_ path: String, _ contents: String = "{}") throws {
            let folder = root.appendingPathComponent("A.xcassets/\(path)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
        }
        try make("Logo.imageset")
        try make("AppIcon.appiconset")
        try make("Brand.colorset")
        try make("Plain")
        try make("Plain/Moon.imageset")
        try make("Icons", "{\"properties\": {\"provides-namespace\": true}}")
        try make("Icons/Star.symbolset")
        let assets = AssetReader.assets(in: root.appendingPathComponent("A.xcassets"))
        #expect(assets.map(\.fullName) == ["Brand", "Icons/Star", "Logo", "Moon"])
        #expect(assets.map(\.kind) == [.color, .image, .image, .image])
        let code = root.appendingPathComponent("code.swift").path
        let catalogue = root.appendingPathComponent("A.xcassets").path
        #expect(AssetsTool.run(["symbols", code, catalogue]).isDone)
        #expect(try String(contentsOfFile: code, encoding: .utf8).contains("static var brand: SwiftUI.Color"))
        #expect(AssetsTool.run(["copy", catalogue, root.appendingPathComponent("B.xcassets").path]).isDone)
        #expect(AssetReader.assets(in: root.appendingPathComponent("B.xcassets")).count == 4)
        #expect(!AssetsTool.run(["copy", "/nowhere", "/nowhere/else"]).isDone)
        #expect(!AssetsTool.run([]).isDone)
    }
}
