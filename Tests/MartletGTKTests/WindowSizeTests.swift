#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK
import MartletRuntime

extension Desktop {
    /// The sizes of windows, and the position of smaller content in them.
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

        /// A board takes as much of a window as it may: all of it is in the window that opens.
        struct Board: View {
            var body: some View {
                VStack {
                    Text("Score")
                    Color.red.aspectRatio(1, contentMode: .fit)
                }
            }
        }

        @Test func aWindowOpensAsLargeAsItsContentTakes() throws {
            let fixture = WindowFixture(Board())
            defer { fixture.close() }
            let scene = fixture.window.scene
            let content = try #require(scene.root.visibleChildren.first)
            #expect(content.frame.minY >= 0)
            #expect(content.frame.maxY <= scene.size.height)
            #expect(scene.size.height >= 590)
            #expect(scene.size.width >= 500)
        }

        @Test func aWindowOpensNoSmallerThanIsOfUse() {
            let fixture = WindowFixture(Text("x"))
            defer { fixture.close() }
            #expect(fixture.window.scene.size.width >= 340)
            #expect(fixture.window.scene.size.height >= 200)
        }

        @Test func aWindowIsNotSmallerThanThePageOfItsStack() throws {
            let fixture = WindowFixture(NavigationStack { Color.red.frame(minWidth: 310, minHeight: 210) })
            defer { fixture.close() }
            let root = try #require(fixture.tree.rootView?.widget)
            #expect(least(root, GTK_ORIENTATION_HORIZONTAL) == 310)
            #expect(least(root, GTK_ORIENTATION_VERTICAL) == 210)
        }

        @Test func textIsNotTakenForHigherThanItIs() throws {
            let fixture = WindowFixture(
                NavigationStack {
                    List { Text("Row") }.safeAreaInset(edge: .bottom) { Text("A line of several words below a list") }
                })
            defer { fixture.close() }
            let root = try #require(fixture.tree.rootView?.widget)
            #expect(least(root, GTK_ORIENTATION_VERTICAL) < 80)
        }

        struct Fields: View {
            @State private var text = "A text that needs several lines where there is little room for it"

            var body: some View {
                NavigationStack {
                    Form {
                        Section("First") {
                            TextField("Title", text: $text)
                            Text(text)
                            Toggle("On", isOn: .constant(true))
                        }
                        Section("Second") {
                            ForEach(0..<3, id: \.self) { Text("\($0) " + text) }
                        }
                    }
                }
            }
        }

        /// The least size of the content is asked for at another width than the one it has.
        @Test func contentOfAnySizeComesToRest() {
            let fixture = WindowFixture(Fields())
            defer { fixture.close() }
            let scene = fixture.window.scene
            let sizes: [CGSize] = [
                CGSize(width: 268, height: 0), CGSize(width: 300, height: 260), CGSize(width: 40, height: 40),
                CGSize(width: 3000, height: 2000), CGSize(width: 0, height: 0), CGSize(width: 500, height: 400),
            ]
            for size in sizes {
                scene.resize(to: size)
                scene.update()
                _ = scene.minimumContentSize(inWidth: 200)
                scene.update()
                // A copy: the testing library would look into the scene, where weak references may be invalid.
                let needsLayout = scene.needsLayout
                #expect(!needsLayout, "\(size)")
            }
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
