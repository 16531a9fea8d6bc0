import Foundation
@testable import Martlet
import MartletTesting
import Testing

import MartletBase

/// Images by name: files and asset catalogues among the resources of a bundle.
@MainActor
@Suite struct ImageAssetTests {
    /// A folder of resources, as a package's bundle is on Linux. Goes with the test.
    final class Resources {
        let folder: URL
        var bundle: Bundle { Bundle(path: folder.path)! }

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func write(_ data: Data, to path: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }

        func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }
    }

    /// The beginning of a PNG of a size: what layout reads of it.
    static func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
            + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
    }

    private func size(_ image: Image) throws -> CGSize {
        let host = TestHost { image.accessibilityIdentifier("image") }
        return try host.element(id: "image").frame.size
    }

    @Test func aFileIsFoundByItsName() throws {
        let resources = try Resources()
        try resources.write(Self.png(30, 20), to: "logo.png")
        #expect(try size(Image("logo", bundle: resources.bundle)) == CGSize(width: 30, height: 20))
        #expect(try size(Image("logo.png", bundle: resources.bundle)) == CGSize(width: 30, height: 20))
        #expect(try size(Image(decorative: "logo", bundle: resources.bundle)) == CGSize(width: 30, height: 20))
    }

    @Test func aFileForTwiceTheScaleIsHalfAsLarge() throws {
        let resources = try Resources()
        try resources.write(Self.png(60, 40), to: "logo@2x.png")
        #expect(try size(Image("logo", bundle: resources.bundle)) == CGSize(width: 30, height: 20))
    }

    @Test func anImageSetHasVariants() throws {
        let resources = try Resources()
        let contents = """
            {"images": [
                {"idiom": "universal", "scale": "1x", "filename": "light.png"},
                {"idiom": "universal", "scale": "2x", "filename": "light2.png"},
                {"idiom": "universal", "scale": "1x", "filename": "dark.png",
                 "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "info": {"author": "xcode", "version": 1},
             "properties": {"template-rendering-intent": "template"}}
            """
        let set = "Assets.xcassets/Icons/Gem.imageset"
        try resources.write(contents, to: "\(set)/Contents.json")
        try resources.write(Self.png(10, 10), to: "\(set)/light.png")
        try resources.write(Self.png(24, 24), to: "\(set)/light2.png")
        try resources.write(Self.png(12, 14), to: "\(set)/dark.png")
        let image = Image("Gem", bundle: resources.bundle)
        #expect(try size(image) == CGSize(width: 10, height: 10))
        let host = TestHost { image.accessibilityIdentifier("image") }
        host.setEnvironment(\.colorScheme, .dark)
        host.update()
        #expect(try host.element(id: "image").frame.size == CGSize(width: 12, height: 14))
        let asset = ImageAsset(name: "Gem", bundlePath: resources.bundle.bundlePath)
        #expect(asset.picture(for: ImageTraits(displayScale: 2))?.size == CGSize(width: 12, height: 12))
        #expect(asset.picture(for: ImageTraits(displayScale: 1))?.isTemplate == true)
    }

    private static let namespace = "{\"info\": {\"version\": 1}, \"properties\": {\"provides-namespace\": true}}"
    private static let anImage = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}"

    /// `Outer` and `Outer/Plain/Inner` provide namespaces, `Plain` is only a folder.
    private func nested() throws -> Resources {
        let resources = try Resources()
        let root = "Assets.xcassets"
        try resources.write("{\"info\": {\"version\": 1}}", to: "\(root)/Outer/Plain/Contents.json")
        for (folder, sets) in [
            ("Outer", "one"), ("Outer/Plain", "two"), ("Outer/Plain/Inner", "three"), ("Free", "four"),
        ] {
            if folder != "Outer/Plain", folder != "Free" {
                try resources.write(Self.namespace, to: "\(root)/\(folder)/Contents.json")
            }
            try resources.write(Self.anImage, to: "\(root)/\(folder)/\(sets).imageset/Contents.json")
            try resources.write(Self.png(10, 10), to: "\(root)/\(folder)/\(sets).imageset/a.png")
            try resources.write(Self.red, to: "\(root)/\(folder)/\(sets).colorset/Contents.json")
        }
        return resources
    }

    private static let red = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
        """

    @Test(arguments: ["Outer/one", "Outer/two", "Outer/Inner/three", "four"])
    func foldersThatProvideANamespaceArePartOfTheName(_ name: String) throws {
        let resources = try nested()
        #expect(try size(Image(name, bundle: resources.bundle)) == CGSize(width: 10, height: 10))
        let color = Color(name, bundle: resources.bundle).resolved(dark: false)
        #expect(color.red > 0.99 && color.opacity == 1)
    }

    @Test(arguments: [
        ("one", "Outer/one"), ("three", "Outer/Inner/three"), ("Inner/three", "Outer/Inner/three"),
        ("Outer/Plain/two", "Outer/two"), ("Free/four", "four"),
    ])
    func anotherNameIsNotFoundAndTheRightOneIsNamed(_ name: String, _ right: String) throws {
        let resources = try nested()
        let host = TestHost {
            VStack {
                Image(name, bundle: resources.bundle).accessibilityIdentifier("image")
                Text("red").foregroundStyle(Color(name, bundle: resources.bundle))
            }
        }
        #expect(try host.element(id: "image").frame.size == .zero)
        host.expectIssue(containing: "No image named \"\(name)\" was found. Write Image(\"\(right)\").")
        host.expectIssue(
            containing: "No colour named \"\(name)\" was found, and nothing is shown. Write Color(\"\(right)\").")
    }

    @Test func aColorSetMayReferToAColorOfTheSystem() throws {
        let resources = try Resources()
        func write(_ reference: String, to name: String) throws {
            let contents = """
                {"colors": [
                    {"idiom": "universal", "color": {"platform": "ios", "reference": "\(reference)"}},
                    {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                     "color": {"platform": "universal", "reference": "systemRedColor"}}]}
                """
            try resources.write(contents, to: "Assets.xcassets/\(name).colorset/Contents.json")
        }
        try write("systemBlueColor", to: "Accent")
        try write("labelColor", to: "Label")
        try write("systemNoneColor", to: "None")
        func color(_ name: String, dark: Bool = false) -> Color.Resolved {
            Color(name, bundle: resources.bundle).resolved(dark: dark)
        }
        #expect(color("Accent") == Color.blue.resolved(dark: false))
        #expect(color("Accent", dark: true) == Color.red.resolved(dark: true))
        #expect(color("Label") == Color.primary.resolved(dark: false))
        let host = TestHost { Text("x").foregroundStyle(Color("None", bundle: resources.bundle)) }
        host.expectIssue(containing: "refers to \"systemNoneColor\"")
    }

    @Test func aColorSetIsFoundToo() throws {
        let resources = try Resources()
        let contents = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "1.000", "green": "0.000", "blue": "0x80", "alpha": "1.000"}}}]}
            """
        try resources.write(contents, to: "Assets.xcassets/Brand.colorset/Contents.json")
        let color = ColorAsset(name: "Brand", bundlePath: resources.bundle.bundlePath)
            .resolved(dark: false, increasedContrast: false)
        #expect(abs(color.red - 1) < 0.01 && abs(color.blue - 0.5) < 0.01 && color.opacity == 1)
    }

    @Test func aMissingImageIsSaidOnceAndShowsNothing() throws {
        let resources = try Resources()
        let host = TestHost {
            VStack {
                Image("nowhere", bundle: resources.bundle).accessibilityIdentifier("image")
                Image("nowhere", bundle: resources.bundle)
            }
        }
        #expect(host.issues.count == 1)
        #expect(host.issues.first?.message.contains("nowhere.imageset") == true)
        #expect(host.issues.first?.message.contains(resources.folder.lastPathComponent) == true)
        host.expectIssue(containing: "No image named \"nowhere\"")
        #expect(try host.element(id: "image").frame.size == .zero)
    }

    @Test func aResizableImageTakesWhatIsOffered() throws {
        let resources = try Resources()
        try resources.write(Self.png(30, 20), to: "logo.png")
        let host = TestHost {
            Image("logo", bundle: resources.bundle).resizable().scaledToFit()
                .frame(width: 90, height: 90).accessibilityIdentifier("image")
        }
        let image = try #require(host.findAll(.image).first)
        #expect(image.frame.size == CGSize(width: 90, height: 60))
    }

    @Test func headersSayTheSize() {
        #expect(PictureHeader(Self.png(5, 7))?.size == CGSize(width: 5, height: 7))
        let gif = Data("GIF89a".utf8) + Data([9, 0, 4, 0, 0, 0])
        #expect(PictureHeader(gif)?.size == CGSize(width: 9, height: 4))
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 6, 0, 3, 1, 0, 0, 0])
        #expect(PictureHeader(jpeg)?.size == CGSize(width: 3, height: 6))
        let svg = Data("<svg stroke-width=\"2\" width=\"24px\" height=\"12px\" viewBox=\"0 0 1 1\">".utf8)
        #expect(PictureHeader(svg)?.size == CGSize(width: 24, height: 12))
        #expect(PictureHeader(Data("<svg viewBox='0 0 8 16'>".utf8))?.size == CGSize(width: 8, height: 16))
        #expect(PictureHeader(Data("text".utf8)) == nil)
        #expect(PictureHeader(Data()) == nil)
    }

    @Test func bytesMakeAnImage() throws {
        #expect(Image(data: Data("no picture".utf8)) == nil)
        let image = try #require(Image(data: Self.png(40, 20), scale: 2, label: Text("Map")))
        #expect(try size(image) == CGSize(width: 20, height: 10))
    }
}
