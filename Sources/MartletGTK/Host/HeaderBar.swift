#if GTK
import CGTK
import Foundation
import Martlet

/// The window's header bar: the way back of the navigation stack that is shown, and the title of its page.
final class HeaderBar {
    private let bar: Widget
    private let back: Widget
    private var shown: NavigationBarState?
    private var shownFallback: String?
    private weak var node: RenderNode?
    private let title: Widget
    /// Whether the bar stands in no window, which would hold it.
    private let isLoose: Bool

    /// - Parameter window: The window that the bar is put into; nil for what has no bar.
    init(window: Widget?) {
        isLoose = window == nil
        bar = gtk_header_bar_new()
        if isLoose { g_object_ref_sink(bar) }
        back = gtk_button_new_from_icon_name("go-previous-symbolic")
        title = gtk_label_new(nil)
        title.addClass("title")
        gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_single_line_mode(title.opaque, 1)
        gtk_widget_set_visible(back, 0)
        gtk_header_bar_pack_start(bar.opaque, back)
        gtk_header_bar_set_title_widget(bar.opaque, title)
        if let window { gtk_window_set_titlebar(window.cast(), bar) }
        back.on("clicked") { [unowned self] in
            guard let node else { return }
            onMain(node) { $0.goBackFromBar() }
        }
    }

    deinit { if isLoose { g_object_unref(bar) } }

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

    /// Shows what a navigation bar says; without one, the title of the window.
    func show(_ node: RenderNode?, fallback: String) {
        self.node = node
        let state = node?.navigationBarState ?? NavigationBarState(title: nil, backTitle: nil)
        guard state != shown || fallback != shownFallback else { return }
        shown = state
        shownFallback = fallback
        gtk_label_set_text(title.opaque, state.title ?? fallback)
        gtk_widget_set_visible(back, state.backTitle == nil ? 0 : 1)
        if let backTitle = state.backTitle {
            Accessibility.setLabel(backTitle, tip: backTitle, of: back)
        }
    }
}
#endif
