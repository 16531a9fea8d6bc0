#if GTK
import CGTK
import Foundation
import Martlet

/// A header bar: the back button of a navigation stack, the title of its page, and the toolbar items of page and
/// window.
final class HeaderBar {
    let widget: Widget
    private let back: Widget
    private var shown: NavigationBarState?
    /// The background of the bar that the page has set.
    private var tint: StyleSheet.Tint?
    private weak var node: RenderNode?
    private let title: Widget
    private let subtitle: Widget
    private let titles: Widget
    /// Places for items, made when there are some: those of the stack's page, and those of the window.
    private var slots: [SlotPlace: HeaderSlot] = [:]

    private enum SlotPlace: CaseIterable {
        case leading, windowLeading, center, windowTrailing, trailing
    }

    /// The parts of the window that the bar contains.
    struct WindowParts: OptionSet {
        let rawValue: Int
        static let leading = WindowParts(rawValue: 1)
        static let trailing = WindowParts(rawValue: 2)
    }

    init() {
        widget = gtk_header_bar_new()
        g_object_ref_sink(widget)
        widget.addClass("martlet-bar")
        back = gtk_button_new_from_icon_name("go-previous-symbolic")
        title = Self.makeLabel("title")
        subtitle = Self.makeLabel("subtitle")
        titles = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        g_object_ref_sink(titles)
        gtk_widget_set_valign(titles, GTK_ALIGN_CENTER)
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_GENERIC, of: titles)
        gtk_box_append(titles.cast(), title)
        gtk_box_append(titles.cast(), subtitle)
        gtk_widget_set_visible(subtitle, 0)
        gtk_widget_set_visible(back, 0)
        gtk_header_bar_pack_start(widget.opaque, back)
        gtk_header_bar_set_title_widget(widget.opaque, titles)
        back.on("clicked") { [unowned self] in
            guard let node else { return }
            onMain(node) { $0.bar.goBack() }
        }
    }

    deinit {
        g_object_unref(titles)
        g_object_unref(widget)
    }

    private static func makeLabel(_ name: String) -> Widget {
        let label = gtk_label_new(nil)!
        label.addClass(name)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_single_line_mode(label.opaque, 1)
        // Items without room go into a menu before the title is cut.
        gtk_label_set_width_chars(label.opaque, 7)
        return label
    }

    /// Shows the content of a bar of the scene, and of the window's own toolbar.
    ///
    /// - Parameters:
    ///   - node: The bar of the scene.
    ///   - fallback: The title if the page has none.
    ///   - parts: The parts of the window's own toolbar in this bar.
    func show(_ node: RenderNode?, fallback: String, with parts: WindowParts, in window: GTKWindow) {
        self.node = node
        showItems(of: node, with: parts, in: window)
        var state = node?.bar.state ?? NavigationBarState()
        if parts.contains(.trailing) {
            state.subtitle = state.subtitle ?? window.scene.bars.windowToolbar?.bar.state?.subtitle
        }
        if let appWindow = window.appWindow {
            gtk_widget_set_visible(titles, onMain(appWindow) { $0.hasTitle } ? 1 : 0)
        }
        state.title = state.title ?? fallback
        guard state != shown else { return }
        if state.fill != shown?.fill ?? BarFill() { show(state.fill, by: window.tree.styles) }
        shown = state
        gtk_label_set_text(title.opaque, state.title ?? "")
        gtk_label_set_text(subtitle.opaque, state.subtitle ?? "")
        gtk_widget_set_visible(subtitle, state.subtitle == nil ? 0 : 1)
        gtk_widget_set_visible(back, state.backTitle == nil ? 0 : 1)
        if let backTitle = state.backTitle {
            Accessibility.setLabel(backTitle, tip: backTitle, of: back)
        }
    }

    private func show(_ fill: BarFill, by styles: StyleSheet) {
        if let tint { widget.setClass(tint.className, false) }
        tint = fill.color.map(styles.tint)
        if let tint { widget.addClass(tint.className) }
        widget.setClass("martlet-bar-dark", fill.scheme == .dark)
        widget.setClass("martlet-bar-light", fill.scheme == .light)
        for label in [title, subtitle] { Self.show(fill.foreground, in: label) }
    }

    /// Sets the color of a label; nil for that of the theme.
    private static func show(_ color: Color.Resolved?, in label: Widget) {
        guard let color else { return gtk_label_set_attributes(label.opaque, nil) }
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(
            attributes, PangoAttributes.foreground(color))
        gtk_label_set_attributes(label.opaque, attributes)
        pango_attr_list_unref(attributes)
    }

    /// The width with all items, and with as few as there can be.
    var widths: (whole: CGFloat, least: CGFloat) {
        let now = widget.preferredSize.minimum.width
        var (whole, least) = (now, now)
        for slot in slots.values {
            let width = min(max(slot.room, slot.least), slot.full)
            whole += slot.full - width
            least += slot.least - width
        }
        return (whole, least)
    }

    /// Returns the width available to each slot's items.
    private func rooms(in width: CGFloat) -> [(slot: HeaderSlot, room: CGFloat)] {
        var missing = max(0, widths.whole - width)
        // The window's items go into a menu before the page's do.
        return [SlotPlace.windowTrailing, .trailing].compactMap { place in
            guard let slot = slots[place] else { return nil }
            let room = missing > 0 ? max(slot.least, slot.full - missing) : .infinity
            missing -= missing > 0 ? slot.full - room : 0
            return (slot, room)
        }
    }

    /// Whether the slots have other widths than the bar would give them at this width.
    func isOutdated(in width: CGFloat) -> Bool { rooms(in: width).contains { $0.slot.room != $0.room } }

    /// Shows as many items as there is room for.
    func adapt(to width: CGFloat) {
        for (slot, room) in rooms(in: width) { slot.room = room }
    }

    /// Sets the window's own buttons at the ends of the bar.
    func setButtons(_ layout: String?) {
        gtk_header_bar_set_show_title_buttons(widget.opaque, layout == nil ? 0 : 1)
        if let layout { gtk_header_bar_set_decoration_layout(widget.opaque, layout) }
    }

    /// Releases the content of the bar.
    func end() {
        for slot in slots.values { slot.show(nil) }
        slots = [:]
    }

    /// Returns the position of a rectangle of the scene in the coordinates of another widget, if the rectangle is in
    /// the bar.
    func seen(_ place: CGRect, in other: Widget) -> CGRect? {
        slots.values.lazy.compactMap { $0.seen(place, in: other) }.first
    }

    private func showItems(of node: RenderNode?, with parts: WindowParts, in window: GTKWindow) {
        let page = node?.bar.parts
        let around = window.scene.bars.windowToolbar?.bar.parts
        let isLast = parts.contains(.trailing)
        show(page?.leading, at: .leading, in: window)
        show(parts.contains(.leading) ? around?.leading : nil, at: .windowLeading, in: window)
        show(isLast ? around?.trailing : nil, at: .windowTrailing, in: window)
        show(page?.trailing, at: .trailing, in: window)
        show(page?.center ?? (isLast ? around?.center : nil), at: .center, in: window)
    }

    private func show(_ node: RenderNode?, at place: SlotPlace, in window: GTKWindow) {
        guard node != nil || slots[place] != nil else { return }
        let slot = slots[place] ?? makeSlot(place, in: window)
        slot.show(node)
        guard place == .center else { return }
        gtk_header_bar_set_title_widget(widget.opaque, node == nil ? titles : slot.widget)
    }

    private func makeSlot(_ place: SlotPlace, in window: GTKWindow) -> HeaderSlot {
        let slot = HeaderSlot(window: window, leavesOut: place == .trailing || place == .windowTrailing)
        slots[place] = slot
        switch place {
        case .leading, .windowLeading: gtk_header_bar_pack_start(widget.opaque, slot.widget)
        case .trailing, .windowTrailing: gtk_header_bar_pack_end(widget.opaque, slot.widget)
        case .center: break
        }
        return slot
    }
}
#endif
