import Foundation
@testable import Martlet
import MartletTesting
import Testing

import MartletBase

/// The choice of a file from an image set, and its rendering.
@MainActor
@Suite struct ImageSetTests {
    /// Creates sets whose files differ in their widths, so that the chosen one is known.
    private func set(_ entries: [String], _ widths: [UInt8]? = nil) throws -> ImageAssetTests.Resources {
        let resources = try ImageAssetTests.Resources()
        let images = entries.enumerated().map { "{\"filename\": \"\($0.offset).png\", \($0.element)}" }
        let folder = "Assets.xcassets/Sign.imageset"
        try resources.write("{\"images\": [\(images.joined(separator: ", "))]}", to: "\(folder)/Contents.json")
        for (index, width) in (widths ?? entries.indices.map { UInt8($0 + 10) }).enumerated() {
            try resources.write(ImageAssetTests.png(width, 20), to: "\(folder)/\(index).png")
        }
        return resources
    }

    private func width(_ resources: ImageAssetTests.Resources, _ traits: ImageTraits) -> CGFloat? {
        ImageAsset(name: "Sign", bundlePath: resources.bundle.bundlePath).picture(for: traits)?.pixelSize.width
    }

    private static func contrast(_ value: String) -> String {
        "\"idiom\": \"universal\", \"appearances\": [\(value)]"
    }

    @Test func contrastIsAskedFor() throws {
        let (dark, high) = (
            "{\"appearance\": \"luminosity\", \"value\": \"dark\"}",
            "{\"appearance\": \"contrast\", \"value\": \"high\"}"
        )
        let resources = try set([
            Self.contrast(high), Self.contrast("\(dark), \(high)"), Self.contrast(dark), "\"idiom\": \"universal\"",
        ])
        #expect(width(resources, ImageTraits(displayScale: 1)) == 13)
        #expect(width(resources, ImageTraits(dark: true, displayScale: 1)) == 12)
        #expect(width(resources, ImageTraits(increasedContrast: true, displayScale: 1)) == 10)
        #expect(width(resources, ImageTraits(dark: true, increasedContrast: true, displayScale: 1)) == 11)
    }

    @Test func devicesAreInOrder() throws {
        let resources = try set(["watch", "iphone", "mac", "ipad"].map { "\"idiom\": \"\($0)\"" })
        #expect(width(resources, ImageTraits(displayScale: 1)) == 12)
        let other = try set(["\"idiom\": \"mac\", \"scale\": \"1x\"", "\"idiom\": \"universal\", \"scale\": \"2x\""])
        #expect(width(other, ImageTraits(displayScale: 1)) == 11)
        let wide = try set(["\"idiom\": \"universal\", \"display-gamut\": \"display-P3\"", "\"idiom\": \"universal\""])
        #expect(width(wide, ImageTraits(displayScale: 1)) == 11)
    }

    @Test func languagesAreInOrder() throws {
        let entries = ["de", "de-AT", "fr"].map { "\"idiom\": \"universal\", \"locale\": \"\($0)\"" }
        let resources = try set(entries + ["\"idiom\": \"universal\""])
        func width(_ identifier: String) -> CGFloat? {
            self.width(resources, ImageTraits(displayScale: 1, locale: Locale(identifier: identifier)))
        }
        #expect(width("de_AT") == 11)
        #expect(width("de_CH") == 10)
        #expect(width("fr_FR") == 12)
        #expect(width("en_US") == 13)
        let host = TestHost {
            Image("Sign", bundle: resources.bundle).accessibilityIdentifier("sign")
        }
        host.setEnvironment(\.locale, Locale(identifier: "fr_FR"))
        host.update()
        #expect(try host.element(id: "sign").frame.width == 12)
    }

