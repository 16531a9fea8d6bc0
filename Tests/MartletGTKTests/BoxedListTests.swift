#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// The sections of lists and forms, in boxes with round corners.
    @MainActor
    @Suite struct BoxedLists {
        struct Item: Identifiable {
            let id: Int
        }

        struct Sections: View {
            @State private var items = (0..<2).map(Item.init)

            var body: some View {
                List {
                    Text("alone")
                    Section("Items") {
                        ForEach(items) { Text("item \($0.id)") }
                        Button("Add") { items.append(Item(id: items.count)) }
                    }
                    Section("Rest") {
                        Text("hidden line").listRowSeparator(.hidden)
                        Text("red line").listRowSeparatorTint(.red)
                        Text("last")
                    }
                }
            }
        }

        /// Returns the style classes of each row's place in its box, by the row's text.
        private func places(_ fixture: WindowFixture) -> [String: String] {
            var places: [String: String] = [:]
            for (row, view) in rows(fixture) {
                var place = ""
                for (name, letter) in [("boxed", "b"), ("box-first", "f"), ("box-last", "l"), ("box-lineless", "-")]
                where gtk_widget_has_css_class(row, "martlet-" + name) != 0 { place += letter }
                places[view.node.reading.texts.first ?? "?"] = place
            }
            return places
        }

        private func rows(_ fixture: WindowFixture) -> [(row: Widget, view: NodeView)] {
            var found: [(row: Widget, view: NodeView)] = []
            func collect(_ view: NodeView) {
                if view.node.control?.role == .row { found.append((view.widget, view)) }
                view.children.forEach(collect)
            }
            if let root = fixture.tree.rootView { collect(root) }
            return found
        }

        @Test func eachRowKnowsItsPartOfTheBox() throws {
            let fixture = WindowFixture(Sections())
            defer { fixture.close() }
            #expect(
                places(fixture) == [
                    "alone": "bfl", "item 0": "bf", "item 1": "b", "Add": "bl", "hidden line": "bf-", "red line": "b-",
                    "last": "bl",
                ])
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            #expect(places(fixture)["item 2"] == "b")
            #expect(places(fixture)["Add"] == "bl")
        }

        struct Growing: View {
            @State private var items = [Item(id: 0)]

            var body: some View {
                VStack {
                    Button("Add") { items.append(Item(id: items.count)) }
                    Button("Remove") { items.removeFirst() }
                    List(items) { Text("item \($0.id)") }
                }
            }
        }

        @Test func whatComesAndGoesMovesTheCorners() throws {
            let fixture = WindowFixture(Growing())
            defer { fixture.close() }
            #expect(places(fixture) == ["item 0": "bfl"])
            let buttons = fixture.widgets("GtkButton")
            fixture.click(buttons[0])
            #expect(places(fixture) == ["item 0": "bf", "item 1": "bl"])
            fixture.click(buttons[0])
            fixture.click(buttons[1])
            #expect(places(fixture) == ["item 1": "bf", "item 2": "bl"])
        }

        struct Settings: View {
            @State private var isOn = true
            @State private var count = 1

            var body: some View {
                Form {
                    Toggle("Sound", isOn: $isOn)
                    Stepper("Count \(count)", value: $count)
                }
                .frame(width: 1000, height: 300)
            }
        }

        @Test func aFormIsOfAReadableWidthAndInTheMiddle() throws {
            let fixture = WindowFixture(Settings())
            defer { fixture.close() }
            let rows = rows(fixture)
            #expect(rows.map(\.view.node.frame.width) == [600, 600])
            #expect(rows.map(\.view.node.frame.minX) == [200, 200])
            #expect(rows.map(\.view.node.frame.height) == [50, 50])
            // A switch and the buttons of a stepper are at the end of their rows.
            #expect(fixture.widgets("GtkCheckButton").isEmpty)
            for name in ["GtkSwitch", "MartletStepper"] {
                let control = try #require(fixture.widgets(name).first)
                var bounds = graphene_rect_t()
                let row = try #require(rows.first { gtk_widget_is_ancestor(control, $0.row) != 0 }).row
                #expect(gtk_widget_compute_bounds(control, row, &bounds) != 0)
                #expect(bounds.origin.x + bounds.size.width == 588, "\(name)")
            }
        }

        struct Plain: View {
            var body: some View {
                NavigationSplitView {
                    List { Text("sidebar") }
                } detail: {
                    HStack {
                        List { Text("plain") }.listStyle(.plain)
                        List { Text("grouped") }.listStyle(.insetGrouped)
                    }
                }
                .frame(width: 900, height: 300)
            }
        }

        @Test func plainListsAndSidebarsHaveNoBoxes() throws {
            let fixture = WindowFixture(Plain())
            defer { fixture.close() }
            #expect(places(fixture) == ["sidebar": "", "plain": "", "grouped": "bfl"])
        }

        @Test func theDesktopsAccentIsThatOfShapes() throws {
            let fixture = WindowFixture(
                HStack(spacing: 0) {
                    Color.accentColor
                    Rectangle().fill(.tint)
                    Color.accentColor.tint(.green)
                    Color.blue
                }
                .frame(width: 400, height: 100))
            defer { fixture.close() }
            let pixels = PixelProbe(fixture)
            var theme = GdkRGBA()
            let root = try #require(fixture.tree.rootView?.widget)
            let style = gtk_widget_get_style_context(root)
            #expect(gtk_style_context_lookup_color(style, "theme_selected_bg_color", &theme) != 0)
            let accent = [theme.red, theme.green, theme.blue, 1].map { Int(($0 * 255).rounded()) }
            let start = try #require(fixture.window.scene.root.visibleChildren.first).frame.minX
            let y = CGFloat(gtk_widget_get_height(root)) / 2
            #expect(pixels.isNear(start + 50, y, accent))
            #expect(pixels.isNear(start + 150, y, accent))
            #expect(!pixels.isNear(start + 250, y, accent))
            #expect(pixels.isNear(start + 350, y, [0, 122, 255, 255]))
        }
    }
}
#endif
