#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Fingers on a touchpad over the rows of a list, and headers that stay in sight.
    @MainActor
    @Suite struct RowSwipes {
        private struct Mails: View {
            @State private var done = ""
            var body: some View {
                List(0..<40, id: \.self) { number in
                    Text("mail \(number)").swipeActions { Button("Bin") { done = "binned \(number)" } }
                }
                Text(done)
            }
        }

        private func row(_ fixture: WindowFixture) throws -> NodeView {
            var found: NodeView?
            fixture.window.scene.root.forEachInSubtree { node in
                guard found == nil, case .text(let text) = node.content, text.string == "mail 1" else { return }
                var current: RenderNode? = node
                while let around = current, around.controlContent?.role != .row { current = around.containerNode }
                found = current.flatMap(fixture.tree.view)
            }
            return try #require(found)
        }

        @Test func fingersMoveARowAsideAndFarEnoughTheyDoWhatIsBehindIt() throws {
            let fixture = WindowFixture(Mails())
            defer { fixture.close() }
            let input = try #require(fixture.window.input)
            let scroll = try #require(input.scroll)
            let row = try row(fixture)
            let frame = row.node.frameInWindow
            input.point(at: CGPoint(x: frame.midX, y: frame.midY))
            scroll.begin()
            for _ in 0..<10 { _ = scroll.move(by: CGSize(width: -0.065 * frame.width, height: 0)) }
            fixture.settle()
            #expect(fixture.texts.contains("Bin"))
            #expect(gtk_widget_get_overflow(row.widget) == GTK_OVERFLOW_HIDDEN, "the row is cut at its own edges")
            // The action is at the trailing edge, in red or another color, over the whole height.
            #expect(fixture.comesToShow { $0[frame.maxX - 20, frame.minY + 6].last ?? 0 > 200 })
            scroll.end()
            fixture.settle()
            #expect(fixture.texts.contains("binned 1"))
            #expect(!fixture.texts.contains("Bin"))
        }

        @Test func fingersThatMoveUpAndDownScroll() throws {
            let fixture = WindowFixture(Mails())
            defer { fixture.close() }
            let input = try #require(fixture.window.input)
            let scroll = try #require(input.scroll)
            let frame = try row(fixture).node.frameInWindow
            input.point(at: CGPoint(x: frame.midX, y: frame.midY))
            scroll.begin()
            for _ in 0..<10 { _ = scroll.move(by: CGSize(width: -3, height: -10)) }
            scroll.end()
            fixture.settle()
            #expect(!fixture.texts.contains("Bin"))
            #expect(!fixture.texts.contains("mail 0"), "the first rows have passed")
        }

        @Test func headersOfPlainListsStayInSight() throws {
            let fixture = WindowFixture(
                List(0..<5, id: \.self) { section in
                    Section("Section \(section)") { ForEach(0..<20, id: \.self) { Text("row \(section) \($0)") } }
                }
                .listStyle(.plain))
            defer { fixture.close() }
            let scene = fixture.window.scene
            func header() -> RenderNode? {
                var found: RenderNode?
                scene.root.forEachInSubtree {
                    if case .text(let text) = $0.content, text.string == "Section 0" { found = $0 }
                }
                return found
            }
            let start = try #require(header()).frameInWindow.minY
            _ = scene.send(.scroll(location: CGPoint(x: 100, y: 200), delta: CGSize(width: 0, height: -137)))
            fixture.settle()
            let place = try #require(header()).frameInWindow
            #expect(abs(place.minY - start) < 20)
            // Rows are not seen through it.
            #expect(fixture.comesToShow { $0[place.maxX + 40, place.midY].last == 255 })
        }

        /// GTK would give the focus to the first field that it finds.
        @Test func whatGoesWithTheFocusLeavesItToNothing() throws {
            struct Fields: View {
                @State private var isThere = true
                @State private var text = ""
                var body: some View {
                    TextField("first", text: $text)
                    if isThere { TextField("second", text: $text).onSubmit { isThere = false } }
                    TextField("third", text: $text)
                }
            }
            let fixture = WindowFixture(VStack { Fields() })
            defer { fixture.close() }
            let fields = fixture.widgets("GtkText")
            try #require(fields.count == 3)
            gtk_widget_grab_focus(fields[1])
            fixture.settle()
            #expect(fixture.window.scene.focus.focused != nil)
            fixture.window.submit(try #require(fixture.tree.view(holding: fields[1])))
            fixture.settle()
            fixture.run(for: .milliseconds(50))
            #expect(fixture.window.scene.focus.focused == nil)
            #expect(fixture.window.focusWidget == nil)
            // Tab goes on from there.
            _ = fixture.window.input?.pressed(UInt32(GDK_KEY_Tab), GdkModifierType(rawValue: 0))
            fixture.settle()
            #expect(fixture.window.scene.focus.focused?.reading.label == "third")
        }

        /// GTK must not focus the search field as the window collapses to one column.
        @Test func aWindowThatGetsNarrowDoesNotTypeIntoAnything() throws {
            struct Columns: View {
                @State private var chosen: Int? = 1
                @State private var query = ""
                var body: some View {
                    NavigationSplitView {
                        List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
                    } detail: {
                        Text("detail \(chosen ?? -1)").searchable(text: $query)
                    }
                }
            }
            let fixture = WindowFixture(Columns())
            defer { fixture.close() }
            let window = fixture.window
            let row = try #require(window.scene.focusMoves.focusableNodes.first { $0.reading.label == "row 1" })
            gtk_widget_grab_focus(try #require(fixture.tree.view(of: row)).focusTarget)
            fixture.settle()
            try #require(window.scene.focus.focused === row)
            window.tree.resize(to: CGSize(width: 360, height: 500))
            try #require(window.scene.focus.focused == nil, "the row is not shown any more")
            let field = try #require(fixture.widgets("GtkText").first)
            gtk_widget_grab_focus(field)
            #expect(window.scene.focus.focused == nil)
            // A choice of the user has precedence.
            window.input?.see(GDK_BUTTON_PRESS)
            gtk_widget_grab_focus(field)
            #expect(window.scene.focus.focused != nil)
        }

        @Test func toggledRowsOfBoxesHaveSwitchesAndTodoListsChecks() throws {
            let fixture = WindowFixture(
                List {
                    Toggle("row", isOn: .constant(true))
                    HStack {
                        Toggle("done", isOn: .constant(true)).labelsHidden()
                        Text("milk")
                    }
                })
            defer { fixture.close() }
            #expect(fixture.widgets("GtkSwitch").count == 1)
            #expect(fixture.widgets("GtkCheckButton").count == 1)
        }

        @Test func aMenuOfOneItemIsAsHighAsThat() throws {
            let fixture = WindowFixture(Menu("Menu") { Button("Only") {} }.padding(60))
            defer { fixture.close() }
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            fixture.run(for: .milliseconds(50))
            func heights(_ type: String) -> [CGFloat] {
                fixture.widgets(type).map { CGFloat(gtk_widget_get_height($0)) }
            }
            let item = try #require(heights("GtkModelButton").max())
            let menu = try #require(heights("GtkPopoverContent").max() ?? heights("GtkScrolledWindow").max())
            #expect(menu - item < 16, "\(menu) around \(item)")
        }
    }
}

extension WindowFixture {
    /// Waits for something that frames bring about.
    func wait(until isSo: () -> Bool) {
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end, !isSo() { g_main_context_iteration(nil, 0) }
    }

    /// Waits for a frame in which the pixels are so.
    func comesToShow(_ isSo: (PixelProbe) -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end {
            g_main_context_iteration(nil, 0)
            if isSo(PixelProbe(self)) { return true }
        }
        return false
    }
}
#endif
