#if GTK
import CGTK
import Foundation
import Martlet

/// Two linked buttons after the label: one control, which has the focus and a value.
final class StepperPart: ControlPart {
    private let stepper: Widget
    private let less: Widget
    private let more: Widget
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private var isSetting = false

    init(_ view: NodeView) {
        (stepper, less, more) = Self.makeWidgets()
        adjustment = gtk_range_get_adjustment(stepper.cast())
        less.on("clicked") { [unowned view] in view.tree.actor?.step(view, up: false) }
        more.on("clicked") { [unowned view] in view.tree.actor?.step(view, up: true) }
        connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [unowned self, unowned view] in
            if !isSetting { changed(by: gtk_adjustment_get_value(adjustment), view) }
        }
    }

    static func makeWidgets() -> (stepper: Widget, less: Widget, more: Widget) {
        let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        box.addClass("linked")
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_GENERIC, of: box)
        let less = gtk_button_new_from_icon_name("list-remove-symbolic")!
        let more = gtk_button_new_from_icon_name("list-add-symbolic")!
        for button in [less, more] {
            // The stepper has the focus as a whole.
            gtk_widget_set_focusable(button, 0)
            gtk_box_append(box.cast(), button)
        }
        let stepper = StepperWidget.make(around: box, adjustment: gtk_adjustment_new(0, 0, 0, 1, 1, 0))
        stepper.addClass("martlet-stepper")
        return (stepper, less, more)
    }

    var behind: Widget? { stepper }
    var focusTarget: Widget? { stepper }
    var offersActions: Bool { true }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control else { return }
        gtk_widget_set_sensitive(less, control.canDecrement ? 1 : 0)
        gtk_widget_set_sensitive(more, control.canIncrement ? 1 : 0)
        let label = node.accessibilityLabel
        Accessibility.setLabel("\(label) −", of: less)
        Accessibility.setLabel("\(label) +", of: more)
        let (value, range) = Self.numbers(of: control)
        isSetting = true
        gtk_adjustment_configure(
            adjustment, value, range.lowerBound, range.upperBound, control.step ?? 1, control.step ?? 1, 0)
        isSetting = false
    }

    /// A stepper without a number stands at 0, and can be set to the places beside it as far as it can be stepped.
    private static func numbers(of control: ControlContent) -> (value: Double, range: ClosedRange<Double>) {
        guard case .number(let value) = control.value, value.isFinite else {
            return (0, (control.canDecrement ? -1 : 0)...(control.canIncrement ? 1 : 0))
        }
        // As far as all whole numbers can be told apart.
        let limit = Double(1 << 53)
        return (value, control.range ?? -limit...limit)
    }

    private func changed(by value: Double, _ view: NodeView) {
        if case .number? = view.node.control?.value {
            view.tree.actor?.setNumber(value, of: view)
        } else {
            view.tree.actor?.step(view, up: value > 0)
        }
    }

    func allocate(in view: NodeView) { stepper.allocate(view.node.trailingAccessoryFrame) }
}
#endif
