#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// A list of a hundred thousand rows has widgets for those in sight.
    @MainActor
    @Suite struct LargeLists {
        struct Rows: View {
            @State private var selected: Set<Int> = []

            var body: some View {
                List(0..<100_000, id: \.self, selection: $selected) { Text(verbatim: "Row \($0)") }
            }
        }

        private func scroll(_ fixture: WindowFixture, by distance: CGFloat) throws {
            let list = try #require(fixture.scrollView)
            fixture.window.scroll(list, by: CGSize(width: 0, height: -distance))
            fixture.settle()
        }

        @Test func onlyTheRowsInSightHaveWidgets() throws {
            let fixture = WindowFixture(Rows())
            defer { fixture.close() }
            // A row is the row itself, its text and its separator.
            let height = fixture.window.scene.size.height
            let inSight = Int(height / 36) + 2
            #expect(fixture.tree.count < 3 * inSight + 10)
            let (widgets, nodes) = (NodeWidget.liveCount, fixture.window.scene.liveNodes)
            for _ in 0..<50 { try scroll(fixture, by: 90) }
            try scroll(fixture, by: 1e9)
            #expect(fixture.texts.last == "Row 99999")
            try scroll(fixture, by: -1e9)
            #expect(fixture.texts.first == "Row 0")
            #expect(NodeWidget.liveCount <= widgets + 6)
            #expect(fixture.window.scene.liveNodes <= nodes + 8)
        }

        @Test func aStepMakesWidgetsForTheRowsThatComeIntoSight() throws {
            let fixture = WindowFixture(Rows())
            defer { fixture.close() }
            try scroll(fixture, by: 40)
            fixture.tree.counts = WidgetTree.Counts()
            try scroll(fixture, by: 37)
            // One row is created and one removed; the list itself was updated.
            #expect(fixture.tree.counts.created <= 6)
            #expect(fixture.tree.counts.removed <= 6)
            #expect(fixture.tree.counts.updated <= 3)
        }

        @Test func theScrollBarKnowsTheLengthOfTheWhole() throws {
            let fixture = WindowFixture(Rows())
            defer { fixture.close() }
            let bar = try #require(fixture.widgets("GtkScrollbar").first)
            let adjustment = gtk_scrollbar_get_adjustment(bar.opaque)!
            #expect(gtk_adjustment_get_upper(adjustment) > 100_000 * 30)
            let visible = gtk_adjustment_get_page_size(adjustment)
            #expect(visible == Double(fixture.window.scene.size.height))
            // Dragging the bar is dragging the content.
            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment) / 2)
            fixture.settle()
            // The first is the one that has the focus, which stays.
            let shown = try #require(fixture.texts.dropFirst().first?.split(separator: " ").last.flatMap { Int($0) })
            #expect((49_000...51_000).contains(shown))
            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment) - visible)
            fixture.settle()
            #expect(fixture.texts.last == "Row 99999")
        }

        @Test func theFocusComesBackWithItsRow() throws {
            let fixture = WindowFixture(Rows())
            defer { fixture.close() }
            let rows = fixture.tree.rows
            gtk_widget_grab_focus(rows[2].widget)
            fixture.settle()
            let focused = try #require(fixture.window.scene.focus.focused)
            try scroll(fixture, by: 50_000)
            #expect(fixture.window.scene.focus.focused === focused)
            try scroll(fixture, by: -50_000)
            let widget = try #require(gtk_window_get_focus(fixture.window.window.cast()))
            #expect(fixture.tree.view(holding: widget)?.node === focused)
        }
    }
}

extension WindowFixture {
    /// The first view that scrolls.
    var scrollView: NodeView? {
        widgets.lazy.compactMap { NodeWidget.owner(of: $0) as? NodeView }.first { $0.node.widget.isScrolling }
    }
}

extension WidgetTree {
    /// The rows of lists, from top to bottom.
    var rows: [NodeView] {
        var found: [NodeView] = []
        func visit(_ view: NodeView) {
            if view.node.control?.role == .row { found.append(view) }
            view.children.forEach(visit)
        }
        rootView.map(visit)
        return found
    }
}
#endif
