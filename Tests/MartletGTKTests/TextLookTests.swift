#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// The look of fields from the environment, checked in the drawing, and editing in them.
    @MainActor
    @Suite struct TextLook {
        struct Fields: View {
            @State private var name = "MMMM"
            @State private var note = "MMM\nMMM"
            var spacing: CGFloat = 0

            var body: some View {
                VStack(spacing: 10) {
                    TextField("Name", text: $name)
                        .foregroundStyle(Color(red: 1, green: 0, blue: 0))
                        .multilineTextAlignment(.trailing)
                        .frame(width: 300)
                    TextEditor(text: $note)
                        .foregroundStyle(Color(red: 0, green: 0, blue: 1))
                        .multilineTextAlignment(.center)
                        .lineSpacing(spacing)
                        .scrollContentBackground(.hidden)
                        .frame(width: 300, height: 150)
                        .background(Color(red: 0, green: 1, blue: 0))
                    Text("\(name) is \(note)")
                }
                .padding(20)
            }
        }

        /// The frame of all pixels of a kind.
        private func ink(_ fixture: WindowFixture, _ isWanted: ([Int]) -> Bool) -> CGRect {
            let probe = PixelProbe(fixture)
            var frame = CGRect.null
            for y in stride(from: CGFloat(0), to: fixture.window.scene.size.height, by: 1) {
                for x in stride(from: CGFloat(0), to: fixture.window.scene.size.width, by: 1) {
                    let pixel = probe[x, y]
                    if pixel.count == 4, isWanted(pixel) {
                        frame = frame.union(CGRect(x: x, y: y, width: 1, height: 1))
                    }
                }
            }
            return frame
        }

        private func isRed(_ pixel: [Int]) -> Bool { pixel[0] > 200 && pixel[1] < 90 && pixel[2] < 90 }
        private func isGreen(_ pixel: [Int]) -> Bool { pixel[0] < 20 && pixel[1] > 235 && pixel[2] < 20 }
        private func isBlue(_ pixel: [Int]) -> Bool { pixel[0] < 90 && pixel[1] < 90 && pixel[2] > 200 }

        @Test func aFieldHasItsColorAndItsAlignment() throws {
            let fixture = WindowFixture(Fields())
            defer { fixture.close() }
            let red = ink(fixture, isRed)
            let middle = fixture.window.scene.size.width / 2
            #expect(!red.isNull && red.width < 120)
            #expect(red.minX > middle, "\(red) stands at the trailing edge")
        }

        @Test func anEditorHasItsColorAlignmentSpacingAndBackground() throws {
            let fixture = WindowFixture(Fields())
            defer { fixture.close() }
            let blue = ink(fixture, isBlue)
            let middle = fixture.window.scene.size.width / 2
            #expect(abs(blue.midX - middle) < 4, "\(blue) stands in the middle")
            let green = ink(fixture, isGreen)
            #expect(green.width > 290 && green.height > 140)
            #expect(
                PixelProbe(fixture).isNear(middle, blue.maxY + 20, [0, 255, 0, 255]), "the background shows through")
            let wide = WindowFixture(Fields(spacing: 20))
            defer { wide.close() }
            #expect(abs(ink(wide, isBlue).height - blue.height - 20) < 3)
        }

        private struct Editors: View {
            @State private var note = "MMM"

            var body: some View {
                VStack(spacing: 10) {
                    TextEditor(text: $note)
                        .foregroundStyle(Color(red: 0, green: 0, blue: 1))
                        .scrollContentBackground(.hidden)
                        .frame(width: 200, height: 100)
                        .background(Color(red: 0, green: 1, blue: 0))
                    TextEditor(text: $note)
                        .frame(width: 200, height: 100)
                        .background(Color(red: 1, green: 0, blue: 0))
                }
                .padding(20)
            }
        }

        @Test func textStandsOffTheEdgeOfWhatStandsBehindIt() throws {
            let fixture = WindowFixture(Editors())
            defer { fixture.close() }
            let (blue, green) = (ink(fixture, isBlue), ink(fixture, isGreen))
            #expect(blue.minX - green.minX >= 4 && blue.minX - green.minX < 12, "\(blue) in \(green)")
        }

        @Test func nothingIsSeenBesideTheCornersOfAnEditor() throws {
            let fixture = WindowFixture(Editors())
            defer { fixture.close() }
            #expect(ink(fixture) { $0[0] > 200 && $0[1] < 120 && $0[2] < 120 }.isNull)
        }

        @Test func whatIsTypedCanBeUndone() throws {
            let fixture = WindowFixture(Fields())
            defer { fixture.close() }
            let text = try #require(fixture.widgets("GtkText").first)
            gtk_widget_grab_focus(text)
            var place: Int32 = 4
            gtk_editable_insert_text(text.opaque, "X", 1, &place)
            fixture.settle()
            #expect(fixture.texts.contains("MMMMX is MMM\nMMM"))
            gtk_widget_activate_action_variant(text, "text.undo", nil)
            fixture.settle()
            #expect(fixture.texts.contains("MMMM is MMM\nMMM"))
            gtk_widget_activate_action_variant(text, "text.redo", nil)
            fixture.settle()
            #expect(fixture.texts.contains("MMMMX is MMM\nMMM"))
            let view = try #require(fixture.widgets("GtkTextView").first)
            let buffer = gtk_text_view_get_buffer(view.cast())!
            gtk_text_buffer_begin_user_action(buffer)
            gtk_text_buffer_insert_at_cursor(buffer, "Y", 1)
            gtk_text_buffer_end_user_action(buffer)
            fixture.settle()
            #expect(fixture.texts.contains { $0.contains("Y") })
            gtk_text_buffer_undo(buffer)
            fixture.settle()
            #expect(fixture.texts.contains("MMMMX is MMM\nMMM"))
        }
    }
}
#endif
