#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkEntry`, a `GtkPasswordEntry`, or a `GtkText` without a frame. GTK handles editing, selection, menus and input
/// methods. Each change of the text is written to the field's binding, and the widget is corrected if the binding has
/// another value.
final class FieldPart: ControlPart {
    enum Kind { case framed, plain, secure, row, secureRow }

    private let entry: Widget
    private let kind: Kind
    private var isSetting = false

    init(_ view: NodeView, kind: Kind) {
        self.kind = kind
        switch kind {
        case .framed: entry = gtk_entry_new()
        case .row:
            // The row draws the frame. An entry, because GTK does not expose a bare `GtkText` to assistive technology.
            entry = gtk_entry_new()
            entry.addClass("martlet-row-entry")
        case .plain: entry = gtk_text_new()
        case .secure, .secureRow:
            entry = gtk_password_entry_new()
            if kind == .secureRow { entry.addClass("martlet-row-entry") }
            gtk_password_entry_set_show_peek_icon(entry.opaque, 1)
            // The icon's function is also an action of the entry.
            if let icon = gtk_widget_get_last_child(entry) { Accessibility.setHidden(true, of: icon) }
        }
        entry.addClass("martlet-control")
        // Layout determines the width of a field, not its number of characters.
        gtk_editable_set_width_chars(entry.opaque, 0)
        gtk_editable_set_max_width_chars(entry.opaque, 0)
        entry.on("changed") { [unowned self, unowned view] in
            if !isSetting { view.tree.actor?.operate(.setText(text), view) }
            align()
            reportSelection(of: view)
        }
        for property in ["cursor-position", "selection-bound"] {
            entry.onChange(of: property) { [unowned self, unowned view] in reportSelection(of: view) }
        }
        entry.on("activate") { [unowned view] in view.tree.actor?.submit(view) }
        if kind == .row || kind == .secureRow { title = FieldTitle(above: entry) }
        // The entry loses the focus when it leaves, after this has.
        focusTarget?.onChange(of: "has-focus") { [weak self] in self?.align() }
    }

    /// The title above the text, in a row of a form.
    private var title: FieldTitle?

