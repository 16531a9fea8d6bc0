#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkEntry`, a `GtkPasswordEntry`, or a `GtkText` without a frame. Editing, selection, menus and input methods are
/// GTK's; the text goes to the field's binding with each change, and comes back where the binding says otherwise.
final class FieldPart: ControlPart {
    enum Kind { case framed, plain, secure }

    private let entry: Widget
    private let kind: Kind
    private var isSetting = false

    init(_ view: NodeView, kind: Kind) {
        self.kind = kind
        switch kind {
        case .framed: entry = gtk_entry_new()
        case .plain: entry = gtk_text_new()
        case .secure:
            entry = gtk_password_entry_new()
            gtk_password_entry_set_show_peek_icon(entry.opaque, 1)
            // What the icon does is an action of the entry.
            if let icon = gtk_widget_get_last_child(entry) { Accessibility.setHidden(true, of: icon) }
        }
        entry.addClass("martlet-control")
        // A field is as wide as it is told to be.
        gtk_editable_set_width_chars(entry.opaque, 0)
        gtk_editable_set_max_width_chars(entry.opaque, 0)
        entry.on("changed") { [unowned self, unowned view] in
            if !isSetting { view.tree.actor?.setText(text, of: view) }
        }
        entry.on("activate") { [unowned view] in view.tree.actor?.submit(view) }
    }

    var behind: Widget? { entry }
    /// The part of the entry that has the focus.
    var focusTarget: Widget? { kind == .plain ? entry : gtk_editable_get_delegate(entry.opaque).map { Widget($0) } }
    private var text: String { String(borrowed: gtk_editable_get_text(entry.opaque)) }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control else { return }
        if control.look == .search, kind == .framed { showAsSearch() }
        setPrompt(control.prompt)
        setTraits(control.inputTraits)
        setFont(control, fonts: view.tree.host.fonts)
        guard let wanted = node.fieldText, wanted != text else { return }
        isSetting = true
        // The cursor stays where it is, as far as the text reaches.
        let cursor = gtk_editable_get_position(entry.opaque)
        // What a person did to an earlier text can't be undone in this one.
        gtk_editable_set_enable_undo(entry.opaque, 0)
        gtk_editable_set_text(entry.opaque, wanted)
        gtk_editable_set_enable_undo(entry.opaque, kind == .secure ? 0 : 1)
        gtk_editable_set_position(entry.opaque, min(cursor, Int32(wanted.unicodeScalars.count)))
        isSetting = false
    }

    private var isSearch = false

    private func showAsSearch() {
        guard !isSearch else { return }
        isSearch = true
        gtk_entry_set_icon_from_icon_name(entry.cast(), GTK_ENTRY_ICON_PRIMARY, "edit-find-symbolic")
        gtk_entry_set_icon_activatable(entry.cast(), GTK_ENTRY_ICON_PRIMARY, 0)
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_SEARCH_BOX, of: entry)
    }

    private var shownPrompt = ""

    private func setPrompt(_ prompt: String) {
        guard prompt != shownPrompt else { return }
        shownPrompt = prompt
        switch kind {
        case .framed: gtk_entry_set_placeholder_text(entry.cast(), prompt)
        case .plain: gtk_text_set_placeholder_text(entry.cast(), prompt)
        case .secure:
            var value = GValue()
            g_value_init(&value, FundamentalType.string)
            g_value_set_string(&value, prompt)
            g_object_set_property(entry.cast(), "placeholder-text", &value)
            g_value_unset(&value)
        }
    }

    private var shownTraits = TextInputTraits()

    private func setTraits(_ traits: TextInputTraits) {
        guard traits != shownTraits else { return }
        shownTraits = traits
        switch kind {
        case .framed:
            gtk_entry_set_input_purpose(entry.cast(), traits.purpose)
            gtk_entry_set_input_hints(entry.cast(), traits.hints)
        case .plain:
            gtk_text_set_input_purpose(entry.cast(), traits.purpose)
            gtk_text_set_input_hints(entry.cast(), traits.hints)
        case .secure: break
        }
    }

    private var shownFont: ResolvedFont?

    private func setFont(_ control: ControlContent, fonts: FontTable) {
        guard kind != .secure, let text = control.text, text.styled.style.font != shownFont else { return }
        shownFont = text.styled.style.font
        let attributes = PangoAttributes(text, extent: .first, fonts: fonts)
        if kind == .framed {
            gtk_entry_set_attributes(entry.cast(), attributes.list)
        } else {
            gtk_text_set_attributes(entry.cast(), attributes.list)
        }
        pango_attr_list_unref(attributes.list)
    }

    func allocate(in view: NodeView) {
        let size = view.node.frame.size
        // An entry is never less high than its theme says; it stands in the middle of what it is given.
        let height = max(size.height, kind == .plain ? size.height : entry.preferredSize.minimum.height)
        entry.allocate(CGRect(x: 0, y: (size.height - height) / 2, width: size.width, height: height))
    }
}
#endif
