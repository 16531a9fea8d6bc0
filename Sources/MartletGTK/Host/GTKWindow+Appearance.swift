#if GTK
import CGTK
import Foundation
import Martlet

/// The environment from the desktop: color scheme, font, motion, screen, and the activity of the window (law G5).
extension GTKWindow {
    /// Updates the scene's environment from the desktop's settings.
    func applyAppearance() {
        let looks = StyleSheet.Looks(
            isDark: isDark,
            isHighContrast: scene.overrides.value(\.colorSchemeContrast).map { $0 == .increased }
                ?? Self.isHighContrast,
            isOwn: Self.isOwnTheme,
            isHosted: HostingProgram.isThere)
        tree.styles.adopt(looks)
        // Presented content inherits the environment of the presenting view.
        if presentation != nil { return }
        let background = themeBackground.map { WindowBackground(color: $0, scheme: looks.isDark ? .dark : .light) }
        let accent = accent(of: looks)
        // Links in texts have the color of links on their own.
        let link = themeColor("martlet_link")
        let fonts = host.fonts
        // The user's text scale is mapped to a dynamic type size; the remaining factor applies to the font sizes.
        let type = DynamicTypeSize.nearest(toGrowth: fonts.textScale)
        let body = fonts.bodySize * fonts.textScale / type.growth
        let movesLess = !SettingsObserver.boolean("gtk-enable-animations")
        onMain(scene) { scene in
            scene.setEnvironment(\.colorScheme, looks.isDark ? .dark : .light)
            scene.setEnvironment(\.colorSchemeContrast, looks.isHighContrast ? .increased : .standard)
            scene.setEnvironment(\.windowBackground, background)
            scene.setEnvironment(\.accent, accent)
            scene.setEnvironment(\.linkColor, link)
            scene.setEnvironment(\.dynamicTypeSize, type)
            scene.setEnvironment(\.textStyleSizes, .desktop(body: body))
            scene.setEnvironment(\.accessibilityReduceMotion, movesLess)
            scene.setEnvironment(\.accessibilityVoiceOverEnabled, AssistiveTechnology.isListening)
        }
    }

    /// Applies the preferred color scheme of the window's views to the desktop theme, which all windows share. A program
    /// around the views chooses its own.
    func showColorScheme() {
        if isHosted { return }
        guard scene.preferredColorScheme != shown.colorScheme else { return }
        shown.colorScheme = scene.preferredColorScheme
        DarkTheme.prefer(scene.preferredColorScheme)
    }

    /// Follows the screen that the window is on, and whether it is shown there.
    func watchScreen() {
        window.onChange(of: "scale-factor") { [unowned self] in scaleChanged() }
        guard let surface else { return }
        _ = connectNotify(UnsafeMutableRawPointer(surface), "state") { [weak self] in self?.activityChanged() }
    }

    func scaleChanged() {
        let scale = CGFloat(max(1, gtk_widget_get_scale_factor(window)))
        onMain((scene, scale)) { $0.setEnvironment(\.displayScale, $1) }
        updateSoon()
    }

    func appearanceChanged() {
        guard isOpen else { return }
        host.fonts.refresh()
        host.metrics.forget()
        applyAppearance()
        update()
        tree.redrawAll()
    }

