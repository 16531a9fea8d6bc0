#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    @MainActor
    @Suite struct Differences {
        struct Lines: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Text("Count \(count)")
                    Button("More") { count += 1 }
                    ForEach(0..<50, id: \.self) { Text("Line \($0)") }
                }
            }
        }

        @Test func anUpdateThatChangesOneLabelTouchesOneWidget() throws {
            let fixture = WindowFixture(Lines())
            defer { fixture.close() }
            let button = try #require(fixture.widgets("GtkButton").first)
            fixture.tree.counts = WidgetTree.Counts()
            fixture.click(button)
            #expect(fixture.texts.first == "Count 1")
            #expect(fixture.tree.counts == WidgetTree.Counts(created: 0, updated: 1, removed: 0))
        }

        @Test func closingTheWindowEndsLifetimesAndFreesTheWidgets() throws {
            final class Log { var left = false }
            let before = NodeWidget.liveCount
            let log = Log()
            let fixture = WindowFixture(Text("Here").onDisappear { log.left = true })
            fixture.close()
            #expect(log.left)
            #expect(NodeWidget.liveCount <= before + 8)
        }
    }

    @MainActor
    @Suite struct Texts {
        private let host = GTKHost(scale: 1)

        private func size(_ view: some View, in size: CGSize = CGSize(width: 300, height: 300)) -> CGSize {
            let scene = SceneGraph(host: host, size: size, view)
            scene.update()
            return scene.root.visibleChildren.first?.frame.size ?? .zero
        }

        @Test func twoLinesAreTwiceAsHigh() {
            let one = size(Text("One"))
            let two = size(Text("One\nTwo"))
            #expect(one.height > 10)
            #expect(abs(two.height - 2 * one.height) <= 1)
        }

        @Test func textWrapsAtTheWidthThatItIsOffered() {
            let text = Text("Swifts sleep on the wing, and come down only to breed.")
            let wide = size(text, in: CGSize(width: 2000, height: 300))
            let narrow = size(text, in: CGSize(width: 120, height: 300))
            #expect(narrow.width <= 120)
            #expect(narrow.height >= 2 * wide.height)
            let limited = size(text.lineLimit(2), in: CGSize(width: 120, height: 300))
            #expect(abs(limited.height - 2 * wide.height) <= 1)
        }

        @Test func aLineLimitHoldsAcrossParagraphs() {
            let one = size(Text("A"))
            let limited = size(Text("A\nB\nC\nD").lineLimit(2))
            #expect(abs(limited.height - 2 * one.height) <= 1)
        }

        @Test func fontsHaveTheirSizes() {
            let body = size(Text("Sphinx"))
            let title = size(Text("Sphinx").font(.largeTitle))
            let fixed = size(Text("Sphinx").font(.system(size: 40)))
            #expect(title.height > body.height)
            #expect(fixed.height > title.height)
            #expect(size(Text("Sphinx").bold()).width > body.width)
            #expect(size(Text("Sphinx").tracking(5)).width >= body.width + 25)
        }

        @Test func emptyTextTakesNoSpace() {
            #expect(size(Text("")) == .zero)
        }

        @Test func baselinesLieInTheLines() {
            let style = TextStyle(font: ResolvedFont(pointSize: 14))
            let text = TextContent(
                styled: StyledText("One\nTwo", style: style), options: .standard)
            let metrics = host.measure(text, proposal: .unspecified)
            #expect(metrics.firstBaseline > 8)
            #expect(metrics.lastBaseline > metrics.firstBaseline + 10)
            #expect(metrics.lastBaseline < metrics.size.height)
        }
    }
}
#endif
