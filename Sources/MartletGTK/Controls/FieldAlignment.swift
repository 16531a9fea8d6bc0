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
        let wanted = Self.isRightToLeft(text) ? 1 - share : share
        guard gtk_editable_get_alignment(entry.opaque) != wanted else { return }
        gtk_editable_set_alignment(entry.opaque, wanted)
    }

    /// Gives a widget and all in it the direction of the layout, so that icons, prompts and titles are on their sides.
    func setDirection(of widget: Widget) {
        widget.setDirection(isRightToLeft: isRightToLeft)
        var child = widget.firstChild
        while let current = child {
            setDirection(of: current)
            child = gtk_widget_get_next_sibling(current)
        }
    }

    /// Returns whether GTK lays out a text from right to left: by its first letter with a direction, or by the keyboard or
    /// the layout, as there is none in digits and none to be seen in passwords.
    private static func isRightToLeft(_ text: Widget) -> Bool {
        // Lays out the text as it is now.
        gtk_text_compute_cursor_extents(text.cast(), 0, nil, nil)
        return pango_context_get_base_dir(gtk_widget_get_pango_context(text)) == PANGO_DIRECTION_RTL
    }
}
#endif
