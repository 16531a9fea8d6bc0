import AppKit
import Foundation
import Martlet
import MartletBase
import MartletTesting
import Testing

private struct PageApp: App {
    var body: some Scene { WindowGroup { Text("Page") } }
}

@MainActor @Suite(.serialized) struct AppKitValuesTests {
    @Test func windowsAreThoseOfTheApp() {
        let host = TestHost(app: PageApp())
        #expect(NSApp.windows.count == 1)
        #expect(NSApp.keyWindow?.frame.size == CGSize(width: 400, height: 600))
        #expect(NSApp.mainWindow == NSApp.keyWindow)
        NSApp.activate(ignoringOtherApps: true)
        #expect(NSApp.keyWindow?.isVisible == true)
        NSApp.keyWindow?.performClose(nil)
        host.update()
        #expect(CurrentScene.app == nil, "the app ends with its last window")
    }

    @Test func heldKeysAreFlags() {
        let host = TestHost { Text("Page") }
        #expect(NSEvent.modifierFlags == [])
        host.heldModifierKeys = [.shift, .option]
        #expect(NSEvent.modifierFlags == [.shift, .option])
    }

    @Test func theDockShowsANumber() {
        defer { DesktopNotifications.badge = 0 }
        NSApp.dockTile.badgeLabel = "7"
        #expect(DesktopNotifications.badge == 7)
        NSApp.dockTile.badgeLabel = "new"
        #expect(DesktopNotifications.badge == 0)
    }

    @Test func colorsAreInTheSpaceOfTheirComponents() {
        let color = NSColor(name: nil) { $0.name == .darkAqua ? .white : NSColor(red: 1, green: 0, blue: 0, alpha: 1) }
        #expect(color.usingColorSpace(.sRGB)?.redComponent == 1)
        #expect(color.usingColorSpace(.sRGB)?.greenComponent == 0)
    }

    @Test func aSymbolHasItsConfiguration() throws {
        let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
        let large = star.withSymbolConfiguration(.init(pointSize: 40, weight: .bold))
        #expect(large != nil && large != star)
        #expect(NSImage().withSymbolConfiguration(.init(scale: .large)) == nil)
    }

    @Test func aDescriptorMakesAnotherFont() {
        let italic = NSFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits([.italic, .bold])
        #expect(NSFont(descriptor: italic, size: 12)?.fontDescriptor.symbolicTraits == [.italic, .bold])
        #expect(NSFont(descriptor: italic, size: 12)?.pointSize == 12)
    }

    #if GTK
    @Test func aPictureIsAFileOfOtherFormats() throws {
        let size = CGSize(width: 600, height: 500)
        let image = NSImage(size: size, flipped: true) { rect in
            NSColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            NSBezierPath(rect: rect).fill()
            return true
        }
        let tiff = try #require(image.tiffRepresentation)
        let bitmap = try #require(NSBitmapImageRep(data: tiff))
        #expect(bitmap.pixelsWide == 600 && bitmap.pixelsHigh == 500)
        let png = try #require(bitmap.representation(using: .png, properties: [:]))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(NSImage(data: png)?.size == size)
        let decoded = try #require(Bitmap([UInt8](png)))
        let middle = (250 * 600 + 300) * 4
        #expect(decoded.pixels[middle..<middle + 4] == [255, 0, 0, 255])
        let jpeg = bitmap.representation(using: .jpeg, properties: [.compressionFactor: 0.5])
        #expect(jpeg?.starts(with: [0xFF, 0xD8, 0xFF]) == true)
        #expect(image.cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 600)
        #expect(NSBitmapImageRep(data: Data("II*".utf8)) == nil)
        #expect(NSBitmapImageRep(data: tiff.prefix(200)) == nil)
    }
    #endif
}
