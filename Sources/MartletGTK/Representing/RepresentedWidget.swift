#if GTK
import CGTK
import Foundation
import Martlet

/// The body of a ``GTKViewRepresentable``.
nonisolated public struct RepresentedWidget<Content: GTKViewRepresentable>: PrimitiveView {
    let view: Content

    /// Creates the node of the widget, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let slot = RepresentedSlot<Content>()
        let node = RenderNode.make(
            .control(ControlContent(RepresentedControl(slot: slot))), layout: RepresentedLayout(slot: slot),
            inputs: inputs)
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let content = view.read(in: graph).view
            let values = EnvironmentValues(scope: environment)
            let transaction = node.scene.transaction
            let isWindow = node.scene.host is GTKHost
            // Rules of views run on the main actor. The widget is updated in the rule, which notes what it reads.
            onMain((content, values, transaction)) { slot.take($0, $1, $2, isWindow: isWindow) }
            node.input.isFocusable = onMain(slot) { $0.widget?.firstFocusable != nil }
            guard var control = node.control, var state = control.as(RepresentedControl.self) else { return }
            state.version += 1
            control.control = state
            control.state.isEnabled = values.isEnabled
            node.setControl(control)
            node.invalidateSize()
        }
        return _ViewOutputs(node: node)
    }
}

/// The widget of a node.
@MainActor
class WidgetSlot {
    /// The widget; `nil` in a host without widgets.
    fileprivate(set) var widget: Widget?

    nonisolated init() {}

    /// Returns the size of the view.
    func size(for proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The widget of a representable view, with its coordinator. It keeps the widget while the node is out of sight.
@MainActor
final class RepresentedSlot<Content: GTKViewRepresentable>: WidgetSlot {
    private var content: Content?
    private var coordinator: Content.Coordinator?
    private var environment: EnvironmentValues?
    private var transaction = Transaction()

    nonisolated override init() {}

    /// Takes over the values of an update, and in a window makes and updates the widget.
    func take(
        _ content: Content, _ environment: EnvironmentValues, _ transaction: Transaction, isWindow: Bool
    ) {
        self.content = content
        self.environment = environment
        self.transaction = transaction
        guard isWindow else { return }
        coordinator = coordinator ?? content.makeCoordinator()
        guard let context else { return }
        if widget == nil {
            let made = content.makeWidget(context: context)
            g_object_ref_sink(made)
            widget = made
        }
        if let widget { content.updateWidget(widget, context: context) }
    }

    private var context: GTKViewRepresentableContext<Content>? {
        guard let coordinator, let environment else { return nil }
        return GTKViewRepresentableContext(
            coordinator: coordinator, transaction: transaction, environment: environment)
    }

    override func size(for proposal: ProposedViewSize) -> CGSize {
        guard let widget, let content, let context else { return .zero }
        return content.sizeThatFits(proposal, widget: widget, context: context) ?? widget.size(for: proposal)
    }

    isolated deinit {
        guard let widget else { return }
        if let coordinator { Content.dismantleWidget(widget, coordinator: coordinator) }
        g_object_unref(widget)
    }
}

extension Widget {
    /// The widget, or the first of those in it, that takes the keyboard's focus.
    var firstFocusable: Widget? {
        if gtk_widget_get_focusable(self) != 0 { return self }
        var child = firstChild
        while let current = child {
            if let found = current.firstFocusable { return found }
            child = current.next
        }
        return nil
    }

    /// The size that the widget takes of a proposal: its natural one, and along an axis of expansion the proposed one,
    /// but never less than its least. A width below the natural one makes text wrap.
    fileprivate func size(for proposal: ProposedViewSize) -> CGSize {
        let width = length(GTK_ORIENTATION_HORIZONTAL, proposal.width, for: -1)
        return CGSize(width: width, height: length(GTK_ORIENTATION_VERTICAL, proposal.height, for: Int32(width)))
    }

    private func length(_ orientation: GtkOrientation, _ proposal: CGFloat?, for size: Int32) -> CGFloat {
        var (least, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(self, orientation, size, &least, &natural, nil, nil)
        guard let proposal, !proposal.isNaN else { return CGFloat(natural) }
        let most = gtk_widget_compute_expand(self, orientation) != 0 ? .infinity : CGFloat(natural)
        let length = max(CGFloat(least), min(proposal, most))
        // GTK measures in whole points, and has no infinite length.
        return min(length.rounded(.up), 32_767)
    }
}
#endif
