#if GTK
import CGTK
import Martlet

extension GestureInputKinds {
    /// The kind of input of a controller's current event, if a press is made by it; nil without an event.
    init?(pressing controller: OpaquePointer) {
        guard let device = gtk_event_controller_get_current_event_device(controller) else { return nil }
        switch gdk_device_get_source(device) {
        case GDK_SOURCE_TOUCHSCREEN: self = .directTouch
        case GDK_SOURCE_PEN: self = .pencil
        default: self = .pointer
        }
    }
}
#endif
