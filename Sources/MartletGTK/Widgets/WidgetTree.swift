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
    /// Whether there are shadows and blurs, and what follows from that.
    var softEdges = SoftEdges()
    /// The text of which a person has selected a part, and the bytes of that.
    var selectedText: (node: RenderNode, range: Range<Int>)?
    /// Told of the size that the window gives to its content.
    var onResize: ((CGSize) -> Void)?
    /// What the window's content needs and would like.
    var windowSizes: (minimum: CGSize, natural: CGSize) = (.zero, .zero)
    /// What the person has done to a control of GTK's.
    weak var actor: (any ControlActor)?
    /// Where all of it is a sheet: how that comes.
    var rise: SheetRise?
    /// Where all of it is a sheet: how that was last drawn.
    var picture: KeptPicture?
    /// How often a widget of a node was drawn.
    var drawings = 0
    /// Whether all that is there has widgets, be it seen or not: assistive technology goes by them.
    var showsAll = false {
        didSet { if showsAll != oldValue { chooseAnew() } }
    }
    /// The views that have widgets for some of their children only.
    private var partlyShown: [ObjectIdentifier: NodeView] = [:]

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

    /// Makes the widgets of a node, unless they are there.
    ///
    /// - Parameter container: Where the node stands; nil for outside of the content.
    func ensureView(of node: RenderNode, in container: NodeView? = nil) -> NodeView {
        if let known = views[node.id] { return known }
        counts.created += 1
        let isInScroll = container.map { $0.isInScroll || $0.node.isScrolling } ?? false
        let view = NodeView(node, tree: self, isInScroll: isInScroll)
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
                // It stood in one of these, and who left does not say in which.
                for view in partlyShown.values { view.shownPart?.invalidate() }
                continue
            }
            view.parent?.shownPart?.invalidate()
            outdated.note(view.parent)
            remove(view)
        }
        for node in difference.changed where !node.isGroup {
            guard let view = views[node.id] else {
                if node.isDrawn { arrived(node, &outdated) }
                continue
            }
            if !node.isDrawn, node !== root {
                view.parent?.shownPart?.invalidate()
                outdated.note(view.parent)
                remove(view)
                continue
            }
            let hasMoved = view.lastFrame != node.frame
            // What was made in this call is as it should be.
            if view.isUpToDate, !hasMoved { continue }
            counts.updated += 1
            // What has only moved is not drawn anew.
            if !view.isUpToDate { view.update() }
            if hasMoved, let place = view.lastFrame {
                view.parent?.shownPart?.invalidate()
                outdated.note(view.parent)
                // There may be too much of it by now.
                let hasGrown = node.frame.width > place.width || node.frame.height > place.height
                if hasGrown, view.isInScroll, view.shownPart == nil { outdated.note(view) }
            }
            view.lastFrame = node.frame
            if partlyShown.isEmpty { continue }
            outdated.moved.append(view)
            if view.isInScroll, !node.staysInPlace { noteReach(of: node, &outdated) }
        }
        for (child, view) in outdated.reaching.values where child.isAttached && views[view.node.id] === view {
            view.shownPart?.noteReach(of: child)
            if views[child.id] == nil, view.shownPart?.covers(child) == true { outdated.note(view) }
        }
        for view in outdated.moved where views[view.node.id] === view {
            view.forEachOutOfSight { outdated.note($0) }
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
        if case .text(let text) = view.node.content { ShapedText.known(of: text)?.leavesSight() }
        if view.shownPart != nil { forgetShownPart(of: view) }
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

    // MARK: - What is out of sight

    /// The nodes that have widgets wherever they are: what has the focus keeps it, and what was typed.
    var heldNodes: [RenderNode] { actor?.focusedNodes ?? [] }

    /// Whether something has no widget because it is not seen.
    var isPartlyShown: Bool { !partlyShown.isEmpty }

    func noteShownPart(of view: NodeView) { partlyShown[ObjectIdentifier(view)] = view }

    func forgetShownPart(of view: NodeView) { partlyShown[ObjectIdentifier(view)] = nil }

    /// The view of a node that is to have one wherever it is: it is among the held nodes.
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

    /// Whether a node has a widget because of where it is, and not only because it is held.
    func isNear(_ node: RenderNode) -> Bool {
        guard views[node.id] != nil else { return false }
        var child = node
        while let container = child.containerNode {
            if let part = views[container.id]?.shownPart, !part.covers(child) { return false }
            child = container
        }
        return true
    }

    private func chooseAnew() {
        for view in partlyShown.values where views[view.node.id] === view { sync(view) }
        // What had all of its children may be larger than what is seen of it.
        if !showsAll { for view in views.values where view.isInScroll && views[view.node.id] === view { sync(view) } }
    }

    /// A node without a widget is new, or has changed.
    private func arrived(_ node: RenderNode, _ outdated: inout OutdatedViews) {
        guard let container = node.containerNode else { return }
        if let view = views[container.id] {
            // What is new belongs into its container.
            guard let part = view.shownPart else { return outdated.note(view) }
            part.invalidate()
            if part.covers(node) { outdated.note(view) }
        }
        if !partlyShown.isEmpty, !node.staysInPlace { noteReach(of: node, &outdated) }
    }

    /// Something draws beyond its frame: what it stands in may be seen where its own frame is not.
    private func noteReach(of node: RenderNode, _ outdated: inout OutdatedViews) {
        var child = node
        while let container = child.containerNode {
            if let view = views[container.id], view.shownPart != nil {
                if views[child.id]?.staysNear != true { outdated.reaching[child.id] = (child, view) }
                return
            }
            child = container
        }
    }

    /// Draws everything anew, and asks for all sizes: the theme has changed.
    func redrawAll() {
        for view in views.values { view.update() }
    }
}

/// The views that an update makes bring their children into line.
private struct OutdatedViews {
    var views: [ObjectIdentifier: NodeView] = [:]
    /// Those that have changed, and with them, it may be, what is near in them.
    var moved: [NodeView] = []
    /// Children that may draw further than before, and the views that choose from them.
    var reaching: [UInt64: (child: RenderNode, view: NodeView)] = [:]

    mutating func note(_ view: NodeView?) {
        if let view { views[ObjectIdentifier(view)] = view }
    }
}

/// What carries out what a person does to a control of GTK's.
protocol ControlActor: AnyObject {
    /// The person has operated the control by its widgets.
    func operate(_ operation: ControlOperation, _ view: NodeView)
    /// A key was pressed in a widget that is not to have it; false where nothing has a use for it.
    func press(_ key: KeyInput, _ view: NodeView) -> Bool
    /// Return was typed in a field.
    func submit(_ view: NodeView)
    func scroll(_ view: NodeView, by delta: CGSize)
    /// What has the scene's focus, and what has GTK's.
    var focusedNodes: [RenderNode] { get }
    /// Moves the focus by Tab where what is next is far out of sight, and GTK would pass over it, or GTK does not know yet
    /// where all of what may be next stands.
    func moveFocusOutOfSight(by step: Int) -> FocusMove
}
#endif
