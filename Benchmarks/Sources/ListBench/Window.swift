#if GTK
import CGTK
import Foundation

/// The only window of the program, as GTK has it.
@MainActor
enum Window {
    nonisolated(unsafe) private static var continuation: CheckedContinuation<UInt64, Never>?
    nonisolated(unsafe) private static var handler: gulong = 0

    /// Calls a closure with the window.
    private static func with<Result>(_ body: (UnsafeMutablePointer<GtkWidget>) -> Result) -> Result? {
        guard let window = g_list_model_get_item(gtk_window_get_toplevels(), 0) else { return nil }
        defer { g_object_unref(window) }
        return body(window.assumingMemoryBound(to: GtkWidget.self))
    }

    /// Waits until the window has drawn its next frame. The processor's time by then, in nanoseconds: it is taken where the
    /// peers take it, before this task is woken on one thread and brought to another.
    @discardableResult
    static func painted() async -> UInt64 {
        guard let clock = with({ gtk_widget_get_frame_clock($0) }) ?? nil else { return processTime() }
        let painted: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = { clock, _ in
            let time = processTime()
            g_signal_handler_disconnect(clock, Window.handler)
            Window.continuation?.resume(returning: time)
        }
        return await withCheckedContinuation { (continuation: CheckedContinuation<UInt64, Never>) in
            Window.continuation = continuation
            Window.handler = g_signal_connect_data(
                UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(painted, to: GCallback.self), nil, nil,
                G_CONNECT_DEFAULT)
        }
    }

    /// Waits for a while, as the peers do. The processor's time by then, in nanoseconds.
    @discardableResult
    static func passed(milliseconds: UInt32) async -> UInt64 {
        let passed: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { _ in
            Window.continuation?.resume(returning: processTime())
            return 0
        }
        return await withCheckedContinuation { (continuation: CheckedContinuation<UInt64, Never>) in
            Window.continuation = continuation
            g_timeout_add(milliseconds, passed, nil)
        }
    }

    /// Returns the number of widgets in the window, and of the render nodes that draw it.
    static func parts() -> (widgets: Int, nodes: Int) {
        with { window in
            var widgets = 0
            func count(_ widget: UnsafeMutablePointer<GtkWidget>) {
                widgets += 1
                var child = gtk_widget_get_first_child(widget)
                while let current = child {
                    count(current)
                    child = gtk_widget_get_next_sibling(current)
                }
            }
            count(window)
            return (widgets, nodes(of: window))
        } ?? (0, 0)
    }

    /// Each node has a block of its own in the text that GTK writes nodes as.
    private static func nodes(of window: UnsafeMutablePointer<GtkWidget>) -> Int {
        let (paintable, snapshot) = (gtk_widget_paintable_new(window)!, gtk_snapshot_new()!)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        gdk_paintable_snapshot(
            paintable, snapshot, Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return 0 }
        defer { gsk_render_node_unref(node) }
        let bytes = gsk_render_node_serialize(node)!
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let data = g_bytes_get_data(bytes, &size) else { return 0 }
        return UnsafeRawBufferPointer(start: data, count: Int(size)).reduce(0) {
            $0 + ($1 == UInt8(ascii: "{") ? 1 : 0)
        }
    }

    /// Moves the content of what scrolls by dragging its bar.
    static func scroll(by distance: Double) {
        guard let adjustment = adjustment() else { return }
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance)
    }

    /// Returns the distance that the content can still be scrolled, in points.
    static func restOfScroll() -> Double {
        guard let adjustment = adjustment() else { return 0 }
        return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
            - gtk_adjustment_get_value(adjustment)
    }

    /// Returns the distance that the content has been scrolled, in points.
    static func scrolled() -> Double { adjustment().map { gtk_adjustment_get_value($0) } ?? 0 }

    /// Returns the adjustment of the window's first scroll bar.
    private static func adjustment() -> UnsafeMutablePointer<GtkAdjustment>? {
        with { window in
            func find(_ widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
                let isBar = widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
                    g_type_check_instance_is_a($0, gtk_scrollbar_get_type()) != 0
                }
                if isBar { return OpaquePointer(widget) }
                var child = gtk_widget_get_first_child(widget)
                while let current = child {
                    if let found = find(current) { return found }
                    child = gtk_widget_get_next_sibling(current)
                }
                return nil
            }
            return find(window).flatMap { gtk_scrollbar_get_adjustment($0) }
        } ?? nil
    }
}
#endif
