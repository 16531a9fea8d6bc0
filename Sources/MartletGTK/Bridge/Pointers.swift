#if GTK
import CGTK
import Foundation
import Martlet

/// A widget of any class.
typealias Widget = UnsafeMutablePointer<GtkWidget>

// Unsafe pointers in this module: objects of GTK, GLib, Pango and Cairo are pointers, which C types by class and
// superclass; they are cast where the class of the object allows it. The creator of an object owns it and releases it
// at its own end; signals retain their handlers until they are disconnected. Buffers and strings are valid during the
// call that provides them.

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Returns the object as one of its subclasses, or as `GObject`.
    func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    /// The object as a class or interface whose struct is not public.
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// Sets the layout direction, which otherwise is that of the user's language.
    func setDirection(isRightToLeft: Bool) {
        gtk_widget_set_direction(self, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    /// The first of the widget's children.
    var firstChild: Widget? { gtk_widget_get_first_child(self) }

    /// The next sibling.
    var next: Widget? { gtk_widget_get_next_sibling(self) }

    var parent: Widget? { gtk_widget_get_parent(self) }

    func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }

    func setClass(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }

    /// The minimum and the natural size of the widget, in pixels.
    var preferredSize: (minimum: CGSize, natural: CGSize) {
        var width: (Int32, Int32) = (0, 0)
        var height: (Int32, Int32) = (0, 0)
        gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &width.0, &width.1, nil, nil)
        gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, -1, &height.0, &height.1, nil, nil)
        return (
            CGSize(width: CGFloat(width.0), height: CGFloat(height.0)),
            CGSize(width: CGFloat(width.1), height: CGFloat(height.1))
        )
    }

    /// Returns a point of the widget in the coordinates of another widget of the same window; nil if one of them is in
    /// no window.
    func convert(_ point: CGPoint, to other: Widget) -> CGPoint? {
        var from = graphene_point_t(x: Float(point.x), y: Float(point.y))
        var found = graphene_point_t(x: 0, y: 0)
        guard gtk_widget_compute_point(self, other, &from, &found) != 0 else { return nil }
        return CGPoint(x: CGFloat(found.x), y: CGFloat(found.y))
    }

    /// Allocates the widget's frame in its parent's content, in points.
    ///
    /// - Parameter matrix: The transform of the parent's content; nil for none.
    func allocate(_ frame: CGRect, in matrix: ProjectionTransform? = nil) {
        // GTK never shrinks a widget below its minimum size; measuring it first prevents a warning.
        var point = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
        gtk_widget_allocate(
            self, frame.width.pixels, frame.height.pixels, -1,
            gsk_transform_translate(
                matrix.flatMap { PlaneTransform.make($0, about: CGPoint(x: frame.midX, y: frame.midY), of: self) },
                &point))
    }
}

/// The GTypes of fundamental types, whose macros are not imported.
enum FundamentalType {
    static let string = GType(16 << 2)
    static let int = GType(6 << 2)
    static let boolean = GType(5 << 2)
    static let float = GType(14 << 2)
}

/// Makes an object with one property that can only be set when it is made.
func makeObject(_ type: GType, _ property: String, string: String) -> UnsafeMutableRawPointer {
    var value = GValue()
    g_value_init(&value, FundamentalType.string)
    g_value_set_string(&value, string)
    defer { g_value_unset(&value) }
    return property.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name]
        return UnsafeMutableRawPointer(g_object_new_with_properties(type, 1, &names, &value))
    }
}

extension String {
    /// Copies a string of GLib's, and leaves the original to its owner.
    init(borrowed pointer: UnsafePointer<CChar>?) { self = pointer.map { String(cString: $0) } ?? "" }
}

/// A value passed to main-actor code from a C callback on the main thread.
// @unchecked Sendable: it does not leave the thread: GTK calls on the main thread.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}

/// Calls a main-actor closure: GTK only runs on the main thread, and calls back on it.
func onMain<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    onMainActor(value, body)
}

extension CGFloat {
    /// The length in whole pixels, limited to valid values (law C6). GTK adds lengths as `int`.
    var pixels: Int32 { Int32(rounded(.up), in: 0...Self.mostPixels) }

    private static let mostPixels: Int32 = 1 << 24
}

extension Double {
    /// The number as GTK's ranges accept it: not NaN, and limited to magnitudes at which digits after the point are
    /// still distinct.
    var inRange: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e15), 1e15) }
}

extension CGRect {
    /// The rectangle as popovers point to it: at least a pixel.
    var pointedTo: GdkRectangle {
        GdkRectangle(
            x: Int32(minX, in: -32_768...32_767), y: Int32(minY, in: -32_768...32_767),
            width: Int32(width, in: 1...32_767), height: Int32(height, in: 1...32_767))
    }
}

extension String {
    /// The text for C, with each U+0000, which would end the string, replaced by a space.
    var withoutNull: String { utf8.contains(0) ? String(map { $0 == "\0" ? " " : $0 }) : self }
}
#endif
