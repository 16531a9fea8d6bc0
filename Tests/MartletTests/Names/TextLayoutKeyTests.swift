import Foundation
import Testing

import Martlet
import MartletTesting

/// The lines that texts report as a preference.
@MainActor @Suite struct TextLayoutKeyTests {
    private final class Log {
        var lines: [[CGFloat]] = []
        var origins: [CGPoint] = []
    }

    private struct Page: View {
        let log: Log
        @State private var word = "Hello"
        @State private var isNarrow = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("Change") { word = "Hello to all" }
                Button("Narrow") { isNarrow = true }
                VStack(alignment: .leading, spacing: 0) {
                    Text(word)
                    Text("other").padding(8)
                }
                .frame(width: isNarrow ? 56 : 200, alignment: .leading)
                .onPreferenceChange(Text.LayoutKey.self) { texts in
                    log.lines = texts.map { text in text.layout.map { $0.typographicBounds.rect.width } }
                }
                .overlayPreferenceValue(Text.LayoutKey.self) { texts in
                    GeometryReader { geometry in
                        let _ = log.origins = texts.map { geometry[$0.origin] }
                        Color.clear
                    }
                }
            }
        }
    }

    @Test func theLinesOfAllTextsAreTold() throws {
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Page(log: log) }
        #expect(log.lines == [[40], [40]])
        #expect(log.origins == [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 24)])
        try host.find(.button, "Change").tap()
        #expect(log.lines == [[96], [40]])
        try host.find(.button, "Narrow").tap()
        #expect(log.lines.first?.count == 2, "it is broken")
    }

    private struct Plain: TextRenderer {
        let log: Log
        var animatableData = EmptyAnimatableData()
        func draw(layout: Text.Layout, in context: inout GraphicsContext) { log.origins.append(.zero) }
    }

    @Test func aRendererGoesOnDrawing() {
        let log = Log()
        _ = TestHost {
            Text("drawn").textRenderer(Plain(log: log))
                .onPreferenceChange(Text.LayoutKey.self) { texts in
                    log.lines = texts.map { text in text.layout.map { $0.typographicBounds.rect.width } }
                }
        }
        #expect(log.lines == [[40]])
        #expect(!log.origins.isEmpty)
    }

    @Test func textsThatNobodyAsksTellNothing() {
        struct Quiet: View {
            let log: Log
            var body: some View {
                Text("quiet").transformPreference(Text.LayoutKey.self) { log.lines.append([CGFloat($0.count)]) }
            }
        }
        let log = Log()
        _ = TestHost { Quiet(log: log) }
        #expect(log.lines.allSatisfy { $0 == [0] })
    }
}
