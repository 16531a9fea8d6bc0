#if GTK
import CGTK
import Martlet

/// The side of a field at which its text begins, and the direction of the widgets in it.
///
/// GTK places text by the direction of its own letters: Latin text begins at the left in any layout. Here, the leading side
/// is that of the layout, for fields as for labels.
struct FieldAlignment: Equatable {
    var alignment = TextAlignment.leading
    var isRightToLeft = false

    /// The place of the text in wider fields, from 0 at the left to 1 at the right.
    private var share: Float {
        let leading: Float =
            switch alignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        return isRightToLeft ? 1 - leading : leading
    }

    /// Aligns the text of an entry. To be repeated when the text or the focus changes, which can change the direction that
    /// GTK takes the text to have.
    ///
    /// - Parameters:
    ///   - entry: The whole field.
    ///   - text: The `GtkText` in it, which may be the same.
    func apply(to entry: Widget, text: Widget) {
        let hasFocus = gtk_widget_has_focus(text) != 0
        let isTextRightToLeft = Self.direction(of: text, hasFocus: hasFocus, inRightToLeft: isRightToLeft)
        let wanted = isTextRightToLeft ? 1 - share : share
        guard gtk_editable_get_alignment(entry.opaque) != wanted else { return }
        gtk_editable_set_alignment(entry.opaque, wanted)
    }

    /// Gives a widget and all in it the direction of the layout, so that icons, prompts and titles are on their sides.
    func setDirection(of widget: Widget) {
        gtk_widget_set_direction(widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        var child = widget.firstChild
        while let current = child {
            setDirection(of: current)
            child = gtk_widget_get_next_sibling(current)
        }
    }

    /// Returns whether GTK lays out a text from right to left: by its first letter with a direction, else, as there is none
    /// in digits and none to be seen in passwords, by the keyboard or the layout.
    private static func direction(of text: Widget, hasFocus: Bool, inRightToLeft: Bool) -> Bool {
        if gtk_text_get_visibility(text.cast()) != 0 {
            switch pango_find_base_dir(gtk_editable_get_text(text.opaque), -1) {
            case PANGO_DIRECTION_RTL, PANGO_DIRECTION_WEAK_RTL: return true
            case PANGO_DIRECTION_LTR, PANGO_DIRECTION_WEAK_LTR: return false
            default: break
            }
        }
        guard hasFocus else { return inRightToLeft }
        let seat = gdk_display_get_default_seat(gtk_widget_get_display(text))
        return seat.flatMap { gdk_seat_get_keyboard($0) }.map { gdk_device_get_direction($0) } == PANGO_DIRECTION_RTL
    }
}
#endif
