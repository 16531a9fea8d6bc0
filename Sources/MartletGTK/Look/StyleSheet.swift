#if GTK
import CGTK
import Foundation
import Martlet

/// The style sheet above the theme's: what keeps the theme from adding to our layout, and what it has no rule for.
final class StyleSheet {
    private let provider: UnsafeMutablePointer<GtkCssProvider>
    private let tints: UnsafeMutablePointer<GtkCssProvider>
    /// The style classes of the tints that are in use so far.
    private var tintClasses: [Color.Resolved: String] = [:]
    private var tintRules = ""

    init() {
        provider = gtk_css_provider_new()
        tints = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, Self.rules, -1)
        guard let display = gdk_display_get_default() else { return }
        for provider in [provider, tints] {
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        }
    }

    deinit {
        if let display = gdk_display_get_default() {
            for provider in [provider, tints] {
                gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
            }
        }
        g_object_unref(UnsafeMutableRawPointer(provider))
        g_object_unref(UnsafeMutableRawPointer(tints))
    }

    /// Layout is Martlet's: our own widgets have no room of their own around what stands in them, and GTK's controls
    /// none outside.
    private static let rules = """
        .martlet { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; }
        .martlet-control { margin: 0; }
        button.martlet-control { min-width: 0; }
        button.martlet-pill { border-radius: 9999px; }
        row.martlet-row { border-radius: 0; }
        /* What stands around the focus is focus-visible too. */
        .martlet-focusable:focus:focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.6);
            outline-offset: 2px; border-radius: 4px; }
        row.martlet-row { outline: none; }
        row.martlet-row:focus:focus-visible, row.martlet-whole:focus-visible {
            outline: 2px solid alpha(@theme_selected_bg_color, 0.6); outline-offset: -2px; }
        row.martlet-whole .martlet-focusable:focus:focus-visible { outline: none; }
        .martlet-link { color: @theme_selected_bg_color; }
        .martlet-link:hover { color: shade(@theme_selected_bg_color, 1.15); }
        button.martlet-destructive { color: @error_color; }
        .martlet-area { border: 1px solid @borders; border-radius: 5px; padding: 7px 8px; }
        .martlet-area:focus-within { border-color: @theme_selected_bg_color; }
        .martlet-area-prompt { padding: 8px 9px; }
        .martlet-stepper { min-width: 0; min-height: 0; padding: 0; }
        .martlet-stepper:focus:focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.6);
            outline-offset: 1px; border-radius: 5px; }
        .martlet-stepper button { padding: 4px; min-width: 20px; min-height: 20px; }
        """

    /// Colours a control by a tint; nil leaves it to the theme.
    func setTint(_ tint: Color.Resolved?, of widget: Widget) {
        let wanted = tint.map { className(of: $0) }
        let old = tintName(of: widget)
        guard wanted != old else { return }
        if let old { gtk_widget_remove_css_class(widget, old) }
        if let wanted { widget.addClass(wanted) }
    }

    private func tintName(of widget: Widget) -> String? {
        guard !tintClasses.isEmpty else { return nil }
        return tintClasses.values.first { gtk_widget_has_css_class(widget, $0) != 0 }
    }

    private func className(of tint: Color.Resolved) -> String {
        if let known = tintClasses[tint] { return known }
        let name = "martlet-tint-\(tintClasses.count)"
        tintClasses[tint] = name
        let bytes = tint.bytes
        let color = "rgba(\(bytes.red),\(bytes.green),\(bytes.blue),\(tint.opacity))"
        // White reads better than black on most tints; on light ones it does not.
        let light = 0.299 * tint.red + 0.587 * tint.green + 0.114 * tint.blue
        let text = light > 0.7 ? "black" : "white"
        tintRules += """
            button.\(name) { color: \(color); }
            button.suggested-action.\(name), button.\(name):checked { background-image: none; color: \(text);
                background-color: \(color); border-color: shade(\(color), 0.9); }
            switch.\(name):checked, checkbutton.\(name) > check:checked { background-image: none;
                background-color: \(color); border-color: \(color); }
            progressbar.\(name) > trough > progress { background-color: \(color); border-color: \(color); }
            .martlet-link.\(name) { color: \(color); }

            """
        gtk_css_provider_load_from_data(tints, tintRules, -1)
        return name
    }
}
#endif
