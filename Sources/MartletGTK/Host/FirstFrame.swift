#if GTK
import CGTK
import Martlet

/// Tells a window of the app when the first frame of its content is on the display.
///
/// A scene is updated before its window exists. `martlet run` keeps the window of the old program until the new one has
/// drawn, so that there is a window at any time.
enum FirstFrame {
    /// Waits for the first frame of a widget that has just been shown.
    static func await(of content: Widget, for appWindow: AppWindow) {
        onMain(appWindow) { $0.awaitsFirstFrame = true }
        var hasBegun = false
        content.onFrame { content, _ in
            guard hasBegun else {
                hasBegun = true
                gtk_widget_queue_draw(content)
                return true
            }
            // The previous frame has been drawn. The display server learns of it before anybody else does.
            gdk_display_flush(gtk_widget_get_display(content))
            onMain(appWindow) { $0.awaitsFirstFrame = false }
            return false
        }
    }
}
#endif
