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
    private let tags: TextTags
    private var edits: BufferEdits?
    /// Whether the inserted text comes from the clipboard.
    private var isPasting = false
    private var keys: OpaquePointer?
    /// The spell checker, if the system has a dictionary.
    let spelling: SpellChecker?

    init(_ owner: NodeView) {
        area = gtk_overlay_new()
        view = gtk_text_view_new()
        prompt = gtk_label_new(nil)
        buffer = gtk_text_view_get_buffer(view.cast())
        tags = TextTags(buffer)
        spelling = Spelling.dictionary == nil ? nil : SpellChecker(view)
        view.addClass("martlet-area")
        gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
        // The Tab key moves the focus on, as it does from other fields.
        gtk_text_view_set_accepts_tab(view.cast(), 0)
        if owner.node.control(as: FieldControl.self)?.fillsHeight == true {
            // A field with a fixed height scrolls its text.
            let scroller: Widget = gtk_scrolled_window_new()
            gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            gtk_scrolled_window_set_child(scroller.opaque, view)
            gtk_overlay_set_child(area.opaque, scroller)
        } else {
            gtk_overlay_set_child(area.opaque, view)
            followReturn(owner)
        }
        prompt.addClass("dim-label")
        prompt.addClass("martlet-area-prompt")
        gtk_widget_set_can_target(prompt, 0)
        gtk_widget_set_halign(prompt, GTK_ALIGN_START)
        gtk_widget_set_valign(prompt, GTK_ALIGN_START)
        gtk_overlay_add_overlay(area.opaque, prompt)
        edits = BufferEdits(buffer) { [unowned self, unowned owner] scalars, inserted in
            tags.showAdded()
            guard !isSetting else { return }
            let change = TextChange(scalars: scalars, inserted: inserted, isPasted: isPasting)
            owner.tree.actor?.operate(.editText(change), owner)
            reportSelection(of: owner)
        }
        for property in ["cursor-position", "has-selection"] {
            connectNotify(UnsafeMutableRawPointer(buffer), property) { [unowned self, unowned owner] in
                reportSelection(of: owner)
            }
        }
    }

    /// Submits the text of a field for Return, if there is an action for it.
    private func followReturn(_ owner: NodeView) {
        let controller = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        connectKeys(controller, "key-pressed") { [unowned self, unowned owner] keyval, state in
            guard let key = KeyInput(keyval: keyval, state: state), key.key == .return,
                key.modifiers.subtracting([.capsLock, .numericPad]).isEmpty, onMain(owner.node, { $0.returnSubmits })
            else { return false }
            // Return may end a composition of the input method.
            let event = gtk_event_controller_get_current_event(controller)
            if let event, gtk_text_view_im_context_filter_keypress(view.cast(), event) != 0 { return true }
            owner.tree.actor?.submit(owner)
            return true
        }
        gtk_widget_add_controller(view, controller)
    }

    /// Keys that GTK has no use for in plain text, and the clipboard, are the field's where parts of the text differ.
    private func takeOver(for owner: NodeView) {
        guard keys == nil else { return }
        // GTK would undo the letters alone, and lose their styles.
        gtk_text_buffer_set_enable_undo(buffer, 0)
        let controller = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        connectKeys(controller, "key-pressed") { [unowned self, unowned owner] in pressed($0, $1, in: owner) }
        gtk_widget_add_controller(view, controller)
        keys = controller
        let object = UnsafeMutableRawPointer(view)
        for (signal, removes) in [("copy-clipboard", false), ("cut-clipboard", true)] {
            connect(object, signal) { [unowned self, unowned owner] in
                copy(removes: removes, in: owner)
                g_signal_stop_emission_by_name(object, signal)
            }
        }
        connect(object, "paste-clipboard") { [unowned self] in
            isPasting = true
            if pasteOwn() { g_signal_stop_emission_by_name(object, "paste-clipboard") }
        }
        connectPointer(UnsafeMutableRawPointer(buffer), "paste-done") { [unowned self] in isPasting = false }
    }

    /// Handles the keys for undo and formatting in the field; others are left to GTK.
    func pressed(_ keyval: UInt32, _ state: GdkModifierType, in owner: NodeView) -> Bool {
        isPasting = false
        guard let key = KeyInput(keyval: keyval, state: state),
            key.modifiers.subtracting([.capsLock, .numericPad, .shift]) == .command,
            ["b", "i", "u", "y", "z"].contains(key.key.character.lowercased())
        else { return false }
        return owner.tree.actor?.press(key, owner) ?? false
    }

    /// Copies the selection: as text for other programs, and with its attributes for editors of this app.
    private func copy(removes: Bool, in owner: NodeView) {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        guard gtk_text_buffer_get_selection_bounds(buffer, &start, &end) != 0,
            let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)
        else { return }
        gdk_clipboard_set_text(gtk_widget_get_clipboard(view), text)
        g_free(text)
        owner.tree.actor?.operate(.recordCopied, owner)
        if removes { gtk_text_buffer_delete_selection(buffer, 1, 1) }
    }

    /// Pastes content copied by this program, which is available immediately.
    private func pasteOwn() -> Bool {
        let clipboard = gtk_widget_get_clipboard(view)
        guard gdk_clipboard_is_local(clipboard) != 0, let content = gdk_clipboard_get_content(clipboard) else {
            return false
        }
        var value = GValue()
        g_value_init(&value, FundamentalType.string)
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(content, &value, nil) != 0, let text = g_value_get_string(&value) else {
            return false
        }
        gtk_text_buffer_begin_user_action(buffer)
        gtk_text_buffer_delete_selection(buffer, 1, 1)
        gtk_text_buffer_insert_interactive_at_cursor(buffer, text, -1, 1)
        gtk_text_buffer_end_user_action(buffer)
        isPasting = false
        return true
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
        if control.isAttributed { takeOver(for: owner) }
        gtk_label_set_text(prompt.opaque, control.prompt)
        gtk_widget_set_visible(prompt, control.showsPrompt ? 1 : 0)
        reportsSelection = control.reportsSelection
        if shownVersion != control.textVersion {
            shownVersion = control.textVersion
            show(node.fieldText?.withoutNull)
        }
        setLook(control, fonts: owner.tree.host.fonts)
        select(control)
    }

    /// The version of the text in the buffer, apart from the user's changes.
    private var shownVersion: Int?

    /// Replaces the text, but leaves its unchanged parts alone, so that cursor and marks keep their positions.
    private func show(_ wanted: String?) {
        let old = text
        guard let wanted, wanted != old else { return }
        let start = old.unicodeScalars.commonStart(with: wanted.unicodeScalars)
        let rest = (old.unicodeScalars.dropFirst(start), wanted.unicodeScalars.dropFirst(start))
        let end = rest.0.reversed().commonStart(with: rest.1.reversed())
        let inserted = String(String.UnicodeScalarView(rest.1.dropLast(end)))
        isSetting = true
        // Undo must not restore an earlier text that the app has replaced.
        gtk_text_buffer_begin_irreversible_action(buffer)
        var (first, last) = (iter(at: start), iter(at: start + rest.0.count - end))
        gtk_text_buffer_delete(buffer, &first, &last)
        gtk_text_buffer_insert(buffer, &first, inserted, Int32(inserted.utf8.count))
        gtk_text_buffer_end_irreversible_action(buffer)
        isSetting = false
    }

    private func iter(at offset: Int) -> GtkTextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &iter, Int32(clamping: offset))
        return iter
    }

    // MARK: - What is selected

    /// Whether the selection is observed.
    private var reportsSelection = false
    private var shownRequest = 0

    /// Reports the user's selection, or the position of the cursor. GTK counts scalars.
    private func reportSelection(of owner: NodeView) {
        guard reportsSelection, !isSetting, edits?.isWaiting == false else { return }
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
        let (first, last) = (Int(gtk_text_iter_get_offset(&start)), Int(gtk_text_iter_get_offset(&end)))
        owner.tree.actor?.operate(.selectScalars(first..<max(first, last)), owner)
    }

    /// Applies a selection that the app has set since the last call.
    private func select(_ control: FieldControl) {
        guard control.selectionRequest != shownRequest else { return }
        shownRequest = control.selectionRequest
        let scalars = control.requestedScalars
        var (start, end) = (iter(at: scalars.lowerBound), iter(at: scalars.upperBound))
        isSetting = true
        gtk_text_buffer_select_range(buffer, &end, &start)
        isSetting = false
        // A selection set by the app may be outside the visible part.
        gtk_text_view_scroll_to_mark(view.cast(), gtk_text_buffer_get_insert(buffer), 0, 0, 0, 0)
    }

    private var shownLook: Look?

    /// The appearance of the text, from the environment.
    private struct Look: Equatable {
        let promptStyle: TextStyle
        let spacing: CGFloat
        let alignment: TextAlignment
    }

    private func setLook(_ control: FieldControl, fonts: FontTable) {
        guard let text = control.text else { return }
        let setting = TextTags.Setting(lineHeight: text.options.lineHeight, generation: fonts.generation)
        // A prompt is as the text will be, but for its color.
        let styled = control.showsPrompt ? StyledText("", style: text.styled.style) : text.styled
        tags.show(styled, setting: setting, fonts: fonts)
        let look = Look(
            promptStyle: text.styled.style, spacing: text.options.lineSpacing, alignment: text.options.alignment)
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
        // A prompt is dimmed unless it has a color of its own.
        let saysColor = control.showsPrompt && look.promptStyle.hasColor
        if saysColor { attributes.setForeground(look.promptStyle.color) }
        prompt.setClass("dim-label", !saysColor)
        gtk_label_set_attributes(prompt.opaque, attributes.list)
        pango_attr_list_unref(attributes.list)
    }
}

extension Sequence where Element: Equatable {
    /// Returns the length of the common prefix.
    fileprivate func commonStart(with other: some Sequence<Element>) -> Int {
        var count = 0
        for (a, b) in zip(self, other) {
            guard a == b else { break }
            count += 1
        }
        return count
    }
}

extension PartKind {
    static let textArea = PartKind { TextAreaPart($0) }
}
#endif
