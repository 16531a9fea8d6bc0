#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkColorButton` after the label, which shows the color and opens the dialog for colors.
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
            let chosen = Color.Resolved(
                red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
            self.view.tree.actor?.operate(.setColor(chosen), self.view)
        }
    }

    var behind: Widget? { button }
    /// The inner button, which takes the focus.
    var focusTarget: Widget? { button.firstChild }
    var accessible: Widget? { button.firstChild }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control(as: ColorControl.self) else { return }
        let color = control.color
        gtk_color_chooser_set_use_alpha(button.opaque, control.supportsOpacity ? 1 : 0)
        gtk_color_button_set_title(button.opaque, node.reading.label)
        var shown = GdkRGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
        // Setting a color emits no signal; only the user's choice does.
        gtk_color_chooser_set_rgba(button.opaque, &shown)
    }

    func allocate(in view: NodeView) { button.allocate(view.node.parts.fieldAccessoryFrame) }
}

extension PartKind {
    static let color = PartKind { ColorPart($0) }
}

extension ControlMetrics.Probe {
    static let colorButton = ControlMetrics.Probe {
        ControlMetrics.measure(gtk_color_button_new(), classes: ["martlet-control"])
    }
}

extension ColorControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { .color }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        ControlChrome(trailingAccessory: metrics[.colorButton].minimumSize)
    }

    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_BUTTON }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        // The components are for tests; assistive technology reads the name of the color.
        let name = view.node.control(as: ColorControl.self)?.color.spokenName
        Accessibility.describe(view.node.reading.ownValue ?? name ?? "", of: view, to: target)
    }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        ControlChrome(insets: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8))
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        painter.box(control.node.parts.fieldFrame, painter.fieldColor)
    }
}
#endif
