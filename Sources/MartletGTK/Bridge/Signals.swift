#if GTK
import CGTK

/// A closure that a signal calls; freed with the object that sends it, or when it is disconnected.
private final class Action {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
}

private let releaseAction: GClosureNotify = { data, _ in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Calls a closure when the widget sends a signal that has no arguments.
    @discardableResult
    func on(_ signal: String, _ body: @escaping () -> Void) -> gulong {
        connect(UnsafeMutableRawPointer(self), signal, body)
    }

    /// Calls a closure when a property of the widget has changed.
    @discardableResult
    func onChange(of property: String, _ body: @escaping () -> Void) -> gulong {
        connectNotify(UnsafeMutableRawPointer(self), property, body)
    }
}

private final class FrameAction {
    let body: (Widget, Double) -> Bool

    init(_ body: @escaping (Widget, Double) -> Bool) { self.body = body }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Calls a closure at the beginning of each frame of the widget, with the widget and the time of the frame in seconds,
    /// until it returns false.
    ///
    /// - Returns: The number of the callback, which ends with the widget.
    @discardableResult
    func onFrame(_ body: @escaping (Widget, Double) -> Bool) -> guint {
        gtk_widget_add_tick_callback(
            self,
            { widget, clock, data in
                let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
                return Unmanaged<FrameAction>.fromOpaque(data!).takeUnretainedValue().body(widget!, time) ? 1 : 0
            },
            Unmanaged.passRetained(FrameAction(body)).toOpaque(), { releaseAction($0, nil) })
    }
}

/// Calls a closure when an object sends a signal that has no arguments.
@discardableResult
func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping () -> Void) -> gulong {
    let function: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
        Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().body()
    }
    return g_signal_connect_data(
        object, signal, unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(Action(body)).toOpaque(), releaseAction, G_CONNECT_DEFAULT)
}

/// Calls a closure when a property of an object has changed.
@discardableResult
func connectNotify(_ object: UnsafeMutableRawPointer, _ property: String, _ body: @escaping () -> Void) -> gulong {
    connectPointer(object, "notify::\(property)", body)
}

/// Connects a closure to a signal whose only argument is a pointer, which is ignored.
@discardableResult
func connectPointer(_ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping () -> Void) -> gulong {
    let function: @convention(c) (UnsafeMutableRawPointer, OpaquePointer?, UnsafeMutableRawPointer) -> Void = {
        _, _, data in Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().body()
    }
    return g_signal_connect_data(
        object, signal, unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(Action(body)).toOpaque(), releaseAction, G_CONNECT_DEFAULT)
}

/// Calls a closure for a signal without arguments that asks whether it was handled.
func connectQuestion(_ widget: Widget, _ signal: String, _ body: @escaping () -> Bool) {
    let function: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gboolean = { _, data in
        Unmanaged<Question>.fromOpaque(data).takeUnretainedValue().body() ? 1 : 0
    }
    g_signal_connect_data(
        UnsafeMutableRawPointer(widget), signal, unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(Question(body)).toOpaque(), releaseAction, G_CONNECT_DEFAULT)
}

private final class Question {
    let body: () -> Bool

    init(_ body: @escaping () -> Bool) { self.body = body }
}

private final class Pair {
    let body: (Double, Double) -> Bool

    init(_ body: @escaping (Double, Double) -> Bool) { self.body = body }
}

/// Calls a closure for a signal with two numbers: a place, a distance. Its result says whether the event was used,
/// for signals that ask.
@discardableResult
func connectPair(_ object: OpaquePointer, _ signal: String, _ body: @escaping (Double, Double) -> Bool) -> gulong {
    let function: @convention(c) (OpaquePointer, Double, Double, UnsafeMutableRawPointer) -> gboolean = {
        _, x, y, data in Unmanaged<Pair>.fromOpaque(data).takeUnretainedValue().body(x, y) ? 1 : 0
    }
    return g_signal_connect_data(
        UnsafeMutableRawPointer(object), signal, unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(Pair(body)).toOpaque(), releaseAction, G_CONNECT_DEFAULT)
}

private final class KeyHandler {
    let body: (UInt32, GdkModifierType) -> Bool

    init(_ body: @escaping (UInt32, GdkModifierType) -> Bool) { self.body = body }
}

private final class Number {
    let body: (Double) -> Void

    init(_ body: @escaping (Double) -> Void) { self.body = body }
}

/// Calls a closure for a signal with a number.
func connectNumber(_ object: OpaquePointer, _ signal: String, _ body: @escaping (Double) -> Void) {
    let function: @convention(c) (OpaquePointer, Double, UnsafeMutableRawPointer) -> Void = { _, number, data in
        Unmanaged<Number>.fromOpaque(data).takeUnretainedValue().body(number)
    }
    g_signal_connect_data(
        UnsafeMutableRawPointer(object), signal, unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(Number(body)).toOpaque(), releaseAction, G_CONNECT_DEFAULT)
}

