#if GTK
import CGTK
import Foundation
import Martlet

extension GTKHost: DisplayHost {
    /// The first monitor: desktops do not say before a window is shown on which it will be.
    @MainActor var defaultDisplay: DisplayProxy {
        var size = WindowSizes.common
        if let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
            let monitor = g_list_model_get_item(monitors, 0)
        {
            var geometry = GdkRectangle()
            gdk_monitor_get_geometry(OpaquePointer(monitor), &geometry)
            g_object_unref(monitor)
            size = CGSize(width: CGFloat(geometry.width), height: CGFloat(geometry.height))
        }
        return DisplayProxy(bounds: CGRect(origin: .zero, size: size))
    }
}
#endif
