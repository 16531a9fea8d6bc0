#if GTK
import CGTK
import Foundation
import Martlet

/// The widgets of one window's content, kept in line with a render tree by the differences that are presented.
final class WidgetTree {
    /// The number of operations since the counts were last reset.
    struct Counts: Equatable {
        /// Widgets that were made for nodes.
        var created = 0
        /// The number of existing widgets that were updated for a changed node.
        var updated = 0
        /// The number of widgets that were removed.
        var removed = 0
        /// The number of updated widgets, including new ones.
        var touched: Int { created + updated }
    }

    let host: GTKHost
    let styles: StyleSheet
    var counts = Counts()
    private var views: [UInt64: NodeView] = [:]
    private(set) var root: RenderNode?
    private(set) var rootView: NodeView?
    /// The highlight of an inspector.
    var highlight: Highlight? {
        didSet { if let rootView { gtk_widget_queue_draw(rootView.widget) } }
    }
    /// The marks of views whose bodies have just run.
    var runMarks: [RunMarkDrawing] = [] {
        didSet {
            guard !runMarks.isEmpty || !oldValue.isEmpty, let rootView else { return }
            gtk_widget_queue_draw(rootView.widget)
        }
    }
    /// The state of soft edges (shadows and blurs) in the window.
    var softEdges = SoftEdges()
    /// The text with a selection by the user, and the selected bytes.
    var selectedText: (node: RenderNode, range: Range<Int>)?
    /// Called with the size that the window gives to its content.
    var onResize: ((CGSize) -> Void)?
    /// The minimum and natural size of the window's content.
    var windowSizes: (minimum: CGSize, natural: CGSize) = (.zero, .zero)
    /// The object that performs the user's operations of GTK's controls.
    weak var actor: (any ControlActor)?
    /// The opening animation, if the tree is a sheet.
    var rise: SheetRise?
    /// The last drawing, if the tree is a sheet.
    var picture: KeptPicture?
    /// The number of drawings of node widgets.
    var drawings = 0
    /// Whether all nodes have widgets, visible or not, because assistive technology reads them.
    var showsAll = false {
        didSet { if showsAll != oldValue { updateSelection() } }
    }
    /// The views that have widgets for some of their children only.
    private var partlyShown: [ObjectIdentifier: NodeView] = [:]

    init(host: GTKHost, styles: StyleSheet) {
        self.host = host
        self.styles = styles
    }

    /// The nodes with a blend mode.
    private var blending: Set<UInt64> = []
    /// Whether any node has a blend mode.
    var hasBlending: Bool { !blending.isEmpty }

    func recordBlending(of node: RenderNode) {
        if node.mixesWithBackdrop {
            blending.insert(node.id)
        } else if hasBlending {
            blending.remove(node.id)
        }
    }

    /// The number of nodes with widgets.
    var count: Int { views.count }

    func view(of node: RenderNode) -> NodeView? { views[node.id] }

    func view(id: UInt64) -> NodeView? { views[id] }

    /// Returns the widgets of a node, creating them if needed.
    ///
    /// - Parameter container: The container of the node; nil outside the content.
    func ensureView(of node: RenderNode, in container: NodeView? = nil) -> NodeView {
        if let known = views[node.id] { return known }
        counts.created += 1
        let isInScroll = container.map { $0.isInScroll || $0.node.widget.isScrolling } ?? false
        let view = NodeView(node, tree: self, isInScroll: isInScroll)
        views[node.id] = view
        view.syncChildren()
        return view
    }

    func resize(to size: CGSize) { onResize?(size) }

    /// Releases all widgets, when the window closes.
    func end() {
        rootView?.end()
        rootView = nil
        root = nil
        views = [:]
        partlyShown = [:]
    }

    // MARK: - Differences

    func present(_ root: RenderNode, difference: RenderDifference) {
        if self.root == nil {
            self.root = root
            rootView = ensureView(of: root)
            return
        }
        var outdated = OutdatedViews()
        for node in difference.removed {
            guard let view = views[node.id] else {
                // The removed node was a child of one of these; its container is no longer known.
                for view in partlyShown.values { view.shownPart?.invalidate() }
                continue
            }
            view.parent?.shownPart?.invalidate()
            outdated.record(view.parent)
            remove(view)
        }
        for node in difference.changed where !node.isGroup {
            guard let view = views[node.id] else {
                if node.isDrawn { arrived(node, &outdated) }
                continue
            }
            if !node.isDrawn, node !== root {
                view.parent?.shownPart?.invalidate()
                outdated.record(view.parent)
                remove(view)
                continue
            }
            let hasMoved = view.lastFrame != node.frame
            // A view created in this call is up to date.
            if view.isUpToDate, !hasMoved { continue }
            counts.updated += 1
            // A view that has only moved is not drawn again.
            if !view.isUpToDate { view.update() }
            if hasMoved, let place = view.lastFrame {
                view.parent?.shownPart?.invalidate()
                outdated.record(view.parent)
                // There may be too much of it by now.
                let hasGrown = node.frame.width > place.width || node.frame.height > place.height
                if hasGrown, view.isInScroll, view.shownPart == nil { outdated.record(view) }
            }
            view.lastFrame = node.frame
            if partlyShown.isEmpty { continue }
            outdated.moved.append(view)
            if view.isInScroll, !node.reach.staysInPlace { recordReach(of: node, &outdated) }
        }
        for (child, view) in outdated.reaching.values where child.isAttached && views[view.node.id] === view {
            view.shownPart?.recordReach(of: child)
            if views[child.id] == nil, view.shownPart?.covers(child) == true { outdated.record(view) }
        }
        for view in outdated.moved where views[view.node.id] === view {
            view.forEachOutOfSight { outdated.record($0) }
        }
        for view in outdated.views.values where views[view.node.id] === view { sync(view) }
    }