    var behind: Widget? { title?.box ?? entry }
    var accessible: Widget? { entry }
    /// The part of the entry that takes the focus.
    var focusTarget: Widget? { kind == .plain ? entry : gtk_editable_get_delegate(entry.opaque).map { Widget($0) } }
    private var text: String { String(borrowed: gtk_editable_get_text(entry.opaque)) }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control(as: FieldControl.self) else { return }
        if control.look == .search, kind == .framed { showAsSearch() }
        if let title {
            title.text = node.control?.title ?? ""
            title.prompt = control.prompt == title.text ? nil : control.prompt
            title.show()
        } else {
            setPrompt(control.prompt)
        }
        if kind == .framed || kind == .secure { entry.setClass("martlet-pill", control.borderShape.isCapsule) }
        setTraits(control.inputTraits)
        setLook(control, fonts: view.tree.host.fonts)
        let wanted = FieldAlignment(
            alignment: control.text?.options.alignment ?? .leading, isRightToLeft: node.isRightToLeft)
        if wanted != alignment {
            alignment = wanted
            wanted.setDirection(of: title?.box ?? entry)
        }
        reportsSelection = control.reportsSelection
        show(node.fieldText?.withoutNull)
        align()
        select(control)
    }

    private var alignment = FieldAlignment()

    private func align() {
        guard let text = focusTarget else { return }
        alignment.apply(to: entry, text: text)
    }

    /// GTK's password entry listens to the focus of its text, and does not stop when it ends: a text that has the focus
    /// outlives it, and loses the focus later.
    func end() {
        guard kind == .secure || kind == .secureRow, let text = focusTarget else { return }
        _ = g_signal_handlers_disconnect_matched(
            text, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, UnsafeMutableRawPointer(entry))
    }

    private func show(_ wanted: String?) {
        guard let wanted, wanted != text else { return }
        isSetting = true
        // The cursor keeps its position, limited to the length of the text.
        let cursor = gtk_editable_get_position(entry.opaque)
        // Undo must not restore an earlier text that the app has replaced.
        gtk_editable_set_enable_undo(entry.opaque, 0)
        gtk_editable_set_text(entry.opaque, wanted)
        gtk_editable_set_enable_undo(entry.opaque, kind == .secure || kind == .secureRow ? 0 : 1)
        gtk_editable_set_position(entry.opaque, min(cursor, Int32(wanted.unicodeScalars.count)))
        isSetting = false
    }

    // MARK: - What is selected

    /// Whether the selection is observed.
    private var reportsSelection = false
    private var shownRequest = 0

    /// Reports the user's selection, or the position of the cursor. GTK counts scalars.
    private func reportSelection(of view: NodeView) {
        guard reportsSelection, !isSetting else { return }
        var start: Int32 = 0
        var end: Int32 = 0
        gtk_editable_get_selection_bounds(entry.opaque, &start, &end)
        let text = text
        view.tree.actor?.operate(.selectText(text.characters(ofScalars: Int(start)..<Int(max(start, end)))), view)
    }

    /// Applies a selection that the app has set since the last call.
    private func select(_ control: FieldControl) {
        guard control.selectionRequest != shownRequest else { return }
        shownRequest = control.selectionRequest
        let scalars = text.scalars(ofCharacters: control.requestedSelection)
        isSetting = true
        gtk_editable_select_region(entry.opaque, Int32(scalars.lowerBound), Int32(scalars.upperBound))
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
        case .row, .secureRow: break
        case .plain: gtk_text_set_placeholder_text(entry.cast(), prompt)
        case .secure: entry.setPlaceholder(prompt)
        }
    }

    private var shownTraits = TextInputTraits()

    private func setTraits(_ traits: TextInputTraits) {
        guard traits != shownTraits else { return }
        shownTraits = traits
        switch kind {
        case .framed, .row:
            gtk_entry_set_input_purpose(entry.cast(), traits.purpose)
            gtk_entry_set_input_hints(entry.cast(), traits.hints)
        case .plain:
            gtk_text_set_input_purpose(entry.cast(), traits.purpose)
            gtk_text_set_input_hints(entry.cast(), traits.hints)
        case .secure, .secureRow: break
        }
    }

    private var shownLook: Look?

    /// The appearance of the text, from the environment.
    private struct Look: Equatable {
        let font: ResolvedFont
        /// The color of the text; nil for the theme's own, which differs for disabled fields.
        let color: Color.Resolved?
        /// The generation of the fonts: the user's scale of text.
        let generation: Int
    }

    private func setLook(_ control: FieldControl, fonts: FontTable) {
        guard let text = control.text else { return }
        let style = text.styled.style
        let color = style.hasColor ? style.color : nil
        let look = Look(font: style.font, color: color, generation: fonts.generation)
        guard look != shownLook else { return }
        shownLook = look
        let attributes = PangoAttributes(text, extent: .first, fonts: fonts)
        if let color { attributes.setForeground(color) }
        switch kind {
        case .framed, .row: gtk_entry_set_attributes(entry.cast(), attributes.list)
        case .plain: gtk_text_set_attributes(entry.cast(), attributes.list)
        case .secure, .secureRow: if let shown = focusTarget { gtk_text_set_attributes(shown.cast(), attributes.list) }
        }
        pango_attr_list_unref(attributes.list)
        center(style.font, fonts)
    }

    /// Centers the text in the entry. GTK places the baseline of any text where that of the theme's font would be, so
    /// that larger text is too high, and not on the line of a label beside it.
    private func center(_ font: ResolvedFont, _ fonts: FontTable) {
        guard kind == .framed || kind == .secure, let text = focusTarget else { return }
        let description = fonts.description(of: font)
        let own = Self.surplus(pango_context_get_metrics(fonts.context, description, nil))
        pango_font_description_free(description)
        let theme = Self.surplus(pango_context_get_metrics(gtk_widget_get_pango_context(text), nil, nil))
        // A margin moves centered text by half of it, and text that fills the room by all of it.
        let most = Self.room
        let shift = min(max(-most, own - theme), most)
        gtk_widget_set_margin_top(text, max(0, shift))
        gtk_widget_set_margin_bottom(text, max(0, -shift))
    }

    /// The difference between the lengths above and below the baseline, in pixels. Releases the metrics.
    private static func surplus(_ metrics: UnsafeMutablePointer<PangoFontMetrics>?) -> Int32 {
        guard let metrics else { return 0 }
        defer { pango_font_metrics_unref(metrics) }
        let difference = pango_font_metrics_get_ascent(metrics) - pango_font_metrics_get_descent(metrics)
        return Int32((CGFloat(difference) / CGFloat(PANGO_SCALE)).rounded())
    }

    /// The least distance between text and frame inside of an entry: its padding without the border.
    private static let room: Int32 = 7

    func allocate(in view: NodeView) {
        let size = view.node.frame.size
        if let title {
            title.markRow()
            return title.box.allocate(CGRect(origin: .zero, size: size))
        }
        // An entry is never lower than the theme's minimum, so it is centered in its frame.
        let height = max(size.height, kind == .plain ? size.height : entry.preferredSize.minimum.height)
        entry.allocate(CGRect(x: 0, y: (size.height - height) / 2, width: size.width, height: height))
    }
}

