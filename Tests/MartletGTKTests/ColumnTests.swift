#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// A split view that fills a window has a header bar above each column.
    @MainActor
    @Suite struct Columns {
        struct Mail: View {
            @State var box: String?
            @State private var isOpen = false

            var body: some View {
                NavigationSplitView {
                    List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
                        .navigationTitle("Boxes")
                        .navigationSplitViewColumnWidth(200)
                        .toolbar { Button("New Box", systemImage: "plus") {} }
                } detail: {
                    Text(box.map { "in \($0)" } ?? "nothing")
                        .navigationTitle(box ?? "Mail")
                        .toolbar {
                            Button("Info", systemImage: "info.circle") { isOpen = true }
                                .popover(isPresented: $isOpen) { Text("about the box") }
                            Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("By date") {} }
                        }
                }
            }
        }

        private func titles(_ fixture: WindowFixture) -> [String] {
            fixture.window.header.bars.map { bar in
                var found = ""
                func look(_ widget: Widget) {
                    if gtk_widget_has_css_class(widget, "title") != 0, gtk_widget_get_visible(widget) != 0 {
                        found = String(borrowed: gtk_label_get_text(widget.opaque))
                    }
                    var child = widget.firstChild
                    while let current = child {
                        look(current)
                        child = current.next
                    }
                }
                look(bar.widget)
                return found
            }
        }

        private func resize(_ fixture: WindowFixture, to width: CGFloat) {
            gtk_window_set_default_size(fixture.window.window.cast(), Int32(width), 400)
            // The display server has a say, and then GTK's next frame.
            while abs(fixture.window.scene.size.width - width) > 60 { g_main_context_iteration(nil, 1) }
            fixture.settle()
        }

        @Test func aLineStandsBetweenTheBarsAsBetweenTheColumns() {
            let fixture = WindowFixture(Mail())
            defer { fixture.close() }
            let lines = fixture.window.header.bars.map { bar in
                var border = GtkBorder()
                gtk_style_context_get_border(gtk_widget_get_style_context(bar.widget), &border)
                return border.left
            }
            #expect(lines == [0, 1])
        }

        @Test func eachColumnHasABarOfItsOwn() throws {
            let fixture = WindowFixture(Mail())
            defer { fixture.close() }
            #expect(titles(fixture) == ["Boxes", "Mail"])
            let bars = fixture.window.header.bars
            // The bar ends where the column does; the line between the columns is in the next one.
            var place = GtkAllocation()
            gtk_widget_get_allocation(bars[1].widget, &place)
            #expect(place.x == 200)
            #expect(gtk_widget_has_css_class(bars[0].widget, "martlet-column-2") != 0)
            // The window buttons are at the end of the last bar.
            #expect(gtk_header_bar_get_show_title_buttons(bars[1].widget.opaque) != 0)
            #expect(
                !String(borrowed: gtk_header_bar_get_decoration_layout(bars[0].widget.opaque)).contains("close"))
            // The list begins at the upper edge of the content, which has no bar there.
            #expect(fixture.rows.first?.node.originInWindow.y ?? 99 < 20)
        }

        /// A column that is narrower than its bar requires.
        struct ManyButtons: View {
            var body: some View {
                NavigationSplitView {
                    List { Text("one") }
                        .navigationTitle("All of them")
                        .navigationSplitViewColumnWidth(min: 60, ideal: 80, max: 120)
                        .toolbar {
                            ToolbarItem(placement: .navigation) { Button("Back", systemImage: "chevron.left") {} }
                            ToolbarItem(placement: .primaryAction) { Button("New", systemImage: "plus") {} }
                        }
                } detail: {
                    Text("detail")
                }
            }
        }

        @Test func aColumnIsAsWideAsItsBar() throws {
            let fixture = WindowFixture(ManyButtons())
            defer { fixture.close() }
            fixture.settle()
            let columns = fixture.window.scene.bars.windowColumns
            let bars = fixture.window.header.bars
            var place = GtkAllocation()
            gtk_widget_get_allocation(bars[1].widget, &place)
            #expect(columns[0].width > 80)
            #expect(CGFloat(place.x) == columns[0].width)
        }

        @Test func aNarrowWindowHasOneBarAndAWayBack() throws {
            let fixture = WindowFixture(Mail())
            defer { fixture.close() }
            resize(fixture, to: 330)
            #expect(titles(fixture) == ["Boxes"])
            #expect(fixture.texts.contains("Inbox") && !fixture.texts.contains("nothing"))
            let row = try #require(fixture.rows.last)
            row.node.operate(.select([]), by: .widget)
            fixture.settle()
            #expect(titles(fixture) == ["Sent"])
            #expect(fixture.texts.contains("in Sent") && !fixture.texts.contains("Inbox"))
            fixture.window.scene.bars.navigationBar?.bar.goBack()
            fixture.settle()
            #expect(titles(fixture) == ["Boxes"])
            resize(fixture, to: 800)
            #expect(titles(fixture) == ["Boxes", "Sent"])
            #expect(fixture.texts.contains("Inbox") && fixture.texts.contains("in Sent"))
        }

        /// A split view beside other content has no part in the header bar.
        @Test func aSplitViewBesideOthersLeavesTheBarToTheWindow() {
            let fixture = WindowFixture(
                HStack {
                    Mail()
                    Text("beside")
                })
            defer { fixture.close() }
            #expect(fixture.window.header.bars.count == 1)
            #expect(fixture.texts.contains("Boxes"))
        }

        /// A row of tabs parts the bars from the columns: they would be colored above it, and again below it.
        @Test func barsAboveARowOfTabsAreOne() throws {
            let fixture = WindowFixture(
                TabView {
                    Mail().tabItem { Text("Mail") }
                    Text("other").tabItem { Text("Other") }
                })
            defer { fixture.close() }
            fixture.settle()
            let bars = fixture.window.header.bars
            try #require(bars.count == 2)
            #expect(gtk_widget_has_css_class(bars[0].widget, "martlet-column-2") == 0)
            #expect(gtk_widget_has_css_class(bars[1].widget, "martlet-first-column") != 0, "no line before it")
        }

        @Test func whatABarOpensIsOverItsButton() throws {
            let fixture = WindowFixture(Mail())
            defer { fixture.close() }
            let root = try #require(fixture.tree.rootView?.widget)
            let info = try #require(fixture.window.scene.bars.navigationBar?.bar.parts.trailing)
            let place = CGRect(origin: info.originInWindow, size: info.frame.size)
            #expect(place.maxY < 0, "bars are laid out outside of the content")
            let seen = fixture.window.header.seen(place, in: root)
            #expect(seen.minY > -100 && seen.maxY <= 0, "\(seen)")
            #expect(seen.minX > 201)
        }

        struct Tools: View {
            @State private var log = ""

            var body: some View {
                NavigationStack {
                    Text("did \(log)").toolbar {
                        ForEach(0..<6, id: \.self) { number in Button("Tool \(number)") { log += "\(number)" } }
                        Menu("Others") { Button("Last") { log += "l" } }
                    }
                }
            }
        }

        @Test func whatABarHasNoRoomForIsInAMenu() throws {
            let fixture = WindowFixture(Tools())
            defer { fixture.close() }
            let header = fixture.window.header
            let part = try #require(fixture.window.scene.bars.navigationBar?.bar.parts.trailing)
            func shown() -> [String] {
                part.bar.items.filter {
                    fixture.tree.view(of: $0).map { gtk_widget_get_child_visible($0.widget) != 0 } ?? false
                }
                .map(\.reading.label)
            }
            func more() -> Widget? {
                let view = fixture.tree.view(of: part)?.widget
                return view?.parent?.firstChild.flatMap { first in
                    var child: Widget? = first
                    while let current = child, current == view { child = current.next }
                    return child
                }
            }
            /// Allocates the header, and then adapts the bars as GTK's layout requested.
            func allocate(width: CGFloat) {
                for bar in header.bars where bar.isOutdated(in: width) { bar.adapt(to: width) }
                header.allocate(header.widget, size: CGSize(width: width, height: 46))
            }
            allocate(width: 1200)
            let all = shown()
            #expect(all.count == 7)
            let button = try #require(more())
            #expect(gtk_widget_get_visible(button) == 0)
            #expect(header.bars.contains { $0.isOutdated(in: 420) })
            allocate(width: 420)
            #expect(!header.bars.contains { $0.isOutdated(in: 420) })
            let left = shown()
            #expect(!left.isEmpty && left.count < 6 && left == Array(all.prefix(left.count)), "\(left)")
            #expect(gtk_widget_get_visible(button) != 0)
            // The window can be as narrow as one button and the title.
            #expect(header.minimumWidth < 420)
            let items = MenuNode.items(of: Array(part.bar.items.dropFirst(left.count)))
            #expect(items.map(\.title) == Array(all.dropFirst(left.count)))
            items.first?.perform()
            fixture.settle()
            #expect(fixture.texts.contains("did \(left.count)"))
        }

        struct RankedTools: View {
            var body: some View {
                NavigationStack {
                    Text("page").toolbar {
                        ToolbarItem { Button("Archive") {} }.visibilityPriority(.low)
                        ToolbarItem { Button("Rename") {} }
                        ToolbarItem { Button("Share") {} }.visibilityPriority(.high)
                        ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
                    }
                }
            }
        }

        @Test func itemsOfLowPriorityLeaveABarFirst() throws {
            let fixture = WindowFixture(RankedTools())
            defer { fixture.close() }
            // GTK has a reference to a hidden widget with the focus until the next frame, and no frame is drawn here.
            gtk_window_set_focus(fixture.window.window.cast(), nil)
            let header = fixture.window.header
            let part = try #require(fixture.window.scene.bars.navigationBar?.bar.parts.trailing)
            /// The items in the bar with their positions, from the leading side.
            func shown() -> [(name: String, frame: CGRect)] {
                part.bar.items.compactMap { item in
                    guard let widget = fixture.tree.view(of: item)?.widget, gtk_widget_get_child_visible(widget) != 0,
                        let origin = widget.convert(.zero, to: header.widget)
                    else { return nil }
                    return (item.reading.label, CGRect(origin: origin, size: item.frame.size))
                }
            }
            func allocate(width: CGFloat) {
                for bar in header.bars where bar.isOutdated(in: width) { bar.adapt(to: width) }
                header.allocate(header.widget, size: CGSize(width: width, height: 46))
            }
            allocate(width: 1200)
            #expect(shown().map(\.name) == ["Archive", "Rename", "Share", "Pinned"])
            let gap = try #require(shown().dropFirst().first).frame.minX - shown()[0].frame.maxX
            var orders: [[String]] = []
            for width in stride(from: 1200, through: header.minimumWidth, by: -10) {
                allocate(width: width)
                let items = shown()
                // Those that are left stay beside each other.
                for (item, next) in zip(items, items.dropFirst()) {
                    #expect(abs(next.frame.minX - item.frame.maxX - gap) < 1, "\(items) at \(width)")
                }
                if orders.last != items.map(\.name) { orders.append(items.map(\.name)) }
            }
            let expected = [
                ["Archive", "Rename", "Share", "Pinned"], ["Rename", "Share", "Pinned"], ["Share", "Pinned"],
                ["Pinned"],
                [],
            ]
            #expect(orders.count > 1 && orders == expected.filter(orders.contains), "\(orders)")
            allocate(width: 1200)
            #expect(shown().map(\.name) == ["Archive", "Rename", "Share", "Pinned"])
        }

        struct Older: View {
            var body: some View {
                NavigationView {
                    List(0..<2, id: \.self) { number in NavigationLink("link \(number)") { Text("page \(number)") } }
                        .navigationTitle("Side")
                    Text("nothing").navigationTitle("Main")
                }
            }
        }

        @Test func severalViewsOfANavigationViewAreColumns() throws {
            let fixture = WindowFixture(Older())
            defer { fixture.close() }
            #expect(titles(fixture) == ["Side", "Main"])
            #expect(fixture.texts == ["Side", "link 0", "link 1", "Main", "nothing"])
        }

        @Test func rowsOfASidebarStandOffItsSides() throws {
            let fixture = WindowFixture(Mail(box: "Inbox"))
            defer { fixture.close() }
            let row = try #require(fixture.rows.first)
            #expect(row.node.frame.minX == 6 && row.node.frame.width == 188)
            #expect(gtk_widget_has_css_class(row.widget, "martlet-sidebar-row") != 0)
            #expect(gtk_widget_get_state_flags(row.widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0)
        }
    }
}

extension WindowFixture {
    /// The rows of lists in the window.
    var rows: [NodeView] {
        var found: [NodeView] = []
        func collect(_ view: NodeView) {
            if view.node.control?.role == .row { found.append(view) }
            view.children.forEach(collect)
        }
        if let root = tree.rootView { collect(root) }
        return found
    }
}
#endif