    private func sync(_ view: NodeView) {
        view.syncChildren()
        gtk_widget_queue_allocate(view.container)
    }

    func remove(_ view: NodeView) {
        forget(view)
        view.end()
    }

    func forget(_ view: NodeView) {
        counts.removed += 1
        views[view.node.id] = nil
        if case .text(let text) = view.node.content { ShapedText.known(of: text)?.didDisappear() }
        if view.shownPart != nil { forgetShownPart(of: view) }
        if hasBlending { blending.remove(view.node.id) }
    }

    /// Returns the view whose widget contains a widget.
    func view(holding widget: Widget?) -> NodeView? {
        var current = widget
        while let candidate = current {
            if let view = NodeWidget.owner(of: candidate) as? NodeView { return view }
            current = candidate.parent
        }
        return nil
    }

    /// Returns whether a widget is one of GTK's controls or inside one, as opposed to being drawn by Martlet.
    func isNative(_ widget: Widget?) -> Bool {
        var current = widget
        while let candidate = current, candidate != rootView?.widget {
            if !NodeWidget.isNode(candidate) { return true }
            current = candidate.parent
        }
        return false
    }

    // MARK: - What is out of sight

    /// The nodes that have widgets at any position: a focused node keeps its focus and its typed text.
    var heldNodes: [RenderNode] { actor?.focusedNodes ?? [] }

    /// Whether any node has no widget because it is not visible.
    var isPartlyShown: Bool { !partlyShown.isEmpty }

    func recordShownPart(of view: NodeView) { partlyShown[ObjectIdentifier(view)] = view }

    func forgetShownPart(of view: NodeView) { partlyShown[ObjectIdentifier(view)] = nil }

    /// Returns the view of a node that needs one out of sight too: it is added to the held nodes.
    func viewOfHeld(_ node: RenderNode) -> NodeView? {
        if let known = views[node.id] { return known }
        var container = node.containerNode
        while let around = container {
            if let view = views[around.id] {
                if view.shownPart != nil { sync(view) }
                break
            }
            container = around.containerNode
        }
        return views[node.id]
    }

    /// Returns whether a node has a widget because of its position, and not only because it is focused.
    func isNear(_ node: RenderNode) -> Bool {
        guard views[node.id] != nil else { return false }
        var child = node
        while let container = child.containerNode {
            if let part = views[container.id]?.shownPart, !part.covers(child) { return false }
            child = container
        }
        return true
    }

    private func updateSelection() {
        for view in partlyShown.values where views[view.node.id] === view { sync(view) }
        // Views with widgets for all children may be larger than their visible part.
        if !showsAll { for view in views.values where view.isInScroll && views[view.node.id] === view { sync(view) } }
    }

    /// A node without a widget is new, or has changed.
    private func arrived(_ node: RenderNode, _ outdated: inout OutdatedViews) {
        guard let container = node.containerNode else { return }
        if let view = views[container.id] {
            // The new node belongs to an existing container.
            guard let part = view.shownPart else { return outdated.record(view) }
            part.invalidate()
            if part.covers(node) { outdated.record(view) }
        }
        if !partlyShown.isEmpty, !node.reach.staysInPlace { recordReach(of: node, &outdated) }
    }

    /// Handles a node that draws beyond its frame: it may be visible where the frame of its container is not.
    private func recordReach(of node: RenderNode, _ outdated: inout OutdatedViews) {
        var child = node
        while let container = child.containerNode {
            if let view = views[container.id], view.shownPart != nil {
                if views[child.id]?.staysNear != true { outdated.reaching[child.id] = (child, view) }
                return
            }
            child = container
        }
    }

    /// Updates every view, and invalidates all sizes, after a change of the theme.
    func redrawAll() {
        for view in views.values { view.update() }
    }
}

/// The views whose children an update has to synchronize.
private struct OutdatedViews {
    var views: [ObjectIdentifier: NodeView] = [:]
    /// The views that have moved, which may change their near part.
    var moved: [NodeView] = []
    /// Children that may draw further than before, and the views that choose from them.
    var reaching: [UInt64: (child: RenderNode, view: NodeView)] = [:]

    mutating func record(_ view: NodeView?) {
        if let view { views[ObjectIdentifier(view)] = view }
    }
}

/// Performs the user's operations of GTK's controls.
protocol ControlActor: AnyObject {
    /// Performs an operation that the user made with the control's widgets.
    func operate(_ operation: ControlOperation, _ view: NodeView)
    /// Handles a key pressed in a widget that must not receive it; returns false if the key is unused.
    func press(_ key: KeyInput, _ view: NodeView) -> Bool
    /// Return was typed in a field.
    func submit(_ view: NodeView)
    func scroll(_ view: NodeView, by delta: CGSize)
    /// The nodes with the scene's focus and with GTK's focus.
    var focusedNodes: [RenderNode] { get }
    /// Moves the focus by Tab if GTK would fail: the next node is far outside the visible part, or GTK has not yet
    /// allocated the candidates.
    func moveFocusOutOfSight(by step: Int) -> FocusMove
}
#endif
