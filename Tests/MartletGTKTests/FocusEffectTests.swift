#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Focus rings and the initial focus.
    @MainActor
    @Suite struct FocusEffects {
        private struct Page: View {
            let isDisabled: Bool

            var body: some View {
                VStack(spacing: 20) {
                    Button("a") {}
                    Color.blue.frame(width: 40, height: 40).focusable()
                    Stepper("b", value: .constant(1))
                    Toggle("c", isOn: .constant(true))
                    TextField("d", text: .constant(""))
                    Slider(value: .constant(0.5))
                }
                .padding(20)
                .frame(width: 300, height: 500)
                .focusEffectDisabled(isDisabled)
            }
        }

        /// Returns which of the elements look different when focused.
        private func marked(isDisabled: Bool) -> [Bool] {
            // Themes have rings come by and by.
            SettingsObserver.setBoolean("gtk-enable-animations", false)
            let fixture = WindowFixture(Page(isDisabled: isDisabled))
            defer {
                fixture.close()
                SettingsObserver.setBoolean("gtk-enable-animations", true)
            }
            gtk_window_set_focus_visible(fixture.window.window.cast(), 1)
            fixture.window.scene.focusMoves.setFocus(nil)
            fixture.settle()
            return fixture.window.scene.focusMoves.focusableNodes.map { node in
                fixture.window.scene.focusMoves.setFocus(nil)
                fixture.window.update()
                gtk_test_widget_wait_for_draw(fixture.window.window)
                let before = PixelProbe(fixture)
                fixture.window.scene.focusMoves.setFocus(node)
                fixture.window.update()
                gtk_test_widget_wait_for_draw(fixture.window.window)
                let after = PixelProbe(fixture)
                let frame = node.frameInWindow.insetBy(dx: -4, dy: -4)
                return stride(from: frame.minY, to: frame.maxY, by: 1).contains { y in
                    // The caret of a field is no part of it.
                    (0..<10).contains { x in
                        [frame.minX + CGFloat(x), frame.maxX - CGFloat(x)].contains { before[$0, y] != after[$0, y] }
                    }
                }
            }
        }

        @Test func itIsSeenUnlessItIsDisabled() {
            let marked = marked(isDisabled: false)
            #expect(marked.count == 6)
            #expect(marked.allSatisfy { $0 }, "\(marked)")
            #expect(!self.marked(isDisabled: true).contains(true))
        }

        private enum Field: Hashable { case a, b, c }

        private struct Region: View {
            let priority: DefaultFocusEvaluationPriority
            @FocusState private var field: Field?
            @State private var text = ""

            var body: some View {
                VStack {
                    Button("before") {}
                    VStack {
                        TextField("a", text: $text).focused($field, equals: .a)
                        TextField("b", text: $text).focused($field, equals: .b)
                        TextField("c", text: $text).focused($field, equals: .c)
                    }
                    .defaultFocus($field, .b, priority: priority)
                    Text(field.map { "now \($0)" } ?? "nothing")
                }
            }
        }

        private func tabFromTheButton(_ priority: DefaultFocusEvaluationPriority) -> [String] {
            let fixture = WindowFixture(Region(priority: priority))
            defer { fixture.close() }
            let first = fixture.texts.last ?? ""
            gtk_widget_grab_focus(fixture.widgets("GtkButton")[0])
            fixture.settle()
            let input = fixture.window.input
            if input?.pressed(UInt32(GDK_KEY_Tab), GdkModifierType(rawValue: 0)) == false {
                _ = gtk_widget_child_focus(fixture.window.window, GTK_DIR_TAB_FORWARD)
            }
            fixture.settle()
            return [first, fixture.texts.last ?? ""]
        }

        @Test func keysThatLeadIntoARegion() {
            #expect(tabFromTheButton(.automatic) == ["now b", "now a"])
            #expect(tabFromTheButton(.userInitiated) == ["now b", "now b"])
        }
    }
}
#endif
