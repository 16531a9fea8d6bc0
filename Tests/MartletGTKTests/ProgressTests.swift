#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Where the parts of a progress view stand.
    @MainActor
    @Suite struct ProgressViews {
        private func control(around widget: Widget?, in fixture: WindowFixture) -> RenderNode? {
            fixture.tree.view(holding: widget)?.node
        }

        private func text(_ words: String, in fixture: WindowFixture) -> CGRect {
            func find(_ node: RenderNode) -> RenderNode? {
                if case .text(let text) = node.content, text.styled.string == words { return node }
                for child in node.children { if let found = find(child) { return found } }
                return nil
            }
            return find(fixture.window.scene.root)?.frameInWindow ?? .null
        }

        @Test func whatTurnsStandsAboveTheMiddleOfItsLabel() throws {
            let fixture = WindowFixture(ProgressView("Loading all of it"))
            defer { fixture.close() }
            let progress = try #require(control(around: fixture.widgets("GtkSpinner").first, in: fixture))
            let origin = progress.frameInWindow.origin
            let spinner = progress.leadingAccessoryFrame.offsetBy(dx: origin.x, dy: origin.y)
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
            func find(_ node: RenderNode) -> RenderNode? {
                if node.control(as: GaugeBarControl.self) != nil { return node }
                for child in node.children { if let found = find(child) { return found } }
                return nil
            }
            let bar = try #require(find(fixture.window.scene.root)).frameInWindow
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
