#if GTK
import CGTK
import Foundation
import Martlet

/// The accessible value of a gauge: an invisible `GtkProgressBar` behind the style's drawing.
final class GaugePart: ControlPart {
    private let bar: Widget

    init() {
        bar = gtk_progress_bar_new()
        gtk_widget_set_opacity(bar, 0)
        gtk_widget_set_can_target(bar, 0)
    }

    var behind: Widget? { bar }
    var accessible: Widget? { bar }
    var offersActions: Bool { true }

    func update(from node: RenderNode, in view: NodeView) {
        gtk_progress_bar_set_fraction(bar.opaque, (node.control(as: GaugeControl.self)?.fraction ?? 0).finite())
    }
}

extension PartKind {
    static let gauge = PartKind { _ in GaugePart() }
}

extension GaugeControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { .gauge }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_PROGRESS_BAR }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        Accessibility.setAccessibleProgress(words(content, of: view.node), of: view, to: target)
    }

    func words(_ content: ControlContent, of node: RenderNode) -> String? { ownWords(of: node) }
}

extension GaugeBarControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { .progressBar }
    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome { metrics.bar }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_PROGRESS_BAR }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        Accessibility.setAccessibleProgress(nil, of: view, to: target)
    }

    func pictureChrome(_ content: ControlContent) -> ControlChrome { .pictureBar }
    func draw(_ control: PicturedControl, by painter: CairoPainter) { painter.drawBar(fraction, below: control) }
}
#endif
