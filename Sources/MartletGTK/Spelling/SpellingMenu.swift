#if GTK
import CGTK
import Foundation

/// The suggestions for a misspelled word in the context menu of a field.
final class SpellingMenu {
    private let view: Widget
    private let actions = g_simple_action_group_new()!
    /// The suggestions that are shown.
    private(set) var suggestions: [String]?
    var replace: (String) -> Void = { _ in }
    var learn: () -> Void = {}

    /// The largest number of suggestions.
    private static let most = 5

    init(_ view: Widget) {
        self.view = view
        for index in 0..<Self.most {
            add("replace-\(index)") { [weak self] in
                if let self, let suggestions, index < suggestions.count { replace(suggestions[index]) }
            }
        }
        add("learn") { [weak self] in self?.learn() }
        gtk_widget_insert_action_group(view, "spelling", OpaquePointer(actions))
        // GTK's menu applies to the cursor, and not to the location of the press.
        let press = gtk_gesture_drag_new()!
        gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
        gtk_gesture_single_set_button(press, UInt32(GDK_BUTTON_SECONDARY))
        connectPair(press, "drag-begin") { [weak self] x, y in
            self?.moveCursor(to: CGPoint(x: x, y: y))
            return false
        }
        gtk_widget_add_controller(view, press)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(actions)) }

    private func add(_ name: String, _ body: @escaping () -> Void) {
        let action = g_simple_action_new(name, nil)!
        connectPointer(UnsafeMutableRawPointer(action), "activate", body)
        g_action_map_add_action(OpaquePointer(actions), OpaquePointer(UnsafeMutableRawPointer(action)))
        g_object_unref(UnsafeMutableRawPointer(action))
    }

    /// Moves the cursor to the point of a context menu, unless there is a selection.
    private func moveCursor(to point: CGPoint) {
        let buffer = gtk_text_view_get_buffer(view.cast())
        guard gtk_text_buffer_get_has_selection(buffer) == 0 else { return }
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_text_view_window_to_buffer_coords(
            view.cast(), GTK_TEXT_WINDOW_WIDGET, Int32(point.x), Int32(point.y), &x, &y)
        var place = GtkTextIter()
        if gtk_text_view_get_iter_at_location(view.cast(), &place, x, y) != 0 {
            gtk_text_buffer_place_cursor(buffer, &place)
        }
    }

    /// - Parameter suggestions: The suggestions; nil if the cursor is in no misspelled word.
    func show(_ suggestions: [String]?) {
        let suggestions = suggestions.map { Array($0.prefix(Self.most)) }
        guard suggestions != self.suggestions else { return }
        self.suggestions = suggestions
        guard let suggestions else { return gtk_text_view_set_extra_menu(view.cast(), nil) }
        let (menu, words, others) = (g_menu_new()!, g_menu_new()!, g_menu_new()!)
        for (index, word) in suggestions.enumerated() {
            g_menu_append(words, word.replacingOccurrences(of: "_", with: "__"), "spelling.replace-\(index)")
        }
        g_menu_append(others, "Add to Dictionary", "spelling.learn")
        for section in [words, others] {
            g_menu_append_section(menu, nil, UnsafeMutablePointer(section))
            g_object_unref(UnsafeMutableRawPointer(section))
        }
        gtk_text_view_set_extra_menu(view.cast(), UnsafeMutablePointer(menu))
        g_object_unref(UnsafeMutableRawPointer(menu))
    }
}
#endif
