#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkButton`, or a `GtkToggleButton`, with the label's nodes in it.
final class ButtonPart: ControlPart {
    private let button: Widget
    private let isToggle: Bool
    private var isSetting = false

    init(_ view: NodeView, isToggle: Bool) {
        self.isToggle = isToggle
        button = isToggle ? gtk_toggle_button_new() : gtk_button_new()
        button.addClass("text-button")
        button.addClass("martlet-control")
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
        button.setClass("suggested-action", control.look == .borderedProminent && control.buttonRole != .destructive)
        button.setClass("destructive-action", control.look == .borderedProminent && control.buttonRole == .destructive)
        button.setClass("martlet-destructive", control.look != .borderedProminent && control.buttonRole == .destructive)
        button.setClass("flat", control.look == .borderless)
        button.setClass("martlet-tool", control.look == .toolbar)
        button.setClass("martlet-pill", control.borderShape == .capsule)
        button.setClass("circular", control.borderShape == .circle)
        guard isToggle else { return }
        isSetting = true
        gtk_toggle_button_set_active(button.cast(), control.value == .isOn(true) ? 1 : 0)
        isSetting = false
    }
}
#endif
