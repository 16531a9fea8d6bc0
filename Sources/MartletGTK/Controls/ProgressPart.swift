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
        bar.setDirection(isRightToLeft: node.isRightToLeft)
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

/// A `GtkSpinner` above the label.
final class SpinnerPart: ControlPart {
    private let spinner: Widget

    init() {
        spinner = gtk_spinner_new()
        gtk_spinner_start(spinner.opaque)
    }

    var behind: Widget? { spinner }
    var accessible: Widget? { spinner }
    var offersActions: Bool { true }
    var tinted: Widget? { spinner }

    func update(from node: RenderNode, in view: NodeView) {
        let size = node.control?.size ?? .regular
        for known in [ControlSize.mini, .small, .large, .extraLarge] {
            spinner.setClass("martlet-spinner-\(Int(known.spinner))", known == size)
        }
    }

    func allocate(in view: NodeView) { spinner.allocate(view.node.parts.leadingAccessoryFrame) }

    func end() { gtk_spinner_stop(spinner.opaque) }
}

/// A progress ring above the label.
final class ProgressRingPart: ControlPart {
    private let area: Widget
    private var fraction = 0.0
    private var color = GdkRGBA()

    init() {
        area = gtk_drawing_area_new()
        let part = Unmanaged.passUnretained(self)
        // The area leaves with the part.
        gtk_drawing_area_set_draw_func(
            area.cast(),
            { _, context, width, height, data in
                guard let context, let data else { return }
                Unmanaged<ProgressRingPart>.fromOpaque(data).takeUnretainedValue()
                    .draw(context, CGSize(width: CGFloat(width), height: CGFloat(height)))
            }, part.toOpaque(), nil)
    }

    var behind: Widget? { area }
    var accessible: Widget? { area }
    var offersActions: Bool { true }

    func update(from node: RenderNode, in view: NodeView) {
        guard case .number(let fraction) = node.control?.value else { return }
        self.fraction = min(max(0, fraction.finite()), 1)
        if let tint = node.control?.tint {
            color = GdkRGBA(tint)
        } else if gtk_style_context_lookup_color(gtk_widget_get_style_context(area), "martlet_accent", &color) == 0 {
            color = view.inheritedColor
        }
        gtk_widget_queue_draw(area)
    }

    func allocate(in view: NodeView) { area.allocate(view.node.parts.leadingAccessoryFrame) }

    func end() { gtk_drawing_area_set_draw_func(area.cast(), nil, nil, nil) }

    private func draw(_ context: OpaquePointer, _ size: CGSize) {
        let side = min(size.width, size.height)
        let width = max(2, side / 7)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        for (end, opacity) in [(1, 0.2), (fraction, 1)] where end > 0 {
            cairo_set_source_rgba(
                context, Double(color.red), Double(color.green), Double(color.blue), opacity)
            cairo_new_path(context)
            cairo_arc(
                context, size.width / 2, size.height / 2, (side - width) / 2, -.pi / 2, -.pi / 2 + 2 * .pi * end)
            cairo_stroke(context)
        }
    }
}

extension ControlSize {
    /// The size of the spinner, in points.
    fileprivate var spinner: CGFloat {
        switch self {
        case .mini: 10
        case .small: 13
        case .regular: 16
        case .large: 24
        case .extraLarge: 32
        }
    }
}

extension StyleRules {
    fileprivate static let spinners = StyleRules(
        [10, 13, 24, 32].map { "spinner.martlet-spinner-\($0) { -gtk-icon-size: \($0)px; }" }.joined(separator: "\n"))
}

extension PartKind {
    static let progressRing = PartKind { _ in ProgressRingPart() }
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
    /// Returns the chrome for a spinner above the label.
    fileprivate static func turning(_ size: CGSize, spacing: CGFloat) -> ControlChrome {
        var chrome = ControlChrome(leadingAccessory: size, accessorySpacing: spacing)
        chrome.isAccessoryAbove = true
        return chrome
    }

    /// The room for a bar below the label, in a picture.
    static let pictureBar = ControlChrome(
        insets: EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0),
        minimumSize: CGSize(width: 40, height: 10), idealWidth: 160, fillsWidth: true)
}

extension ProgressControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? {
        isSpinning ? fraction == nil ? .spinner : .progressRing : .progressBar
    }

    static var styleRules: StyleRules? { .spinners }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        guard isSpinning else { return metrics.bar }
        // A ring says more than a wheel, and so is seen better.
        let side = content.size.spinner * (fraction == nil ? 1 : 1.5)
        return .turning(CGSize(width: side, height: side), spacing: ControlMetrics.spacing)
    }

    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_PROGRESS_BAR }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        Accessibility.setAccessibleProgress(words(content, of: view.node), of: view, to: target)
    }

    func words(_ content: ControlContent, of node: RenderNode) -> String? { ownWords(of: node) }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        isSpinning ? .turning(CGSize(width: 20, height: 20), spacing: PicturedControl.spacing) : .pictureBar
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        if isSpinning {
            painter.drawRing(fraction ?? 0.3, in: control.leadingAccessory, control.tint)
        } else {
            painter.drawBar(fraction, below: control)
        }
    }
}

extension Accessibility {
    /// Updates the accessible progress. Words of the control replace the number that GTK provides.
    static func setAccessibleProgress(_ words: String?, of view: NodeView, to target: Widget) {
        set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: view.node.reading.value ?? "", of: target)
        if let words { describe(words, of: view, to: target) }
    }
}

extension CairoPainter {
    /// Draws a bar below the label; an empty one for indeterminate progress.
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
