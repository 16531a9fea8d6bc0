#if GTK
import CGTK
import Foundation
import Martlet

/// Rules of a style sheet that a kind of control needs: declared once, beside the part that is shown.
final class StyleRules: Sendable {
    let text: String

    init(_ text: String) { self.text = text }
}

/// The style sheet above the theme's: it keeps the theme from influencing layout, and adds rules that the theme lacks.
final class StyleSheet {
    /// A style class that colors controls, which exists as long as a control uses it.
    final class Tint {
        let className: String
        fileprivate let rules: String

        fileprivate init(className: String, rules: String) {
            self.className = className
            self.rules = rules
        }
    }

    /// The properties of the theme.
    struct Looks: Equatable {
        var isDark = false
        var isHighContrast = false
        /// Whether it is GTK's default theme, as opposed to one that the user has chosen.
        var isOwn = false
        /// Whether the views are in the window of a program that has controls of its own, which keep their look.
        var isHosted = false
    }

    /// The one of the display: GTK has style sheets by display, and a second one could name other tints alike.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) static let shared = StyleSheet()

    private let colors: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
    private let tintProvider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
    /// The rules that remove the bevels of GTK's default theme.
    private let flatLook: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
    private var looks: Looks?
    private var tints: [Color.Resolved: Weak<Tint>] = [:]
    private var tintCount = 0
    /// The rules of kinds of controls that have been shown.
    private var included: Set<ObjectIdentifier> = []

    private init() {
        add(Self.rules)
        add(colors, above: 0)
        // These rules complete the theme, so Martlet's own rules have precedence.
        add(flatLook, above: -1)
        // A tint set by the app has precedence over the rules for the theme.
        add(tintProvider, above: 1)
    }

