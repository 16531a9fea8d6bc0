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
    /// Where the system has a dictionary.
    let spelling: SpellChecker?

    init(_ owner: NodeView) {
        area = gtk_overlay_new()
        view = gtk_text_view_new()
        prompt = gtk_label_new(nil)
        buffer = gtk_text_view_get_buffer(view.cast())
        spelling = Spelling.dictionary == nil ? nil : SpellChecker(view)
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
            styleText()
            if !isSetting { owner.tree.actor?.operate(.setText(text), owner) }
            tellSelection(of: owner)
        }
        for property in ["cursor-position", "has-selection"] {
            connectNotify(UnsafeMutableRawPointer(buffer), property) { [unowned self, unowned owner] in
                tellSelection(of: owner)
            }
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
        spelling?.isEnabled = control.inputTraits.isCorrectionDisabled != true
        view.setClass("martlet-clear", control.isClear)
        view.setClass("martlet-backed", control.hasBackground)
        setLook(control, fonts: owner.tree.host.fonts)
        gtk_label_set_text(prompt.opaque, control.prompt)
        gtk_widget_set_visible(prompt, control.showsPrompt ? 1 : 0)
        tellsSelection = control.tellsSelection
        show(node.fieldText?.withoutNull)
        select(control)
    }

    private func show(_ wanted: String?) {
        guard let wanted, wanted != text else { return }
        isSetting = true
        // What a person did to an earlier text can't be undone in this one.
        gtk_text_buffer_begin_irreversible_action(buffer)
        gtk_text_buffer_set_text(buffer, wanted, Int32(wanted.utf8.count))
        gtk_text_buffer_end_irreversible_action(buffer)
        isSetting = false
    }

    // MARK: - What is selected

    /// Whether somebody wants to know what is selected.
    private var tellsSelection = false
    private var shownRequest = 0

    /// Says what a person has selected, or where the cursor is. GTK counts scalars.
    private func tellSelection(of owner: NodeView) {
        guard tellsSelection, !isSetting else { return }
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
        let (first, last) = (Int(gtk_text_iter_get_offset(&start)), Int(gtk_text_iter_get_offset(&end)))
        owner.tree.actor?.operate(.selectText(text.characters(ofScalars: first..<max(first, last))), owner)
    }

    /// Selects what the app has selected since the last time.
    private func select(_ control: FieldControl) {
        guard control.selectionRequest != shownRequest else { return }
        shownRequest = control.selectionRequest
        let scalars = text.scalars(ofCharacters: control.requestedSelection)
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(scalars.lowerBound))
        gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(scalars.upperBound))
        isSetting = true
        gtk_text_buffer_select_range(buffer, &end, &start)
        isSetting = false
    }

    private var shownLook: Look?
    /// Gives all of the text its font and its colour.
    private var tag: UnsafeMutablePointer<GtkTextTag>?

    /// What the surroundings say of the text.
    private struct Look: Equatable {
        let style: TextStyle
        let spacing: CGFloat
        let alignment: TextAlignment
    }

    private func setLook(_ control: FieldControl, fonts: FontTable) {
        // A prompt is as the text will be, but for its colour.
        guard let text = control.text else { return }
        let look = Look(
            style: text.styled.style, spacing: text.options.lineSpacing, alignment: text.options.alignment)
        guard look != shownLook else { return }
        shownLook = look
        gtk_text_view_set_pixels_inside_wrap(view.cast(), look.spacing.pixels)
        gtk_text_view_set_pixels_below_lines(view.cast(), look.spacing.pixels)
        let justification =
            switch look.alignment {
            case .leading: GTK_JUSTIFY_LEFT
            case .center: GTK_JUSTIFY_CENTER
            case .trailing: GTK_JUSTIFY_RIGHT
            }
        gtk_text_view_set_justification(view.cast(), justification)
        let attributes = PangoAttributes(text, extent: .first, fonts: fonts)
        gtk_label_set_attributes(prompt.opaque, attributes.list)
        pango_attr_list_unref(attributes.list)
        if let tag { gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), tag) }
        tag = Self.makeTag(look.style, fonts: fonts)
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
        g_object_unref(tag)
        styleText()
    }

    private static func makeTag(_ style: TextStyle, fonts: FontTable) -> UnsafeMutablePointer<GtkTextTag> {
        let tag = gtk_text_tag_new(nil)!
        func set(_ property: String, _ type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
            var value = GValue()
            g_value_init(&value, type)
            fill(&value)
            g_object_set_property(UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self), property, &value)
            g_value_unset(&value)
        }
        let font = fonts.description(of: style.font)
        set("font-desc", pango_font_description_get_type()) { g_value_set_boxed($0, UnsafeRawPointer(font)) }
        pango_font_description_free(font)
        if style.hasColor {
            var color = GdkRGBA(style.color)
            set("foreground-rgba", gdk_rgba_get_type()) { g_value_set_boxed($0, &color) }
        }
        return tag
    }

    /// Has all of the text look as the surroundings say. What does already is left alone: GTK lays out anew what a tag is
    /// applied to, and a key changes a few letters of what may be a long text.
    private func styleText() {
        guard let tag else { return }
        var start = GtkTextIter()
        gtk_text_buffer_get_start_iter(buffer, &start)
        while gtk_text_iter_is_end(&start) == 0 {
            var end = start
            if gtk_text_iter_forward_to_tag_toggle(&end, tag) == 0 { gtk_text_iter_forward_to_end(&end) }
            if gtk_text_iter_has_tag(&start, tag) == 0 { gtk_text_buffer_apply_tag(buffer, tag, &start, &end) }
            start = end
        }
    }
}

extension PartKind {
    static let textArea = PartKind { TextAreaPart($0) }
}
#endif