    /// Whether the theme is dark, judged by its text color.
    private var isDark: Bool {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(window), &color)
        return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.5
    }

    /// The window background of the theme, if it defines that color.
    private var themeBackground: Color.Resolved? {
        var color = GdkRGBA()
        let style = gtk_widget_get_style_context(window)
        for name in ["window_bg_color", "theme_bg_color"]
        where gtk_style_context_lookup_color(style, name, &color) != 0 && color.alpha >= 1 {
            return Color.Resolved(color)
        }
        return nil
    }

    /// Returns an opaque color that the theme or the style sheet defines.
    private func themeColor(_ name: String) -> Color.Resolved? {
        var color = GdkRGBA()
        let style = gtk_widget_get_style_context(window)
        return gtk_style_context_lookup_color(style, name, &color) != 0 && color.alpha >= 1
            ? Color.Resolved(color) : nil
    }

    /// Returns the theme's selection color. GTK's own theme has a dark one for dark windows, against which shapes and
    /// letters have too little contrast.
    private func accent(of looks: StyleSheet.Looks) -> Color.Resolved? {
        if looks.isOwn, looks.isDark { return Color.Resolved(red: 0.208, green: 0.518, blue: 0.894, opacity: 1) }
        // Dark windows of high contrast have the light blue that is made for them.
        if Adwaita.shared == nil, looks.isDark, looks.isHighContrast { return nil }
        // With high contrast, the accent color needs the contrast of text.
        return themeColor(looks.isHighContrast ? "accent_color" : "accent_bg_color")
            ?? themeColor("theme_selected_bg_color")
    }

    /// Whether the theme is GTK's own.
    private static var isOwnTheme: Bool {
        if Adwaita.shared != nil { return false }
        return ["", "Default", "Adwaita", "Adwaita-dark"].contains(themeName.split(separator: ":").first ?? "")
    }

    /// Whether the theme has high contrast, judged by its name.
    private static var isHighContrast: Bool {
        if Adwaita.shared?.isHighContrast == true { return true }
        let parts = themeName.lowercased().split { $0 == ":" || $0 == "-" || $0 == "_" }
        return parts.contains { $0 == "hc" || $0.hasPrefix("highcontrast") }
    }

    /// The theme's name, which an environment variable may override.
    private static var themeName: String {
        if let name = ProcessVariable.value("GTK_THEME") { return name }
        guard let settings = gtk_settings_get_default() else { return "" }
        var value = GValue()
        g_value_init(&value, FundamentalType.string)
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-theme-name", &value)
        return String(borrowed: g_value_get_string(&value))
    }

    func activityChanged() {
        guard isOpen else { return }
        if isActive {
            wasActive = true
        } else {
            // A release in another window is not reported here.
            onMain(scene) { $0.heldModifierKeys = [] }
        }
        // A window is active while the content that it presents is active.
        if let presenter { return presenter.activityChanged() }
        let phase: ScenePhase = if isMinimized { .background } else if isUsed { .active } else { .inactive }
        onMain((self, phase)) { window, phase in
            if let appWindow = window.appWindow {
                appWindow.phase = phase
            } else {
                window.scene.setEnvironment(\.scenePhase, phase)
            }
        }
        updateSoon()
    }

    /// Whether the window, or one that it presents, has the key focus or is about to get it.
    private var isUsed: Bool {
        if isActive { return true }
        guard let front = presented else { return leaving != nil }
        return front.isOpening || front.presentedWindow?.isUsed ?? false
    }

    private var isMinimized: Bool {
        guard let surface else { return false }
        return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    }
}

/// The preference of the app for the dark variant of the desktop's theme.
private enum DarkTheme {
    private static let property = "gtk-application-prefer-dark-theme"
    /// The theme setting from before the app's preference.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private static var system: Bool?

    static func prefer(_ scheme: ColorScheme?) {
        if let adwaita = Adwaita.shared { return adwaita.prefer(scheme) }
        let now = SettingsObserver.boolean(property)
        let system = system ?? now
        self.system = scheme == nil ? nil : system
        let wanted = scheme.map { $0 == .dark } ?? system
        guard wanted != now else { return }
        SettingsObserver.setBoolean(property, wanted)
    }
}

/// Observes the desktop settings that influence the appearance.
final class SettingsObserver {
    private var handlers: [gulong] = []
    private let settings: UnsafeMutableRawPointer?
    private var schemeHandlers: [gulong] = []

    init(changed: @escaping () -> Void) {
        settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
        guard let settings else { return }
        let properties = [
            "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-font-name", "gtk-xft-dpi",
            "gtk-enable-animations",
        ]
        for property in properties {
            handlers.append(connectNotify(settings, property) { onIdleMain(changed) })
        }
        schemeHandlers = Adwaita.shared?.onChange { onIdleMain(changed) } ?? []
    }

    /// A setting that is on or off.
    static func boolean(_ name: String) -> Bool {
        read(name, FundamentalType.boolean) { g_value_get_boolean($0) != 0 } ?? true
    }

    /// Sets a Boolean setting for this program.
    static func setBoolean(_ name: String, _ isOn: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        g_value_init(&value, FundamentalType.boolean)
        defer { g_value_unset(&value) }
        g_value_set_boolean(&value, isOn ? 1 : 0)
        g_object_set_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    }

    /// Returns a string setting; nil if it is not set.
    static func string(_ name: String) -> String? {
        read(name, FundamentalType.string) { g_value_get_string($0).map { String(cString: $0) } } ?? nil
    }

    /// A setting that is a number.
    static func integer(_ name: String) -> Int { read(name, FundamentalType.int) { Int(g_value_get_int($0)) } ?? 0 }

    private static func read<Value>(_ name: String, _ type: GType, _ get: (UnsafePointer<GValue>) -> Value) -> Value? {
        guard let settings = gtk_settings_get_default() else { return nil }
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        g_object_get_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        return get(&value)
    }

    deinit {
        Adwaita.shared?.disconnect(schemeHandlers)
        guard let settings else { return }
        for handler in handlers { g_signal_handler_disconnect(settings, handler) }
    }
}

/// Calls a closure from the main loop after the current event: a theme is loaded after the change of its name.
private func onIdleMain(_ body: @escaping () -> Void) {
    let body = Unchecked(value: body)
    onIdle { body.value() }
}
#endif
