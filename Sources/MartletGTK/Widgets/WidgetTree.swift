#if GTK
import CGTK
import Foundation
import Martlet

/// The widgets of one window's content, kept in line with a render tree by the differences that are presented.
final class WidgetTree {
    /// What was done since the counts were last set to zero.
    struct Counts: Equatable {
        /// Widgets that were made for nodes.
        var created = 0
        /// Widgets that were there, and whose node had changed.
        var updated = 0
        /// Widgets that have left.
        var removed = 0
        /// Widgets that were brought into line, new ones included.
        var touched: Int { created + updated }
    }

    let host: GTKHost
    let styles: StyleSheet
    var counts = Counts()
    private var views: [UInt64: NodeView] = [:]
    private(set) var root: RenderNode?
    private(set) var rootView: NodeView?
    /// What is shown to who looks into the app.
    var highlight: Highlight? {
        didSet { if let rootView { gtk_widget_queue_draw(rootView.widget) } }
    }
    /// Told of the size that the window gives to its content.
    var onResize: ((CGSize) -> Void)?
    /// What the window's content needs and would like.
    var windowSizes: (minimum: CGSize, natural: CGSize) = (.zero, .zero)
    /// What the person has done to a control of GTK's.
    weak var actor: (any ControlActor)?

    init(host: GTKHost, styles: StyleSheet) {
        self.host = host
        self.styles = styles
    }

    /// The nodes that are mixed with what lies behind them.
    private var blending: Set<UInt64> = []
    /// Whether anything is mixed with what lies behind it.
    var hasBlending: Bool { !blending.isEmpty }

    func noteBlending(of node: RenderNode) {
        if node.mixesWithBackdrop {
            blending.insert(node.id)
        } else if hasBlending {
            blending.remove(node.id)
        }
    }

    /// How many nodes have widgets.
    var count: Int { views.count }

    func view(of node: RenderNode) -> NodeView? { views[node.id] }

    func view(id: UInt64) -> NodeView? { views[id] }

    func ensureView(of node: RenderNode) -> NodeView {
        if let known = views[node.id] { return known }
        counts.created += 1
        let view = NodeView(node, tree: self)
        views[node.id] = view
        view.syncChildren()
        return view
    }

    func resize(to size: CGSize) { onResize?(size) }

    /// Lets go of all widgets: the window is closed.
    func end() {
        rootView?.end()
        rootView = nil
        root = nil
        views = [:]
    }

    // MARK: - Differences

    func present(_ root: RenderNode, difference: RenderDifference) {
        if self.root == nil {
            self.root = root
            rootView = ensureView(of: root)
            return
        }
        var outdated: [ObjectIdentifier: NodeView] = [:]
        func note(_ view: NodeView?) {
            if let view { outdated[ObjectIdentifier(view)] = view }
        }
        for node in difference.removed {
            guard let view = views[node.id] else { continue }
            note(view.parent)
            remove(view)
        }
        for node in difference.changed where !node.isGroup {
            guard let view = views[node.id] else {
                // What is new belongs into its container, if that is shown.
                if node.isDrawn { note(node.containerNode.flatMap { views[$0.id] }) }
                continue
            }
            if !node.isDrawn, node !== root {
                note(view.parent)
                remove(view)
                continue
            }
            // What was made in this call is as it should be.
            if view.isUpToDate { continue }
            counts.updated += 1
            view.update()
            if let place = view.lastFrame, place != node.frame { note(view.parent) }
            view.lastFrame = node.frame
        }
        for view in outdated.values where views[view.node.id] === view {
            view.syncChildren()
            gtk_widget_queue_allocate(view.container)
        }
    }

    func remove(_ view: NodeView) {
        forget(view)
        view.end()
    }

    func forget(_ view: NodeView) {
        counts.removed += 1
        views[view.node.id] = nil
        if hasBlending { blending.remove(view.node.id) }
    }

    /// The node whose widget holds a widget.
    func view(holding widget: Widget?) -> NodeView? {
        var current = widget
        while let candidate = current {
            if let view = NodeWidget.owner(of: candidate) as? NodeView { return view }
            current = candidate.parent
        }
        return nil
    }

    /// Whether a widget is one of GTK's controls, or stands in one, rather than being drawn by us.
    func isNative(_ widget: Widget?) -> Bool {
        var current = widget
        while let candidate = current, candidate != rootView?.widget {
            if !NodeWidget.isNode(candidate) { return true }
            current = candidate.parent
        }
        return false
    }

    /// Draws everything anew, and asks for all sizes: the theme has changed.
    func redrawAll() {
        for view in views.values { view.update() }
    }
}

/// What carries out what a person does to a control of GTK's.
protocol ControlActor: AnyObject {
    /// The person has operated the control by its widgets.
    func operate(_ operation: ControlOperation, _ view: NodeView)
    /// Return was typed in a field.
    func submit(_ view: NodeView)
    func scroll(_ view: NodeView, by delta: CGSize)
}
#endif
