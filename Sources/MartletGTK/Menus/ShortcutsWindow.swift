#if GTK
import CGTK
import Foundation
import Martlet

/// The window that lists the keys of the app: those of its menus, and those of the controls that are shown.
///
/// GTK 4.8 fills its own window for that from a description only.
enum ShortcutsWindow {
    /// Returns the description of the window for GTK's builder; nil if there are no shortcuts.
    static func description(of groups: [ShownShortcuts]) -> String? {
        let groups = groups.filter { !$0.shortcuts.isEmpty }
        if groups.isEmpty { return nil }
        let described = groups.map { group in
            let shortcuts = group.shortcuts.compactMap { shortcut in
                Accelerator.name(shortcut.shortcut).map { keys in
                    """
                    <child><object class="GtkShortcutsShortcut"><property name="visible">1</property>
                    <property name="accelerator">\(keys.escaped)</property>
                    <property name="title">\(shortcut.title.escaped)</property></object></child>
                    """
                }
            }
            return """
                <child><object class="GtkShortcutsGroup"><property name="visible">1</property>
                <property name="title">\((group.title.isEmpty ? "In This Window" : group.title).escaped)</property>
                \(shortcuts.joined(separator: "\n"))</object></child>
                """
        }
        return """
            <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property>
            <child><object class="GtkShortcutsSection"><property name="section-name">shortcuts</property>
            <property name="visible">1</property>
            \(described.joined(separator: "\n"))</object></child></object></interface>
            """
    }

    /// Creates the window above another one; nil if there are no shortcuts.
    static func make(of groups: [ShownShortcuts], above window: Widget) -> Widget? {
        guard let description = description(of: groups), let builder = gtk_builder_new_from_string(description, -1)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
        guard let object = gtk_builder_get_object(builder, "shortcuts") else { return nil }
        let shortcuts = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
        gtk_window_set_transient_for(shortcuts.cast(), window.cast())
        gtk_window_set_destroy_with_parent(shortcuts.cast(), 1)
        return shortcuts
    }
}

extension GTKWindow {
    /// The shortcuts of the app's menus, and those of the window's own controls.
    var shownShortcuts: [ShownShortcuts] {
        let menus = appWindow.map { onMain($0) { $0.menus } } ?? []
        let own = onMain(scene) { $0.shownShortcuts }
        var titled = menus.map(\.shownShortcuts)
        // The app's own menu has no title in a window.
        let app = ProcessInfo.processInfo.processName
        for index in titled.indices where titled[index].title.isEmpty { titled[index].title = app }
        return titled + [own]
    }

    /// Shows the keys of the app.
    ///
    /// - Returns: Whether there are some.
    func showShortcuts() -> Bool {
        if let shortcutsWindow {
            gtk_window_present(shortcutsWindow.cast())
            return true
        }
        guard !isPopover, !isHosted, let made = ShortcutsWindow.make(of: shownShortcuts, above: window) else {
            return false
        }
        shortcutsWindow = made
        made.on("destroy") { [weak self] in self?.shortcutsWindow = nil }
        gtk_window_present(made.cast())
        return true
    }
}

extension String {
    /// The text with the escapes of GTK's builder format.
    fileprivate var escaped: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // XML does not allow most control characters, not even escaped.
            case _ where scalar.value < 32 && scalar != "\n" && scalar != "\t": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
#endif
