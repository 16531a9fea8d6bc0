#if GTK
import CGTK
import Foundation
import Martlet

/// Detects a screen reader, or another program that reads the widgets of apps.
///
/// Such a program announces itself on the session bus before it reads anything. Without one, nodes outside the visible
/// part have no widgets, and written-out rows of lists that are out of sight are not made.
enum AssistiveTechnology {
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private(set) static var isListening = false
    /// The widgets of the windows.
    nonisolated(unsafe) private static var trees: [Weak<WidgetTree>] = []

    private static let name = "org.a11y.Bus"
    private static let path = "/org/a11y/bus"
    private static let interface = "org.a11y.Status"
    private static let properties = "org.freedesktop.DBus.Properties"

    /// Makes a window create all of its widgets while such a program runs.
    static func serve(_ tree: WidgetTree) {
        trees.removeAll { $0.object == nil }
        trees.append(Weak(tree))
        tree.showsAll = isListening
    }

    nonisolated(unsafe) private static var isWatching = false

    /// Starts observing whether such a program runs. Does nothing the second time.
    static func watch() {
        guard !isWatching else { return }
        isWatching = true
        g_bus_get(
            G_BUS_TYPE_SESSION, nil,
            { _, result, _ in
                // Without a desktop there is no session bus.
                guard let bus = g_bus_get_finish(result, nil) else { return }
                AssistiveTechnology.watch(on: bus)
            }, nil)
    }

    /// The connection lasts as long as the process.
    private static func watch(on bus: OpaquePointer) {
        _ = g_dbus_connection_signal_subscribe(
            bus, name, properties, "PropertiesChanged", path, interface, G_DBUS_SIGNAL_FLAGS_NONE,
            { bus, _, _, _, _, _, _ in
                if let bus { AssistiveTechnology.ask(bus) }
            }, nil, nil)
        ask(bus)
    }

    private static func ask(_ bus: OpaquePointer) {
        var argument: OpaquePointer? = g_variant_new_string(interface)
        g_dbus_connection_call(
            bus, name, path, properties, "GetAll", g_variant_new_tuple(&argument, 1), nil,
            // Without a running service there is no assistive technology; the call must not start it.
            G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
            { bus, result, _ in
                guard let bus, let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) else {
                    return
                }
                AssistiveTechnology.take(reply)
                g_variant_unref(reply)
            }, nil)
    }

    /// - Parameter reply: The properties with their names, as the only part of a tuple.
    private static func take(_ reply: OpaquePointer) {
        guard g_variant_n_children(reply) == 1, let all = g_variant_get_child_value(reply, 0) else { return }
        defer { g_variant_unref(all) }
        let isOn = ["ScreenReaderEnabled", "IsEnabled"].contains { property in
            guard let value = g_variant_lookup_value(all, property, nil) else { return false }
            defer { g_variant_unref(value) }
            return g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN && g_variant_get_boolean(value) != 0
        }
        guard isOn != isListening else { return }
        isListening = isOn
        for tree in trees.compactMap(\.object) {
            tree.showsAll = isOn
            (tree.actor as? GTKWindow)?.appearanceChanged()
        }
    }
}
#endif
