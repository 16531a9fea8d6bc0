#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Controls of which only a part is seen.
    @MainActor
    @Suite struct CutOff {
        struct Buttons: View {
            var body: some View {
                List(0..<60, id: \.self) { row in
                    HStack {
                        Button("Do \(row)") {}
                        Button("Undo \(row)") {}
                    }
                }
            }
        }

        private func offset(in node: RenderNode) -> CGFloat? {
            if case .scroll(let scroll) = node.content { return scroll.offset.y }
            for child in node.visibleChildren {
                if let found = offset(in: child) { return found }
            }
            return nil
        }

        /// GTK gives a button the focus when it is pressed: were it scrolled into sight by that, it would leave from
        /// under the pointer, and the release would be none on it.
        @Test func pressingMovesTheFocusAndScrollsNothing() throws {
            let fixture = WindowFixture(Buttons())
            defer { fixture.close() }
            let scene = fixture.window.scene
            let input = try #require(fixture.window.input)
            scene.send(.scroll(location: CGPoint(x: 200, y: 300), delta: CGSize(width: 0, height: -40)))
            fixture.settle()
            let first = try #require(fixture.widgets("GtkButton").first)
            let second = try #require(fixture.widgets("GtkButton").dropFirst().first)
            input.see(GDK_BUTTON_PRESS)
            gtk_widget_grab_focus(first)
            input.see(GDK_BUTTON_RELEASE)
            fixture.settle()
            #expect(scene.focus.focused === fixture.tree.view(holding: first)?.node)
            #expect(offset(in: scene.root) == 40)
            // By the keys it is brought into sight.
            gtk_widget_grab_focus(second)
            fixture.settle()
            let top = try #require(fixture.tree.view(holding: second)?.node.frame.minY)
            #expect(try #require(offset(in: scene.root)) <= 18 + top)
        }
    }
}
#endif
