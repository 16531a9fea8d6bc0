#if GTK
import CGTK
import Foundation
import Martlet

/// How a kind of control is shown by GTK: in a window by widgets of GTK's, and in a picture by a plain look of our own.
///
/// A kind that conforms has its look here, in a file of its own; one that does not is shown by what stands in it.
protocol GTKControl: Control {
    // MARK: In a window

    /// The widgets of the control; nil for what we draw ourselves.
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind?
    /// The room around the label, by the theme's measures.
    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome
    /// What style sheets know the widget of the node by.
    var styleName: String { get }
    /// What style sheets say of the control where the theme's rules do not do; nil for nothing.
    static var styleRules: StyleRules? { get }
    /// The style classes of the node's widget, and whether they apply now.
    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)]
    /// Whether what stands in the node is cut at the corners that style sheets give to its widget.
    var clipsToCorners: Bool { get }
    /// Whether GTK's focus is shown by a style of ours, where the control has no part.
    var focusIsDrawn: Bool { get }
    /// Whether the control is pressed by its node's widget.
    func isPressedByWidget(_ content: ControlContent) -> Bool

    // MARK: To assistive technology

    /// What the control is, as far as no widget of GTK's says so.
    var accessibleRole: GtkAccessibleRole? { get }
    /// Tells what the control is set to, as far as no widget of GTK's does.
    func tellValue(_ content: ControlContent, of view: NodeView, to target: Widget)
    /// What the control is set to in words, where it has some of its own.
    func words(_ content: ControlContent, of node: RenderNode) -> String?

    // MARK: In a picture

    /// The room around the label.
    func pictureChrome(_ content: ControlContent) -> ControlChrome
    /// Draws what surrounds the label.
    func draw(_ control: PicturedControl, by painter: CairoPainter)
    /// The colour of a label that stands out; nil for the usual one.
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
    func tellValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        guard target == view.widget, case .isOn(let isOn) = content.value else { return }
        Accessibility.setChecked(isOn, of: target)
    }
    func words(_ content: ControlContent, of node: RenderNode) -> String? { nil }

    func pictureChrome(_ content: ControlContent) -> ControlChrome { ControlChrome() }
    func draw(_ control: PicturedControl, by painter: CairoPainter) {}
    func labelColor(_ content: ControlContent, by painter: CairoPainter) -> Color.Resolved? { nil }

    /// Whether it takes a style of ours to show the focus: GTK's own controls show it themselves.
    func needsFocusStyle(_ content: ControlContent, of node: RenderNode) -> Bool {
        focusIsDrawn || part(content, of: node) == nil
    }
}

extension ControlContent {
    /// How the control is shown by GTK; nil for a kind that there is no look for.
    var gtk: (any GTKControl)? { control as? any GTKControl }
}

extension Accessibility {
    /// Tells in a description what a node is set to: AT-SPI has values of numbers only.
    static func describe(_ words: String, of view: NodeView, to target: Widget) {
        if !view.node.isNamed { set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: words, of: target) }
    }
}
#endif
