#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// The positions of a progress view's parts.
    @MainActor
    @Suite struct ProgressViews {
        /// The first node that is meant, in the window, parents first.
        private func first(in fixture: WindowFixture, where isMeant: (RenderNode) -> Bool) -> RenderNode? {
            func find(_ node: RenderNode) -> RenderNode? {
                if isMeant(node) { return node }
                for child in node.children { if let found = find(child) { return found } }
                return nil
            }
            return find(fixture.window.scene.root)
        }

        private func text(_ words: String, in fixture: WindowFixture) -> CGRect {
            let node = first(in: fixture) {
                if case .text(let text) = $0.content { text.styled.string == words } else { false }
            }
            return node?.frameInWindow ?? .null
        }

        @Test func whatTurnsStandsAboveTheMiddleOfItsLabel() throws {
            let fixture = WindowFixture(ProgressView("Loading all of it"))
            defer { fixture.close() }
            let progress = try #require(fixture.tree.view(holding: fixture.widgets("GtkSpinner").first)).node
            let origin = progress.frameInWindow.origin
            let spinner = progress.parts.leadingAccessoryFrame.offsetBy(dx: origin.x, dy: origin.y)
            let label = text("Loading all of it", in: fixture)
            #expect(spinner.maxY <= label.minY && label.minY - spinner.maxY < 12, "\(spinner) \(label)")
            #expect(abs(spinner.midX - label.midX) <= 1)
        }

        @Test func withoutALabelItTakesNoMoreThanItsOwnRoom() {
            let fixture = WindowFixture(ProgressView())
            defer { fixture.close() }
            #expect(fixture.window.scene.root.children.first?.frame.size == CGSize(width: 16, height: 16))
        }

        @Test func theBarStandsBetweenTheLabelAndTheWords() throws {
            let fixture = WindowFixture(
                ProgressView(value: 0.5) {
                    Text("Load")
                } currentValueLabel: {
                    Text("half")
                })
            defer { fixture.close() }
            let bar = try #require(first(in: fixture) { $0.control(as: GaugeBarControl.self) != nil }).frameInWindow
            #expect(text("Load", in: fixture).maxY <= bar.minY)
            #expect(bar.maxY <= text("half", in: fixture).minY)
        }

        @Test func whatTurnsHasTheTint() throws {
            let fixture = WindowFixture(ProgressView().tint(Color(red: 1, green: 0, blue: 0)))
            defer { fixture.close() }
            let spinner = try #require(fixture.widgets("GtkSpinner").first)
            var color = GdkRGBA()
            gtk_style_context_get_color(gtk_widget_get_style_context(spinner), &color)
            #expect(color.red > 0.9 && color.green < 0.1 && color.blue < 0.1)
        }
    }
}
#endif
