#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// The window that lists an app's keys.
    @MainActor
    @Suite struct Shortcuts {
        private struct Page: View {
            var body: some View {
                Button("Save & Close <now>") {}.keyboardShortcut("s")
                Text("text")
            }
        }

        /// Returns the labels in a window of GTK's own.
        private func labels(_ widget: Widget) -> [String] {
            var found: [String] = []
            let isLabel =
                widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
                    g_type_check_instance_is_a($0, gtk_label_get_type()) != 0
                }
            if isLabel { found.append(String(borrowed: gtk_label_get_text(widget.opaque))) }
            var child = widget.firstChild
            while let current = child {
                found += labels(current)
                child = current.next
            }
            return found
        }

        @Test func controlQuestionMarkShowsTheKeysOfTheWindow() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            let input = try #require(fixture.window.input)
            let control = GdkModifierType(rawValue: GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
            #expect(!input.showsShortcuts(UInt32(GDK_KEY_question), GDK_SHIFT_MASK))
            #expect(input.showsShortcuts(UInt32(GDK_KEY_question), control))
            fixture.settle()
            let shown = try #require(fixture.window.shortcutsWindow)
            #expect(labels(shown).contains("Save & Close <now>"))
            gtk_window_destroy(shown.cast())
            fixture.settle()
            #expect(fixture.window.shortcutsWindow == nil)
        }

        @Test func aWindowWithoutKeysHasNoList() throws {
            let fixture = WindowFixture(Text("text"))
            defer { fixture.close() }
            let input = try #require(fixture.window.input)
            #expect(!input.showsShortcuts(UInt32(GDK_KEY_question), GDK_CONTROL_MASK))
        }

        @Test func theButtonThatReturnOperatesStandsOut() throws {
            let fixture = WindowFixture(
                VStack {
                    Button("OK") {}.keyboardShortcut(.defaultAction)
                    Button("Remove", role: .destructive) {}.keyboardShortcut(.defaultAction)
                    Button("Other") {}
                })
            defer { fixture.close() }
            let isSuggested = fixture.widgets("GtkButton").map { gtk_widget_has_css_class($0, "suggested-action") != 0 }
            #expect(isSuggested == [true, false, false])
        }

        /// A popover opens where it is seen.
        @Test func aPopoverOnWhatIsAsTallAsTheWindowIsInItsMiddle() {
            let window = CGSize(width: 800, height: 600)
            let size = CGSize(width: 200, height: 150)
            let tall = CGRect(x: 100, y: 0, width: 600, height: 900)
            let below = GTKWindow.place(of: tall, for: size, in: window, at: GTK_POS_BOTTOM)
            #expect(below.minY == 225)
            #expect(below.minY + size.height < window.height)
            let above = GTKWindow.place(of: tall, for: size, in: window, at: GTK_POS_TOP)
            #expect(above.minY == 375)
            let button = CGRect(x: 10, y: 560, width: 80, height: 30)
            #expect(GTKWindow.place(of: button, for: size, in: window, at: GTK_POS_BOTTOM) == button)
            let half = CGRect(x: 0, y: 0, width: 800, height: 300)
            #expect(GTKWindow.place(of: half, for: size, in: window, at: GTK_POS_BOTTOM) == half)
        }
    }
}
#endif
