#if GTK
import CGTK
import Foundation
import Martlet

/// The interactions that the window allows, as its views specify them.
extension GTKWindow {
    func showInteractions() {
        guard presentation == nil, !isHosted else { return }
        let wanted = scene.windowInteractions
        guard wanted != shown.interactions else { return }
        let resizing = (wanted.resizing, shown.interactions.resizing)
        shown.interactions = wanted
        header.setButtons(
            close: wanted.dismissal != .disabled, minimize: wanted.minimizing != .disabled,
            // A window of one size has no larger one.
            maximize: wanted.fullScreen != .disabled && wanted.resizing != .disabled)
        guard resizing.0 != resizing.1 else { return }
        switch resizing.0 {
        case .disabled:
            // GTK gives a window that can't be resized the size that its content asks for, and that is the present one.
            if isOpen, scene.size.width > 0 { tree.windowSizes = (scene.size, scene.size) }
            gtk_window_set_resizable(window.cast(), 0)
        default: gtk_window_set_resizable(window.cast(), 1)
        }
        if let root = tree.rootView?.widget { gtk_widget_queue_resize(root) }
    }

    /// Whether views prevent the user from resizing the window.
    var keepsSize: Bool { shown.interactions.resizing == .disabled }
}

extension WindowInput {
    /// Starts moving the window with the pressed pointer.
    func moveWindow() {
        guard let drag = lastDrag, press != nil,
            let surface = window.surface,
            let device = gtk_event_controller_get_current_event_device(drag)
        else { return }
        var (x, y) = (0.0, 0.0)
        if let event = gtk_event_controller_get_current_event(drag) { gdk_event_get_position(event, &x, &y) }
        let time = gtk_event_controller_get_current_event_time(drag)
        gdk_toplevel_begin_move(surface, device, Int32(GDK_BUTTON_PRIMARY), x, y, time)
        // The rest of the movement is the desktop's.
        let ended = Unchecked(value: drag)
        onIdle { gtk_event_controller_reset(ended.value) }
    }
}
#endif
