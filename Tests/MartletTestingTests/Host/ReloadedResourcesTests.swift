import Foundation
import Martlet
import MartletTesting
import Testing

/// Resources that change while a program shows them, as under `martlet run` and `martlet preview`.
@MainActor @Suite final class ReloadedResourcesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ data: Data, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    private func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// The beginning of a PNG of a size, which is all that layout reads.
    private func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
            + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
    }

    private func writeColor(red: String) throws {
        try write(
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"\#(red)","green":"0","blue":"0","alpha":"1"}}}]}"#,
            to: "Assets.xcassets/Mark.colorset/Contents.json")
    }

    private func writeAll(hello: String, other: String, red: String, width: UInt8, words: String) throws {
        try write("\"greeting\" = \"\(hello)\";", to: "en.lproj/Localizable.strings")
        try write(
            #"{"sourceLanguage":"en","version":"1.0","strings":{"word":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(other)"}}}}}}"#,
            to: "Words.xcstrings")
        try writeColor(red: red)
        try write(
            #"{"images":[{"idiom":"universal","filename":"dot.png","scale":"1x"}]}"#,
            to: "Assets.xcassets/Dot.imageset/Contents.json")
        try write(png(width, 10), to: "Assets.xcassets/Dot.imageset/dot.png")
        try write(png(width, 20), to: "plain.png")
        try write(words, to: "words.txt")
    }

    struct Page: View {
        let bundle: Bundle

        var body: some View {
            VStack {
                Text("greeting", bundle: bundle)
                Text("word", tableName: "Words", bundle: bundle)
                Text(String(localized: "greeting", bundle: bundle) + "!")
                Text(verbatim: NSLocalizedString("greeting", bundle: bundle, comment: "") + "?")
                Text(verbatim: words)
                Color("Mark", bundle: bundle).accessibilityIdentifier("color").frame(width: 20, height: 20)
                Text(verbatim: "colored").foregroundStyle(Color("Mark", bundle: bundle))
                Image("Dot", bundle: bundle).accessibilityIdentifier("dot")
                Image("plain", bundle: bundle).accessibilityIdentifier("plain")
            }
        }

        private var words: String {
            let file = bundle.url(forResource: "words", withExtension: "txt")
            return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none"
        }
    }

    @Test func viewsShowWhatHasChanged() throws {
        try writeAll(hello: "Hello", other: "one", red: "0.2", width: 30, words: "plain words")
        let bundle = try #require(Bundle(path: folder.path))
        let host = TestHost { Page(bundle: bundle) }
        #expect(
            host.texts.contains("Hello") && host.texts.contains("Hello!") && host.texts.contains("Hello?")
                && host.texts.contains("one"))
        let color = try host.find(.text, "colored").color
        #expect(try abs(#require(host.element(id: "color").fill).red - 0.2) < 0.01)
        #expect(try host.element(id: "dot").frame.width == 30)

        try writeAll(hello: "Good day", other: "another", red: "0.9", width: 50, words: "other words")
        ReloadedResources.forget()
        host.scene.graph.invalidateAllRules()
        host.update()
        for text in ["Good day", "Good day!", "Good day?", "another", "other words"] {
            #expect(host.texts.contains(text))
        }
        #expect(try abs(#require(host.element(id: "color").fill).red - 0.9) < 0.01)
        #expect(try host.find(.text, "colored").color != color)
        #expect(try host.element(id: "dot").frame.width == 50)
        #expect(try host.element(id: "plain").frame.width == 50)
    }

    @Test func aPictureOfTheSameSizeIsDrawnAgain() throws {
        try writeAll(hello: "", other: "", red: "0", width: 30, words: "")
        let bundle = try #require(Bundle(path: folder.path))
        let host = TestHost { Page(bundle: bundle) }
        let count = host.presentationCount
        try write(png(30, 20) + Data([1]), to: "plain.png")
        ReloadedResources.forget()
        host.scene.graph.invalidateAllRules()
        host.update()
        #expect(host.presentationCount > count)
    }
}