    private func add(_ rules: String) {
        let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, rules, -1)
        add(provider, above: 0)
        g_object_unref(UnsafeMutableRawPointer(provider))
    }

    private func add(_ provider: UnsafeMutablePointer<GtkCssProvider>, above order: Int) {
        guard let display = gdk_display_get_default() else { return }
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), UInt32(Int(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + order))
    }

    /// Sees to it that the rules of a kind of control are known.
    func include(_ rules: StyleRules) {
        if included.insert(ObjectIdentifier(rules)).inserted { add(rules.text) }
    }

    /// Chooses the colors that go with the theme.
    func adopt(_ looks: Looks) {
        guard looks != self.looks else { return }
        self.looks = looks
        gtk_css_provider_load_from_data(colors, Self.colors(for: looks), -1)
        let isFlat = looks.isOwn && !looks.isHighContrast && !looks.isHosted
        gtk_css_provider_load_from_data(flatLook, isFlat ? FlatLook.rules : "", -1)
    }

    /// Layout is Martlet's: its widgets have no padding, and GTK's controls have no margins.
    private static let rules = layoutRules + radiusRules

    /// Corners of the radii that buttons ask for, in whole pixels.
    private static let radiusRules = radii.map { "button.martlet-round-\($0) { border-radius: \($0)px; }\n" }.joined()

    /// The radii that there are rules for.
    static let radii = 0...40

    private static let layoutRules = """
        .martlet { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; }
        .martlet-control { margin: 0; }
        /* The view that takes what is dropped says so itself. */
        .martlet:drop(active) { box-shadow: none; border-color: transparent; outline: none; }
        /* What is checked begins where text above and below it does. */
        checkbutton.martlet-control { padding: 0; }
        /* A menu is as high as its items, and not as a bar that scrolls more of them would be. */
        popover.menu scrollbar.vertical > range > trough > slider { min-height: 4px; margin: 0; }
        button.martlet-control { min-width: 0; }
        button.martlet-control.martlet-small { min-height: 18px; padding: 3px 10px; }
        button.martlet-control.martlet-mini { min-height: 14px; padding: 1px 7px; }
        button.martlet-pill, entry.martlet-pill { border-radius: 9999px; }
        button.martlet-control.circular { padding-left: 0; padding-right: 0; }
        button.martlet-segment:not(.martlet-first) { border-top-left-radius: 0; border-bottom-left-radius: 0;
            border-left-width: 0; }
        button.martlet-segment:not(.martlet-last) { border-top-right-radius: 0; border-bottom-right-radius: 0; }
        button.martlet-arrow { padding-left: 4px; padding-right: 4px; min-width: 0; }
        row.martlet-row { border-radius: 0; }
        /* A shade of the window's own colours, so that all levels of text can be read on it. */
        row.martlet-row:selected { background-color: @martlet_selection; background-image: none;
            color: @theme_fg_color; }
        /* The class is repeated, so that no rule for a kind of control is more specific. */
        .martlet-unmarked.martlet-unmarked.martlet-unmarked.martlet-unmarked *:focus,
            .martlet-unmarked.martlet-unmarked.martlet-unmarked.martlet-unmarked *:focus > *,
            .martlet-unmarked.martlet-unmarked.martlet-unmarked.martlet-unmarked *:focus-within {
            outline-style: none; }
        .martlet-unmarked .martlet-area:focus-within { border-color: @borders; }
        .martlet-unmarked .martlet-number:focus { background-color: transparent; }
        /* Ancestors of the focus are focus-visible too. */
        .martlet-focusable:focus:focus-visible { outline: 2px solid @martlet_focus;
            outline-offset: 2px; border-radius: 4px; }
        /* Rows pass behind it. */
        .martlet-sticky { background: @theme_bg_color; }
        .martlet-column-2 .martlet-sticky { background: @martlet_column_2; }
        .martlet-column-1 .martlet-sticky { background: @martlet_column_1; }
        row.martlet-row { outline: none; }
        row.martlet-row:focus:focus-visible, row.martlet-whole:focus-visible {
            outline: 2px solid @martlet_focus; outline-offset: -2px; }
        row.martlet-whole .martlet-focusable:focus:focus-visible { outline: none; }
        headerbar.martlet-bar { background: @theme_bg_color; border-bottom-color: transparent; box-shadow: none; }
        headerbar.martlet-bar.martlet-column { border-radius: 0; }
        headerbar.martlet-column:not(.martlet-last-column) { padding-right: 6px; }
        /* The end of a bar is not seen where another one follows. */
        headerbar.martlet-column:not(.martlet-first-column):dir(ltr) { border-left: 1px solid @martlet_column_line; }
        headerbar.martlet-column:not(.martlet-first-column):dir(rtl) { border-right: 1px solid @martlet_column_line; }
        headerbar.martlet-column.martlet-column-2, .martlet-column-2 { background: @martlet_column_2; }
        headerbar.martlet-column.martlet-column-1, .martlet-column-1 { background: @martlet_column_1; }
        headerbar.martlet-bar button:not(.suggested-action):not(.destructive-action):not(.martlet-segment):not(:checked) {
            background-image: none; background-color: transparent; border-color: transparent; box-shadow: none; }
        headerbar.martlet-bar button:not(.suggested-action):not(.destructive-action):not(.martlet-segment):not(:checked):hover {
            background-color: alpha(@theme_fg_color, 0.07); }
        headerbar.martlet-bar button:not(.suggested-action):not(.destructive-action):not(.martlet-segment):not(:checked):active {
            background-color: alpha(@theme_fg_color, 0.16); }
        /* Segments are one control only if all of them have a background. */
        headerbar.martlet-bar button.martlet-segment:not(:checked) { background-image: none;
            background-color: alpha(@theme_fg_color, 0.09); border-color: transparent; box-shadow: none; }
        headerbar.martlet-bar button.martlet-segment:not(:checked):hover {
            background-color: alpha(@theme_fg_color, 0.14); }
        .martlet-link { color: @martlet_link; }
        .martlet-link:hover { color: shade(@martlet_link, 1.15); }
        button.martlet-destructive { color: @martlet_destructive; }
        /* A box without a label has no room in which the theme could draw the focus. */
        checkbutton.martlet-control:focus:focus-visible { outline-offset: 1px; border-radius: 6px; }
        checkbutton.martlet-control.martlet-radio:focus:focus-visible { border-radius: 9999px; }
        popover.martlet-popover > contents { padding: 0; }
        headerbar.martlet-bar button.martlet-destructive { color: inherit; }
        .martlet-area { border: 1px solid @borders; border-radius: 5px; padding: 7px 8px; }
        textview.martlet-area.martlet-clear, textview.martlet-area.martlet-clear > text { background: none;
            border-color: transparent; outline: none; box-shadow: none; }
        /* As far from the edges as text isContained in editors of other platforms. */
        textview.martlet-area.martlet-clear { padding: 0 5px; border-width: 0; }
        .martlet-clear + .martlet-area-prompt { padding: 0 5px; }
        /* What isContained behind it would be seen beside round corners. */
        textview.martlet-area.martlet-backed { border-radius: 0; }
        .martlet-field-title { font-size: 0.82em; color: alpha(@theme_fg_color, 0.6); }
        row.martlet-boxed .martlet-stepper button { border-radius: 9999px; border-width: 0; }
        row.martlet-boxed .martlet-stepper .linked { border-spacing: \(StepperPart.roundSpacing)px; }
        .martlet-area:focus-within { border-color: @martlet_focus; }
        .martlet-area-prompt { padding: 8px 9px; }
        /* The theme's rule is for the text of an entry only. */
        text.martlet-control > placeholder { opacity: 0.55; }
        .martlet-bottombar { border-top: 1px solid @borders; }
        button.martlet-tool { padding: 4px 8px; }
        headerbar.martlet-bar-dark, headerbar.martlet-bar-dark button { color: white; text-shadow: none; }
        headerbar.martlet-bar-light, headerbar.martlet-bar-light button { color: rgba(0, 0, 0, 0.8); text-shadow: none; }
        scale.martlet-without-thumb > trough > slider { opacity: 0; }
        button.martlet-more { padding: 0; min-width: 0; min-height: 0; }
        button.martlet-tab { border-radius: 0; border-right-width: 0; }
        button.martlet-switch { padding: 5px 4px; font-weight: normal; }
        button.martlet-switch:checked { background-image: none; background-color: @martlet_selection;
            box-shadow: none; }
        button.martlet-tab.martlet-first { border-top-left-radius: 5px; border-bottom-left-radius: 5px; }
        button.martlet-tab.martlet-last { border-top-right-radius: 5px; border-bottom-right-radius: 5px;
            border-right-width: 1px; }
        .martlet-stepper { min-width: 0; min-height: 0; padding: 0; }
        .martlet-number { border-radius: 3px; }
        .martlet-number:focus { background-color: alpha(@martlet_focus, 0.45); }
        .martlet-stepper:focus:focus-visible { outline: 2px solid @martlet_focus;
            outline-offset: 1px; border-radius: 5px; }
        .martlet-stepper button { padding: 4px; min-width: 20px; min-height: 20px; }
        """

    /// Colours that the theme has no names for. Its accent is a background, too dark for letters and lines on dark.
    private static func colors(for looks: Looks) -> String {
        func css(_ color: Color) -> String {
            color.resolved(dark: looks.isDark, increasedContrast: looks.isHighContrast).css
        }
        // GNOME's look has one for them.
        let accent =
            Adwaita.shared != nil ? "@accent_color" : looks.isDark ? css(.blue) : "@theme_selected_bg_color"
        // Text needs more contrast than fills: these colors meet WCAG's AA on the theme's windows.
        let isGTKs = looks.isOwn && !looks.isHighContrast && Adwaita.shared == nil
        let link = isGTKs ? looks.isDark ? "#78aeed" : "#1b6acb" : accent
        let focus =
            switch (looks.isDark, looks.isHighContrast) {
            case (false, false): "alpha(@theme_selected_bg_color, 0.6)"
            case (true, true): "alpha(@theme_fg_color, 0.8)"
            default: accent
            }
        let colors = """
            @define-color martlet_accent \(looks.isHighContrast ? accent : looks.isDark ? "#3584e4" : "@theme_selected_bg_color");
            @define-color martlet_focus \(focus);
            @define-color martlet_link \(link);
            @define-color martlet_card \(card(looks));
            @define-color martlet_edge_of_card alpha(@theme_fg_color, \(looks.isHighContrast ? 0.5 : looks.isDark ? 0.05 : 0.12));
            @define-color martlet_line_of_card alpha(@theme_fg_color, \(looks.isHighContrast ? 0.4 : 0.1));
            @define-color martlet_selection alpha(@theme_fg_color, \(looks.isHighContrast ? 0.25 : 0.1));
            @define-color martlet_text_selection alpha(\(accent), \(looks.isHighContrast ? 0.5 : 0.3));
            @define-color martlet_column_2 \(column(looks, 0.06));
            @define-color martlet_column_1 \(column(looks, 0.03));
            @define-color martlet_column_line alpha(@theme_fg_color, \(looks.isHighContrast ? 0.5 : 0.09));
            @define-color martlet_destructive \(looks.isDark ? css(.red) : "@error_color");

            """
        guard looks.isHighContrast else { return colors }
        // The edges in GTK's high-contrast theme are hardly visible.
        return colors + """
            @define-color martlet_edge alpha(@theme_fg_color, 0.7);
            checkbutton.martlet-control > check:not(:checked):not(:indeterminate),
                checkbutton.martlet-control > radio:not(:checked):not(:indeterminate),
                switch.martlet-control:not(:checked), progressbar.martlet-control > trough,
                scale.martlet-control > trough, scale.martlet-control > trough > slider {
                border-color: @martlet_edge; }
            progressbar.martlet-control > trough > progress, scale.martlet-control > trough > highlight {
                background-color: \(accent); border-color: \(accent); }

            """
    }

    /// Returns the fill of columns before the last: slightly different from that of the window.
    private static func column(_ looks: Looks, _ part: Double) -> String {
        looks.isHighContrast ? "@theme_bg_color" : "mix(@theme_bg_color, \(looks.isDark ? "white" : "black"), \(part))"
    }

    /// Returns the fill of boxes.
    private static func card(_ looks: Looks) -> String {
        if Adwaita.shared != nil { return "@card_bg_color" }
        return looks.isDark ? "alpha(white, 0.06)" : "@theme_base_color"
    }

    /// The style class that colours a control by a tint.
    func tint(_ color: Color.Resolved) -> Tint {
        if let known = tints[color]?.object { return known }
        tints = tints.filter { $0.value.object != nil }
        tintCount += 1
        let name = "martlet-tint-\(tintCount)"
        let made = Tint(className: name, rules: Self.rules(of: name, color: color))
        tints[color] = Weak(made)
        gtk_css_provider_load_from_data(tintProvider, tints.values.compactMap { $0.object?.rules }.joined(), -1)
        return made
    }

    private static func rules(of name: String, color: Color.Resolved) -> String {
        // White text reads better than black on most tints, but not on light ones.
        let light = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        let text = light > 0.7 ? "black" : "white"
        let color = color.css
        return """
            button.\(name):not(.martlet-segment) { color: \(color); }
            button.martlet-destructive.\(name) { color: @martlet_destructive; }
            button.destructive-action.\(name) { color: white; }
            button.suggested-action.\(name), button.\(name):checked { background-image: none; color: \(text);
                background-color: \(color); border-color: shade(\(color), 0.9); }
            switch.\(name):checked, checkbutton.\(name) > check:checked, checkbutton.\(name) > radio:checked { background-image: none;
                background-color: \(color); border-color: \(color); }
            progressbar.\(name) > trough > progress { background-color: \(color); border-color: \(color); }
            scale.\(name) > trough > highlight { background-color: \(color); border-color: \(color); }
            .martlet-link.\(name), spinner.\(name) { color: \(color); }
            headerbar.\(name) { background-image: none; background-color: \(color); }

            """
    }
}

extension Color.Resolved {
    /// The color as style sheets write it.
    fileprivate var css: String {
        let bytes = bytes
        return "rgba(\(bytes.red),\(bytes.green),\(bytes.blue),\(opacity))"
    }
}
#endif
