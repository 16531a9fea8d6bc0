#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkProgressBar` below the label.
final class ProgressBarPart: ControlPart {
    private let bar: Widget

    init() {
        bar = gtk_progress_bar_new()
        bar.addClass("martlet-control")
    }

    var behind: Widget? { bar }
    var accessible: Widget? { bar }
    var offersActions: Bool { true }
    var tinted: Widget? { bar }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control, case .number(let fraction) = control.value else {
            return gtk_progress_bar_set_fraction(bar.opaque, 0)
        }
        gtk_progress_bar_set_fraction(bar.opaque, fraction.finite())
    }

    func allocate(in view: NodeView) {
        let size = view.node.frame.size
        let height = bar.preferredSize.natural.height
        let hasLabel = !view.children.isEmpty
        bar.allocate(
            CGRect(
                x: 0, y: hasLabel ? size.height - height : (size.height - height) / 2, width: size.width,
                height: height))
    }
}

/// A `GtkSpinner` before the label.
final class SpinnerPart: ControlPart {
    private let spinner: Widget

    init() {
        spinner = gtk_spinner_new()
        gtk_spinner_start(spinner.opaque)
    }

    var behind: Widget? { spinner }
    var accessible: Widget? { spinner }
    var offersActions: Bool { true }

    func update(from node: RenderNode, in view: NodeView) {}

    func allocate(in view: NodeView) { spinner.allocate(view.node.leadingAccessoryFrame) }

    func end() { gtk_spinner_stop(spinner.opaque) }
}

extension PartKind {
    static let progressBar = PartKind { _ in ProgressBarPart() }
    static let spinner = PartKind { _ in SpinnerPart() }
}

extension ControlMetrics.Probe {
    static let progressBar = ControlMetrics.Probe {
        ControlMetrics.measure(gtk_progress_bar_new(), classes: ["martlet-control"])
    }
    static let spinner = ControlMetrics.Probe { ControlMetrics.measure(gtk_spinner_new()) }
}

extension ControlMetrics {
    /// The room for a bar below the label.
    var bar: ControlChrome {
        let height = self[.progressBar].minimumSize.height + 4
        return ControlChrome(
            insets: EdgeInsets(top: 0, leading: 0, bottom: height, trailing: 0),
            minimumSize: CGSize(width: 40, height: height), idealWidth: 160, fillsWidth: true)
    }
}

extension ControlChrome {
    /// The room for a bar below the label, in a picture.
    static let pictureBar = ControlChrome(
        insets: EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0),
        minimumSize: CGSize(width: 40, height: 10), idealWidth: 160, fillsWidth: true)
}

extension ProgressControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { isSpinning ? .spinner : .progressBar }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        guard isSpinning else { return metrics.bar }
        return ControlChrome(
            leadingAccessory: metrics[.spinner].minimumSize, accessorySpacing: ControlMetrics.spacing)
    }

    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_PROGRESS_BAR }

    func tellValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        Accessibility.tellProgress(words(content, of: view.node), of: view, to: target)
    }

    func words(_ content: ControlContent, of node: RenderNode) -> String? { ownWords(of: node) }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        look == .circular
            ? ControlChrome(
                leadingAccessory: CGSize(width: 20, height: 20), accessorySpacing: PicturedControl.spacing)
            : .pictureBar
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        if look == .circular {
            painter.drawRing(fraction ?? 0.3, in: control.leadingAccessory, control.tint)
        } else {
            painter.drawBar(fraction, below: control)
        }
    }
}

extension Accessibility {
    /// Tells how far something has come. Words of its own are more than the number that GTK tells.
    static func tellProgress(_ words: String?, of view: NodeView, to target: Widget) {
        set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: view.node.accessibilityValue ?? "", of: target)
        if let words { describe(words, of: view, to: target) }
    }
}

extension CairoPainter {
    /// A bar below the label; empty where nobody knows.
    func drawBar(_ fraction: Double?, below control: PicturedControl) {
        let bounds = control.bounds
        let rect = CGRect(x: 0, y: bounds.maxY - 6, width: bounds.width, height: 4)
        readingWay(of: control, in: rect) { _ = drawBar(fraction, in: rect, control.tint) }
    }

    /// - Returns: The part that is done.
    @discardableResult
    func drawBar(_ fraction: Double?, in rect: CGRect, _ tint: Color.Resolved) -> CGRect {
        fill(Path(roundedRect: rect, cornerRadius: 2, style: .circular), textColor.opacity(0.15))
        guard let fraction else { return .zero }
        let done = CGRect(x: rect.minX, y: rect.minY, width: rect.width * fraction, height: rect.height)
        fill(Path(roundedRect: done, cornerRadius: 2, style: .circular), tint)
        return done
    }

    fileprivate func drawRing(_ share: Double, in rect: CGRect, _ tint: Color.Resolved) {
        let circle = Path(ellipseIn: rect.insetBy(dx: 2, dy: 2))
        stroke(circle, textColor.opacity(0.15), StrokeStyle(lineWidth: 3))
        let share = min(1, max(0, share))
        var arc = Path()
        arc.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 2, startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * share), clockwise: false)
        stroke(arc, tint, StrokeStyle(lineWidth: 3, lineCap: .round))
    }
}
#endif
