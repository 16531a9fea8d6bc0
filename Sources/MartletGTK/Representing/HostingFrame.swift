#if GTK
import CGTK
import Foundation
import Martlet

/// The widget in a program's window that holds the content of a scene.
///
/// A frame, and with it the scene, lives until GTK disposes of the widget.
final class HostingFrame: WidgetOwner {
    private(set) var surface: GTKWindow!
    /// The frames of all widgets that GTK has not disposed of.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private static var frames: [Widget: HostingFrame] = [:]

    /// Creates a widget for a scene, which the caller owns, and the object behind it.
    static func make(makeScene: (GTKHost) -> SceneGraph) -> (widget: Widget, frame: HostingFrame) {
        let frame = HostingFrame()
        let widget = NodeWidget.make(type, owner: frame, name: "widget")
        frames[widget] = frame
        frame.surface = GTKWindow(in: widget, makeScene: makeScene)
        frame.surface.open()
        return (widget, frame)
    }

    /// Ends the scene with its widget.
    private func disposed(_ widget: Widget) {
        NodeWidget.setOwner(nil, of: widget)
        surface.close()
        Self.frames[widget] = nil
    }

    // MARK: - Layout

    override func allocate(_ widget: Widget, size: CGSize) {
        surface.tree.rootView?.widget.allocate(CGRect(origin: .zero, size: size))
    }

    // MARK: - Class

    static func isFrame(_ widget: Widget) -> Bool {
        widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) { $0.pointee.g_class.pointee.g_type == type }
    }

    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private static var parentClass: UnsafeMutablePointer<GObjectClass>!

    /// A class of its own, because the height of its widgets depends on their width.
    private static let type: GType = g_type_register_static_simple(
        NodeWidget.type, "MartletHosting", UInt32(MemoryLayout<GtkWidgetClass>.size), initializeClass,
        NodeWidget.instanceSize, nil, GTypeFlags(rawValue: 0))

    private static let initializeClass: GClassInitFunc = { pointer, _ in
        let table = pointer!.assumingMemoryBound(to: GtkWidgetClass.self)
        table.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
        table.pointee.measure = { widget, orientation, length, minimum, natural, _, _ in
            let frame = NodeWidget.owner(of: widget) as? HostingFrame
            let size = frame?.surface?.hostedLength(along: orientation, for: length) ?? (minimum: 0, natural: 0)
            minimum?.pointee = size.minimum.pixels
            natural?.pointee = max(size.natural, size.minimum).pixels
        }
        let object = pointer!.assumingMemoryBound(to: GObjectClass.self)
        parentClass = g_type_class_peek_parent(pointer).assumingMemoryBound(to: GObjectClass.self)
        object.pointee.dispose = { object in
            let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
            (NodeWidget.owner(of: widget) as? HostingFrame)?.disposed(widget)
            HostingFrame.parentClass.pointee.dispose(object)
        }
    }
}
#endif
