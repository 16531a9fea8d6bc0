#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// How large windows are, and where smaller content stands in them.
    @MainActor
    @Suite struct WindowSizes {
        struct Growing: View {
            @State private var width: CGFloat = 300

            var body: some View {
                VStack(spacing: 0) {
                    Button("Grow") { width = 420 }
                    Color.red.frame(minWidth: width, minHeight: 200)
                }
            }
        }

        private func least(_ widget: Widget, _ orientation: GtkOrientation) -> CGFloat {
            var minimum: Int32 = 0
            var natural: Int32 = 0
            gtk_widget_measure(widget, orientation, -1, &minimum, &natural, nil, nil)
            return CGFloat(minimum)
        }

        @Test func aWindowIsNeverSmallerThanItsContent() throws {
            let fixture = WindowFixture(Growing())
            defer { fixture.close() }
            let root = try #require(fixture.tree.rootView?.widget)
            #expect(least(root, GTK_ORIENTATION_HORIZONTAL) == 300)
            #expect(least(root, GTK_ORIENTATION_VERTICAL) >= 200)
            let button = try #require(fixture.widgets("GtkButton").first)
            fixture.click(button)
            #expect(least(root, GTK_ORIENTATION_HORIZONTAL) == 420)
            #expect(fixture.window.scene.size.width >= 420)
        }

        @Test func contentThatDoesNotFillStandsInTheMiddle() throws {
            let fixture = WindowFixture(Text("small"))
            defer { fixture.close() }
            let scene = fixture.window.scene
            let node = try #require(scene.root.visibleChildren.first)
            #expect(abs(node.frame.midX - scene.size.width / 2) <= 1)
            #expect(abs(node.frame.midY - scene.size.height / 2) <= 1)
            #expect(node.frame.width < scene.size.width)
        }

        @Test func gridsAreShownAsWidgets() throws {
            let fixture = WindowFixture(
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                        ForEach(0..<10_000, id: \.self) { Text("Cell \($0)").frame(height: 40) }
                    }
                }
                .safeAreaInset(edge: .bottom) { Text("The bar") }
            )
            defer { fixture.close() }
            #expect(fixture.texts.contains("Cell 0"))
            #expect(fixture.texts.contains("The bar"))
            #expect(fixture.tree.count < 400)
        }
    }
}
#endif
