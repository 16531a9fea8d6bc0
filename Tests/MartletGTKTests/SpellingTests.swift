#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Words that the dictionary does not know.
    @MainActor
    @Suite struct SpellingInEditors {
        private final class Words: SpellingDictionary {
            var known: Set<String> = ["the", "swift", "nests", "don't", "high"]
            private(set) var asked: [String] = []

            func knows(_ word: String) -> Bool {
                asked.append(word)
                return known.contains(word)
            }
            func suggestions(for word: String) -> [String] { word == "swyft" ? ["swift", "sw_ft"] : [] }
            func learn(_ word: String) { known.insert(word) }
            func forget() { asked = [] }
        }

        private struct Page: View {
            @State var text: String
            var isChecked = true

            var body: some View {
                TextEditor(text: $text).autocorrectionDisabled(!isChecked).frame(width: 300, height: 100)
                Text("says \(text)")
            }
        }

        private struct Editor {
            let view: Widget
            let buffer: UnsafeMutablePointer<GtkTextBuffer>

            /// The words that are marked.
            @MainActor var marked: [String] {
                var words: [String] = []
                var place = GtkTextIter()
                gtk_text_buffer_get_start_iter(buffer, &place)
                var isMarked = false
                while gtk_text_iter_is_end(&place) == 0 {
                    let tags = gtk_text_iter_get_tags(&place)
                    let count = Int(g_slist_length(tags))
                    g_slist_free(tags)
                    let letter = String(Unicode.Scalar(gtk_text_iter_get_char(&place)).map(Character.init) ?? "?")
                    // One of the tags is for the look of the text.
                    if count > 1 {
                        if isMarked { words[words.count - 1] += letter } else { words.append(letter) }
                    }
                    isMarked = count > 1
                    gtk_text_iter_forward_char(&place)
                }
                return words
            }

            @MainActor func moveCursor(to offset: Int32) {
                var place = GtkTextIter()
                gtk_text_buffer_get_iter_at_offset(buffer, &place, offset)
                gtk_text_buffer_place_cursor(buffer, &place)
            }

            @MainActor func activate(_ action: String) { gtk_widget_activate_action_variant(view, action, nil) }
        }

        private func editor(_ fixture: WindowFixture) throws -> Editor {
            let view = try #require(fixture.widgets("GtkTextView").first)
            return Editor(view: view, buffer: gtk_text_view_get_buffer(view.cast()))
        }

        @Test func wordsThatTheDictionaryDoesNotKnowAreMarked() throws {
            let fixture = WindowFixture(Page(text: "the swyft nests, don't\n42 hihg."), dictionary: Words())
            defer { fixture.close() }
            #expect(try editor(fixture).marked == ["swyft", "hihg"])
        }

        @Test func nothingIsMarkedWhereAViewSaysSo() throws {
            let fixture = WindowFixture(Page(text: "the swyft", isChecked: false), dictionary: Words())
            defer { fixture.close() }
            #expect(try editor(fixture).marked == [])
        }

        @Test func onlyWhatHasChangedIsLookedUp() throws {
            let words = Words()
            let fixture = WindowFixture(
                Page(text: String(repeating: "the swift nests high ", count: 200)), dictionary: words)
            defer { fixture.close() }
            let editor = try editor(fixture)
            #expect(words.asked.count == 800)
            words.forget()
            editor.moveCursor(to: 9)
            gtk_text_buffer_insert_at_cursor(editor.buffer, "ly", 2)
            fixture.settle()
            editor.moveCursor(to: 0)
            fixture.settle()
            #expect(Set(words.asked).isSubset(of: ["the", "swiftly", "nests"]))
            #expect(editor.marked == ["swiftly"])
        }

        @Test func theWordThatIsTypedIsLeftAloneUntilTheCursorLeavesIt() throws {
            let fixture = WindowFixture(Page(text: ""), dictionary: Words())
            defer { fixture.close() }
            let editor = try editor(fixture)
            gtk_widget_grab_focus(editor.view)
            fixture.settle()
            gtk_text_buffer_insert_at_cursor(editor.buffer, "swy", 3)
            fixture.settle()
            #expect(editor.marked == [])
            gtk_text_buffer_insert_at_cursor(editor.buffer, " ", 1)
            fixture.settle()
            #expect(editor.marked == ["swy"])
        }

        @Test func whatMayHaveBeenMeantIsInTheMenuAndReplacesTheWord() throws {
            let fixture = WindowFixture(Page(text: "the swyft nests"), dictionary: Words())
            defer { fixture.close() }
            let editor = try editor(fixture)
            #expect(gtk_text_view_get_extra_menu(editor.view.cast()) == nil)
            editor.moveCursor(to: 6)
            #expect(gtk_text_view_get_extra_menu(editor.view.cast()) != nil)
            editor.activate("spelling.replace-0")
            fixture.settle()
            #expect(fixture.texts.contains("says the swift nests"))
            #expect(editor.marked == [])
            editor.moveCursor(to: 1)
            #expect(gtk_text_view_get_extra_menu(editor.view.cast()) == nil)
            // As one step.
            gtk_text_buffer_undo(editor.buffer)
            fixture.settle()
            #expect(fixture.texts.contains("says the swyft nests"))
            #expect(editor.marked == ["swyft"])
        }

        @Test func aWordThatIsLearntIsMarkedNowhere() throws {
            let fixture = WindowFixture(Page(text: "swyft the swyft."), dictionary: Words())
            defer { fixture.close() }
            let editor = try editor(fixture)
            #expect(editor.marked == ["swyft", "swyft"])
            editor.moveCursor(to: 2)
            editor.activate("spelling.learn")
            fixture.settle()
            #expect(editor.marked == [])
        }
    }
}
#endif
