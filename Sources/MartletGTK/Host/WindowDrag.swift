#if GTK
import CGTK
import Foundation
import Martlet

/// Drags between windows, and from other programs.
enum WindowDrag {
    /// The running drag from a window of this program.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private(set) static var own: Drag?

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

    /// Begins a drag with the desktop's means. The icon is a picture, or else the text of the dragged item.
    static func begin(
        _ lifted: Drag, from widget: Widget, icon: DragIcon?, ended: @escaping @MainActor (DropOperation) -> Void
    ) -> Bool {
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
            let device = gdk_seat_get_pointer(seat)
        else { return false }
        // Windows of this program receive the drag directly, without an offer.
        let outside = GdkDragAction(lifted.operationsOutside)
        let allowsOtherPrograms = outside.rawValue != 0
        let provider = ContentProvider.make(lifted.items, allowsOtherPrograms: allowsOtherPrograms)
        defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
        let actions = allowsOtherPrograms ? outside : GDK_ACTION_COPY
        guard let drag = gdk_drag_begin(surface, device, provider, actions, 0, 0) else { return false }
        own = lifted
        if let icon {
            icon.show(for: drag)
        } else if let name = lifted.items.lazy.compactMap({ $0.suggestedName ?? $0.text }).first {
            let label = gtk_label_new(String(name.prefix(40)).withoutNull)
            gtk_drag_icon_set_child(gtk_drag_icon_get_for_drag(drag).opaque, label)
        }
        let pointer = UnsafeMutableRawPointer(drag)
        let end = { (operation: DropOperation) in
            own = nil
            onMain((ended, operation)) { $0($1) }
        }
        connect(pointer, "dnd-finished") { end(gdk_drag_get_selected_action(drag).operation) }
        // The reason is a number, and is passed in the same way as a pointer.
        connectPointer(pointer, "cancel") { end(.cancel) }
        g_object_unref(pointer)
        return true
    }
}

extension GdkDragAction {
    /// Creates the actions that other programs may perform with the dragged item. No action of the desktop deletes the
    /// source.
    fileprivate init(_ operations: DropOperation.Set) {
        self.init(rawValue: 0)
        if operations.contains(.copy) { rawValue |= GDK_ACTION_COPY.rawValue }
        if operations.contains(.move) { rawValue |= GDK_ACTION_MOVE.rawValue }
        if operations.contains(.alias) { rawValue |= GDK_ACTION_LINK.rawValue }
    }

    /// The operations that another program offers.
    fileprivate var operations: DropOperation.Set {
        var result: DropOperation.Set = []
        if rawValue & GDK_ACTION_COPY.rawValue != 0 { result.insert(.copy) }
        if rawValue & GDK_ACTION_MOVE.rawValue != 0 { result.insert(.move) }
        if rawValue & GDK_ACTION_LINK.rawValue != 0 { result.insert(.alias) }
        return result
    }

    /// The performed operation, if it is a single one.
    fileprivate var operation: DropOperation {
        switch self {
        case GDK_ACTION_MOVE: .move
        case GDK_ACTION_LINK: .alias
        case GDK_ACTION_COPY: .copy
        default: .cancel
        }
    }

    /// Returns the action with which a drop is completed, among the offered ones.
    fileprivate func answer(for operation: DropOperation?) -> GdkDragAction {
        let own: GdkDragAction
        switch operation {
        case .copy: own = GDK_ACTION_COPY
        case .move, .delete: own = GDK_ACTION_MOVE
        case .alias: own = GDK_ACTION_LINK
        case .cancel, .forbidden, nil: return GdkDragAction(rawValue: 0)
        }
        if rawValue & own.rawValue != 0 { return own }
        return [GDK_ACTION_COPY, GDK_ACTION_MOVE, GDK_ACTION_LINK].first { rawValue & $0.rawValue != 0 }
            ?? GdkDragAction(rawValue: 0)
    }
}

/// Receives drags over a window, from another window or another program.
final class WindowDrop {
    private unowned let window: GTKWindow
    /// The drag that is currently over the window.
    private var dragged: Dragged?

    init(_ window: GTKWindow, root: Widget) {
        self.window = window
        let actions = GdkDragAction(
            rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue)
        let target = gtk_drop_target_async_new(nil, actions)!
        connectDrop(target, "drag-enter") { [unowned self] drop, point in
            let formats = TransferFormats(gdk_drop_get_formats(drop))
            dragged =
                WindowDrag.own?.dragged
                ?? Dragged([formats.promised], operations: gdk_drop_get_actions(drop).operations)
            return answer(to: drop, at: point)
        }
        connectDrop(target, "drag-motion") { [unowned self] drop, point in answer(to: drop, at: point) }
        connectPointer(UnsafeMutableRawPointer(target), "drag-leave") { [unowned self] in leave() }
        connectDrop(target, "drop") { [unowned self] drop, point in
            dropped(drop, at: point)
            return 1
        }
        gtk_widget_add_controller(root, target)
    }

    /// Returns the action of a drop at a point, for the desktop's feedback.
    private func answer(to drop: OpaquePointer, at point: CGPoint) -> UInt32 {
        guard let dragged else { return 0 }
        let operation = onMain((window.scene, dragged, point)) { $0.transfer.dragOver($1, at: $2) }
        window.updateSoonIfNeeded()
        return UInt32(gdk_drop_get_actions(drop).answer(for: operation).rawValue)
    }

    private func leave() {
        if let dragged { onMain((window.scene, dragged)) { $0.transfer.dragLeft($1) } }
        dragged = nil
        window.updateSoonIfNeeded()
    }

    private func dropped(_ drop: OpaquePointer, at point: CGPoint) {
        if let own = WindowDrag.own { return finish(drop, own.dragged, at: point) }
        g_object_ref(UnsafeMutableRawPointer(drop))
        let window = Unchecked(value: Weak(self.window))
        let kept = Unchecked(value: drop)
        onMain((drop, point, self)) { drop, point, own in
            let wanted = own.window.scene.transfer.wantedDropTypes(at: point)
            let offered = gdk_drop_get_actions(drop)
            var dragged = own.dragged ?? Dragged([], operations: offered.operations)
            TransferFormats(gdk_drop_get_formats(drop)).read(from: .drop(drop), wanting: wanted) { items in
                dragged.items = items
                let operation = window.value.object.flatMap { $0.scene.transfer.dropped(dragged, at: point) }
                gdk_drop_finish(kept.value, offered.answer(for: operation))
                g_object_unref(UnsafeMutableRawPointer(kept.value))
                window.value.object?.updateSoonIfNeeded()
            }
        }
    }

    private func finish(_ drop: OpaquePointer, _ dragged: Dragged, at point: CGPoint) {
        let operation = onMain((window.scene, dragged, point)) { $0.transfer.dropped($1, at: $2) }
        gdk_drop_finish(drop, gdk_drop_get_actions(drop).answer(for: operation))
        window.updateSoonIfNeeded()
    }
}

private final class DropAction {
    let body: (OpaquePointer, CGPoint) -> UInt32

    init(_ body: @escaping (OpaquePointer, CGPoint) -> UInt32) { self.body = body }
}

/// Connects a closure to a signal about a drag over a point.
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
