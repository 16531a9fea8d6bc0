#if GTK
import CGTK
import Foundation
import Martlet

/// GTK's own widgets in the widget of a node: what makes a control look and behave as on any GTK app.
protocol ControlPart: AnyObject {
    /// The widget behind the node's children; it is put into the node's widget.
    var behind: Widget? { get }
    /// Takes the widget in which the node's children stand, where they stand in the control.
    var childSlot: ((Widget) -> Void)? { get }
    /// What has GTK's focus while the node has the scene's; nil for the node's own widget.
    var focusTarget: Widget? { get }
    /// What assistive technology takes for the control; nil for the node's own widget.
    var accessible: Widget? { get }
    /// Whether GTK tells assistive technology of actions that are added to that, as it does of classes without actions
    /// of their own.
    var offersActions: Bool { get }
    /// What a tint colours.
    var tinted: Widget? { get }

    /// Brings the widgets into line with the control.
    func update(from node: RenderNode, in view: NodeView)
    /// Gives the widgets their places in the node's frame.
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

/// Which of GTK's widgets a node is shown by. A part is made anew when another kind is wanted.
final class PartKind: Sendable {
    let make: @Sendable (NodeView) -> any ControlPart

    init(_ make: @escaping @Sendable (NodeView) -> any ControlPart) { self.make = make }
}

extension RenderNode {
    /// The kind of the node's part; nil for what we draw ourselves.
    var partKind: PartKind? {
        if isScrolling { return .scroll }
        guard let control else { return nil }
        return control.gtk?.part(control, of: self)
    }
}
#endif
