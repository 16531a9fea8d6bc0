import Foundation
import MartletBase
import Testing

@testable import MartletTool

@Suite struct BundleIconTests {
    @Test func aPictureIsReadAsItWasWritten() throws {
        var picture = BundleFixture.picture(50)
        for index in picture.pixels.indices where index % 7 == 0 { picture.pixels[index] = UInt8(index * 31 % 251) }
        #expect(Bitmap(picture.file) == picture)
    }

    @Test func aSmallerPictureIsTheAverageAndTransparentColorsDoNotCount() {
        let small = BundleFixture.picture(50).scaled(toWidth: 1, height: 1)
        #expect(small.pixels.dropLast() == [255, 0, 0])
        #expect((127...128).contains(small.pixels[3]))
        let third = BundleFixture.picture(48).scaled(toWidth: 16, height: 16)
        let reds = stride(from: 0, to: third.pixels.count, by: 4).map { third.pixels[$0] }
        #expect(reds == (0..<256).map { $0 % 16 < 8 ? 255 : 0 })
    }

    /// A file of another program: 2 by 2 pixels with a palette of 2 bits.
    @Test func aPictureWithAPaletteIsRead() throws {
        let base64 = """
            iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAgMAAAAP2OW3AAAACVBMVEX/AAAA/wAAAP8tSs2KAAAADElEQVR42mMQYGgAAAC0AJE+
            9wsfAAAAAElFTkSuQmCC
            """
        let data = try #require(Data(base64Encoded: base64, options: .ignoreUnknownCharacters))
        let picture = try #require(Bitmap(Array(data)))
        #expect(picture.pixels == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255])
    }

    @Test func damagedPicturesAreNotRead() {
        let file = BundleFixture.picture(20).file
        for count in stride(from: 0, to: file.count - 12, by: 9) { #expect(Bitmap(Array(file[..<count])) == nil) }
        for index in stride(from: 41, to: file.count - 12, by: 5) {
            var changed = file
            changed[index] ^= 0x55
            _ = Bitmap(changed)
        }
    }

    @Test func anIconComesInEverySizeThatFits() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/AppIcon.appiconset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        #expect(try AppIcon(in: folder) == nil)
        try Data(BundleFixture.picture(64).file).write(to: set.appendingPathComponent("64.png"))
        try Data(BundleFixture.picture(16).file).write(to: set.appendingPathComponent("dark.png"))
        try Data("<svg/>".utf8).write(to: set.appendingPathComponent("icon.svg"))
        try Data(#"{"images": [{"filename": "dark.png", "appearances": []}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        let files = try #require(try AppIcon(in: folder)).files(named: "a.b")
        #expect(
            files.map(\.path).sorted()
                == (["16x16", "22x22", "24x24", "32x32", "48x48", "64x64"].map { $0 + "/apps/a.b.png" }
                + ["scalable/apps/a.b.svg"]).sorted())
        for file in files where file.path.hasSuffix(".png") {
            #expect(file.path.hasPrefix("\(Bitmap.size(of: Array(file.data))?.width ?? 0)x"))
        }
        try Data("no".utf8).write(to: set.appendingPathComponent("z.png"))
        #expect(BundleFixture.message { try AppIcon(in: folder) }.contains("is not a picture in PNG"))
    }

    @Test func theSearchPathOfAProgramIsReplaced() throws {
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        var file = try #require(ELFFile(at: URL(fileURLWithPath: path)))
        #expect(file.needed.contains { $0.hasPrefix("libc.so") })
        #expect(ELFFile(Array("#!/bin/sh\n".utf8)) == nil)
        #expect(ELFFile(Array(file.bytes[..<200])) == nil)
        if let old = file.searchPath {
            let takesLonger = file.setSearchPath(old + ":/longer")
            #expect(!takesLonger)
            let takesShorter = file.setSearchPath("$")
            #expect(takesShorter)
            #expect(ELFFile(file.bytes)?.searchPath == "$")
        }
    }

    @Test func sectionsAreClearedInTheirPlaces() throws {
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let file = try #require(ELFFile(at: URL(fileURLWithPath: path)))
        var cleared = file
        cleared.clear(sections: [".swift_modhash", ".bss", ".nothing"])
        let changed = file.bytes.indices.filter { file.bytes[$0] != cleared.bytes[$0] }
        #expect(!changed.isEmpty && changed.allSatisfy { cleared.bytes[$0] == 0 })
        #expect(cleared.bytes.count == file.bytes.count && ELFFile(cleared.bytes)?.needed == file.needed)
        // The offset of the table of sections, beyond the end of the file.
        var damaged = file.bytes
        damaged[46] = 1
        var other = try #require(ELFFile(damaged))
        other.clear(sections: [".swift_modhash"])
        #expect(other.bytes == damaged)
    }
}
