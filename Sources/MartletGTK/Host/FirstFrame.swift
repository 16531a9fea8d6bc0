#if GTK
import CGTK
import Martlet

/// Tells a window of the app when the first frame of its content is on the display.
///
/// A scene is updated before its window exists. `martlet run` keeps the window of the old program until the new one has
/// drawn, so that there is a window at any time.
final class FirstFrame {
    private let appWindow: AppWindow
    private var hasBegun = false

    private init(_ appWindow: AppWindow) { self.appWindow = appWindow }

    /// Waits for the first frame of a widget that has just been shown.
    static func await(of content: Widget, for appWindow: AppWindow) {
        onMain(appWindow) { $0.awaitsFirstFrame = true }
        gtk_widget_add_tick_callback(
            content,
            { widget, _, data in
                Unmanaged<FirstFrame>.fromOpaque(data!).takeUnretainedValue().pass(widget!) ? 1 : 0
            },
            Unmanaged.passRetained(FirstFrame(appWindow)).toOpaque(),
            { data in Unmanaged<FirstFrame>.fromOpaque(data!).release() })
    }

    /// Called at the beginning of each frame. Returns whether another is awaited.
    private func pass(_ content: Widget) -> Bool {
        if hasBegun {
            // The previous frame has been drawn. The display server learns of it before anybody else does.
            gdk_display_flush(gtk_widget_get_display(content))
            onMain(appWindow) { $0.awaitsFirstFrame = false }
            return false
        }
        hasBegun = true
        gtk_widget_queue_draw(content)
        return true
    }
}
#endif