    @Test func edgesOfTheCatalogueAreKept() throws {
        let resizing = """
            "idiom": "universal", "scale": "2x", "resizing": {"mode": "9-part",
            "center": {"mode": "tile", "width": 1, "height": 1},
            "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 2}}
            """
        let resources = try set([resizing])
        let surroundings = TextSurroundings(EnvironmentValues())
        func look(_ image: Image) -> PictureLook {
            ImageContent.resolved(image, in: surroundings, scale: .medium).look
        }
        let image = Image("Sign", bundle: resources.bundle)
        #expect(look(image).resizing == nil)
        #expect(
            look(image.resizable()).resizing
                == .init(capInsets: EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 1), mode: .tile))
        let own = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        #expect(look(image.resizable(capInsets: own)).resizing == .init(capInsets: own, mode: .stretch))
    }

    @Test func whatIsDamagedIsSaid() throws {
        let resources = try set(["\"idiom\": \"universal\", \"scale\": \"1x\"", "\"idiom\": \"universal\""])
        // The other file is shown in place of one that is gone.
        try FileManager.default.removeItem(
            at: resources.folder.appendingPathComponent("Assets.xcassets/Sign.imageset/0.png"))
        #expect(width(resources, ImageTraits(displayScale: 1)) == 11)

        func check(_ contents: String, _ file: String? = nil, says message: String) throws {
            let resources = try ImageAssetTests.Resources()
            try resources.write(contents, to: "A.xcassets/Sign.imageset/Contents.json")
            if let file { try resources.write("%PDF-1.4", to: "A.xcassets/Sign.imageset/\(file)") }
            try resources.write(ImageAssetTests.png(5, 5), to: "A.xcassets/Other.imageset/a.png")
            try resources.write(
                "{\"images\": [{\"filename\": \"a.png\"}]}", to: "A.xcassets/Other.imageset/Contents.json")
            let host = TestHost {
                VStack {
                    Image("Sign", bundle: resources.bundle)
                    Image("Other", bundle: resources.bundle).accessibilityIdentifier("other")
                }
            }
            #expect(try host.element(id: "other").frame.width == 5)
            host.expectIssue(containing: message)
        }
        try check("{", says: "Sign.imageset/Contents.json is not as Xcode writes it")
        try check("{\"images\": []}", says: "names no file")
        try check("{\"images\": [{\"filename\": \"a.png\"}]}", says: "there is no ")
        try check("{\"images\": [{\"filename\": \"a.pdf\"}]}", "a.pdf", says: "AssetsPlugin")
        try check("{\"images\": [{\"filename\": \"a.txt\"}]}", "a.txt", says: "a.txt")
    }

    @Test func colorsOfADesktopAreShown() throws {
        let resources = try ImageAssetTests.Resources()
        func entry(_ idiom: String, _ red: String, _ more: String = "", space: String = "srgb") -> String {
            """
            {"idiom": "\(idiom)"\(more), "color": {"color-space": "\(space)",
             "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1.000"}}}
            """
        }
        func write(_ name: String, _ entries: String...) throws {
            try resources.write(
                "{\"colors\": [\(entries.joined(separator: ", "))]}", to: "A.xcassets/\(name).colorset/Contents.json")
        }
        func red(_ name: String) -> Float {
            Color(name, bundle: resources.bundle).resolved(dark: false).red
        }
        try write("Devices", entry("iphone", "0.1"), entry("mac", "0.2"), entry("ipad", "0.3"))
        try write("Mixed", entry("mac", "0.4"), entry("universal", "51"))
        try write("Wide", entry("universal", "0.9", ", \"display-gamut\": \"display-P3\""), entry("universal", "0x33"))
        try write("Linear", entry("universal", "0.2140", space: "extended-linear-srgb"))
        #expect(abs(red("Devices") - 0.2) < 0.001)
        #expect(abs(red("Mixed") - 0.2) < 0.001)
        #expect(abs(red("Wide") - 0.2) < 0.001)
        #expect(abs(red("Linear") - 0.5) < 0.001)
    }
}
