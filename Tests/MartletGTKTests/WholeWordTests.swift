#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// The words in labels of controls.
    @MainActor
    @Suite struct WholeWords {
        private struct Page: View {
            let width: CGFloat

            var body: some View {
                VStack {
                    Button("Preferences") {}
                    Button("Change the preferences") {}
                    Toggle("Notifications", isOn: .constant(true)).toggleStyle(.switch)
                    Button("Cut short here") {}.lineLimit(1)
                    Text("Internationally")
                    Button("Apfelsinenlimonadenflaschenverschlussmaschine") {}
                    Button("\u{8A2D}\u{5B9A}\u{3092}\u{5909}\u{66F4}\u{3059}\u{308B}") {}
                }
                .frame(width: width)
            }
        }

        private func frame(of text: String, in fixture: WindowFixture) throws -> (frame: CGRect, ideal: CGSize) {
            func find(_ node: RenderNode) -> RenderNode? {
                if case .text(let content) = node.content, content.styled.string == text { return node }
                return node.visibleChildren.lazy.compactMap { find($0) }.first
            }
            let node = try #require(find(fixture.window.scene.root))
            guard case .text(let content) = node.content else { return (.zero, .zero) }
            return (node.frame, content.idealMetrics(in: fixture.window.scene).size)
        }

        @Test func areNotBrokenWhereThereIsNoRoom() throws {
            let fixture = WindowFixture(Page(width: 60))
            defer { fixture.close() }
            for name in ["Preferences", "Notifications"] {
                let (frame, ideal) = try frame(of: name, in: fixture)
                #expect(frame.size == ideal, "\(name)")
            }
            // Between words lines end.
            let (several, ideal) = try frame(of: "Change the preferences", in: fixture)
            #expect(several.height > 1.5 * ideal.height && several.height < 3.5 * ideal.height)
            #expect(several.width > 60)
        }

        @Test func areDrawnAsTheyAreMeasured() throws {
            let fixture = WindowFixture(Page(width: 60))
            defer { fixture.close() }
            func find(_ node: RenderNode) -> RenderNode? {
                if case .text(let content) = node.content, content.styled.string == "Preferences" { return node }
                return node.visibleChildren.lazy.compactMap { find($0) }.first
            }
            let node = try #require(find(fixture.window.scene.root))
            guard case .text(let content) = node.content else { return }
            let drawn = fixture.window.host.measure(content, proposal: node.placementProposal)
            #expect(drawn.firstBaseline == drawn.lastBaseline)
            #expect(drawn.size == node.frame.size)
        }

        @Test func otherTextIsBrokenAsItWas() throws {
            let fixture = WindowFixture(Page(width: 60))
            defer { fixture.close() }
            // Text that is no label, words too long for any window, and text without spaces.
            for text in [
                "Internationally", "Apfelsinenlimonadenflaschenverschlussmaschine",
                "\u{8A2D}\u{5B9A}\u{3092}\u{5909}\u{66F4}\u{3059}\u{308B}",
            ] {
                let (frame, ideal) = try frame(of: text, in: fixture)
                #expect(frame.height > 1.5 * ideal.height, "\(text)")
            }
            // One line ends with an ellipsis.
            let (line, ideal) = try frame(of: "Cut short here", in: fixture)
            #expect(line.height == ideal.height && line.width <= 60)
        }

        @Test func keepTheWindowAsWideAsTheyAre() {
            let fixture = WindowFixture(Button("Preferences") {})
            defer { fixture.close() }
            let least = fixture.window.scene.minimumContentSize(inWidth: 0)
            #expect(least == fixture.window.scene.idealContentSize)
        }
    }
}
#endif
