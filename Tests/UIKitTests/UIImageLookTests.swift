import Foundation
import Martlet
import MartletTesting
import Testing

@testable import UIKit

private let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII="

@MainActor @Suite struct UIImageLookTests {
    /// The content of an image as it is shown in red text.
    private func content(of image: UIImage) throws -> ImageContent {
        let host = TestHost { Image(uiImage: image).foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
        return try withExtendedLifetime(host) { try #require(CurrentScene.scene?.root.firstImage) }
    }

    @Test func aTintIsKeptByPicturesThatAreOriginal() throws {
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let star = try #require(UIImage(systemName: "star"))
        #expect(try content(of: star).color.red == 1)
        #expect(try content(of: star.withTintColor(blue)).color.red == 1, "a symbol has the color of its view")
        let original = star.withTintColor(blue, renderingMode: .alwaysOriginal)
        #expect(try content(of: original).color.blue == 1 && content(of: original).color.red == 0)
        let picture = try #require(Data(base64Encoded: pixel).flatMap { UIImage(data: $0) })
        #expect(try content(of: picture.withTintColor(blue)).color.blue == 1)
        #expect(try content(of: picture.withTintColor(blue)).look.renderingMode == .template)
        #expect(try content(of: picture.withRenderingMode(.alwaysTemplate)).look.renderingMode == .template)
        #expect(picture.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        #expect(picture.withRenderingMode(.alwaysTemplate) != picture)
        #expect(picture.withRenderingMode(.alwaysTemplate).withRenderingMode(.automatic) == picture)
    }

    @Test func aSymbolHasTheSizeAndColorsOfItsConfiguration() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
        let leaf = try #require(UIImage(systemName: "leaf", withConfiguration: configuration))
        #expect(try content(of: leaf).font.pointSize == 52)
        #expect(try content(of: leaf).font.weight == .bold)
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let palette = leaf.withConfiguration(.init(paletteColors: [green, .black]))
        #expect(try content(of: palette).color.green == 1 && content(of: palette).color.red == 0)
        #expect(try content(of: palette).symbol?.surroundingColor?.green == 0)
        #expect(try content(of: palette).font.pointSize == 52, "the size is kept")
        #expect(UIImage(systemName: "leaf", withConfiguration: nil) == UIImage(systemName: "leaf"))
        let merged = configuration.applying(UIImage.SymbolConfiguration(weight: .light))
        #expect(try content(of: leaf.withConfiguration(merged)).font.weight == .light)
        let bad = UIImage.SymbolConfiguration(pointSize: .nan)
        #expect(try content(of: try #require(UIImage(systemName: "leaf", withConfiguration: bad))).font.pointSize == 17)
    }

    @Test func theClipboardKeepsAPicture() throws {
        let host = TestHost { Text("Page") }
        let picture = try #require(Data(base64Encoded: pixel).flatMap { UIImage(data: $0) })
        #expect(!UIPasteboard.general.hasImages)
        UIPasteboard.general.image = picture
        #expect(UIPasteboard.general.image == picture && UIPasteboard.general.hasImages)
        UIPasteboard.general.string = "text"
        #expect(UIPasteboard.general.image == nil)
        _ = host
    }
}

extension RenderNode {
    /// The content of the first image below the node.
    fileprivate var firstImage: ImageContent? {
        if case .image(let content) = content { return content }
        return children.lazy.compactMap(\.firstImage).first
    }
}

@MainActor @Suite struct UIFontMetricsTests {
    @Test func aLineHasTheHeightThatTheWindowShows() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let host = TestHost { Text("Hg").font(Font(font)) }
        #expect(host.texts == ["Hg"])
        #expect(try font.lineHeight == host.find(text: "Hg").frame.height)
        #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.001)
        #expect(font.descender < 0)
    }

    @Test func aDescriptorMakesAnotherFont() throws {
        let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
        let rounded = try #require(bold.fontDescriptor.withDesign(.rounded))
        #expect(Font(UIFont(descriptor: rounded, size: 0)) == Font.system(size: 20, weight: .bold, design: .rounded))
        #expect(UIFont(descriptor: rounded, size: 12).pointSize == 12)
        #expect(bold.fontDescriptor.symbolicTraits == .traitBold)
        let italic = try #require(bold.fontDescriptor.withSymbolicTraits([.traitItalic]))
        #expect(UIFont(descriptor: italic, size: 0).fontDescriptor.symbolicTraits == .traitItalic)
        #expect(bold.fontDescriptor.withDesign(UIFontDescriptor.SystemDesign(rawValue: "other")) == nil)
        #if GTK
        #expect(UIFont.familyNames == UIFont.familyNames.sorted() && !UIFont.familyNames.isEmpty)
        #endif
    }
}

@MainActor @Suite struct UIDeviceTests {
    @Test func theDeviceIsTurnedAsItsWindow() {
        let wide = TestHost(size: CGSize(width: 600, height: 400)) { Text("Page") }
        #expect(UIDevice.current.orientation.isLandscape)
        let high = TestHost(size: CGSize(width: 400, height: 600)) { Text("Page") }
        #expect(UIDevice.current.orientation == .portrait)
        _ = (wide, high)
    }

    @Test func aMachineHasOneIdentifier() {
        #expect(UIDevice.current.identifierForVendor != nil)
        #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    }

    @Test func theBrightnessIsReadAndNotSet() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "backlight-\(UUID().uuidString)")
        let light = folder.appending(path: "panel")
        try FileManager.default.createDirectory(at: light, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(Backlight.first(in: folder)?.level == nil)
        try Data("30\n".utf8).write(to: light.appending(path: "brightness"))
        try Data("120\n".utf8).write(to: light.appending(path: "max_brightness"))
        #expect(Backlight.first(in: folder)?.level == 0.25)
        try Data("0".utf8).write(to: light.appending(path: "max_brightness"))
        #expect(Backlight.first(in: folder)?.level == nil)
        #expect(Backlight.first(in: folder.appending(path: "none")) == nil)

        let host = TestHost { Text("Page") }
        host.expectIssue(containing: "a program can't set the brightness")
        UIScreen.main.brightness = 0.5
        UIScreen.main.brightness = 0.6
    }
}
