import Foundation
import Testing

import MartletTesting
@testable import Martlet

/// Texts that a renderer draws.
@MainActor @Suite struct TextRendererTests {
    private struct Emphasis: TextAttribute, Equatable { var strength = 1 }

    private final class Drawn {
        var lines: [[String]] = []
        var emphasised: [String] = []
        var bounds: [Text.Layout.TypographicBounds] = []
        var progress: [Double] = []
        var isTruncated = false
    }

    private struct Noting: TextRenderer {
        let drawn: Drawn
        var progress = 1.0

        var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            drawn.lines = layout.map { $0.map { run in run.map(\.content.styled.string).joined() } }
            drawn.emphasised = layout.flatMap { $0 }.filter { $0[Emphasis.self] != nil }.map(\.content.styled.string)
            drawn.bounds = layout.map(\.typographicBounds)
            drawn.isTruncated = layout.isTruncated
            drawn.progress.append(progress)
            for line in layout {
                for run in line {
                    for slice in run { context.draw(slice, options: .disablesSubpixelQuantization) }
                }
            }
        }
    }

    @Test func aRendererGetsLinesAndRunsWithTheirMarks() throws {
        let drawn = Drawn()
        let host = TestHost {
            Text("plain \(Text("marked").customAttribute(Emphasis())) end").textRenderer(Noting(drawn: drawn))
        }
        #expect(drawn.lines == [["plain ", "marked", " end"]])
        #expect(drawn.emphasised == ["marked"])
        #expect((try? host.find(text: "plain marked end")) != nil)
    }

    @Test func linesAreBrokenWhereTheTextHasNoMoreRoom() throws {
        let drawn = Drawn()
        let host = TestHost {
            VStack {
                Text("aaaa bbbb cccc").textRenderer(Noting(drawn: drawn)).frame(width: 80).fixedSize()
                Text("aaaa bbbb cccc").frame(width: 80).fixedSize().accessibilityIdentifier("plain")
            }
        }
        #expect(drawn.lines == [["aaaa bbbb"], ["cccc"]])
        let plain = try host.element(id: "plain").frame
        #expect(drawn.bounds.last?.rect.maxY == plain.height)
        #expect(drawn.bounds.map(\.width) == [72, 32])
        #expect(!drawn.isTruncated)
    }

    @Test func whatHasNoRoomIsCut() {
        let drawn = Drawn()
        let host = TestHost {
            Text("aaaa bbbb cccc").textRenderer(Noting(drawn: drawn)).lineLimit(1).frame(width: 80)
        }
        withExtendedLifetime(host) {}
        #expect(drawn.isTruncated)
        #expect(
            drawn.lines == [["aaaa bbbb…"]] || drawn.lines == [["aaaa bbb…"]]
                || drawn.lines == [["aaaa bbbb…".description]])
    }

    private struct Appearing: View {
        let drawn: Drawn
        @State private var progress = 0.0

        var body: some View {
            VStack {
                Text("rise").textRenderer(Noting(drawn: drawn, progress: progress))
                Button("Go") { withAnimation(.linear(duration: 1)) { progress = 1 } }
            }
        }
    }

    @Test func itsDataGoOverGradually() throws {
        let drawn = Drawn()
        let host = TestHost { Appearing(drawn: drawn) }
        #expect(drawn.progress.last == 0)
        try host.find(.button, "Go").tap()
        host.advance(by: .milliseconds(500))
        let middle = try #require(drawn.progress.last)
        #expect(middle > 0.3 && middle < 0.7)
        host.advance(by: .seconds(1))
        #expect(drawn.progress.last == 1)
    }

    @Test func marksOfOneTypeAreThoseClosestToTheCharacters() {
        let drawn = Drawn()
        let text = Text("x").customAttribute(Emphasis(strength: 2)).customAttribute(Emphasis(strength: 3))
        var strength: Int?
        struct Reading: TextRenderer {
            let read: (Int?) -> Void
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                read(layout.first?.first?[Emphasis.self]?.strength)
            }
        }
        let host = TestHost { text.textRenderer(Reading { strength = $0 }) }
        withExtendedLifetime((host, drawn)) {}
        #expect(strength == 2)
    }
}
