#if GTK
import CGTK
import Foundation
import Martlet

/// A node that shows a widget of the app's own.
struct RepresentedControl: Control {
    let slot: WidgetSlot
    /// The number of updates, so that the host takes each.
    var version = 0

    typealias Measured = NothingMeasured
    var role: ControlRole { .represented }
    /// The widget is its own element.
    var isElement: Bool { false }

    static func == (a: RepresentedControl, b: RepresentedControl) -> Bool {
        a.slot === b.slot && a.version == b.version
    }
}

extension ControlRole {
    static let represented = ControlRole("widget", as: .other)
}

extension RepresentedControl: GTKControl {
    private static let kind = PartKind { RepresentedPart($0) }

    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { Self.kind }
}

/// The widget in the node's.
final class RepresentedPart: ControlPart {
    private let widget: Widget?

    init(_ view: NodeView) {
        widget = onMain(view.node.control?.as(RepresentedControl.self)?.slot) { $0?.widget }
        // A widget that is kept while its node is out of sight comes back to it.
        if let widget, gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    }

    var behind: Widget? { widget }
    var focusTarget: Widget? { widget?.firstFocusable }
    var accessible: Widget? { widget }
    var offersActions: Bool { true }

    func update(from node: RenderNode, in view: NodeView) {}
}

/// The layout of a widget. A host without widgets shows nothing.
struct RepresentedLayout: NodeLayout {
    let slot: WidgetSlot

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        MainActor.assumeIsolated { slot.size(for: proposal) }
    }
}
#endif
