#if GTK
import CGTK
import Foundation
import Martlet

/// The desktop's clipboard, drags to other windows, and the cursor of the window.
extension GTKHost: TransferHost {
    private static var clipboard: OpaquePointer? { gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) } }

    func copy(_ text: String) { copy([TransferItem(text)], text: text) }

    func copy(_ items: [TransferItem], text: String) {
        guard let clipboard = Self.clipboard else { return }
        let provider = ContentProvider.make(items)
        gdk_clipboard_set_content(clipboard, provider)
        g_object_unref(UnsafeMutableRawPointer(provider))
    }

    func paste(_ done: @escaping @MainActor (String?) -> Void) {
        paste { (items: [TransferItem]) in done(items.lazy.compactMap(\.text).first) }
    }

    func paste(_ done: @escaping @MainActor ([TransferItem]) -> Void) {
        guard let clipboard = Self.clipboard else { return done([]) }
        if let content = gdk_clipboard_get_content(clipboard), let own = ContentProvider.items(of: content) {
            return done(own)
        }
        let formats = TransferFormats(gdk_clipboard_get_formats(clipboard))
        formats.read(from: .clipboard(clipboard), wanting: nil, done)
    }

    func lift(
        _ drag: Drag, showing preview: DragPreview, ended: @escaping @MainActor (DropOperation) -> Void
    ) -> Bool {
        // A finger's drag stays in the window: the desktop's are the pointer's.
        guard let widget = tree?.rootView?.widget, WindowDrag.isHeld(widget) else { return false }
        let lifted = Unchecked(value: (drag: drag, preview: preview, widget: widget, host: Weak(self)))
        // Deferred, because a preview may be a scene that is updated together with this one, and thus not during the
        // handling of a pointer event.
        MainThread.later {
            let lifted = lifted.value
            guard let host = lifted.host.object, host.tree?.rootView?.widget == lifted.widget,
                WindowDrag.isHeld(lifted.widget)
            else { return ended(.cancel) }
            let icon = DragIcon(lifted.preview, fonts: host.fonts, scale: host.profile.displayScale)
            if !WindowDrag.begin(lifted.drag, from: lifted.widget, icon: icon, ended: ended) { ended(.cancel) }
        }
        return true
    }

    func carry(_ drag: Drag, ended: @escaping @MainActor (DropOperation) -> Void) -> Bool {
        guard let widget = tree?.rootView?.widget else { return false }
        return WindowDrag.begin(drag, from: widget, icon: nil, ended: ended)
    }

    func showPointer(_ shape: String?) {
        pointer.shape = shape
        if let widget = tree?.rootView?.widget { pointer.show(in: widget) }
    }
}

/// The cursor over a window's content, from all of its sources.
struct WindowPointer {
    /// The cursor that views request, by its CSS name.
    var shape: String?
    /// Whether the pointer is over selectable text.
    var isOverText = false

    /// The name of the cursor: the request of a view has precedence over the text cursor.
    var name: String? { shape ?? (isOverText ? "text" : nil) }

    func show(in widget: Widget) { gtk_widget_set_cursor_from_name(widget, name) }
}
#endif
