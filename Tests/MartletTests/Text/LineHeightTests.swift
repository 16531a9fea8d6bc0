import Foundation
import Testing

import Martlet
import MartletTesting

/// The distances of lines, and their alignment.
@MainActor @Suite struct LineHeightTests {
    private func height(_ text: some View) throws -> CGFloat {
        let host = TestHost(size: CGSize(width: 400, height: 400)) { text.accessibilityIdentifier("text") }
        return try host.element(id: "text").frame.height
    }

    private let lines = "one\ntwo\nthree"

    @Test func linesAreAsFarApartAsViewsSay() throws {
        let natural = try height(Text(lines))
        #expect(try height(Text(lines).lineHeight(.exact(points: 40))) == 120)
        #expect(try height(Text(lines).font(.system(size: 20)).lineHeight(.multiple(factor: 2))) == 120)
        #expect(try height(Text(lines).font(.system(size: 20)).lineHeight(.leading(increase: 5))) == 75)
        #expect(try height(Text(lines).lineHeight(.variable)) == natural)
        #expect(try height(Text(lines).lineHeight(nil).lineHeight(.exact(points: 40))) == natural)
        #expect(try height(Text(lines).lineHeight(.exact(points: .nan))) == natural)
        let (tight, loose) = (try height(Text(lines).lineHeight(.tight)), try height(Text(lines).lineHeight(.loose)))
        #expect(tight < loose)
    }

    @Test func attributesGoBeforeViews() throws {
        var text = AttributedString(lines)
        text.lineHeight = .exact(points: 30)
        #expect(try height(Text(text).lineHeight(.exact(points: 40))) == 90)
    }

    /// Notes how the last text is aligned that is measured.
    private final class Drawer: HostDrawer {
        let bodySize: CGFloat = 17
        var alignment: TextAlignment?

        func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
            alignment = text.options.alignment
            return text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
        }

        func measure(_ image: ImageContent) -> TextMetrics { measure(image.glyph, proposal: .unspecified) }

        func chrome(of control: ControlContent) -> ControlChrome { control.control.standardChrome(control.state) }
    }

    private func alignment(_ text: some View) throws -> TextAlignment {
        let drawer = Drawer()
        let host = TestHost(sceneFolder: nil, drawer: drawer) { text }
        return try withExtendedLifetime(host) { try #require(drawer.alignment) }
    }

    @Test func paragraphsStandAtTheSideThatTheySay() throws {
        var text = AttributedString("a\nbc")
        text.alignment = .right
        #expect(try alignment(Text(text)) == .trailing)
        #expect(try alignment(Text(text).environment(\.layoutDirection, .rightToLeft)) == .leading)
        text.alignment = .center
        #expect(try alignment(Text(text)) == .center)
    }

    @Test func theLeadingSideCanBeWhereATextIsWrittenFrom() throws {
        let hebrew = "שלום\nעולם"
        #expect(try alignment(Text(hebrew)) == .leading)
        #expect(try alignment(Text(hebrew).multilineTextAlignment(strategy: .writingDirectionBased)) == .trailing)
        #expect(try alignment(Text("one").multilineTextAlignment(strategy: .writingDirectionBased)) == .leading)
        let byLayout = Text(hebrew).writingDirection(strategy: .layoutBased)
        #expect(try alignment(byLayout.multilineTextAlignment(strategy: .writingDirectionBased)) == .leading)
    }
}
