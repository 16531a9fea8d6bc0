#if GTK
import CGTK
import Foundation
import Martlet

/// The title bar of a window: one header bar, or, for a split view that fills the window, one above each column.
final class WindowHeader: WidgetOwner {
    /// Holds the bars.
    let widget: Widget
    private(set) var bars: [HeaderBar] = []
    private var widths: [CGFloat] = []
    /// The window's own buttons that are enabled.
    private var usable = (close: true, minimize: true, maximize: true)
    /// The last drawing of a sheet's bars.
    var picture: KeptPicture?
    /// The desktop's choice of window buttons that the bars were last given.
    private var shownButtons: String?

    /// - Parameter window: The window that gets the bars; nil if there is none.
    init(window: Widget?) {
        widget = NodeWidget.make(name: "widget")
        super.init()
        NodeWidget.setOwner(self, of: widget)
        setCount(1)
        if let window { gtk_window_set_titlebar(window.cast(), widget) }
    }

    deinit {
        for bar in bars { gtk_widget_unparent(bar.widget) }
        NodeWidget.setOwner(nil, of: widget)
        g_object_unref(widget)
    }

    /// Adds the button that opens the app's menus, to the first bar.
    ///
    /// - Parameter closed: Called when they have closed.
    func addMenuButton(_ menus: MenuModel, closed: @escaping () -> Void) {
        let button = gtk_menu_button_new()!
        gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
        gtk_menu_button_set_menu_model(button.opaque, menus.model)
        gtk_menu_button_set_primary(button.opaque, 1)
        if let popover = gtk_menu_button_get_popover(button.opaque) {
            let closed = Unchecked(value: closed)
            // The tip would cover the entries.
            connect(UnsafeMutableRawPointer(popover), "show") { gtk_widget_set_has_tooltip(button, 0) }
            connect(UnsafeMutableRawPointer(popover), "closed") {
                gtk_widget_set_has_tooltip(button, 1)
                onIdle { closed.value() }
            }
        }
        // The button inside the menu button is the accessible element.
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_GENERIC, of: button)
        Accessibility.setLabel("Main menu", tip: "Main menu", of: button)
        gtk_header_bar_pack_end(bars[0].widget.opaque, button)
    }

    /// Hides the bars of a window without any.
    func hide() { gtk_widget_set_visible(widget, 0) }

    /// Sets whether the user can close the window by its bar.
    func setClosable(_ isClosable: Bool) {
        setButtons(close: isClosable, minimize: isClosable, maximize: isClosable)
    }

    /// Sets the window buttons that the user can use.
    func setButtons(close: Bool, minimize: Bool, maximize: Bool) {
        let usable = (close: close, minimize: minimize, maximize: maximize)
        guard usable != self.usable else { return }
        self.usable = usable
        shownButtons = nil
        showButtons()
    }

    /// Shows the content of the window's bars; without a page title, that of the window.
    func show(_ window: GTKWindow, fallback: String) {
        let columns = window.scene.bars.windowColumns
        if columns.count < 2 {
            setCount(1)
            widths = []
            bars[0].widget.setClass("martlet-column", false)
            bars[0].show(window.scene.bars.navigationBar, fallback: fallback, with: [.leading, .trailing], in: window)
            return
        }
        setCount(columns.count)
        // Content between bars and columns, such as a row of tabs, separates them; the bars are then joined.
        let areJoined = columns.allSatisfy(\.reachesBar)
        for (index, column) in columns.enumerated() {
            let bar = bars[index]
            bar.widget.addClass("martlet-column")
            bar.widget.setClass("martlet-first-column", index == 0 || !areJoined)
            bar.widget.setClass("martlet-last-column", index == columns.count - 1)
            for number in 0...2 {
                bar.widget.setClass(NodeView.columnClass(number), areJoined && number == column.beforeLast)
            }
            var parts: HeaderBar.WindowParts = []
            if index == 0 { parts.insert(.leading) }
            if index == columns.count - 1 { parts.insert(.trailing) }
            bar.show(column.bar, fallback: "", with: parts, in: window)
        }
        // The line between columns belongs to the bar after it.
        let least = bars.dropLast().map(\.widths.least)
        onMain((window.scene, least)) { $0.bars.setWidths($1) }
        let widths = columns.map(\.width)
        guard widths != self.widths else { return }
        self.widths = widths
        gtk_widget_queue_allocate(widget)
    }

    /// Returns the position of a rectangle of the scene in the coordinates of another widget of the window.
    func seen(_ place: CGRect, in other: Widget) -> CGRect {
        // The content begins at y = 0; bars are above it.
        if place.maxY >= 0 { return place }
        return bars.lazy.compactMap { $0.seen(place, in: other) }.first ?? place
    }

    /// Releases the content of the bars, before the window closes.
    func end() { for bar in bars { bar.end() } }

    // MARK: - Bars

    private func setCount(_ count: Int) {
        guard count != bars.count else { return }
        for bar in bars[min(count, bars.count)...] {
            bar.end()
            gtk_widget_unparent(bar.widget)
        }
        bars = Array(bars.prefix(count))
        while bars.count < count {
            let bar = HeaderBar()
            gtk_widget_insert_after(bar.widget, widget, bars.last?.widget)
            bars.append(bar)
        }
        shownButtons = nil
        showButtons()
        gtk_widget_queue_resize(widget)
    }

    /// Shows the window buttons in the first and last bar.
    private func showButtons() {
        let wanted = SettingsObserver.string("gtk-decoration-layout") ?? "menu:minimize,maximize,close"
        guard wanted != shownButtons else { return }
        shownButtons = wanted
        let ends = wanted.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        for (index, bar) in bars.enumerated() {
            let start = index == 0 ? ends[0] : ""
            let end = index == bars.count - 1 && ends.count > 1 ? ends[1] : ""
            let (first, last) = (usableButtons(in: start), usableButtons(in: end))
            bar.setButtons(first.isEmpty && last.isEmpty ? nil : "\(first):\(last)")
        }
    }

    /// Returns the usable buttons of one end, in GTK's format: `icon,menu,minimize`.
    private func usableButtons(in end: String) -> String {
        if usable == (true, true, true) { return end }
        if usable == (false, false, false) { return "" }
        return end.split(separator: ",").filter {
            switch $0.trimmingCharacters(in: .whitespaces) {
            case "close": usable.close
            case "minimize": usable.minimize
            case "maximize": usable.maximize
            default: true
            }
        }
        .joined(separator: ",")
    }

    // MARK: - Focus

    /// Lets Tab enter the bars at their start. GTK would continue from the last focused widget there, even if it has
    /// left with its page, and find no next one.
    override func moveFocus(_ direction: GtkDirectionType) -> FocusMove {
        let focus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
        if let focus, gtk_widget_is_ancestor(focus, widget) != 0 { return .asGTK }
        var holder: Widget? = widget
        while let current = holder {
            holder = gtk_widget_get_focus_child(current)
            gtk_widget_set_focus_child(current, nil)
        }
        return .asGTK
    }

    // MARK: - Drawing

    override func draw(_ widget: Widget, _ snapshot: OpaquePointer) {
        guard let picture else { return super.draw(widget, snapshot) }
        picture.draw(snapshot) { super.draw(widget, $0) }
    }

    // MARK: - Layout

    /// The minimum width of the window: that of the widest bar, because columns can be shown one at a time.
    var minimumWidth: CGFloat { bars.reduce(0) { max($0, $1.widths.least) } }

    override func preferredSize(of widget: Widget) -> (minimum: CGSize, natural: CGSize) {
        var least = CGSize.zero
        var natural = CGSize.zero
        for bar in bars {
            let size = bar.widget.preferredSize
            least = CGSize(
                width: max(least.width, bar.widths.least), height: max(least.height, size.minimum.height))
            natural = CGSize(
                width: natural.width + size.natural.width, height: max(natural.height, size.natural.height))
        }
        return (least, CGSize(width: max(least.width, natural.width), height: max(least.height, natural.height)))
    }

    /// Adapts the number of items in a bar to its width after GTK's layout, because a widget that changes its size
    /// during layout is drawn without an allocation.
    private func adaptSoon(_ bar: HeaderBar, to width: CGFloat) {
        let bar = Unchecked(value: Weak(bar))
        onIdle { bar.value.object?.adapt(to: width) }
    }

    /// Allocates the bars again: the new size of the content may have changed their items in the same layout, after
    /// GTK's allocation.
    func placeAgain() {
        guard let parent = widget.parent, gtk_widget_get_mapped(widget) != 0,
            let origin = widget.convert(.zero, to: parent)
        else { return }
        let size = CGSize(width: CGFloat(gtk_widget_get_width(widget)), height: CGFloat(gtk_widget_get_height(widget)))
        if size.width > 0 { widget.allocate(CGRect(origin: origin, size: size)) }
    }

    override func allocate(_ widget: Widget, size: CGSize) {
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        var x: CGFloat = 0
        for (index, bar) in bars.enumerated() {
            let isLast = index == bars.count - 1
            // The line between columns belongs to the bar after it.
            let wanted = isLast || index >= widths.count ? size.width - x : widths[index]
            if bar.isOutdated(in: wanted) { adaptSoon(bar, to: wanted) }
            let width = max(wanted, bar.widget.preferredSize.minimum.width)
            bar.widget.allocate(
                CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height))
            x += width
        }
    }
}
#endif
