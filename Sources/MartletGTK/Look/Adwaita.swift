#if GTK
import CGTK
import Foundation
import Martlet

/// GNOME's look, if its library is installed.
///
/// The library is loaded at run time instead of linked, so that programs are built and run without it, in GTK's theme
/// with ``FlatLook``. Only functions of version 1.2 are used.
// Unsafe pointers: the functions of a library that stays open, and its one manager, which it keeps.
final class Adwaita {
    /// The initialized library; nil if it is missing, too old, or disabled.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) static let shared = Adwaita()

    private let library: UnsafeMutableRawPointer
    /// The library's manager of color schemes.
    private let manager: UnsafeMutableRawPointer

    private init?() {
        // The library has only its own theme, so a theme set by the user disables it.
        // Only a program around the views chooses whether its own windows have GNOME's look.
        let flags = HostingProgram.isThere ? RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD : RTLD_NOW | RTLD_LOCAL
        guard ProcessVariable.value("MARTLET_ADWAITA") != "off", ProcessVariable.value("GTK_THEME") == nil,
            let library = dlopen("libadwaita-1.so.0", flags)
        else { return nil }
        typealias Number = @convention(c) () -> UInt32
        guard let major = Self.function("adw_get_major_version", Number.self, in: library),
            let minor = Self.function("adw_get_minor_version", Number.self, in: library),
            (major(), minor()) >= (1, 2),
            let begin = Self.function("adw_init", (@convention(c) () -> Void).self, in: library),
            let getManager = Self.function(
                "adw_style_manager_get_default", (@convention(c) () -> UnsafeMutableRawPointer?).self, in: library)
        else {
            dlclose(library)
            return nil
        }
        if HostingProgram.isThere {
            guard let isBegun = Self.function("adw_is_initialized", (@convention(c) () -> gboolean).self, in: library),
                isBegun() != 0, let manager = getManager()
            else {
                dlclose(library)
                return nil
            }
            self.library = library
            self.manager = manager
            return
        }
        // The library warns of this setting, which it does not support, and which some desktops set.
        SettingsObserver.setBoolean("gtk-application-prefer-dark-theme", false)
        begin()
        guard let manager = getManager() else { return nil }
        self.library = library
        self.manager = manager
    }

    private static func function<F>(_ name: String, _ type: F.Type, in library: UnsafeMutableRawPointer) -> F? {
        dlsym(library, name).map { unsafeBitCast($0, to: F.self) }
    }

    /// Whether the user prefers high contrast.
    var isHighContrast: Bool {
        typealias Question = @convention(c) (UnsafeMutableRawPointer) -> gboolean
        return Self.function("adw_style_manager_get_high_contrast", Question.self, in: library)?(manager) ?? 0 != 0
    }

    /// Sets the color scheme of all windows; nil for the user's.
    func prefer(_ scheme: ColorScheme?) {
        typealias Setter = @convention(c) (UnsafeMutableRawPointer, UInt32) -> Void
        let number: UInt32 =
            switch scheme {
            case nil: 0
            case .light: 1
            case .dark: 4
            }
        Self.function("adw_style_manager_set_color_scheme", Setter.self, in: library)?(manager, number)
    }

    /// Calls a closure when the scheme or the contrast changes.
    func onChange(_ changed: @escaping () -> Void) -> [gulong] {
        ["dark", "high-contrast"].map { connectNotify(manager, $0, changed) }
    }

    /// Ends such calls.
    func disconnect(_ handlers: [gulong]) {
        for handler in handlers { g_signal_handler_disconnect(manager, handler) }
    }
}
#endif
