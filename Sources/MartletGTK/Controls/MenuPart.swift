#if GTK
import CGTK
import Foundation
import Martlet

/// A button that opens a menu, with an arrow at its end: with the label's nodes in it, or, of a picker, beside the label
/// and below the nodes of what is chosen. Where the button does something else, the arrow is a button of its own.
final class MenuPart: ControlPart {
    enum Kind { case menu, split, picker }

    private let button: Widget
    private let arrow: Widget
    private let kind: Kind

    init(_ view: NodeView, kind: Kind) {
        self.kind = kind
        button = gtk_button_new()
        button.addClass("text-button")
        button.addClass("martlet-control")
        if kind == .split {
            arrow = gtk_button_new_from_icon_name("pan-down-symbolic")
            arrow.addClass("martlet-control")
            arrow.addClass("martlet-arrow")
            // Both look like one.
            for (part, end) in [(button, "martlet-first"), (arrow, "martlet-last")] {
                part.addClass("martlet-segment")
                part.addClass(end)
            }
            gtk_widget_set_focusable(arrow, 0)
            arrow.on("clicked") { [unowned view] in view.tree.actor?.openMenu(view) }
        } else {
            arrow = gtk_image_new_from_icon_name("pan-down-symbolic")
            gtk_widget_set_can_target(arrow, 0)
            Accessibility.decorate(arrow)
        }
        if kind == .picker { Accessibility.setRole(GTK_ACCESSIBLE_ROLE_COMBO_BOX, of: button) }
        if kind != .split { Accessibility.setHasMenu(button) }
        button.on("clicked") { [unowned view] in view.tree.actor?.activate(view) }
    }

    var behind: Widget? { button }
    var focusTarget: Widget? { button }
    var tinted: Widget? { button }
    var childSlot: ((Widget) -> Void)? {
        kind == .picker ? nil : { [button] in gtk_button_set_child(button.cast(), $0) }
    }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control else { return }
        if arrow.parent == nil { gtk_widget_insert_after(arrow, view.widget, gtk_widget_get_last_child(view.widget)) }
        gtk_widget_set_visible(arrow, control.showsMenuIndicator || kind == .split ? 1 : 0)
        gtk_widget_set_sensitive(arrow, control.isEnabled ? 1 : 0)
        ButtonPart.setLook(of: button, from: control)
        if kind == .split {
            ButtonPart.setLook(of: arrow, from: control)
            Accessibility.setLabel("\(node.accessibilityLabel) ▾", of: arrow)
        }
    }

    func allocate(in view: NodeView) {
        var frame = view.node.menuButtonFrame
        let indicator = view.node.menuIndicatorFrame
        if kind == .split {
            let start = indicator.minX - ControlMetrics.arrowMargin
            arrow.allocate(CGRect(x: start, y: frame.minY, width: frame.maxX - start, height: frame.height))
            frame.size.width = start - frame.minX
        } else {
            arrow.allocate(indicator)
        }
        button.allocate(frame)
    }

    func end() { if arrow.parent != nil { gtk_widget_unparent(arrow) } }
}
#endif
