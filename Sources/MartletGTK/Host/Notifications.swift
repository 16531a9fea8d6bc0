#if GTK
import CGTK
import Foundation
import Martlet
import MartletBase

/// Shows messages on the desktop, by its own service for that.
enum Notifications {
    /// The application object under which the desktop knows the app, created for the first notification.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private static var application: UnsafeMutablePointer<GApplication>?

    /// Installs the handler that shows the app's notifications.
    static func install() {
        DesktopNotifications.install(
            show: { message in onIdle { show(message) } }, remove: { identifier in onIdle { withdraw(identifier) } },
            showBadge: { count in onIdle { LauncherBadge.show(count) } })
    }

    private static func registered() -> UnsafeMutablePointer<GApplication>? {
        if let application { return application }
        guard let made = g_application_new(identifier, G_APPLICATION_NON_UNIQUE),
            g_application_register(made, nil, nil) != 0
        else { return nil }
        application = made
        return made
    }

    /// The name of the program, in the form that the desktop knows apps by.
    static var identifier: String {
        let name = ProcessInfo.processInfo.processName
        if g_application_id_is_valid(name) != 0 { return name }
        let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return "app.martlet.\(letters.first?.isLetter == true ? letters : "App" + letters)"
    }

    private static func show(_ message: DesktopNotification) {
        guard let application = registered(), let notification = g_notification_new(message.title.withoutNull) else {
            return
        }
        if !message.text.isEmpty { g_notification_set_body(notification, message.text.withoutNull) }
        if message.isUrgent { g_notification_set_priority(notification, G_NOTIFICATION_PRIORITY_URGENT) }
        g_application_send_notification(application, message.identifier.withoutNull, notification)
        g_object_unref(UnsafeMutableRawPointer(notification))
    }

    private static func withdraw(_ identifier: String) {
        if let application { g_application_withdraw_notification(application, identifier.withoutNull) }
    }
}
#endif
