#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkScale` between the labels of a slider. Pointer, keys and assistive technology move it as in any app. Each
/// value is written to the binding immediately, rounded to a step. The wheel scrolls the page.
final class ScalePart: ControlPart {
    private let scale: Widget
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private unowned let view: NodeView
    private var isSetting = false
    /// The marks that the scale shows now.
    private var ticks: [Double] = []
    /// The height of the scale without marks.
    private lazy var bareHeight = scale.preferredSize.minimum.height

    init(_ view: NodeView) {
        self.view = view
        adjustment = gtk_adjustment_new(0, 0, 1, 0.05, 0.2, 0)
        scale = Self.makeScale(adjustment)
        scale.addClass("martlet-control")
        connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [unowned self] in
            if !isSetting { self.view.tree.actor?.operate(.setNumber(gtk_adjustment_get_value(adjustment)), self.view) }
        }
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        connectEvents(events) { [unowned self] in see($0) }
        gtk_widget_add_controller(scale, events)
    }

    static func makeScale(_ adjustment: UnsafeMutablePointer<GtkAdjustment>? = nil) -> Widget {
        let scale = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, adjustment)!
        gtk_scale_set_draw_value(scale.cast(), 0)
        // All that the binding takes; GTK would round.
        gtk_range_set_round_digits(scale.cast(), -1)
        removeWheel(from: scale)
        return scale
    }

    /// Removes the range's own controller of the wheel: a page that is scrolled would change each slider that passes
    /// below the pointer.
    private static func removeWheel(from scale: Widget) {
        let controllers = gtk_widget_observe_controllers(scale)!
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        for index in (0..<g_list_model_get_n_items(controllers)).reversed() {
            guard let controller = g_list_model_get_item(controllers, index) else { continue }
            let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
            if g_type_check_instance_is_a(instance, gtk_event_controller_scroll_get_type()) != 0 {
                gtk_widget_remove_controller(scale, OpaquePointer(controller))
            }
            g_object_unref(controller)
        }
    }

    var behind: Widget? { scale }
    var focusTarget: Widget? { scale }
    var offersActions: Bool { true }
    var tinted: Widget? { scale }

    /// Groups the pointer's changes from press to release into one edit.
    private func see(_ type: GdkEventType) {
        switch type {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: view.tree.actor?.operate(.edit(true), view)
        case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN:
            view.tree.actor?.operate(.edit(false), view)
        default: break
        }
    }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control(as: SliderControl.self) else { return }
        let range = control.range
        isSetting = true
        scale.setDirection(isRightToLeft: node.isRightToLeft)
        gtk_adjustment_configure(
            adjustment, control.number.inRange, range.lowerBound.inRange, range.upperBound.inRange,
            control.step.inRange,
            control.pageStep.inRange, 0)
        isSetting = false
        scale.setClass("martlet-without-thumb", control.hidesThumb)
        show(control)
    }

    /// Shows the marks. A scale fills its track from the lower end or not at all: where another value is the neutral one, it
    /// is marked, and the track is not filled.
    private func show(_ control: SliderControl) {
        let wanted = control.ticks + (control.neutral.map { [$0] } ?? [])
        guard wanted != ticks else { return }
        _ = bareHeight
        ticks = wanted
        gtk_scale_clear_marks(scale.cast())
        for tick in wanted { gtk_scale_add_mark(scale.cast(), tick.inRange, GTK_POS_BOTTOM, nil) }
        gtk_scale_set_has_origin(scale.cast(), control.neutral == nil ? 1 : 0)
    }

    func allocate(in view: NodeView) {
        let track = view.node.parts.trackFrame
        // A scale is never less high than its theme says.
        let height = max(track.height, scale.preferredSize.minimum.height)
        // Marks are drawn below the track, whose position does not depend on them.
        let top = ticks.isEmpty ? height / 2 : max(track.height, bareHeight) / 2
        scale.allocate(CGRect(x: track.minX, y: track.midY - top, width: track.width, height: height))
    }
}

extension PartKind {
    static let scale = PartKind { ScalePart($0) }
}

extension ControlMetrics.Probe {
    static let scale = ControlMetrics.Probe {
        ControlMetrics.measure(ScalePart.makeScale(), classes: ["martlet-control"])
    }
}

extension SliderControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { .scale }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        let scale = metrics[.scale].minimumSize
        var chrome = ControlChrome(
            minimumSize: CGSize(width: max(80, scale.width), height: scale.height), idealWidth: 200, fillsWidth: true)
        chrome.belowTrack = 10
        chrome.knobInset = 10
        return chrome
    }

    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_SLIDER }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        if let value = view.node.reading.ownValue {
            Accessibility.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: value, of: target)
        }
    }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        ControlChrome(
            insets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8),
            minimumSize: CGSize(width: 40, height: 20), idealWidth: 160, fillsWidth: true)
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        let track = control.node.parts.trackFrame
        let rect = CGRect(x: track.minX + 8, y: track.midY - 2, width: track.width - 16, height: 4)
        painter.readingWay(of: control, in: rect) {
            for tick in ticks {
                let x = rect.minX + rect.width * part(of: tick)
                painter.fill(
                    Path(CGRect(x: x - 0.5, y: rect.maxY + 4, width: 1, height: 6)), painter.lineColor)
            }
            let middle: CGFloat
            if neutral == nil {
                middle = painter.drawBar(fraction, in: rect, control.tint).maxX
            } else {
                _ = painter.drawBar(0, in: rect, control.tint)
                let filled = CGRect(
                    x: rect.minX + rect.width * filled.lowerBound, y: rect.minY,
                    width: rect.width * (filled.upperBound - filled.lowerBound), height: rect.height)
                painter.fill(Path(filled), control.tint)
                middle = rect.minX + rect.width * fraction
            }
            guard !hidesThumb else { return }
            let knob = CGRect(x: middle - 8, y: rect.midY - 8, width: 16, height: 16)
            painter.fill(Path(ellipseIn: knob), CairoPainter.white)
            painter.stroke(Path(ellipseIn: knob), painter.lineColor)
        }
    }
}
#endif
