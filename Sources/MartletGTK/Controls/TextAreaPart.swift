#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkTextView`: a field of several lines.
final class TextAreaPart: ControlPart {
    private let area: Widget
    private let view: Widget
    private let prompt: Widget
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private var isSetting = false

    init(_ owner: NodeView) {
        area = gtk_overlay_new()
        view = gtk_text_view_new()
        prompt = gtk_label_new(nil)
        buffer = gtk_text_view_get_buffer(view.cast())
        view.addClass("martlet-area")
        gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
        // Tab leads on, as it does from other fields.
        gtk_text_view_set_accepts_tab(view.cast(), 0)
        if owner.node.control(as: FieldControl.self)?.fillsHeight == true {
            // A field with a height of its own scrolls what does not fit.
            let scroller: Widget = gtk_scrolled_window_new()
            gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            gtk_scrolled_window_set_child(scroller.opaque, view)
            gtk_overlay_set_child(area.opaque, scroller)
        } else {
            gtk_overlay_set_child(area.opaque, view)
        }
        prompt.addClass("dim-label")
        prompt.addClass("martlet-area-prompt")
        gtk_widget_set_can_target(prompt, 0)
        gtk_widget_set_halign(prompt, GTK_ALIGN_START)
        gtk_widget_set_valign(prompt, GTK_ALIGN_START)
        gtk_overlay_add_overlay(area.opaque, prompt)
        connect(UnsafeMutableRawPointer(buffer), "changed") { [unowned self, unowned owner] in
            if !isSetting { owner.tree.actor?.operate(.setText(text), owner) }
        }
    }

    var behind: Widget? { area }
    var focusTarget: Widget? { view }

    private var text: String {
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let pointer = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
        defer { g_free(pointer) }
        return String(cString: pointer)
    }

    func update(from node: RenderNode, in owner: NodeView) {
        guard let control = node.control(as: FieldControl.self) else { return }
        gtk_text_view_set_input_purpose(view.cast(), control.inputTraits.purpose)
        gtk_text_view_set_input_hints(view.cast(), control.inputTraits.hints)
        gtk_label_set_text(prompt.opaque, control.prompt)
        gtk_widget_set_visible(prompt, control.showsPrompt ? 1 : 0)
        guard let wanted = node.fieldText?.withoutNull, wanted != text else { return }
        isSetting = true
        // What a person did to an earlier text can't be undone in this one.
        gtk_text_buffer_begin_irreversible_action(buffer)
        gtk_text_buffer_set_text(buffer, wanted, Int32(wanted.utf8.count))
        gtk_text_buffer_end_irreversible_action(buffer)
        isSetting = false
    }
}

extension PartKind {
    static let textArea = PartKind { TextAreaPart($0) }
}
#endif
