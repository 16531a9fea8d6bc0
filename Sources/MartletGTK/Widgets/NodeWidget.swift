#if GTK
import CGTK
import Foundation

/// The widget class of everything that Martlet shows itself: GTK asks it, and it asks its owner in Swift.
///
/// An instance is a `GtkWidget` and, behind it, one unretained pointer to its owner.
enum NodeWidget {
    /// The number of existing widgets of the class.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private(set) static var liveCount = 0
    nonisolated(unsafe) private static var parentClass: UnsafeMutablePointer<GtkWidgetClass>!

    static let instanceSize = UInt32(MemoryLayout<GtkWidget>.size + MemoryLayout<UnsafeRawPointer>.size)

    static let type: GType = g_type_register_static_simple(
        gtk_widget_get_type(), "MartletNode", UInt32(MemoryLayout<GtkWidgetClass>.size), initializeClass, instanceSize,
        nil, GTypeFlags(rawValue: 0))

    /// The class of controls that GTK has no widget for. They can be operated by assistive technology.
    private static let controlType: GType = g_type_register_static_simple(
        type, "MartletControl", UInt32(MemoryLayout<GtkWidgetClass>.size),
        { pointer, _ in
            gtk_widget_class_install_action(
                pointer!.assumingMemoryBound(to: GtkWidgetClass.self), "martlet.activate", nil
            ) { widget, _, _ in NodeWidget.owner(of: widget)?.activate() }
        }, instanceSize, nil, GTypeFlags(rawValue: 0))

    /// Creates a widget, which the caller owns.
    ///
    /// - Parameter name: The name for style sheets.
    static func make(owner: WidgetOwner? = nil, name: String, isControl: Bool = false) -> Widget {
        make(isControl ? controlType : type, owner: owner, name: name)
    }

    /// Creates a widget of one of the classes, which the caller owns.
    static func make(_ type: GType, owner: WidgetOwner?, name: String) -> Widget {
        let widget = makeObject(type, "css-name", string: name).assumingMemoryBound(to: GtkWidget.self)
        g_object_ref_sink(widget)
        liveCount += 1
        widget.addClass("martlet")
        setOwner(owner, of: widget)
        return widget
    }

    /// Sets the owner of the widget; nil disconnects it from its owner, which may then end.
    static func setOwner(_ owner: WidgetOwner?, of widget: Widget) {
        slot(of: widget).pointee = owner.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    static func owner(of widget: Widget?) -> WidgetOwner? {
        guard let widget, isNode(widget) || HostingFrame.isFrame(widget), let pointer = slot(of: widget).pointee else {
            return nil
        }
        return Unmanaged<WidgetOwner>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Whether a widget is one of ours, rather than one of GTK's controls.
    static func isNode(_ widget: Widget) -> Bool {
        widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
            let own = $0.pointee.g_class.pointee.g_type
            return own == type || own == controlType
        }
    }

    private static func slot(of widget: Widget) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        UnsafeMutableRawPointer(widget).advanced(by: MemoryLayout<GtkWidget>.size)
            .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }

    private static let initializeClass: GClassInitFunc = { pointer, _ in
        let table = pointer!.assumingMemoryBound(to: GtkWidgetClass.self)
        parentClass = g_type_class_peek_parent(pointer).assumingMemoryBound(to: GtkWidgetClass.self)
        table.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
            let size = NodeWidget.owner(of: widget)?.preferredSize(of: widget!) ?? (.zero, .zero)
            let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
            minimum?.pointee = Int32(isWidth ? size.minimum.width : size.minimum.height, in: 0...32_767)
            natural?.pointee = Int32(isWidth ? size.natural.width : size.natural.height, in: 0...32_767)
        }
        table.pointee.size_allocate = { widget, width, height, _ in
            NodeWidget.owner(of: widget)?
                .allocate(widget!, size: CGSize(width: CGFloat(width), height: CGFloat(height)))
        }
        table.pointee.snapshot = { widget, snapshot in
            guard let widget, let snapshot else { return }
            if let owner = NodeWidget.owner(of: widget) {
                owner.draw(widget, snapshot)
            } else {
                NodeWidget.drawChildren(of: widget, snapshot)
            }
        }
        table.pointee.contains = { widget, x, y in
            NodeWidget.owner(of: widget)?.contains(CGPoint(x: x, y: y), widget!) == true ? 1 : 0
        }
        table.pointee.focus = { widget, direction in
            switch NodeWidget.owner(of: widget)?.moveFocus(direction) {
            case .moved?: return 1
            case .leaves?: return 0
            case .asGTK?, nil: return parentClass.pointee.focus?(widget, direction) ?? 0
            }
        }
        let object = pointer!.assumingMemoryBound(to: GObjectClass.self)
        object.pointee.dispose = { object in
            let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
            while let child = widget.firstChild { gtk_widget_unparent(child) }
            UnsafeMutableRawPointer(NodeWidget.parentClass!).assumingMemoryBound(to: GObjectClass.self)
                .pointee.dispose(object)
        }
        object.pointee.finalize = { object in
            NodeWidget.liveCount -= 1
            UnsafeMutableRawPointer(NodeWidget.parentClass!).assumingMemoryBound(to: GObjectClass.self)
                .pointee.finalize(object)
        }
    }

    /// Draws the children of a widget, from back to front.
    static func drawChildren(of widget: Widget, _ snapshot: OpaquePointer) {
        if let order = owner(of: widget)?.drawingOrder(in: widget) {
            for child in order { gtk_widget_snapshot_child(widget, child, snapshot) }
            return
        }
        var child = widget.firstChild
        while let current = child {
            gtk_widget_snapshot_child(widget, current, snapshot)
            child = current.next
        }
    }
}

/// The effect of Tab when it reaches a widget.
enum FocusMove {
    /// The focus was moved.
    case moved
    /// The focus leaves the widget for the next one.
    case leaves
    /// The focus moves by GTK's rule.
    case asGTK
}

/// The Swift object behind a widget of Martlet's class.
class WidgetOwner {
    func preferredSize(of widget: Widget) -> (minimum: CGSize, natural: CGSize) { (.zero, .zero) }

    func allocate(_ widget: Widget, size: CGSize) {}

    func draw(_ widget: Widget, _ snapshot: OpaquePointer) { NodeWidget.drawChildren(of: widget, snapshot) }

    /// Returns the children from back to front, if that is not the order of the widgets.
    func drawingOrder(in widget: Widget) -> [Widget]? { nil }

    /// Moves the focus into the widget, or on inside it, where GTK would not find the next focus.
    func moveFocus(_ direction: GtkDirectionType) -> FocusMove { .asGTK }

    /// Performs a click for assistive technology.
    func activate() {}

    /// Returns whether the pointer hits the widget itself at a point, as opposed to content behind it.
    func contains(_ point: CGPoint, _ widget: Widget) -> Bool { false }
}
#endif
