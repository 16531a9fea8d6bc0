#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Sheets that leave.
    @MainActor
    @Suite struct SheetLeaves {
        private final class Log { var entries: [String] = [] }

        private struct Page: View {
            let log: Log
            @State private var isPresented = false
            @State private var isWarned = false
            @State private var isCovered = false

            var body: some View {
                VStack {
                    Button("Show") { isPresented = true }
                    Button("Warn") { isWarned = true }
                    Button("Hide") { (isPresented, isCovered) = (false, false) }
                    Button("Cover") { isCovered = true }
                    Button("Jump") {
                        var transaction = Transaction()
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { isPresented.toggle() }
                    }
                }
                .sheet(isPresented: $isPresented, onDismiss: { log.entries.append("dismissed") }) {
                    Color(red: 1, green: 0, blue: 0).frame(width: 300, height: 200)
                        .onDisappear { log.entries.append("disappeared") }
                }
                .fullScreenCover(isPresented: $isCovered, onDismiss: { log.entries.append("uncovered") }) {
                    Color(red: 0, green: 1, blue: 0)
                }
                .alert("Careful", isPresented: $isWarned) {}
            }
        }

        private let log = Log()

        /// Runs a test with animated sheets, whose closing animation does not end by itself.
        private func whileMoving(_ test: (WindowFixture) throws -> Void) rethrows {
            let fixture = WindowFixture(Page(log: log))
            SheetRise.isEnabled = true
            let duration = SheetLeave.duration
            SheetLeave.duration = 3600
            defer {
                fixture.close()
                SheetRise.isEnabled = false
                SheetLeave.duration = duration
            }
            try test(fixture)
        }

        private func press(_ title: String, in fixture: WindowFixture) throws {
            fixture.click(
                try #require(
                    fixture.widgets("GtkButton").first {
                        fixture.window.tree.view(holding: $0)?.node.reading.label == title
                    }))
        }

        @Test func aSheetIsSeenLeaving_andDismissedWhenItIsGone() throws {
            try whileMoving { fixture in
                try press("Show", in: fixture)
                let sheet = try #require(fixture.window.presented?.presentedWindow)
                try press("Hide", in: fixture)
                let leave = try #require(fixture.window.leaving)
                #expect(fixture.window.presented == nil)
                #expect(log.entries == ["disappeared"])
                #expect(gtk_widget_get_mapped(sheet.window) != 0)
                #expect(gtk_window_get_modal(sheet.window.cast()) == 0)
                leave.finish()
                #expect(fixture.window.leaving == nil)
                fixture.settle()
                #expect(log.entries == ["disappeared", "dismissed"])
            }
        }

        @Test func itGoesByTheFramesOfItsWindow() throws {
            try whileMoving { fixture in
                SheetLeave.duration = 0.05
                try press("Show", in: fixture)
                try press("Hide", in: fixture)
                fixture.wait(until: { log.entries.contains("dismissed") })
                #expect(log.entries == ["disappeared", "dismissed"])
                #expect(fixture.window.leaving == nil)
            }
        }

        @Test func whatIsPresentedNextWaitsUntilItIsGone() throws {
            try whileMoving { fixture in
                try press("Show", in: fixture)
                try press("Hide", in: fixture)
                try press("Show", in: fixture)
                try press("Warn", in: fixture)
                #expect(fixture.window.presented == nil)
                fixture.window.leaving?.finish()
                fixture.settle()
                #expect(log.entries == ["disappeared", "dismissed"])
                #expect(fixture.window.presented?.presentation?.kind == .sheet)
                try press("Hide", in: fixture)
                fixture.window.leaving?.finish()
                fixture.settle()
                #expect(fixture.window.presented?.presentation?.kind == .alert)
            }
        }

        @Test func aWindowThatClosesTakesItAlong() throws {
            weak var sheet: GTKWindow?
            try whileMoving { fixture in
                try press("Show", in: fixture)
                sheet = fixture.window.presented?.presentedWindow
                try press("Hide", in: fixture)
                #expect(sheet != nil)
                fixture.close()
            }
            #expect(sheet == nil)
        }

        @Test func withoutAnimationsItIsGoneAtOnce() throws {
            try whileMoving { fixture in
                try press("Show", in: fixture)
                try press("Jump", in: fixture)
                #expect(fixture.window.leaving == nil)
                #expect(log.entries == ["disappeared", "dismissed"])
                try press("Jump", in: fixture)
                #expect(fixture.window.presented?.presentedWindow?.tree.rise == nil)
                SettingsObserver.setBoolean("gtk-enable-animations", false)
                defer { SettingsObserver.setBoolean("gtk-enable-animations", true) }
                try press("Hide", in: fixture)
                #expect(fixture.window.leaving == nil)
                #expect(log.entries.count == 4)
            }
        }

        /// Returns the label of the widget with GTK's focus in the window itself.
        private func focused(in fixture: WindowFixture) -> String? {
            gtk_window_get_focus(fixture.window.window.cast())
                .flatMap { fixture.window.tree.view(holding: $0)?.node.reading.label }
        }

        private func focus(_ title: String, in fixture: WindowFixture) {
            fixture.window.scene.focusMoves.setFocus(
                fixture.window.scene.focusMoves.focusableNodes.first { $0.reading.label == title })
            fixture.settle()
        }

        @Test(arguments: ["Show", "Cover"])
        func keysGoToWhatIsBehindASheetThatLeaves_whichHadTheFocusBefore(_ title: String) throws {
            try whileMoving { fixture in
                focus(title, in: fixture)
                try press(title, in: fixture)
                let sheet = try #require(fixture.window.presented?.presentedWindow)
                try press("Hide", in: fixture)
                let leave = try #require(fixture.window.leaving)
                #expect(gtk_window_get_focus(sheet.window.cast()) == nil)
                #expect(leave.heirs.first == gtk_window_get_focus(fixture.window.window.cast()))
                #expect(leave.heirs.last == fixture.window.window)
                #expect(focused(in: fixture) == title)
                #expect(leave.moveFocus(by: 1))
                fixture.settle()
                #expect(focused(in: fixture) != title)
                #expect(leave.moveFocus(by: -1))
                fixture.settle()
                #expect(focused(in: fixture) == title)
                leave.finish()
                fixture.settle()
                #expect(focused(in: fixture) == title)
                #expect(fixture.window.scene.focus.focused?.reading.label == title)
            }
        }

        @Test func aSheetThatHasNotComeYetCanLeave() throws {
            try whileMoving { fixture in
                try press("Show", in: fixture)
                let sheet = try #require(fixture.window.presented?.presentedWindow)
                let rise = try #require(sheet.tree.rise)
                #expect(rise.pass(to: 100) && rise.progress != nil)
                try press("Hide", in: fixture)
                let leave = try #require(fixture.window.leaving)
                #expect(log.entries == ["disappeared"])
                leave.start = nil
                #expect(leave.pass(to: 200))
                leave.finish()
                fixture.settle()
                #expect(log.entries == ["disappeared", "dismissed"])
                #expect(fixture.window.leaving == nil && fixture.window.presented == nil)
            }
        }

        @Test func aCoverLeavesAsASheetDoes() throws {
            try whileMoving { fixture in
                try press("Cover", in: fixture)
                #expect(fixture.window.presented?.presentation?.kind == .cover)
                try press("Hide", in: fixture)
                let leave = try #require(fixture.window.leaving)
                #expect(log.entries == [])
                leave.finish()
                fixture.settle()
                #expect(log.entries == ["uncovered"])
                #expect(fixture.window.leaving == nil)
            }
        }

        @Test func alertsAreGoneAtOnce() throws {
            try whileMoving { fixture in
                try press("Warn", in: fixture)
                let alert = try #require(fixture.window.presented?.presentedWindow)
                fixture.click(try #require(alert.button(0)))
                #expect(fixture.window.presented == nil)
                #expect(fixture.window.leaving == nil)
                #expect(!alert.isOpen)
            }
        }

        /// Returns the color at the center of the window.
        private func middle(of window: GTKWindow) -> [Int] {
            let content = gtk_window_get_child(window.window.cast())!
            let (width, height) = (gtk_widget_get_width(content), gtk_widget_get_height(content))
            let paintable = gtk_widget_paintable_new(content)!
            let snapshot = gtk_snapshot_new()!
            gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
            g_object_unref(UnsafeMutableRawPointer(paintable))
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
            defer { cairo_surface_destroy(surface) }
            if let node = gtk_snapshot_free_to_node(snapshot) {
                let cairo = cairo_create(surface)!
                gsk_render_node_draw(node, cairo)
                cairo_destroy(cairo)
                gsk_render_node_unref(node)
            }
            cairo_surface_flush(surface)
            let offset = Int(height / 2) * Int(cairo_image_surface_get_stride(surface)) + Int(width / 2) * 4
            let pixel = cairo_image_surface_get_data(surface)! + offset
            return [Int(pixel[2]), Int(pixel[1]), Int(pixel[0]), Int(pixel[3])]
        }

        @Test func onTheWayItSinksAndFades() throws {
            try whileMoving { fixture in
                try press("Show", in: fixture)
                let sheet = try #require(fixture.window.presented?.presentedWindow)
                fixture.wait(until: { sheet.tree.rise?.progress == nil })
                try press("Hide", in: fixture)
                let leave = try #require(fixture.window.leaving)
                fixture.wait(until: { gtk_widget_get_width(gtk_window_get_child(sheet.window.cast())) == 300 })
                // The sheet still shows its last content.
                #expect(middle(of: sheet)[0] > 250)
                SheetLeave.duration = 1
                leave.start = nil
                #expect(leave.pass(to: 100_000))
                #expect(leave.pass(to: 100_000.5))
                #expect(leave.progress == 0.5)
                #expect(gdk_display_is_composited(gdk_display_get_default()) != 0 || middle(of: sheet)[3] < 140)
                #expect(!leave.pass(to: 100_002))
                fixture.settle()
                #expect(leave.isOver)
            }
        }
    }
}
#endif
