#if GTK
import CGTK
import Foundation
import Martlet

/// The desktop's clipboard, and the pointer of the window.
extension GTKHost: TransferHost {
    private static var clipboard: OpaquePointer? { gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) } }

    func copy(_ text: String) {
        if let clipboard = Self.clipboard { gdk_clipboard_set_text(clipboard, text) }
    }

    func paste(_ done: @escaping @MainActor (String?) -> Void) {
        guard let clipboard = Self.clipboard else { return done(nil) }
        let reading = Unmanaged.passRetained(ClipboardReading(done))
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { source, result, data in
                guard let source, let data else { return }
                let reading = Unmanaged<ClipboardReading>.fromOpaque(data).takeRetainedValue()
                let bytes = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                let text = bytes.map { String(cString: $0) }
                g_free(bytes)
                onMain((reading, text)) { $0.done($1) }
            }, reading.toOpaque())
    }

    func showPointer(_ shape: String?) {
        if let widget = tree?.rootView?.widget { gtk_widget_set_cursor_from_name(widget, shape) }
    }
}

/// What is to be done with the text that the clipboard has.
private final class ClipboardReading {
    let done: @MainActor (String?) -> Void

    init(_ done: @escaping @MainActor (String?) -> Void) { self.done = done }
}
#endif
