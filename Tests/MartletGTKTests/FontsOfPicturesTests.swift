#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Lines that are shaped with the fonts of one host are not drawn by another.
    @MainActor
    @Suite struct FontsOfPictures {
        private func text(_ node: RenderNode) -> TextContent? {
            if case .text(let content) = node.content { return content }
            return node.visibleChildren.lazy.compactMap { text($0) }.first
        }

        @Test func aTextIsMeasuredByTheFontsThatAreAskedFor() {
            let style = TextStyle(font: ResolvedFont(pointSize: 14))
            func measure(_ tables: FontTable...) -> TextMetrics {
                let content = TextContent(
                    styled: StyledText("count 1 total 10 shelf filled", style: style), options: .standard)
                return tables.map { ShapedText.of(content, fonts: $0).arrange(.unspecified) }.last!
            }
            let (theme, machine) = (FontTable(.theme), FontTable(.machine))
            // Fonts of the theme fit pixels on a display; only the sums of their widths must differ from the machine's.
            #expect(measure(machine, theme) == measure(theme))
            #expect(measure(theme, machine) == measure(machine))
            #expect(measure(theme) != measure(machine))
        }

        /// The window is drawn after its fonts have changed, which happens when settings of the desktop arrive.
        @Test func aPictureOfAWindowHasTheWindowsFonts() throws {
            let fixture = WindowFixture(Text("count 1 total 10 shelf filled"))
            defer { fixture.close() }
            let scene = fixture.window.scene
            let content = try #require(text(scene.root))
            let host = try #require(scene.host as? GTKHost)
            host.fonts.refresh()
            _ = host.measure(content, proposal: .unspecified)
            let shaped = try #require(ShapedText.known(of: content))
            let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)
            let picture = SceneDrawing(scale: 1, fontsOf: scene).draw(
                [(scene, CGRect(origin: .zero, size: scene.size))], size: scene.size, background: white, isDark: false)
            #expect(picture != nil)
            #expect(ShapedText.known(of: content) === shaped)
        }

        /// A developer's tool draws its frames over this picture.
        @Test func aWindowDrawsItsContentForTools() throws {
            let fixture = WindowFixture(Text("count 1"))
            defer { fixture.close() }
            let scene = fixture.window.scene
            let picture = try #require(scene.host.picture(of: scene))
            #expect(picture.mediaType == "image/png")
            // The width and the height are in the first part of the file.
            let numbers = picture.data[16..<24].map(Int.init)
            #expect(numbers[2] << 8 + numbers[3] == Int(scene.size.width))
            #expect(numbers[6] << 8 + numbers[7] == Int(scene.size.height))
        }
    }
}
#endif
