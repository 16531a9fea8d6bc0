#if GTK
import CGTK
import Foundation
import Martlet

/// What is dragged from one window to others, and what comes from other programs.
enum WindowDrag {
    /// What a window of this program is dragging, while it does.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private(set) static var own: [TransferItem]?

    /// Whether the pointer's first button is held down.
    static func isHeld(_ widget: Widget) -> Bool {
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
            let device = gdk_seat_get_pointer(seat)
        else { return false }
        var mask = GdkModifierType(rawValue: 0)
        _ = gdk_surface_get_device_position(surface, device, nil, nil, &mask)
        return mask.rawValue & GDK_BUTTON1_MASK.rawValue != 0
    }

    /// Drags by the desktop's means, with a picture under the pointer; without one, with the text of what is dragged.
    static func begin(
        _ items: [TransferItem], from widget: Widget, icon: DragIcon?, ended: @escaping @MainActor () -> Void
    ) -> Bool {
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
            let device = gdk_seat_get_pointer(seat)
        else { return false }
        let provider = ContentProvider.make(items)
        defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
        let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        guard let drag = gdk_drag_begin(surface, device, provider, actions, 0, 0) else { return false }
        own = items
        if let icon {
            icon.show(for: drag)
        } else if let name = items.lazy.compactMap({ $0.suggestedName ?? $0.text }).first {
            let label = gtk_label_new(String(name.prefix(40)).withoutNull)
            gtk_drag_icon_set_child(gtk_drag_icon_get_for_drag(drag).opaque, label)
        }
        let pointer = UnsafeMutableRawPointer(drag)
        let end = {
            own = nil
            onMain(ended) { $0() }
        }
        connect(pointer, "dnd-finished", end)
        // The reason is a number, which is passed over as a pointer is.
        connectPointer(pointer, "cancel", end)
        g_object_unref(pointer)
        return true
    }
}

/// Takes what is dragged over a window, from another one or from another program.
final class WindowDrop {
    private unowned let window: GTKWindow
    /// What is over the window now.
    private var items: [TransferItem] = []

    init(_ window: GTKWindow, root: Widget) {
        self.window = window
        let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        let target = gtk_drop_target_async_new(nil, actions)!
        connectDrop(target, "drag-enter") { [unowned self] drop, point in
            items = WindowDrag.own ?? [TransferFormats(gdk_drop_get_formats(drop)).promised]
            return UInt32(isTaken(at: point) ? GDK_ACTION_COPY.rawValue : 0)
        }
        connectDrop(target, "drag-motion") { [unowned self] _, point in
            UInt32(isTaken(at: point) ? GDK_ACTION_COPY.rawValue : 0)
        }
        connectPointer(UnsafeMutableRawPointer(target), "drag-leave") { [unowned self] in leave() }
        connectDrop(target, "drop") { [unowned self] drop, point in
            dropped(drop, at: point)
            return 1
        }
        gtk_widget_add_controller(root, target)
    }

    private func isTaken(at point: CGPoint) -> Bool {
        let isTaken = onMain((window.scene, items, point)) { $0.dragOver($1, at: $2) }
        window.updateSoonIfNeeded()
        return isTaken
    }

    private func leave() {
        onMain((window.scene, items)) { $0.dragLeft($1) }
        items = []
        window.updateSoonIfNeeded()
    }

    private func dropped(_ drop: OpaquePointer, at point: CGPoint) {
        if let own = WindowDrag.own { return finish(drop, own, at: point) }
        g_object_ref(UnsafeMutableRawPointer(drop))
        let window = Unchecked(value: Weak(self.window))
        let kept = Unchecked(value: drop)
        onMain((drop, point, self)) { drop, point, own in
            let wanted = own.window.scene.wantedDropTypes(at: point)
            TransferFormats(gdk_drop_get_formats(drop)).read(from: .drop(drop), wanting: wanted) { items in
                let isTaken = window.value.object.map { $0.scene.dropped(items, at: point) } ?? false
                gdk_drop_finish(kept.value, isTaken ? GDK_ACTION_COPY : GdkDragAction(rawValue: 0))
                g_object_unref(UnsafeMutableRawPointer(kept.value))
                window.value.object?.updateSoonIfNeeded()
            }
        }
    }

    private func finish(_ drop: OpaquePointer, _ items: [TransferItem], at point: CGPoint) {
        let isTaken = onMain((window.scene, items, point)) { $0.dropped($1, at: $2) }
        gdk_drop_finish(drop, isTaken ? GDK_ACTION_COPY : GdkDragAction(rawValue: 0))
        window.updateSoonIfNeeded()
    }
}

private final class DropAction {
    let body: (OpaquePointer, CGPoint) -> UInt32

    init(_ body: @escaping (OpaquePointer, CGPoint) -> UInt32) { self.body = body }
}

/// Calls a closure for a signal about something that is dragged over a point.
private func connectDrop(
    _ target: OpaquePointer, _ signal: String, _ body: @escaping (OpaquePointer, CGPoint) -> UInt32
) {
    let function: @convention(c) (OpaquePointer, OpaquePointer, Double, Double, UnsafeMutableRawPointer) -> UInt32 = {
        _, drop, x, y, data in
        Unmanaged<DropAction>.fromOpaque(data).takeUnretainedValue().body(drop, CGPoint(x: x, y: y))
    }
    g_signal_connect_data(
        UnsafeMutableRawPointer(target), signal, unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(DropAction(body)).toOpaque(),
        { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } }, G_CONNECT_DEFAULT)
}
#endif
