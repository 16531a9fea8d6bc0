#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    @MainActor
    @Suite struct WayBack {
        struct Links: View {
            var body: some View {
                NavigationStack {
                    List(0..<60, id: \.self) { row in
                        NavigationLink("Row \(row)") { Button("Page \(row)") {} }
                    }
                }
            }
        }

        private func scroll(in node: RenderNode) -> ScrollContent? {
            if case .scroll(let scroll) = node.content { return scroll }
            for child in node.visibleChildren {
                if let found = scroll(in: child) { return found }
            }
            return nil
        }

        @Test func leadsToTheRowThatWasClicked() throws {
            let fixture = WindowFixture(Links())
            defer { fixture.close() }
            let scene = fixture.window.scene
            let middle = CGPoint(x: 200, y: 300)
            _ = scene.send(.scroll(location: middle, delta: CGSize(width: 0, height: -500)))
            fixture.settle()
            #expect(scroll(in: scene.root)?.offset.y == 500)
            for phase in [PointerEvent.Phase.down, .up] {
                _ = scene.send(.pointer(PointerEvent(phase: phase, location: middle)))
                fixture.settle()
            }
            #expect(fixture.texts.contains { $0.hasPrefix("Page") })
            _ = scene.send(.key(KeyInput(key: .escape)))
            fixture.settle()
            #expect(scroll(in: scene.root)?.offset.y == 500, "the list stands where it stood")
            let focused = try #require(scene.focus.focused)
            let widget = try #require(gtk_window_get_focus(fixture.window.window.cast()))
            #expect(fixture.tree.view(holding: widget)?.node === focused)
            #expect(focused.originInWindow.y < middle.y && focused.originInWindow.y + focused.frame.height > middle.y)
        }
    }
}
#endif
