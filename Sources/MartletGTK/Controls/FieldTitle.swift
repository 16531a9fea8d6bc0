#if GTK
import CGTK
import Foundation
import Martlet

/// The title of a field in a row, above the text. In an empty field without the focus, it takes the place of the text.
final class FieldTitle {
    let box: Widget
    private let label: Widget
    private let entry: Widget
    var text = ""
    /// The prompt of an empty field, in addition to the title.
    var prompt: String?
    private var isMarked = false

    init(above entry: Widget) {
        self.entry = entry
        box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_GENERIC, of: box)
        label = gtk_label_new(nil)
        label.addClass("martlet-field-title")
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_widget_set_can_target(label, 0)
        Accessibility.decorate(label)
        gtk_box_append(box.cast(), label)
        gtk_box_append(box.cast(), entry)
        gtk_widget_set_vexpand(entry, 1)
        // The entry loses the focus when it leaves, after this has.
        gtk_editable_get_delegate(entry.opaque).map { Widget($0) }?.onChange(of: "has-focus") { [weak self] in
            self?.show()
        }
        entry.on("changed") { [weak self] in self?.show() }
    }

    /// Shows the focus at the whole row around the field.
    func markRow() {
        guard !isMarked else { return }
        var widget = box.parent
        while let current = widget, String(cString: gtk_widget_get_css_name(current)) != "row" {
            widget = current.parent
        }
        widget?.addClass("martlet-entry-row")
        isMarked = true
    }

    func show() {
        let isEmpty = gtk_editable_get_text(entry.opaque).pointee == 0
        let isMovedAside = !isEmpty || prompt != nil || hasFocus
        gtk_label_set_text(label.opaque, text)
        gtk_widget_set_visible(label, isMovedAside ? 1 : 0)
        entry.setPlaceholder(isMovedAside ? prompt : text)
    }

    /// The room that the field of a row takes.
    static var chrome: ControlChrome {
        // The style belongs to rows of boxes, none of which may have been shown yet.
        StyleSheet.shared.include(.boxedRows)
        let row = NodeWidget.make(name: "row")
        defer { g_object_unref(row) }
        row.addClass("martlet-boxed")
        let entry = gtk_entry_new()!
        entry.addClass("martlet-row-entry")
        entry.addClass("martlet-control")
        let title = FieldTitle(above: entry)
        (title.text, title.prompt) = ("x", "")
        title.show()
        gtk_widget_set_parent(title.box, row)
        let least = title.box.preferredSize.minimum.height
        return ControlChrome(minimumSize: CGSize(width: 48, height: max(34, least)), idealWidth: 200, fillsWidth: true)
    }

    private var hasFocus: Bool {
        gtk_editable_get_delegate(entry.opaque).map { gtk_widget_has_focus(Widget($0)) != 0 } ?? false
    }
}

extension ControlMetrics.Probe {
    /// With large text, the text and its title need more height than a row has.
    static let rowEntry = ControlMetrics.Probe { onMain(()) { _ in FieldTitle.chrome } }
}
#endif
