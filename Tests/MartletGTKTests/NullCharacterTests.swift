#if GTK
import CGTK
import Foundation
import Martlet
import Observation
import Testing

@testable import MartletGTK

extension Desktop {
    /// A null character is ordinary data in Swift, and the end of a text in C.
    @MainActor
    @Suite struct NullCharacters {
        @Observable final class Note {
            var text = "one\u{0}two"
        }

        struct Page: View {
            @Bindable var note: Note

            var body: some View {
                VStack {
                    TextEditor(text: $note.text).frame(width: 200, height: 80)
                    TextField("na\u{0}me", text: $note.text)
                    SecureField("se\u{0}cret", text: $note.text)
                    Text("te\u{0}xt")
                    Button("but\u{0}ton") {}
                    Toggle("tog\u{0}gle", isOn: .constant(true))
                    Picker("pick\u{0}er", selection: .constant(1)) { Text("fir\u{0}st").tag(1) }
                }
                .navigationTitle("ti\u{0}tle")
                .help("he\u{0}lp")
                .accessibilityLabel("la\u{0}bel")
            }
        }

        /// Counts what GLib complains of.
        private final class Complaints {
            var texts: [String] = []
        }

        private func complaints(during work: () -> Void) -> [String] {
            let complaints = Complaints()
            // Unsafe pointers: the object lives until the handler is taken back.
            let before = g_log_set_default_handler(
                { _, _, message, data in
                    guard let message, let data else { return }
                    Unmanaged<Complaints>.fromOpaque(data).takeUnretainedValue().texts.append(String(cString: message))
                }, Unmanaged.passUnretained(complaints).toOpaque())
            work()
            g_log_set_default_handler(before, nil)
            return withExtendedLifetime(complaints) { complaints.texts }
        }

        @Test func C6_aNullCharacterIsShownAsASpace() {
            var shown: [String] = []
            let complaints = complaints {
                let note = Note()
                let fixture = WindowFixture(Page(note: note))
                shown.append(editorText(in: fixture))
                note.text = "\u{0}"
                fixture.settle()
                shown.append(editorText(in: fixture))
                note.text = "end\u{0}"
                fixture.settle()
                shown.append(editorText(in: fixture))
                #expect(note.text == "end\u{0}", "what is only shown is not changed")
                fixture.close()
            }
            #expect(complaints == [])
            #expect(shown == ["one two", " ", "end "])
        }

        private func editorText(in fixture: WindowFixture) -> String {
            guard let view = fixture.widgets("GtkTextView").first else { return "" }
            let buffer = gtk_text_view_get_buffer(view.cast())
            var start = GtkTextIter(), end = GtkTextIter()
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
    }
}
#endif
