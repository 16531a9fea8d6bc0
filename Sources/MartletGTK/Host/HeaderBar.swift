#if GTK
import CGTK
import Foundation
import Martlet

/// The window's header bar: the way back of the navigation stack that is shown, the title of its page, and the items
/// that the page and the window have in their toolbars.
final class HeaderBar {
    private let bar: Widget
    private let back: Widget
    private var shown: NavigationBarState?
    private var shownFallback: String?
    private weak var node: RenderNode?
    private let title: Widget
    /// Whether the bar stands in no window, which would hold it.
    private let isLoose: Bool
    private let subtitle: Widget
    private let titles: Widget
    /// Places for items, made when there are some: those of the stack's page, and those of the window.
    private var slots: [SlotPlace: HeaderSlot] = [:]

    private enum SlotPlace: CaseIterable {
        case leading, windowLeading, center, windowTrailing, trailing
    }

    /// - Parameter window: The window that the bar is put into; nil for what has no bar.
    init(window: Widget?) {
        isLoose = window == nil
        bar = gtk_header_bar_new()
        bar.addClass("martlet-bar")
        if isLoose { g_object_ref_sink(bar) }
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
        gtk_header_bar_pack_start(bar.opaque, back)
        gtk_header_bar_set_title_widget(bar.opaque, titles)
        if let window { gtk_window_set_titlebar(window.cast(), bar) }
        back.on("clicked") { [unowned self] in
            guard let node else { return }
            onMain(node) { $0.goBackFromBar() }
        }
    }

    deinit {
        g_object_unref(titles)
        if isLoose { g_object_unref(bar) }
    }

    private static func makeLabel(_ name: String) -> Widget {
        let label = gtk_label_new(nil)!
        label.addClass(name)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_single_line_mode(label.opaque, 1)
        return label
    }

    /// Adds the button that opens the app's menus.
    ///
    /// - Parameter closed: Called when they have closed.
    func addMenuButton(_ menus: MenuModel, closed: @escaping () -> Void) {
        let button = gtk_menu_button_new()!
        gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
        gtk_menu_button_set_menu_model(button.opaque, menus.model)
        gtk_menu_button_set_primary(button.opaque, 1)
        if let popover = gtk_menu_button_get_popover(button.opaque) {
            let closed = Unchecked(value: closed)
            connect(UnsafeMutableRawPointer(popover), "closed") { onIdle { closed.value() } }
        }
        // The button in it is what is read.
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_GENERIC, of: button)
        Accessibility.setLabel("Main menu", tip: "Main menu", of: button)
        gtk_header_bar_pack_end(bar.opaque, button)
    }

    /// Takes the bar away from a window that has none.
    func hide() { gtk_widget_set_visible(bar, 0) }

    /// Says whether the person can close the window by it.
    func setClosable(_ isClosable: Bool) {
        gtk_header_bar_set_show_title_buttons(bar.opaque, isClosable ? 1 : 0)
    }

    /// What the window is never narrower than.
    var minimumWidth: CGFloat { bar.preferredSize.minimum.width }

    /// Shows what the bars of a window say; without a title of a page, that of the window.
    func show(_ window: GTKWindow, fallback: String) {
        let node = window.scene.navigationBar
        self.node = node
        showItems(in: window)
        var state = node?.navigationBarState ?? NavigationBarState()
        state.subtitle = state.subtitle ?? window.scene.windowToolbar?.navigationBarState?.subtitle
        if let appWindow = window.appWindow {
            gtk_widget_set_visible(titles, onMain(appWindow) { $0.hasTitle } ? 1 : 0)
        }
        guard state != shown || fallback != shownFallback else { return }
        shown = state
        shownFallback = fallback
        gtk_label_set_text(title.opaque, state.title ?? fallback)
        gtk_label_set_text(subtitle.opaque, state.subtitle ?? "")
        gtk_widget_set_visible(subtitle, state.subtitle == nil ? 0 : 1)
        gtk_widget_set_visible(back, state.backTitle == nil ? 0 : 1)
        if let backTitle = state.backTitle {
            Accessibility.setLabel(backTitle, tip: backTitle, of: back)
        }
    }

    /// Lets go of what stands in the bar: the window is about to close.
    func end() {
        for slot in slots.values { slot.show(nil) }
        slots = [:]
    }

    private func showItems(in window: GTKWindow) {
        let page = window.scene.navigationBar?.toolbarParts
        let around = window.scene.windowToolbar?.toolbarParts
        show(page?.leading, at: .leading, in: window)
        show(around?.leading, at: .windowLeading, in: window)
        show(around?.trailing, at: .windowTrailing, in: window)
        show(page?.trailing, at: .trailing, in: window)
        show(page?.center ?? around?.center, at: .center, in: window)
    }

    private func show(_ node: RenderNode?, at place: SlotPlace, in window: GTKWindow) {
        guard node != nil || slots[place] != nil else { return }
        let slot = slots[place] ?? makeSlot(place, in: window)
        slot.show(node)
        guard place == .center else { return }
        gtk_header_bar_set_title_widget(bar.opaque, node == nil ? titles : slot.widget)
    }

    private func makeSlot(_ place: SlotPlace, in window: GTKWindow) -> HeaderSlot {
        let slot = HeaderSlot(window: window)
        slots[place] = slot
        switch place {
        case .leading, .windowLeading: gtk_header_bar_pack_start(bar.opaque, slot.widget)
        case .trailing, .windowTrailing: gtk_header_bar_pack_end(bar.opaque, slot.widget)
        case .center: break
        }
        return slot
    }
}
#endif
