#if GTK
import CGTK
import Foundation
import Martlet

/// Two linked buttons after the label.
final class StepperPart: ControlPart {
    private let box: Widget
    private let less: Widget
    private let more: Widget

    init(_ view: NodeView) {
        (box, less, more) = Self.makeWidgets()
        less.on("clicked") { [unowned view] in view.tree.actor?.step(view, up: false) }
        more.on("clicked") { [unowned view] in view.tree.actor?.step(view, up: true) }
    }

    static func makeWidgets() -> (box: Widget, less: Widget, more: Widget) {
        let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        box.addClass("linked")
        box.addClass("martlet-stepper")
        let less = gtk_button_new_from_icon_name("list-remove-symbolic")!
        let more = gtk_button_new_from_icon_name("list-add-symbolic")!
        gtk_box_append(box.cast(), less)
        gtk_box_append(box.cast(), more)
        return (box, less, more)
    }

    var behind: Widget? { box }
    var focusTarget: Widget? { gtk_widget_get_sensitive(more) != 0 ? more : less }

    func update(from node: RenderNode, in view: NodeView) {
        let operations = node.operations
        gtk_widget_set_sensitive(less, operations.decrement == nil ? 0 : 1)
        gtk_widget_set_sensitive(more, operations.increment == nil ? 0 : 1)
        let label = node.accessibilityLabel
        Accessibility.setLabel("\(label) −", of: less)
        Accessibility.setLabel("\(label) +", of: more)
    }

    func allocate(in view: NodeView) { box.allocate(view.node.trailingAccessoryFrame) }
}
#endif