/// Calls a closure for keys that a controller sees; its result says whether the key was used.
func connectKeys(_ controller: OpaquePointer, _ signal: String, _ body: @escaping (UInt32, GdkModifierType) -> Bool) {
    let function: @convention(c) (OpaquePointer, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer) -> gboolean =
        {
            _, key, _, state, data in
            Unmanaged<KeyHandler>.fromOpaque(data).takeUnretainedValue().body(key, state) ? 1 : 0
        }
    g_signal_connect_data(
        UnsafeMutableRawPointer(controller), signal, unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(KeyHandler(body)).toOpaque(), releaseAction, G_CONNECT_DEFAULT)
}

private final class EditWatch {
    let body: (Int32, Int32) -> Void

    init(_ body: @escaping (Int32, Int32) -> Void) { self.body = body }
}

/// Calls a closure after each change of a text, with the place in characters, and how many of them are new there.
func connectEdits(_ buffer: UnsafeMutablePointer<GtkTextBuffer>, _ body: @escaping (Int32, Int32) -> Void) {
    func connect(_ signal: String, _ function: GCallback) {
        g_signal_connect_data(
            UnsafeMutableRawPointer(buffer), signal, function,
            Unmanaged.passRetained(EditWatch(body)).toOpaque(), releaseAction, G_CONNECT_AFTER)
    }
    typealias Iter = UnsafeMutablePointer<GtkTextIter>
    let inserted:
        @convention(c) (UnsafeMutableRawPointer, Iter, UnsafePointer<CChar>, Int32, UnsafeMutableRawPointer) -> Void = {
            _, end, text, length, data in
            let count = Int32(g_utf8_strlen(text, Int(length)))
            let start = gtk_text_iter_get_offset(end) - count
            Unmanaged<EditWatch>.fromOpaque(data).takeUnretainedValue().body(start, count)
        }
    let deleted: @convention(c) (UnsafeMutableRawPointer, Iter, Iter, UnsafeMutableRawPointer) -> Void = {
        _, start, _, data in
        Unmanaged<EditWatch>.fromOpaque(data).takeUnretainedValue().body(gtk_text_iter_get_offset(start), 0)
    }
    connect("insert-text", unsafeBitCast(inserted, to: GCallback.self))
    connect("delete-range", unsafeBitCast(deleted, to: GCallback.self))
}

private final class EventWatch {
    let body: (GdkEventType) -> Bool

    init(_ body: @escaping (GdkEventType) -> Bool) { self.body = body }
}

/// Calls a closure with the kind of each event that a legacy controller sees, and lets the event continue.
func connectEvents(_ controller: OpaquePointer, _ body: @escaping (GdkEventType) -> Void) {
    connectEvents(
        controller,
        ending: {
            body($0)
            return false
        })
}

/// Calls a closure with the kind of each event that a legacy controller sees. Those for which it is true go no further.
func connectEvents(_ controller: OpaquePointer, ending body: @escaping (GdkEventType) -> Bool) {
    let function: @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
        _, event, data in
        Unmanaged<EventWatch>.fromOpaque(data).takeUnretainedValue().body(gdk_event_get_event_type(event)) ? 1 : 0
    }
    g_signal_connect_data(
        UnsafeMutableRawPointer(controller), "event", unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(EventWatch(body)).toOpaque(), releaseAction, G_CONNECT_DEFAULT)
}

private final class FilesHandler {
    let body: ([String]) -> Void

    init(_ body: @escaping ([String]) -> Void) { self.body = body }
}

/// Calls a closure for a signal with files and a hint, with the files' URLs.
func connectFiles(_ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping ([String]) -> Void) {
    let function:
        @convention(c) (
            UnsafeMutableRawPointer, UnsafePointer<OpaquePointer?>?, Int32, UnsafePointer<CChar>?,
            UnsafeMutableRawPointer
        ) -> Void = { _, files, count, _, data in
            let addresses = (0..<Int(count)).compactMap { index -> String? in
                guard let text = g_file_get_uri(files?[index]) else { return nil }
                defer { g_free(text) }
                return String(cString: text)
            }
            Unmanaged<FilesHandler>.fromOpaque(data).takeUnretainedValue().body(addresses)
        }
    g_signal_connect_data(
        object, signal, unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(FilesHandler(body)).toOpaque(), releaseAction, G_CONNECT_DEFAULT)
}

private final class TextHandler {
    let body: (String) -> Void

    init(_ body: @escaping (String) -> Void) { self.body = body }
}

/// Calls a closure for a signal with a text as a variant.
func connectText(_ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping (String) -> Void) {
    let function: @convention(c) (UnsafeMutableRawPointer, OpaquePointer?, UnsafeMutableRawPointer) -> Void = {
        _, parameter, data in
        guard let parameter, let text = g_variant_get_string(parameter, nil) else { return }
        Unmanaged<TextHandler>.fromOpaque(data).takeUnretainedValue().body(String(cString: text))
    }
    g_signal_connect_data(
        object, signal, unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(TextHandler(body)).toOpaque(), releaseAction, G_CONNECT_DEFAULT)
}
#endif
