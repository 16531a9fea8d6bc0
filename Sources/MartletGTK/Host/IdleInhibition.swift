#if GTK
import CGTK
import Foundation
import Martlet

/// Keeps the desktop's screen on, through the session manager or the portal that GTK finds.
@MainActor
enum IdleInhibition {
    /// The application object that GTK requires for it, created for the first use.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private static var application: UnsafeMutablePointer<GtkApplication>?
    private static var cookie: UInt32 = 0

    /// Installs the handler of the app's requests.
    static func install() { IdleTimer.install { set($0) } }

    private static func set(_ isInhibited: Bool) {
        if !isInhibited {
            if let application, cookie != 0 { gtk_application_uninhibit(application, cookie) }
            cookie = 0
        } else if cookie == 0, let application = registered() {
            // Zero where the desktop has no such service.
            cookie = gtk_application_inhibit(
                application, nil, GTK_APPLICATION_INHIBIT_IDLE, ProcessInfo.processInfo.processName)
        }
    }

    private static func registered() -> UnsafeMutablePointer<GtkApplication>? {
        if let application { return application }
        guard let made = gtk_application_new(Notifications.identifier, G_APPLICATION_NON_UNIQUE) else { return nil }
        let base = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GApplication.self)
        guard g_application_register(base, nil, nil) != 0 else {
            g_object_unref(UnsafeMutableRawPointer(made))
            return nil
        }
        application = made
        return made
    }
}
#endif
