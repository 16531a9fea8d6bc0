#if GTK
import CGTK
import Foundation
import Martlet

/// GTK's own widgets in the widget of a node: what makes a control look and behave as on any GTK app.
///
/// To add a control: a class that conforms to this, a case of ``PartKind``, and its measures in ``ControlMetrics``.
protocol ControlPart: AnyObject {
    /// The widget behind the node's children; it is put into the node's widget.
    var behind: Widget? { get }
    /// Takes the widget in which the node's children stand, where they stand in the control.
    var childSlot: ((Widget) -> Void)? { get }
    /// What has GTK's focus while the node has the scene's; nil for the node's own widget.
    var focusTarget: Widget? { get }
    /// What assistive technology takes for the control; nil for the node's own widget.
    var accessible: Widget? { get }
    /// Whether GTK tells assistive technology of actions that are added to that, as it does of classes without actions
    /// of their own.
    var offersActions: Bool { get }
    /// What a tint colours.
    var tinted: Widget? { get }

    /// Brings the widgets into line with the control.
    func update(from node: RenderNode, in view: NodeView)
    /// Gives the widgets their places in the node's frame.
    func allocate(in view: NodeView)
    /// The widgets are about to leave.
    func end()
}

extension ControlPart {
    var behind: Widget? { nil }
    var childSlot: ((Widget) -> Void)? { nil }
    var focusTarget: Widget? { nil }
    var accessible: Widget? { focusTarget.flatMap { _ in behind } }
    var offersActions: Bool { accessible == nil }
    var tinted: Widget? { nil }
    func allocate(in view: NodeView) {
        behind?.allocate(CGRect(origin: .zero, size: view.node.frame.size))
    }
    func end() {}
}

/// Which of GTK's widgets a node is shown by.
enum PartKind: Equatable {
    case button, toggleButton, check, toggleSwitch, entry, plainEntry, passwordEntry, stepper, progressBar, spinner
    case disclosure, scroll, textArea, tab, scale, number, dateField, gauge, color
    case menu, splitMenu, pickerMenu, segment, radio

    /// Nil for what we draw ourselves.
    init?(_ node: RenderNode) {
        if node.isScrolling {
            self = .scroll
            return
        }
        guard let control = node.control, let kind = PartKind(control: control) else { return nil }
        self = kind == .entry && node.isMultilineField ? .textArea : kind
    }

    init?(control: ControlContent) {
        switch control.role {
        case .button:
            guard control.hasChrome, control.look != .back else { return nil }
            self = .button
        case .menu:
            guard control.hasChrome else { return nil }
            self = control.hasMenuApart ? .splitMenu : .menu
        case .picker:
            guard control.hasChrome else { return nil }
            self = .pickerMenu
        case .option: self = control.look == .segmented ? .segment : .radio
        case .toggle:
            guard control.hasChrome else { return nil }
            switch control.look {
            case .button: self = .toggleButton
            case .switching: self = .toggleSwitch
            default: self = .check
            }
        case .tab: self = .tab
        case .textField: self = control.hasChrome ? .entry : .plainEntry
        case .secureField: self = .passwordEntry
        case .stepper: self = control.look == .number ? .number : .stepper
        case .slider: self = .scale
        case .colorPicker: self = .color
        case .datePicker where !control.isTall: self = .dateField
        case .progress where control.look == .gauge: self = .gauge
        case .progress: self = control.isSpinning ? .spinner : .progressBar
        case .link where control.look == .disclosure: self = .disclosure
        case .link where control.look == .toolbar: self = .button
        default: return nil
        }
    }

    func make(for view: NodeView) -> any ControlPart {
        switch self {
        case .button: ButtonPart(view, isToggle: false)
        case .toggleButton: ButtonPart(view, isToggle: true)
        case .tab: TabPart(view)
        case .menu: MenuPart(view, kind: .menu)
        case .splitMenu: MenuPart(view, kind: .split)
        case .pickerMenu: MenuPart(view, kind: .picker)
        case .segment: ButtonPart(view, isToggle: true, isSegment: true)
        case .check: SwitchPart(view, kind: .check)
        case .radio: SwitchPart(view, kind: .radio)
        case .toggleSwitch: SwitchPart(view, kind: .toggleSwitch)
        case .entry: FieldPart(view, kind: .framed)
        case .plainEntry: FieldPart(view, kind: .plain)
        case .passwordEntry: FieldPart(view, kind: .secure)
        case .stepper: StepperPart(view)
        case .scale: ScalePart(view)
        case .number: NumberPart(view)
        case .gauge: GaugePart()
        case .color: ColorPart(view)
        case .dateField: DateFieldPart(view)
        case .progressBar: ProgressBarPart()
        case .spinner: SpinnerPart()
        case .disclosure: DisclosurePart()
        case .scroll: ScrollPart(view)
        case .textArea: TextAreaPart(view)
        }
    }
}

extension ControlContent {
    /// Whether progress is shown by something that turns, and not by a bar.
    var isSpinning: Bool { look == .circular || look == .automatic && value == .none }
}
#endif
