#if GTK
import CGTK
import Foundation
import Testing

@testable import MartletGTK

extension Desktop {
    /// The number on the app's icon.
    @MainActor
    @Suite struct Badges {
        private final class Received {
            var texts: [String] = []
        }

        /// The interface is described at https://wiki.ubuntu.com/Unity/LauncherAPI.
        @Test(.enabled(if: ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil))
        func docksAreToldTheNumber() throws {
            let bus = try #require(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil))
            defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
            let received = Received()
            let subscription = g_dbus_connection_signal_subscribe(
                bus, nil, "com.canonical.Unity.LauncherEntry", "Update", nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, parameters, data in
                    guard let text = g_variant_print(parameters, 0) else { return }
                    Unmanaged<Received>.fromOpaque(data!).takeUnretainedValue().texts.append(String(cString: text))
                    g_free(text)
                }, Unmanaged.passUnretained(received).toOpaque(), nil)
            defer { g_dbus_connection_signal_unsubscribe(bus, subscription) }
            LauncherBadge.show(3)
            LauncherBadge.show(0)
            let end = ContinuousClock.now + .seconds(20)
            while received.texts.count < 2, ContinuousClock.now < end { g_main_context_iteration(nil, 0) }
            let name = DesktopApplication.identifier
            #expect(
                received.texts == [
                    "('application://\(name).desktop', {'count': <int64 3>, 'count-visible': <true>})",
                    "('application://\(name).desktop', {'count': <int64 0>, 'count-visible': <false>})",
                ])
        }

        @Test func theSignalHasTheTypeOfTheInterface() throws {
            let (path, text) = LauncherBadge.message(12, of: "org.example.App")
            #expect(g_variant_is_object_path(path) != 0)
            let value = try #require(g_variant_parse(nil, text, nil, nil, nil))
            defer { g_variant_unref(value) }
            #expect(String(cString: g_variant_get_type_string(value)) == "(sa{sv})")
            let entries = try #require(g_variant_get_child_value(value, 1))
            defer { g_variant_unref(entries) }
            let count = try #require(g_variant_lookup_value(entries, "count", nil))
            defer { g_variant_unref(count) }
            #expect(g_variant_get_int64(count) == 12)
        }
    }
}
#endif
