#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

/// A window on the display that the tests run on.
@MainActor
final class WindowFixture {
    let window: GTKWindow

    /// - Parameter dictionary: What words are looked up in; the system's would make tests hang on what a machine has.
    init(_ view: some View, dictionary: (any SpellingDictionary)? = nil) {
        Spelling.dictionary = dictionary
        // Animations are off, so that drawings don't depend on the time.
        PageSlide.isEnabled = false
        SheetRise.isEnabled = false
        window = GTKWindow { host in GTKApp.makeScene(view, host: host) }
        window.open()
        settle()
    }

    var tree: WidgetTree { window.tree }

    func settle() { MainLoopTurns.settle(atMost: 400) { window.scene.needsUpdate } }

    func close() {
        window.close()
        settle()
    }

    /// Every widget of the content, parents first.
    var widgets: [Widget] { window.widgets }

    /// The widgets of a class of GTK's.
    func widgets(_ type: String) -> [Widget] { window.widgets(type) }

    var texts: [String] { window.scene.root.reading.texts }

    func click(_ button: Widget) {
        connectedEmit(button, "clicked")
        settle()
    }

    private func connectedEmit(_ widget: Widget, _ signal: String) {
        g_signal_emit_by_name_without_arguments(widget, signal)
    }
}

extension GTKWindow {
    /// Every widget of the content, parents first.
    var widgets: [Widget] {
        var found: [Widget] = []
        func collect(_ widget: Widget) {
            found.append(widget)
            var child = widget.firstChild
            while let current = child {
                collect(current)
                child = current.next
            }
        }
        if let root = tree.rootView?.widget { collect(root) }
        return found
    }

    /// The widgets of a class of GTK's.
    func widgets(_ type: String) -> [Widget] {
        let type = g_type_from_name(type)
        return widgets.filter { widget in
            type != 0
                && widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
                    g_type_check_instance_is_a($0, type) != 0
                }
        }
    }
}

enum MainLoopTurns {
    /// Runs the ready sources of GLib's loop, until there are none and no update is needed.
    ///
    /// This includes the display server's responses to requests: without them, a test would depend on the speed of the
    /// server.
    @MainActor
    static func settle(atMost limit: Int, needsUpdate: () -> Bool) {
        var isSynchronous = false
        for _ in 0..<limit {
            let wasBusy = g_main_context_iteration(nil, 0) != 0
            if wasBusy || needsUpdate() {
                isSynchronous = false
            } else if isSynchronous {
                return
            } else {
                gdk_display_sync(gdk_display_get_default())
                isSynchronous = true
            }
        }
    }
}

/// `g_signal_emit_by_name` has a variable number of arguments, which Swift can't pass.
func g_signal_emit_by_name_without_arguments(_ widget: Widget, _ signal: String) {
    let type = widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) { $0.pointee.g_class.pointee.g_type }
    var instance = GValue()
    g_value_init(&instance, type)
    g_value_set_object(&instance, widget)
    var result = GValue()
    g_signal_emitv(&instance, g_signal_lookup(signal, type), 0, &result)
    g_value_unset(&instance)
}
#endif
