#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Dragging and selecting rows of lists with the pointer.
    @MainActor
    @Suite struct RowDrags {
        private struct Letters: View {
            @State private var names = ["alpha", "beta", "gamma"]

            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                Text(names.joined(separator: " "))
            }
        }

        private func row(_ label: String, in fixture: WindowFixture) throws -> NodeView {
            let node = try #require(
                fixture.window.scene.focusMoves.focusableNodes.first { $0.reading.label == label })
            return try #require(fixture.tree.view(of: node))
        }

        @Test func aRowIsDraggedToAnotherPlace() throws {
            let fixture = WindowFixture(Letters())
            defer { fixture.close() }
            let input = try #require(fixture.window.input)
            let alpha = try row("alpha", in: fixture)
            let (first, last) = (alpha.node.frameInWindow, try row("gamma", in: fixture).node.frameInWindow)
            let start = CGPoint(x: first.midX, y: first.midY)
            #expect(input.press(at: start))
            for part in [0.3, 0.6, 1] as [CGFloat] {
                input.drag(to: CGPoint(x: start.x, y: start.y + part * (last.midY - first.midY)))
                fixture.settle()
            }
            // The widget goes with the pointer, above the others.
            #expect(abs(alpha.node.frameInWindow.midY - last.midY) < 1)
            #expect(gtk_widget_has_css_class(alpha.widget, "martlet-dragged") != 0)
            input.release(at: CGPoint(x: start.x, y: last.midY))
            fixture.settle()
            #expect(fixture.texts.contains("beta gamma alpha"))
            #expect(gtk_widget_has_css_class(try row("alpha", in: fixture).widget, "martlet-dragged") == 0)
        }

        @Test func aSelectedRowHasTextOfAllLevelsThatCanBeRead() throws {
            struct Chosen: View {
                @State private var chosen: Int? = 0
                var body: some View {
                    List(0..<2, id: \.self, selection: $chosen) { _ in Color.clear.frame(height: 20) }
                        .listStyle(.plain)
                }
            }
            gtk_settings_reset_property(gtk_settings_get_default(), "gtk-theme-name")
            let fixture = WindowFixture(Chosen())
            defer { fixture.close() }
            let frame = try #require(fixture.window.scene.focusMoves.focusableNodes.first).frameInWindow
            let pixel = PixelProbe(fixture)[frame.midX, frame.midY]
            // A shade over the window's color, instead of the accent color.
            try #require(pixel.count == 4)
            #expect((10...80).contains(pixel[3]))
            #expect(abs(pixel[0] - pixel[2]) < 20)
        }

        @Test func whatOpensAGroupStandsBeforeItsLabel() throws {
            let fixture = WindowFixture(
                List {
                    DisclosureGroup("Group", isExpanded: .constant(true)) { Text("inside") }
                })
            defer { fixture.close() }
            var label: CGRect?
            var sign: CGRect?
            var inside: CGRect?
            fixture.window.scene.root.forEachInSubtree {
                switch $0.content {
                case .text(let text) where text.string == "Group": label = $0.frameInWindow
                case .text(let text) where text.string == "inside": inside = $0.frameInWindow
                case .image: sign = $0.frameInWindow
                default: break
                }
            }
            #expect(try #require(sign).maxX <= (try #require(label)).minX)
            #expect(try #require(inside).minX >= (try #require(label)).minX)
        }
    }
}
#endif
