#if GTK
import CGTK
import Foundation
import Martlet

/// Marks the words of a text that the system's dictionary does not know, and offers suggestions.
///
/// Words are checked in GTK's idle time, and only changed ones, so that the cost of a key press does not depend on the
/// length of the text. A word being typed is not checked until the cursor leaves it.
final class SpellChecker {
    private let view: Widget
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private let mark: UnsafeMutablePointer<GtkTextTag>
    private let menu: SpellingMenu
    /// The part that has to be looked at, in characters.
    private var changed: Range<Int32>?
    private var isWaiting = false
    /// The start of the word that was being typed when the check reached it.
    private var unfinished: Int32?
    /// The number of words checked at once.
    private static let portion = 200

    /// Whether words are looked up.
    var isEnabled = false {
        didSet { if isEnabled != oldValue { record(0..<gtk_text_buffer_get_char_count(buffer)) } }
    }

    init(_ view: Widget) {
        self.view = view
        buffer = gtk_text_view_get_buffer(view.cast())
        mark = Self.makeMark()
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), mark)
        g_object_unref(UnsafeMutableRawPointer(mark))
        menu = SpellingMenu(view)
        menu.replace = { [weak self] in self?.replaceWord(with: $0) }
        menu.learn = { [weak self] in self?.learnWord() }
        connectEdits(buffer) { [weak self] in self?.edited($0, length: $1) }
        connectNotify(UnsafeMutableRawPointer(buffer), "cursor-position") { [weak self] in self?.cursorMoved() }
    }

    private static func makeMark() -> UnsafeMutablePointer<GtkTextTag> {
        let tag = gtk_text_tag_new(nil)!
        let object = UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self)
        var line = GValue()
        g_value_init(&line, pango_underline_get_type())
        g_value_set_enum(&line, Int32(PANGO_UNDERLINE_ERROR.rawValue))
        g_object_set_property(object, "underline", &line)
        g_value_unset(&line)
        // GNOME's red, which contrasts with the text in all themes.
        var red = GdkRGBA(red: 0.88, green: 0.11, blue: 0.14, alpha: 1)
        var color = GValue()
        g_value_init(&color, gdk_rgba_get_type())
        g_value_set_boxed(&color, &red)
        g_object_set_property(object, "underline-rgba", &color)
        g_value_unset(&color)
        return tag
    }

    // MARK: - What has changed

    /// - Parameter length: How many characters are new; none where some were deleted.
    private func edited(_ start: Int32, length: Int32) {
        if let old = changed {
            let moved = old.upperBound >= start ? old.upperBound + length : old.upperBound
            changed = min(old.lowerBound, start)..<max(moved, start + length)
        } else {
            changed = start..<(start + length)
        }
        wait()
    }

    private func record(_ part: Range<Int32>) {
        let old = changed ?? part
        changed = min(old.lowerBound, part.lowerBound)..<max(old.upperBound, part.upperBound)
        wait()
    }

    private func wait() {
        guard !isWaiting else { return }
        isWaiting = true
        let checker = Unchecked(value: Weak(self))
        onIdle { checker.value.object?.look() }
    }

    private func cursorMoved() {
        if let start = unfinished {
            unfinished = nil
            record(start..<start)
        }
        showMenu()
    }

    // MARK: - Words

    /// Looks up some of the words that have changed.
    private func look() {
        isWaiting = false
        guard let part = changed else { return }
        changed = nil
        var (start, end) = (iter(at: part.lowerBound), iter(at: part.upperBound))
        let isInside = gtk_text_iter_inside_word(&start) != 0 && gtk_text_iter_starts_word(&start) == 0
        if isInside || gtk_text_iter_ends_word(&start) != 0 {
            gtk_text_iter_backward_word_start(&start)
        }
        if gtk_text_iter_inside_word(&end) != 0 { gtk_text_iter_forward_word_end(&end) }
        guard isEnabled, let dictionary = Spelling.dictionary else {
            return gtk_text_buffer_remove_tag(buffer, mark, &start, &end)
        }
        var place = start
        for _ in 0..<Self.portion {
            guard let word = nextWord(from: place, before: end) else {
                gtk_text_buffer_remove_tag(buffer, mark, &place, &end)
                return showMenu()
            }
            var (first, last) = word
            gtk_text_buffer_remove_tag(buffer, mark, &place, &last)
            if !isLeftAlone(first, last), !dictionary.knows(text(first, last)) {
                gtk_text_buffer_apply_tag(buffer, mark, &first, &last)
            }
            place = last
        }
        // After the end of a word, which would be looked up again.
        let next = gtk_text_iter_get_offset(&place) + 1
        record(next..<max(next, gtk_text_iter_get_offset(&end)))
    }

    /// The first word that ends after a place.
    private func nextWord(from place: GtkTextIter, before end: GtkTextIter) -> (GtkTextIter, GtkTextIter)? {
        var (last, end) = (place, end)
        guard gtk_text_iter_forward_word_end(&last) != 0 || gtk_text_iter_ends_word(&last) != 0 else { return nil }
        var first = last
        gtk_text_iter_backward_word_start(&first)
        guard gtk_text_iter_compare(&last, [place]) > 0, gtk_text_iter_compare(&first, &end) < 0 else { return nil }
        // A word continues after an apostrophe in its middle.
        var next = last
        if let mark = Unicode.Scalar(gtk_text_iter_get_char(&next)), "'’".unicodeScalars.contains(mark),
            gtk_text_iter_forward_char(&next) != 0, gtk_text_iter_starts_word(&next) != 0,
            gtk_text_iter_forward_word_end(&next) != 0
        {
            last = next
        }
        return (first, last)
    }

    /// Numbers, and the word that is being typed.
    private func isLeftAlone(_ first: GtkTextIter, _ last: GtkTextIter) -> Bool {
        var (first, last) = (first, last)
        if text(first, last).contains(where: \.isNumber) { return true }
        guard gtk_widget_has_focus(view) != 0 else { return false }
        var cursor = iter(of: gtk_text_buffer_get_insert(buffer))
        guard gtk_text_iter_equal(&cursor, &last) != 0 else { return false }
        unfinished = gtk_text_iter_get_offset(&first)
        return true
    }

    // MARK: - What is offered

    /// The marked word that the cursor is in.
    private var markedWord: (GtkTextIter, GtkTextIter)? {
        var cursor = iter(of: gtk_text_buffer_get_insert(buffer))
        var (first, last) = (cursor, cursor)
        guard gtk_text_iter_has_tag(&cursor, mark) != 0 || gtk_text_iter_ends_tag(&cursor, mark) != 0 else {
            return nil
        }
        if gtk_text_iter_starts_tag(&first, mark) == 0 { gtk_text_iter_backward_to_tag_toggle(&first, mark) }
        if gtk_text_iter_ends_tag(&last, mark) == 0 { gtk_text_iter_forward_to_tag_toggle(&last, mark) }
        return (first, last)
    }

    private func showMenu() {
        guard let (first, last) = markedWord, let dictionary = Spelling.dictionary else { return menu.show(nil) }
        menu.show(dictionary.suggestions(for: text(first, last)))
    }

    private func replaceWord(with word: String) {
        guard var (first, last) = markedWord else { return }
        gtk_text_buffer_begin_user_action(buffer)
        gtk_text_buffer_delete(buffer, &first, &last)
        gtk_text_buffer_insert(buffer, &first, word, Int32(word.utf8.count))
        gtk_text_buffer_end_user_action(buffer)
    }

    private func learnWord() {
        guard let (first, last) = markedWord else { return }
        Spelling.dictionary?.learn(text(first, last))
        record(0..<gtk_text_buffer_get_char_count(buffer))
    }

    // MARK: - Places

    private func iter(at offset: Int32) -> GtkTextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &iter, offset)
        return iter
    }

    private func iter(of place: UnsafeMutablePointer<GtkTextMark>) -> GtkTextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &iter, place)
        return iter
    }

    private func text(_ first: GtkTextIter, _ last: GtkTextIter) -> String {
        var (first, last) = (first, last)
        guard let pointer = gtk_text_buffer_get_text(buffer, &first, &last, 1) else { return "" }
        defer { g_free(pointer) }
        return String(cString: pointer)
    }
}
#endif