extension Widget {
    /// Sets the placeholder of an entry for text or passwords.
    func setPlaceholder(_ text: String?) {
        var value = GValue()
        g_value_init(&value, FundamentalType.string)
        g_value_set_string(&value, text)
        g_object_set_property(cast(), "placeholder-text", &value)
        g_value_unset(&value)
    }
}

extension PartKind {
    static let passwordRow = PartKind { FieldPart($0, kind: .secureRow) }
    static let entry = PartKind { FieldPart($0, kind: .framed) }
    static let plainEntry = PartKind { FieldPart($0, kind: .plain) }
    static let entryRow = PartKind { FieldPart($0, kind: .row) }
    static let passwordEntry = PartKind { FieldPart($0, kind: .secure) }
}

extension ControlMetrics.Probe {
    static let entry = ControlMetrics.Probe {
        var chrome = ControlMetrics.measure(gtk_entry_new(), classes: ["martlet-control"], hasLabel: true)
        // The theme ensures this padding by a minimum height; fields of several lines need it as insets.
        chrome.insets.top = max(chrome.insets.top, 8)
        chrome.insets.bottom = max(chrome.insets.bottom, 8)
        chrome.minimumSize.width = 48
        chrome.idealWidth = 200
        chrome.fillsWidth = true
        return chrome
    }
}

extension FieldControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? {
        if isSecure { return isRow ? .passwordRow : .passwordEntry }
        if isRow { return .entryRow }
        if !content.hasChrome { return .plainEntry }
        return node.isMultilineField ? .textArea : .entry
    }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        if isRow { return metrics[.rowEntry] }
        return isSecure || content.hasChrome ? metrics[.entry] : ControlChrome(idealWidth: 200, fillsWidth: true)
    }

    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_TEXT_BOX }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        if !isSecure, look == .plain { return ControlChrome(idealWidth: 200, fillsWidth: true) }
        return ControlChrome(
            insets: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8),
            minimumSize: CGSize(width: 48, height: 28), idealWidth: 200, fillsWidth: true)
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        if look != .plain {
            let radius = borderShape.isCapsule ? control.bounds.height / 2 : 6
            painter.box(control.bounds, painter.fieldColor, radius: radius)
        }
        guard let text else { return }
        let insets = control.chrome.insets
        let inner = control.placed(
            CGRect(
                x: insets.leading, y: insets.top, width: control.bounds.width - insets.leading - insets.trailing,
                height: control.bounds.height - insets.top - insets.bottom))
        let size = ShapedText.of(text, fonts: painter.fonts).arrange(.unspecified).size
        let left = control.node.isRightToLeft ? inner.maxX - size.width : inner.minX
        let shown = CGRect(x: left, y: inner.midY - size.height / 2, width: size.width, height: size.height)
        painter.ink.saved {
            painter.ink.clip(to: Path(inner))
            var writer = painter
            if showsPrompt { writer.labelColor = painter.textColor.opacity(0.5) }
            writer.draw(text, in: shown, proposal: .unspecified)
        }
    }
}
#endif
