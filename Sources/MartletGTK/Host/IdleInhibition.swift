#if GTK
import CGTK
import Foundation
import Martlet

/// Keeps the desktop's screen on, through the session manager or the portal that GTK finds.
@MainActor
enum IdleInhibition {
    private static var cookie: UInt32 = 0

    /// Installs the handler of the app's requests.
    static func install() { IdleTimer.install { set($0) } }

    private static func set(_ isInhibited: Bool) {
        guard isInhibited != (cookie != 0), let application = DesktopApplication.gtkApplication() else { return }
        if isInhibited {
            // Zero where the desktop has no such service.
            cookie = gtk_application_inhibit(
                application, nil, GTK_APPLICATION_INHIBIT_IDLE, ProcessInfo.processInfo.processName)
        } else {
            gtk_application_uninhibit(application, cookie)
            cookie = 0
        }
    }
}
#endif
