#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Redrawing of windows with shadows and blurs.
    @MainActor
    @Suite struct SoftEdgesOfWindows {
        /// Returns the transparent colors that cover the whole content, in the drawing of a window.
        private func shades(_ fixture: WindowFixture) -> [Float] {
            guard let view = fixture.tree.rootView else { return [] }
            let snapshot = gtk_snapshot_new()!
            NodePainter(view: view, snapshot: snapshot).draw()
            guard let node = gtk_snapshot_free_to_node(snapshot) else { return [] }
            defer { gsk_render_node_unref(node) }
            var found: [Float] = []
            func look(_ node: OpaquePointer) {
                switch gsk_render_node_get_node_type(node) {
                case GSK_CONTAINER_NODE:
                    for index in 0..<gsk_container_node_get_n_children(node) {
                        if let child = gsk_container_node_get_child(node, index) { look(child) }
                    }
                case GSK_COLOR_NODE:
                    var bounds = graphene_rect_t()
                    gsk_render_node_get_bounds(node, &bounds)
                    guard let color = gsk_color_node_get_color(node), color.pointee.alpha == 0,
                        CGFloat(bounds.size.width) == fixture.window.scene.size.width
                    else { return }
                    found.append(color.pointee.red)
                default: break
                }
            }
            look(node)
            return found
        }

        @Test(arguments: [true, false])
        func allIsDrawnAnewWhereCairoWouldCutWhatIsBlurred(isBlurred: Bool) throws {
            // Too large for a picture of it.
            let card = Color.white.frame(width: 1500, height: 4000)
            let fixture = WindowFixture(
                ScrollView { if isBlurred { card.blur(radius: 4) } else { card.shadow(radius: 6) } })
            defer { fixture.close() }
            try #require(ProcessInfo.processInfo.environment["GSK_RENDERER"] == "cairo")
            // The first frame finds what there is.
            _ = shades(fixture)
            let frames = (0..<4).map { _ in shades(fixture) }
            #expect(frames.allSatisfy { $0.count == 1 })
            #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 != $1 }, "no frame is as the one before")
        }

        struct Cards: View {
            @State private var count = 0
            @State private var isWide = false

            var body: some View {
                VStack {
                    Text("\(count)")
                    Button("Count") { count += 1 }
                    Button("Widen") { isWide.toggle() }
                    Color.white.frame(width: isWide ? 120 : 100, height: 60).shadow(radius: 6)
                    Color.red.frame(width: 100, height: 60).blur(radius: 4)
                    Rectangle().fill(.white.shadow(.drop(radius: 3))).frame(width: 100, height: 60)
                }
                .padding(60)
            }
        }

        /// Blurred content is blurred again only where it has changed.
        @Test func aFrameBlursNothingThatStays() throws {
            let fixture = WindowFixture(Cards())
            defer { fixture.close() }
            try #require(ProcessInfo.processInfo.environment["GSK_RENDERER"] == "cairo")
            // The window may draw a frame of its own before the one that is looked at.
            func picturesMade(by action: () -> Void) -> Int {
                let before = SoftPicture.count
                action()
                _ = shades(fixture)
                return SoftPicture.count - before
            }
            _ = picturesMade {}
            let buttons = fixture.widgets("GtkButton")
            for _ in 0..<3 { #expect(picturesMade { fixture.click(buttons[0]) } == 0) }
            #expect(shades(fixture).isEmpty, "only the parts that have changed are drawn")
            // The next frame of the window sets the changed area; the frame clock begins it.
            var made = picturesMade { fixture.click(buttons[1]) }
            for _ in 0..<400 where made == 0 {
                g_usleep(5_000)
                made += picturesMade { fixture.settle() }
            }
            #expect(made == 1, "the one that has changed")
        }

        @Test func whatHasHardEdgesIsDrawnInParts() {
            let fixture = WindowFixture(Color.white.frame(width: 100, height: 60).padding(60))
            defer { fixture.close() }
            _ = shades(fixture)
            #expect(shades(fixture).isEmpty)
        }
    }
}
#endif
