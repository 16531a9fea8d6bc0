#if GTK
import CGTK
import Foundation
import Martlet

/// The appearance of a kind of control in GTK: widgets in a window, and a plain look in a picture.
///
/// Each conformance has a file of its own here. A control without a conformance is drawn by its child nodes.
protocol GTKControl: Control {
    // MARK: In a window

    /// Returns the kind of widgets for the control; nil for a control that Martlet draws itself.
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind?
    /// The room around the label, by the theme's measures.
    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome
    /// The name of the node's widget in style sheets.
    var styleName: String { get }
    /// The style rules that replace those of the theme; nil for none.
    static var styleRules: StyleRules? { get }
    /// The style classes of the node's widget, and whether they apply now.
    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)]
    /// Whether children are clipped to the rounded corners from the style sheet.
    var clipsToCorners: Bool { get }
    /// Whether Martlet's style sheet draws the focus of a control without a part.
    var focusIsDrawn: Bool { get }
    /// Whether the control is pressed by its node's widget.
    func isPressedByWidget(_ content: ControlContent) -> Bool

    // MARK: To assistive technology

    /// The accessible role, unless GTK's own widget provides one.
    var accessibleRole: GtkAccessibleRole? { get }
    /// Updates the accessible value, unless GTK's own widget provides it.
    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget)
    /// Returns the value of the control in words, if it has its own wording.
    func words(_ content: ControlContent, of node: RenderNode) -> String?

    // MARK: In a picture

    /// The room around the label.
    func pictureChrome(_ content: ControlContent) -> ControlChrome
    /// Draws the chrome around the label.
    func draw(_ control: PicturedControl, by painter: CairoPainter)
    /// Returns the color of an emphasized label; nil for the default color.
    func labelColor(_ content: ControlContent, by painter: CairoPainter) -> Color.Resolved?
}

extension GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { nil }
    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome { ControlChrome() }
    var styleName: String { "widget" }
    static var styleRules: StyleRules? { nil }
    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] {
        [("martlet-focusable", needsFocusStyle(content, of: node))]
    }
    var clipsToCorners: Bool { false }
    var focusIsDrawn: Bool { false }
    func isPressedByWidget(_ content: ControlContent) -> Bool { false }

    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_GROUP }
    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        guard target == view.widget, case .isOn(let isOn) = content.value else { return }
        Accessibility.setChecked(isOn, of: target)
    }
    func words(_ content: ControlContent, of node: RenderNode) -> String? { nil }

    func pictureChrome(_ content: ControlContent) -> ControlChrome { ControlChrome() }
    func draw(_ control: PicturedControl, by painter: CairoPainter) {}
    func labelColor(_ content: ControlContent, by painter: CairoPainter) -> Color.Resolved? { nil }

    /// Whether the control takes a style of Martlet's to show the focus. GTK's own controls show it themselves.
    func needsFocusStyle(_ content: ControlContent, of node: RenderNode) -> Bool {
        focusIsDrawn || part(content, of: node) == nil
    }
}

extension ControlContent {
    /// The GTK appearance of the control; nil for a kind without one.
    var gtk: (any GTKControl)? { control as? any GTKControl }
}

extension Accessibility {
    /// Sets a node's value as its description, because AT-SPI only has numeric values.
    static func describe(_ words: String, of view: NodeView, to target: Widget) {
        if !view.node.reading.isNamed { set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: words, of: target) }
    }
}
#endif
