#if GTK
import CGTK
import Foundation

/// The number on the app's icon in docks that know the launcher interface of Unity, such as those of Ubuntu and KDE.
enum LauncherBadge {
    /// Shows a number; zero removes it. Docks find the icon by the name of the app's desktop file.
    static func show(_ count: Int) {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        let (path, text) = message(count, of: DesktopApplication.identifier)
        guard let parameters = g_variant_parse(nil, text, nil, nil, nil) else { return }
        // The connection takes over the parameters only if they are floating, which parsed values are not.
        g_dbus_connection_emit_signal(bus, nil, path, "com.canonical.Unity.LauncherEntry", "Update", parameters, nil)
        g_variant_unref(parameters)
    }

    /// Returns the path and the parameters of the signal, in the text format of GVariant.
    static func message(_ count: Int, of identifier: String) -> (path: String, parameters: String) {
        let address = "application://\(identifier).desktop"
        // Any path of its own will do; that of the original library has a hash of the address.
        let hash = address.unicodeScalars.reduce(5381 as UInt32) { ($0 &* 33) &+ $1.value }
        return (
            "/com/canonical/unity/launcherentry/\(hash)",
            "('\(address)', {'count': <int64 \(count)>, 'count-visible': <\(count > 0)>})"
        )
    }
}
#endif
