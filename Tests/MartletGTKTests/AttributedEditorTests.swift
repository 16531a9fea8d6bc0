#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Editors of attributed text in windows: what GTK does to their letters is done to the attributes too.
    @MainActor
    @Suite struct AttributedEditors {
        private final class Noted {
            var text = AttributedString()
            var selection = AttributedTextSelection()
            var plain: String { String(text.characters) }
            var red: [String] {
                text.runs[\.foregroundColor].filter { $0.0 == .red }.map { String(text[$0.1].characters) }
            }
            var selected: String? {
                guard case .ranges(let ranges) = selection.indices(in: text) else { return nil }
                return String(text[ranges].characters)
            }
        }

        private struct Page: View {
            let noted: Noted
            @State private var text: AttributedString = {
                var text = AttributedString("one MMMM three")
                text[text.range(of: "MMMM")!].foregroundColor = .red
                return text
            }()
            @State private var selection = AttributedTextSelection()

            var body: some View {
                let _ = (noted.text, noted.selection) = (text, selection)
                VStack {
                    TextEditor(text: $text, selection: $selection).frame(width: 300, height: 100)
                    Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
                    Button("Select") { selection = AttributedTextSelection(range: text.range(of: "one")!) }
                    Button("Start") { text.insert(AttributedString("Start "), at: text.startIndex) }
                }
                .padding(20)
            }
        }

        private final class Editor {
            let fixture: WindowFixture
            let view: Widget
            let buffer: UnsafeMutablePointer<GtkTextBuffer>

            @MainActor init(_ page: some View) throws {
                fixture = WindowFixture(page)
                view = try #require(fixture.widgets("GtkTextView").first)
                buffer = gtk_text_view_get_buffer(view.cast())
                gtk_widget_grab_focus(view)
                fixture.settle()
            }

            private func iter(_ offset: Int) -> GtkTextIter {
                var iter = GtkTextIter()
                gtk_text_buffer_get_iter_at_offset(buffer, &iter, Int32(offset))
                return iter
            }

            @MainActor func select(_ range: Range<Int>) {
                var (start, end) = (iter(range.lowerBound), iter(range.upperBound))
                gtk_text_buffer_select_range(buffer, &end, &start)
                fixture.settle()
            }

            /// Types text in the way of GTK's text view, with text from an input method.
            @MainActor func type(_ text: String) {
                gtk_text_buffer_begin_user_action(buffer)
                gtk_text_buffer_delete_selection(buffer, 1, 1)
                gtk_text_buffer_insert_interactive_at_cursor(buffer, text, -1, 1)
                gtk_text_buffer_end_user_action(buffer)
                fixture.settle()
            }

            @MainActor func emit(_ signal: String) {
                g_signal_emit_by_name_without_arguments(view, signal)
                fixture.settle()
            }

            @MainActor func press(_ key: Int32, shift: Bool = false) -> Bool {
                let state = GDK_CONTROL_MASK.rawValue | (shift ? GDK_SHIFT_MASK.rawValue : 0)
                let wasUsed = fixture.window.input?.pressed(UInt32(key), GdkModifierType(rawValue: state)) ?? false
                _ = fixture.window.input?.released(UInt32(key), GdkModifierType(rawValue: state))
                fixture.settle()
                return wasUsed
            }

            var text: String {
                var (start, end) = (GtkTextIter(), GtkTextIter())
                gtk_text_buffer_get_bounds(buffer, &start, &end)
                let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)
                defer { g_free(text) }
                return String(borrowed: text)
            }

            /// Returns whether a tag underlines the text at an offset.
            func isUnderlined(at offset: Int) -> Bool {
                property("underline", at: offset) { g_value_get_enum($0) != 0 }
            }

            func isBold(at offset: Int) -> Bool {
                property("weight", at: offset) { g_value_get_int($0) >= 600 }
            }

            private func property(_ name: String, at offset: Int, _ read: (UnsafePointer<GValue>) -> Bool) -> Bool {
                var place = iter(offset)
                let tags = gtk_text_iter_get_tags(&place)
                defer { g_slist_free(tags) }
                var entry = tags
                while let current = entry {
                    var value = GValue()
                    g_value_init(&value, name == "underline" ? pango_underline_get_type() : FundamentalType.int)
                    g_object_get_property(current.pointee.data.assumingMemoryBound(to: GObject.self), name, &value)
                    let found = read(&value)
                    g_value_unset(&value)
                    if found { return true }
                    entry = current.pointee.next
                }
                return false
            }

            @MainActor func click(_ title: String) throws {
                let titles = ["Red", "Select", "Start"]
                let button = try #require(
                    titles.firstIndex(of: title).map { fixture.widgets("GtkButton")[$0] })
                fixture.click(button)
            }
        }

        @Test func whatIsTypedTakesTheAttributesAround() throws {
            let noted = Noted()
            let editor = try Editor(Page(noted: noted))
            defer { editor.fixture.close() }
            editor.select(8..<8)
            editor.type("x")
            #expect(noted.plain == "one MMMMx three")
            #expect(noted.red == ["MMMMx"])
            editor.select(4..<6)
            #expect(noted.selected == "MM")
            // Typed over, they are as the first of them was.
            editor.select(4..<12)
            editor.type("y")
            #expect(noted.plain == "one yree")
            #expect(noted.red == ["y"])
            #expect(editor.text == noted.plain)
        }

        @Test func keysFormatAndUndo() throws {
            let noted = Noted()
            let editor = try Editor(Page(noted: noted))
            defer { editor.fixture.close() }
            editor.select(0..<3)
            #expect(editor.press(GDK_KEY_u))
            #expect(noted.text.runs[\.underlineStyle].first.map { String(noted.text[$0.1].characters) } == "one")
            #expect(editor.isUnderlined(at: 1) && !editor.isUnderlined(at: 4))
            #expect(editor.press(GDK_KEY_b))
            #expect(editor.isBold(at: 1) && !editor.isBold(at: 4))
            editor.type("z")
            #expect(noted.plain == "z MMMM three")
            #expect(editor.isUnderlined(at: 0))
            #expect(editor.press(GDK_KEY_z))
            #expect(noted.plain == "one MMMM three")
            #expect(editor.text == "one MMMM three")
            #expect(noted.selected == "one")
            #expect(editor.press(GDK_KEY_z))
            #expect(editor.press(GDK_KEY_z))
            #expect(!editor.isUnderlined(at: 1))
            #expect(editor.press(GDK_KEY_z, shift: true))
            #expect(editor.isUnderlined(at: 1))
        }

        @Test func theClipboardKeepsAttributes() throws {
            let noted = Noted()
            let editor = try Editor(Page(noted: noted))
            defer { editor.fixture.close() }
            editor.select(4..<8)
            editor.emit("copy-clipboard")
            editor.select(14..<14)
            editor.emit("paste-clipboard")
            #expect(noted.plain == "one MMMM threeMMMM")
            #expect(noted.red == ["MMMM", "MMMM"])
            editor.select(0..<4)
            editor.emit("cut-clipboard")
            #expect(noted.plain == "MMMM threeMMMM")
            // Typed text equal to the copied text does not get its attributes.
            editor.select(14..<14)
            editor.type("one ")
            #expect(noted.red == ["MMMM", "MMMMone "])
        }

        @Test func whatTheAppDoesIsShown() throws {
            let noted = Noted()
            let editor = try Editor(Page(noted: noted))
            defer { editor.fixture.close() }
            try editor.click("Select")
            editor.type("two")
            #expect(noted.plain == "two MMMM three")
            editor.select(0..<3)
            try editor.click("Red")
            #expect(noted.red == ["two", "MMMM"])
            #expect(noted.selected == "two")
            editor.select(14..<14)
            let size = editor.fixture.window.scene.size
            let isRed = editor.fixture.comesToShow { probe in
                var red = 0
                for y in stride(from: CGFloat(0), to: size.height, by: 1) {
                    for x in stride(from: CGFloat(0), to: size.width, by: 1) {
                        let pixel = probe[x, y]
                        if pixel.count == 4, pixel[0] > pixel[1] + 60, pixel[0] > pixel[2] + 60 { red += 1 }
                    }
                }
                return red > 20
            }
            #expect(isRed, "letters are red")
            try editor.click("Start")
            #expect(editor.text == "Start two MMMM three")
        }

        private struct Plain: View {
            let noted: Plainly
            @State private var text = String(repeating: "some words\n", count: 2_000)

            var body: some View {
                let _ = noted.text = text
                TextEditor(
                    text: Binding {
                        text
                    } set: {
                        text = $0.replacingOccurrences(of: "q", with: "Q")
                    }
                )
                .frame(width: 300, height: 100)
            }
        }

        private final class Plainly { var text = "" }

        @Test func plainTextIsToldByItsChanges() throws {
            let noted = Plainly()
            let editor = try Editor(Plain(noted: noted))
            defer { editor.fixture.close() }
            editor.select(5..<10)
            editor.type("e\u{301}🇩🇪")
            #expect(noted.text.hasPrefix("some e\u{301}🇩🇪\nsome"))
            editor.select(5..<6)
            editor.type("x")
            #expect(noted.text.hasPrefix("some x\u{301}🇩🇪\nsome"))
            // A binding has the last word.
            editor.select(0..<0)
            editor.type("q")
            #expect(noted.text.hasPrefix("Qsome x\u{301}🇩🇪\nsome"))
            #expect(editor.text == noted.text)
            gtk_text_buffer_undo(editor.buffer)
            editor.fixture.settle()
            #expect(editor.text == noted.text)
        }
    }
}
#endif
