#if GTK
import CGTK
import Foundation
import Martlet

/// GTK's own widgets inside the widget of a node, with the look and behavior of other GTK apps.
protocol ControlPart: AnyObject {
    /// The widget behind the node's children; it is put into the node's widget.
    var behind: Widget? { get }
    /// Receives the widget that contains the node's children, if they are inside the control.
    var childSlot: ((Widget) -> Void)? { get }
    /// The widget with GTK's focus while the node has the scene's focus; nil for the node's own widget.
    var focusTarget: Widget? { get }
    /// The widget that represents the control for assistive technology; nil for the node's own widget.
    var accessible: Widget? { get }
    /// Whether GTK exposes additional actions of the accessible widget. It does so for classes without actions of their
    /// own.
    var offersActions: Bool { get }
    /// The widget that a tint colors.
    var tinted: Widget? { get }

    /// Updates the widgets for the control's current state.
    func update(from node: RenderNode, in view: NodeView)
    /// Allocates the widgets in the node's frame.
    func allocate(in view: NodeView)
    /// The widgets are about to leave.
    func end()
}

extension ControlPart {
    var behind: Widget? { nil }
    var childSlot: ((Widget) -> Void)? { nil }
    var focusTarget: Widget? { nil }
    var accessible: Widget? { focusTarget.flatMap { _ in behind } }
    var offersActions: Bool { accessible == nil }
    var tinted: Widget? { nil }
    func allocate(in view: NodeView) {
        behind?.allocate(CGRect(origin: .zero, size: view.node.frame.size))
    }
    func end() {}
}

/// The kind of GTK widgets that represent a node. A change of the kind replaces the part.
final class PartKind: Sendable {
    let make: @Sendable (NodeView) -> any ControlPart

    init(_ make: @escaping @Sendable (NodeView) -> any ControlPart) { self.make = make }
}

extension WidgetNode {
    /// The kind of the node's part; nil for a node that Martlet draws itself.
    var partKind: PartKind? {
        if isScrolling { return .scroll }
        guard let control = node.control else { return nil }
        return control.gtk?.part(control, of: node)
    }
}
#endif
