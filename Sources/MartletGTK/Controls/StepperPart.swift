#if GTK
import CGTK
import Foundation
import Martlet

/// Two linked buttons after the label, as one control with focus and a value.
final class StepperPart: ControlPart {
    /// The distance between the round buttons in a row of a boxed list, in pixels.
    static let roundSpacing: CGFloat = 6

    private let stepper: Widget
    private let less: Widget
    private let more: Widget
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private var isSetting = false

    init(_ view: NodeView) {
        (stepper, less, more) = Self.makeWidgets()
        adjustment = gtk_range_get_adjustment(stepper.cast())
        less.on("clicked") { [unowned view] in view.tree.actor?.operate(.decrement, view) }
        more.on("clicked") { [unowned view] in view.tree.actor?.operate(.increment, view) }
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
            // The stepper is focused as a whole.
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
        gtk_widget_set_sensitive(less, control.isEnabled && control.canDecrement ? 1 : 0)
        gtk_widget_set_sensitive(more, control.isEnabled && control.canIncrement ? 1 : 0)
        let label = node.reading.label
        Accessibility.setLabel("\(label) −", of: less)
        Accessibility.setLabel("\(label) +", of: more)
        let (value, range) = Self.numbers(of: control)
        let step = control.as(StepperControl.self)?.step ?? 1
        isSetting = true
        gtk_adjustment_configure(
            adjustment, value.inRange, range.lowerBound.inRange, range.upperBound.inRange, step.inRange, step.inRange, 0
        )
        isSetting = false
    }

    /// Returns the value and range of the stepper. Without a number the value is 0, and the range extends by one in
    /// each possible direction.
    private static func numbers(of control: ControlContent) -> (value: Double, range: ClosedRange<Double>) {
        guard case .number(let value) = control.value, value.isFinite else {
            return (0, (control.canDecrement ? -1 : 0)...(control.canIncrement ? 1 : 0))
        }
        // The range in which all integers are exact in a `Double`.
        let limit = Double(1 << 53)
        return (value, control.as(StepperControl.self)?.range ?? -limit...limit)
    }

    private func changed(by value: Double, _ view: NodeView) {
        if case .number? = view.node.control?.value {
            view.tree.actor?.operate(.setNumber(value), view)
        } else {
            view.tree.actor?.operate(value > 0 ? .increment : .decrement, view)
        }
    }

    func allocate(in view: NodeView) { stepper.allocate(view.node.parts.trailingAccessoryFrame) }
}

extension PartKind {
    static let stepper = PartKind { StepperPart($0) }
}

extension ControlMetrics.Probe {
    static let stepper = ControlMetrics.Probe { ControlMetrics.measure(StepperPart.makeWidgets().stepper) }
}

extension StepperControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { .stepper }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        var size = metrics[.stepper].minimumSize
        if isInForm { size.width += StepperPart.roundSpacing }
        return ControlChrome(
            fillsWidth: isInForm, trailingAccessory: size, accessorySpacing: 2 * ControlMetrics.spacing)
    }

    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_SPIN_BUTTON }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        Accessibility.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: view.node.reading.value ?? "", of: target)
    }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        ControlChrome(
            fillsWidth: true, trailingAccessory: CGSize(width: 64, height: 24),
            accessorySpacing: PicturedControl.spacing)
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        let rect = control.trailingAccessory
        painter.box(rect, painter.fieldColor)
        let half = rect.width / 2
        let content = control.content
        let signs = [("minus", rect.minX, content.canDecrement), ("plus", rect.minX + half, content.canIncrement)]
        for (name, x, isEnabled) in signs {
            let place = CGRect(x: x, y: rect.minY, width: half, height: rect.height).insetBy(dx: 7, dy: 6)
            guard let sign = SymbolDrawing.named(name) else { continue }
            let color = isEnabled ? painter.textColor : painter.textColor.opacity(0.4)
            painter.ink.draw(sign, in: place, color: color)
        }
        let middle = CGRect(x: rect.midX - 0.5, y: rect.minY + 4, width: 1, height: rect.height - 8)
        painter.fill(Path(middle), painter.lineColor)
    }
}
#endif
