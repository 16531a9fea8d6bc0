#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkButton`, or a `GtkToggleButton`, with the label's nodes in it. One of several that stand beside each other, of
/// which one is down, is a toggle button too.
final class ButtonPart: ControlPart {
    private let button: Widget
    private let isToggle: Bool
    private var isSetting = false

    init(_ view: NodeView, isToggle: Bool, isSegment: Bool = false) {
        self.isToggle = isToggle
        button = isToggle ? gtk_toggle_button_new() : gtk_button_new()
        button.addClass("text-button")
        button.addClass("martlet-control")
        if isSegment {
            button.addClass("martlet-segment")
            Accessibility.setRole(GTK_ACCESSIBLE_ROLE_RADIO, of: button)
        }
        button.on(isToggle ? "toggled" : "clicked") { [unowned self, unowned view] in
            if !isSetting { view.tree.actor?.activate(view) }
        }
    }

    var behind: Widget? { button }
    var focusTarget: Widget? { button }
    var tinted: Widget? { button }
    var childSlot: ((Widget) -> Void)? { { [button] in gtk_button_set_child(button.cast(), $0) } }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control else { return }
        Self.setLook(of: button, from: control)
        guard isToggle else { return }
        isSetting = true
        gtk_toggle_button_set_active(button.cast(), control.value == .isOn(true) ? 1 : 0)
        isSetting = false
    }

    /// The style classes of a button.
    static func setLook(of button: Widget, from control: ControlContent) {
        button.setClass("suggested-action", control.look == .borderedProminent && control.buttonRole != .destructive)
        button.setClass("destructive-action", control.look == .borderedProminent && control.buttonRole == .destructive)
        button.setClass("martlet-destructive", control.look != .borderedProminent && control.buttonRole == .destructive)
        button.setClass("flat", control.look == .borderless)
        button.setClass("martlet-tool", control.look == .toolbar)
        button.setClass("martlet-pill", control.borderShape == .capsule)
        button.setClass("circular", control.borderShape == .circle)
        guard control.role == .option else { return }
        button.setClass("martlet-first", control.segmentEdges.contains(.leading))
        button.setClass("martlet-last", control.segmentEdges.contains(.trailing))
    }
}
#endif
