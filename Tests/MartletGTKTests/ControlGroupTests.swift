#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Buttons of a control group in a window: they are adjacent, share their borders, and form an accessible group
    /// with a name.
    @MainActor
    @Suite struct ControlGroups {
        struct Zoom: View {
            @State private var zoom = 1
            @State private var isReset = true

            var body: some View {
                VStack {
                    Text("\(zoom)")
                    ControlGroup("Zoom") {
                        Button("Smaller") { zoom -= 1 }
                        if isReset { Button("Reset") { zoom = 1 } }
                        Button("Larger") { zoom += 1 }
                    }
                    Button("Hide") { isReset = false }
                }
            }
        }

        /// The widths of the lines at the left of buttons.
        private func leftLines(_ buttons: ArraySlice<Widget>) -> [Int16] {
            buttons.map { button in
                var border = GtkBorder()
                gtk_style_context_get_border(gtk_widget_get_style_context(button), &border)
                return border.left
            }
        }

        @Test func neighboursAreLinked() throws {
            let fixture = WindowFixture(Zoom())
            defer { fixture.close() }
            var buttons = fixture.widgets("GtkButton")
            #expect(buttons.count == 4)
            #expect(leftLines(buttons[..<3]) == [1, 0, 0])
            fixture.click(buttons[2])
            #expect(fixture.texts.first == "2")
            fixture.click(buttons[3])
            buttons = fixture.widgets("GtkButton")
            #expect(buttons.count == 3)
            #expect(leftLines(buttons[..<2]) == [1, 0], "the next one takes the place")
        }
    }
}
#endif
