import Foundation
import Martlet
import Testing

@testable import MartletTerminal

/// The picture of a terminal's cells for a developer's tool.
@MainActor @Suite struct HostPictureTests {
    @Test func cellsAreDrawnWithTheirStyles() throws {
        let host = TerminalHost(appearance: TerminalAppearance(isDark: true))
        let scene = SceneGraph(
            host: host, size: CellSize(width: 20, height: 4).points,
            VStack(alignment: .leading, spacing: 0) {
                Text("a < b & c").bold()
                HStack(spacing: 32) {
                    Text("far")
                    Text("off")
                }
                Text("日本").foregroundStyle(Color(red: 1, green: 0, blue: 0)).underline()
                Spacer()
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading))
        scene.update()
        let picture = try #require(host.picture(of: scene))
        #expect(picture.mediaType == "image/svg+xml")
        let text = String(decoding: picture.data, as: UTF8.self)
        #expect(text.contains("width=\"160\" height=\"64\""))
        #expect(text.contains("font-weight=\"bold\">a &lt; b &amp; c</text>"), "\(text)")
        #expect(
            text.contains(
                "<text x=\"0\" y=\"44\" textLength=\"32\" fill=\"#ff0000\" text-decoration=\"underline\">日本</text>"),
            "\(text)")
        // A text of SVG has one blank in place of several.
        #expect(text.contains("<text x=\"56\" y=\"28\" textLength=\"24\"") && text.contains(">off</text>"), "\(text)")
        #expect(text.hasSuffix("</svg>"))
        withExtendedLifetime(scene) {}
    }

    @Test func anEmptyWindowHasNoPicture() {
        let host = TerminalHost(appearance: TerminalAppearance(isDark: false))
        let scene = SceneGraph(host: host, size: .zero, Text("nothing"))
        scene.update()
        #expect(host.picture(of: scene) == nil)
    }
}
