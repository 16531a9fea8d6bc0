#if GTK
import CGTK
import Foundation
import Martlet

/// A picker with a menu style is a menu button beside the label.
extension PickerControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { content.hasChrome ? .pickerMenu : nil }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        guard content.hasChrome else { return ControlChrome() }
        var chrome = metrics.button(.button, content.size).withArrow()
        // The row is the frame.
        if isRow { (chrome.insets.leading, chrome.insets.trailing) = (6, 0) }
        return chrome
    }

    static var styleRules: StyleRules? { .comboRows }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_RADIO_GROUP }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        if content.hasChrome { Accessibility.describe(view.node.reading.value ?? "", of: view, to: target) }
    }

    func words(_ content: ControlContent, of node: RenderNode) -> String? {
        content.hasChrome ? node.picker.chosenOptionName : nil
    }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        content.hasChrome ? .pictureMenu(hasIndicator: true) : ControlChrome()
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        painter.drawMenu(control, hasFrame: true, hasIndicator: true)
    }
}

extension StyleRules {
    /// The button of a picker that is a row of a form.
    fileprivate static let comboRows = StyleRules(
        """
        row.martlet-boxed button.martlet-combo:not(.suggested-action):not(.destructive-action) { background: none;
            border-color: transparent; box-shadow: none; padding-left: 6px; padding-right: 0; outline-offset: 0; }
        """)
}

/// An option is a round check button, or one of several toggle buttons.
extension OptionControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { look == .segmented ? .segment : .radio }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        switch look {
        case .segmented: metrics.button(.button, content.size)
        case .radio:
            ControlChrome(
                leadingAccessory: metrics[.radio].minimumSize, accessorySpacing: ControlMetrics.spacing)
        }
    }

    var accessibleRole: GtkAccessibleRole? { isTab ? GTK_ACCESSIBLE_ROLE_TAB : GTK_ACCESSIBLE_ROLE_RADIO }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        // A tab is selected, not checked.
        if !isTab { Accessibility.setChecked(isOn, of: target) }
    }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        switch look {
        case .segmented: ControlChrome(insets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
        case .radio:
            ControlChrome(leadingAccessory: CGSize(width: 16, height: 16), accessorySpacing: PicturedControl.spacing)
        }
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        guard look == .radio else {
            return painter.box(control.bounds, looksOn ? control.tint.opacity(0.35) : painter.fieldColor)
        }
        let rect = control.leadingAccessory
        painter.fill(Path(ellipseIn: rect), isOn ? control.tint : painter.fieldColor)
        painter.stroke(Path(ellipseIn: rect.insetBy(dx: 0.5, dy: 0.5)), painter.lineColor)
        if isOn { painter.fill(Path(ellipseIn: rect.insetBy(dx: 5, dy: 5)), CairoPainter.white) }
    }
}
#endif
