#if GTK
import CGTK
import Foundation

/// The two buttons of a stepper as one focusable control with a number, which assistive technology operates.
///
/// GTK only exposes numbers for its own classes. The widget is a subclass of `GtkRange`, which exposes one, and shows
/// buttons in place of the range's trough.
enum StepperWidget {
    private static let type: GType = g_type_register_static_simple(
        gtk_range_get_type(), "MartletStepper", UInt32(MemoryLayout<GtkRangeClass>.size),
        { pointer, _ in StepperWidget.initialize(pointer!) }, UInt32(MemoryLayout<GtkRange>.size), nil,
        GTypeFlags(rawValue: 0))

    // nonisolated(unsafe): written once, when GTK makes the class, on the main thread.
    nonisolated(unsafe) private static var parentClass: UnsafeMutablePointer<GObjectClass>!

    /// Makes a widget around a box, which it holds from then on.
    static func make(around box: Widget, adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Widget {
        let object = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
        let widget = object.assumingMemoryBound(to: GtkWidget.self)
        gtk_range_set_adjustment(widget.cast(), adjustment)
        // Hides the trough of the range, and removes its pointer handlers.
        if let trough = widget.firstChild { gtk_widget_set_visible(trough, 0) }
        let controllers = gtk_widget_observe_controllers(widget)!
        while let controller = g_list_model_get_item(controllers, 0) {
            gtk_widget_remove_controller(widget, OpaquePointer(controller))
            g_object_unref(controller)
        }
        g_object_unref(UnsafeMutableRawPointer(controllers))
        gtk_widget_set_parent(box, widget)
        gtk_widget_set_focusable(widget, 1)
        return widget
    }

    private static func box(in widget: Widget?) -> Widget? { widget.flatMap { gtk_widget_get_last_child($0) } }

    private static func initialize(_ pointer: UnsafeMutableRawPointer) {
        let table = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
        parentClass = g_type_class_peek_parent(pointer).assumingMemoryBound(to: GObjectClass.self)
        gtk_widget_class_set_css_name(table, "widget")
        gtk_widget_class_set_accessible_role(table, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
        table.pointee.measure = { widget, orientation, size, minimum, natural, first, second in
            guard let box = StepperWidget.box(in: widget) else { return }
            gtk_widget_measure(box, orientation, size, minimum, natural, first, second)
        }
        table.pointee.size_allocate = { widget, width, height, baseline in
            if let box = StepperWidget.box(in: widget) { gtk_widget_allocate(box, width, height, baseline, nil) }
        }
        pointer.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
            let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
            // The range takes away its own child.
            if let box = StepperWidget.box(in: widget), box != widget.firstChild { gtk_widget_unparent(box) }
            StepperWidget.parentClass.pointee.dispose(object)
        }
    }
}
#endif
