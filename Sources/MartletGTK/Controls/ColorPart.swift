#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkColorButton` after the label, which shows the colour and opens the dialog for colours.
final class ColorPart: ControlPart {
    private let button: Widget
    private unowned let view: NodeView

    init(_ view: NodeView) {
        self.view = view
        button = gtk_color_button_new()
        button.addClass("martlet-control")
        button.on("color-set") { [unowned self] in
            var color = GdkRGBA()
            gtk_color_chooser_get_rgba(button.opaque, &color)
            self.view.tree.actor?.setColor(
                Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha),
                of: self.view)
        }
    }

    var behind: Widget? { button }
    /// The button in it has the focus.
    var focusTarget: Widget? { button.firstChild }
    var accessible: Widget? { button.firstChild }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control, let color = control.color else { return }
        gtk_color_chooser_set_use_alpha(button.opaque, control.supportsOpacity ? 1 : 0)
        gtk_color_button_set_title(button.opaque, node.accessibilityLabel)
        var shown = GdkRGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
        // Setting a colour says nothing: only a person's choice does.
        gtk_color_chooser_set_rgba(button.opaque, &shown)
    }

    func allocate(in view: NodeView) { button.allocate(view.node.fieldAccessoryFrame) }
}
#endif
