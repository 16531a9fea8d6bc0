#if GTK
import CGTK
import Foundation
import Martlet

/// Light and dark, the theme's font, and whether the window is the one that is used.
extension GTKWindow {
    /// Tells the scene of the desktop's looks.
    func applyAppearance() {
        let isDark = self.isDark
        let size = host.fonts.bodySize
        let isHighContrast = Self.isHighContrast
        onMain(scene) { scene in
            scene.setEnvironment(\.colorScheme, isDark ? .dark : .light)
            scene.setEnvironment(\.colorSchemeContrast, isHighContrast ? .increased : .standard)
            scene.setEnvironment(\.textStyleSizes, .desktop(body: size))
        }
    }

    func appearanceChanged() {
        guard isOpen else { return }
        host.fonts.refresh()
        host.metrics.forget()
        applyAppearance()
        update()
        tree.redrawAll()
    }

    /// Whether the theme draws light on dark: what its text colour says.
    private var isDark: Bool {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(window), &color)
        return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.5
    }

    /// Whether the theme is one of high contrast: what its name says, which an environment variable may override.
    private static var isHighContrast: Bool {
        let name = ProcessInfo.processInfo.environment["GTK_THEME"] ?? themeName
        let parts = name.lowercased().split { $0 == ":" || $0 == "-" || $0 == "_" }
        return parts.contains { $0 == "hc" || $0.hasPrefix("highcontrast") }
    }

    private static var themeName: String {
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
        let isActive = gtk_window_is_active(window.cast()) != 0
        onMain((scene, isActive)) { $0.setEnvironment(\.scenePhase, $1 ? .active : .inactive) }
        host.requestUpdate()
    }
}

/// Tells of changes of the desktop's settings that bear on looks.
final class SettingsObserver {
    private var handlers: [gulong] = []
    private let settings: UnsafeMutableRawPointer?

    init(changed: @escaping () -> Void) {
        settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
        guard let settings else { return }
        for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-font-name", "gtk-xft-dpi"] {
            handlers.append(connectNotify(settings, property) { onIdleMain(changed) })
        }
    }

    deinit {
        guard let settings else { return }
        for handler in handlers { g_signal_handler_disconnect(settings, handler) }
    }
}

/// Calls a closure from the main loop, when what goes on now is over: the theme is loaded after its name has changed.
private func onIdleMain(_ body: @escaping () -> Void) {
    let body = Unchecked(value: body)
    onIdle { body.value() }
}
#endif
