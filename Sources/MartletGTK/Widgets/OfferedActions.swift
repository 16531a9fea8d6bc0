#if GTK
import CGTK
import Martlet

/// The accessible actions of a widget besides those of its control, as actions of GLib.
final class OfferedActions {
    private var group: OpaquePointer?
    private var names: [String] = []
    private var offers: [AccessibilityOffer] = []

    /// The prefix of the actions' names.
    private static let prefix = "do"

    /// Offers these actions on a widget, and no others.
    func show(_ offers: [AccessibilityOffer], on widget: Widget) {
        self.offers = offers
        let names = offers.map(\.name)
        guard names != self.names else { return }
        self.names = names
        if let group { g_object_unref(UnsafeMutableRawPointer(group)) }
        group = nil
        guard !names.isEmpty else {
            gtk_widget_insert_action_group(widget, Self.prefix, nil)
            return
        }
        let group = g_simple_action_group_new()!
        for (index, name) in names.enumerated() {
            guard let action = g_simple_action_new(name, nil) else { continue }
            connectPointer(UnsafeMutableRawPointer(action), "activate") { [weak self] in self?.perform(index) }
            g_action_map_add_action(OpaquePointer(group), action)
            g_object_unref(UnsafeMutableRawPointer(action))
        }
        gtk_widget_insert_action_group(widget, Self.prefix, OpaquePointer(group))
        self.group = OpaquePointer(group)
    }

    private func perform(_ index: Int) {
        guard index < offers.count else { return }
        offers[index].perform()
    }

    deinit {
        if let group { g_object_unref(UnsafeMutableRawPointer(group)) }
    }
}
#endif
