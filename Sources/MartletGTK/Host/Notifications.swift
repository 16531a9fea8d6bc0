#if GTK
import CGTK
import Foundation
import Martlet
import MartletBase

/// Shows messages on the desktop, by its own service for that.
@MainActor
enum Notifications {
    /// Installs the handler that shows the app's notifications.
    static func install() {
        DesktopNotifications.install(
            show: { message in onIdle { onMainActor(message) { show($0) } } },
            remove: { identifier in onIdle { onMainActor(identifier) { withdraw($0) } } },
            showBadge: { count in onIdle { LauncherBadge.show(count) } })
    }

    private static func show(_ message: DesktopNotification) {
        guard let application = DesktopApplication.registered(),
            let notification = g_notification_new(message.title.withoutNull)
        else { return }
        if !message.text.isEmpty { g_notification_set_body(notification, message.text.withoutNull) }
        if message.isUrgent { g_notification_set_priority(notification, G_NOTIFICATION_PRIORITY_URGENT) }
        // The desktop hands the record back when the user opens the notification, also to a process that it starts then.
        g_notification_set_default_action_and_target_value(
            notification, "app." + DesktopApplication.notificationAction,
            g_variant_new_string(message.record.withoutNull))
        g_application_send_notification(application, message.identifier.withoutNull, notification)
        g_object_unref(UnsafeMutableRawPointer(notification))
    }

    private static func withdraw(_ identifier: String) {
        guard let application = DesktopApplication.registered() else { return }
        g_application_withdraw_notification(application, identifier.withoutNull)
    }
}
#endif
