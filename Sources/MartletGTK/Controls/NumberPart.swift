#if GTK
import CGTK
import Foundation
import Martlet

/// A component of a date: a focusable number with an accessible value, behind the text of the node.
final class NumberPart: ControlPart {
    private let segment: Widget
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private var isSetting = false

    init(_ view: NodeView) {
        adjustment = gtk_adjustment_new(0, 0, 0, 1, 1, 0)
        let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_GENERIC, of: box)
        segment = StepperWidget.make(around: box, adjustment: adjustment)
        segment.addClass("martlet-number")
        gtk_widget_set_can_target(segment, 0)
        connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [unowned self, unowned view] in
            if !isSetting { view.tree.actor?.operate(.setNumber(gtk_adjustment_get_value(adjustment)), view) }
        }
    }

    var behind: Widget? { segment }
    var focusTarget: Widget? { segment }
    var offersActions: Bool { true }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control(as: NumberControl.self) else { return }
        let range = control.range
        isSetting = true
        gtk_adjustment_configure(
            adjustment, control.number.inRange, range.lowerBound.inRange, range.upperBound.inRange, 1, 1, 0)
        isSetting = false
    }
}

extension PartKind {
    static let number = PartKind { NumberPart($0) }
}

extension NumberControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { .number }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_SPIN_BUTTON }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        Accessibility.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: view.node.reading.value ?? "", of: target)
    }
}
#endif
