#if GTK
import CGTK
import Foundation
import Martlet

/// The GTK representation of a render node: a widget, with GTK's own control inside it if the node is one.
final class NodeView: WidgetOwner {
    unowned let tree: WidgetTree
    let node: RenderNode
    /// The widget, which has the node's frame in the container's widget.
    let widget: Widget
    /// The parent of the children's widgets, if not `widget`: the child of a button.
    private(set) var holder: Widget?
    private(set) weak var parent: NodeView?
    private(set) var children: [NodeView] = []
    /// GTK's own widgets in the node.
    private(set) var part: (any ControlPart)?
    private var partKind: PartKind?
    private var version: UInt32 = 0
    /// The frame that the container last knew.
    var lastFrame: CGRect?
    /// Whether the focus ring is suppressed in this subtree.
    private var isUnmarked = false
    /// Whether the view has no control, and shows a focus ring.
    var hasRing = false
    /// The accessible properties that were set.
    var reported = Accessibility.Reported()
    private(set) lazy var offers = OfferedActions()
    /// The tint of the control.
    private var tint: StyleSheet.Tint?
    /// The tooltip of the widget.
    private var shownHelp: String?
    /// Whether the drawing order of the children differs from the order of their widgets.
    private var isSorted = false
    /// Whether the node is inside a scroll view.
    let isInScroll: Bool
    /// The children that have widgets; nil for all.
    private(set) var shownPart: ShownPart?
    /// Whether the node or one in it has widgets for some of its children only.
    private(set) var holdsShownPart = false
    /// The transition between pages, if the node is a stack of pages.
    private(set) var slide: PageSlide?
    /// Whether the widget exists at any position, and visibility is decided for each child.
    private(set) var staysNear = false

    init(_ node: RenderNode, tree: WidgetTree, isInScroll: Bool) {
        self.node = node
        self.tree = tree
        self.isInScroll = isInScroll
        widget = NodeWidget.make(name: node.widget.styleName, isControl: node.widget.isDrawnControl)
        super.init()
        NodeWidget.setOwner(self, of: widget)
        lastFrame = node.frame
        prepareWidget()
        update()
    }

    deinit {
        NodeWidget.setOwner(nil, of: widget)
        g_object_unref(widget)
    }

    private func prepareWidget() {
        if node.list.staysInSight { widget.addClass("martlet-sticky") }
        guard node.widget.clipsContent else { return }
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        if let column = node.columnBeforeLast { widget.addClass(Self.columnClass(column)) }
    }

    /// Returns the style class of a column in a split view, counted from the last.
    static func columnClass(_ beforeLast: Int) -> String { "martlet-column-\(beforeLast)" }

    /// The widget that contains those of the children.
    var container: Widget { holder ?? widget }

    var isUpToDate: Bool { version == node.version }

    // MARK: - From the node

    /// Updates the widget for the node's content. Its container determines its position.
    func update() {
        version = node.version
        if case .text(let text) = node.content { ShapedText.known(of: text)?.isShown = true }
        updatePart()
        part?.update(from: node, in: self)
        updateState()
        Accessibility.update(self)
        switch node.content {
        case .text, .image, .control: renameContainers()
        default: if reported.isNamed { renameContainers() }
        }
        gtk_widget_queue_draw(widget)
        if part != nil || node.widget.movesContent { gtk_widget_queue_allocate(widget) }
    }

    private func updatePart() {
        let kind = node.widget.partKind
        guard kind !== partKind else { return }
        partKind = kind
        removePart()
        guard let part = kind?.make(self) else { return }
        self.part = part
        if let behind = part.behind { gtk_widget_insert_after(behind, widget, nil) }
        if let place = part.childSlot {
            let holder = NodeWidget.make(owner: self, name: "widget")
            self.holder = holder
            place(holder)
        }
        moveChildren()
    }

    private func removePart() {
        let old = part
        part = nil
        old?.end()
        if let holder {
            self.holder = nil
            NodeWidget.setOwner(nil, of: holder)
            for child in children { gtk_widget_unparent(child.widget) }
            g_object_unref(holder)
        }
        if let behind = old?.behind { gtk_widget_unparent(behind) }
    }

    private func updateState() {
        tree.recordBlending(of: node)
        updateHelp()
        if node.isAside { gtk_widget_set_can_target(widget, 0) }
        if case .effect(.opacity(let opacity)) = node.content {
            gtk_widget_set_opacity(widget, opacity)
            gtk_widget_set_can_target(widget, opacity > 0 ? 1 : 0)
        } else if !node.allowsHitTesting {
            gtk_widget_set_can_target(widget, 0)
        }
        updateFocusability()
        if node.focus.hidesEffect != isUnmarked {
            isUnmarked = node.focus.hidesEffect
            widget.setClass("martlet-unmarked", isUnmarked)
        }
        guard let control = node.control else { return }
        gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
        // Assistive technology asks the control itself.
        if let behind = part?.behind { gtk_widget_set_sensitive(behind, control.isEnabled ? 1 : 0) }
        if node.widget.isDrawnControl {
            let isActive = control.isEnabled && (control.offers.contains(.press) || node.standIn != nil)
            gtk_widget_action_set_enabled(widget, "martlet.activate", isActive ? 1 : 0)
        }
        setState(GTK_STATE_FLAG_ACTIVE, control.isPressed && part == nil)
        if let look = control.gtk { updateStyle(look, control) }
        setTint(control.tint, of: part?.tinted ?? widget)
    }

    private func updateStyle<Look: GTKControl>(_ look: Look, _ control: ControlContent) {
        if let rules = Look.styleRules { tree.styles.include(rules) }
        // The theme shows rows as selected; other controls show that by their parts.
        setState(GTK_STATE_FLAG_SELECTED, look.styleName == "row" && control.value == .isOn(true))
        let overflow = look.clipsToCorners ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE
        if gtk_widget_get_overflow(widget) != overflow { gtk_widget_set_overflow(widget, overflow) }
        for (name, isOn) in look.styleClasses(control, of: node) { widget.setClass(name, isOn) }
    }

    /// Colors a control by a tint; nil leaves the color to the theme.
    private func setTint(_ color: Color.Resolved?, of widget: Widget) {
        let wanted = color.map { tree.styles.tint($0) }
        if let tint, tint !== wanted { gtk_widget_remove_css_class(widget, tint.className) }
        if let wanted { widget.addClass(wanted.className) }
        tint = wanted
    }

    private func updateHelp() {
        guard let help = node.reading.help, help != shownHelp else { return }
        shownHelp = help
        gtk_widget_set_tooltip_text(widget, help.isEmpty ? nil : help)
    }

    private func setState(_ flag: GtkStateFlags, _ isOn: Bool) {
        if isOn { gtk_widget_set_state_flags(widget, flag, 0) } else { gtk_widget_unset_state_flags(widget, flag) }
    }

    // MARK: - Children

    /// Updates the widgets of the children for the currently drawn children.
    func syncChildren() {
        defer { showPage() }
        var wanted: [NodeView] = []
        wanted.reserveCapacity(children.count)
        forEachNearChild { child in
            // The window's header bar represents the node.
            if child.bar.isOfWindow { return }
            wanted.append(tree.ensureView(of: child, in: self))
        }
        // Children that only the node's own drawing uses have widgets too, so that their changes are noticed.
        if node.widget.usesAsides {
            for child in node.asideChildren { wanted.append(tree.ensureView(of: child, in: self)) }
        }
        if wanted.count == children.count, zip(wanted, children).allSatisfy({ $0 === $1 }) { return }
        let kept = Set(wanted.map(ObjectIdentifier.init))
        for child in children where child.parent === self && !kept.contains(ObjectIdentifier(child)) {
            tree.remove(child)
        }
        children = wanted
        for child in children {
            child.parent?.forget(child, unless: self)
            child.parent = self
            if child.holdsShownPart { recordShownPart(below: child) }
        }
        moveChildren()
        contentChanged()
    }

    /// A stack may show another page than before.
    private func showPage() {
        guard let page = node.shownPage else { return }
        let slide = slide ?? PageSlide()
        self.slide = slide
        slide.show((page.id, page.depth), in: widget)
    }

    // MARK: - What is near

    /// Chooses from here on which of the children have widgets.
    func takeShownPart(_ part: ShownPart) {
        shownPart = part
        tree.recordShownPart(of: self)
        holdsShownPart = true
        if !node.widget.isScrolling { staysNear = true }
        parent?.recordShownPart(below: self)
    }

    /// All children have widgets.
    func leaveShownPart() {
        guard shownPart != nil else { return }
        shownPart = nil
        tree.forgetShownPart(of: self)
    }

    private func recordShownPart(below child: NodeView) {
        var (inner, outer): (NodeView, NodeView?) = (child, self)
        while let view = outer {
            view.holdsShownPart = true
            // The content of a scroll view is only visible inside its frame.
            if inner.staysNear, !view.node.widget.isScrolling { view.staysNear = true }
            (inner, outer) = (view, view.parent)
        }
    }

    /// Calls `body` for this view and its descendants whose choice of children is outdated, because their visible part
    /// has changed.
    func forEachOutOfSight(_ body: (NodeView) -> Void) {
        guard holdsShownPart else { return }
        if isOutOfSight { body(self) }
        for child in children { child.forEachOutOfSight(body) }
    }

    /// The children in reading order, which assistive technology takes from the order of the widgets.
    private var childrenInReadingOrder: [NodeView] {
        isSorted = false
        guard node.reading.mayHaveSortPriorities, children.contains(where: { $0.node.reading.sortPriority != 0 }) else {
            return children
        }
        isSorted = true
        return children.enumerated()
            .sorted {
                (-$0.element.node.reading.sortPriority, $0.offset) < (-$1.element.node.reading.sortPriority, $1.offset)
            }
            .map(\.element)
    }

    override func drawingOrder(in widget: Widget) -> [Widget]? {
        guard isSorted, widget == container else { return nil }
        let behind = holder == nil ? part?.behind : nil
        return (behind.map { [$0] } ?? []) + children.map(\.widget)
    }

    private func forget(_ child: NodeView, unless owner: NodeView) {
        guard self !== owner else { return }
        children.removeAll { $0 === child }
    }

    /// Puts the widgets of the children into the container, in order.
    private func moveChildren() {
        let container = container
        var previous = holder == nil ? part?.behind : nil
        for child in childrenInReadingOrder {
            if child.widget.parent != container {
                if child.widget.parent != nil { gtk_widget_unparent(child.widget) }
                gtk_widget_insert_after(child.widget, container, previous)
            } else if gtk_widget_get_prev_sibling(child.widget) != previous {
                gtk_widget_insert_after(child.widget, container, previous)
            }
            previous = child.widget
        }
        if node.reading.hidesChildren { Accessibility.updateChildren(of: self) }
        gtk_widget_queue_allocate(container)
    }

    /// Removes the widget from its container, and ends all views in it.
    func end() {
        for child in children { child.endSubtree() }
        children = []
        removePart()
        if widget.parent != nil { gtk_widget_unparent(widget) }
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    private func endSubtree() {
        tree.forget(self)
        for child in children { child.endSubtree() }
        children = []
        removePart()
        if widget.parent != nil { gtk_widget_unparent(widget) }
        parent = nil
    }

    // MARK: - Layout

    override func preferredSize(of widget: Widget) -> (minimum: CGSize, natural: CGSize) {
        guard node === tree.root else { return (.zero, .zero) }
        let (minimum, natural) = tree.windowSizes
        // Content with a minimum larger than most screens is clipped, instead of forcing the size of the window.
        let least = CGSize(width: min(minimum.width, 1000), height: min(minimum.height, 700))
        return (least, CGSize(width: max(natural.width, least.width), height: max(natural.height, least.height)))
    }

    override func allocate(_ widget: Widget, size: CGSize) {
        if widget == self.widget {
            if node === tree.root { tree.resize(to: size) }
            part?.allocate(in: self)
            if holder == nil { placeChildren(from: .zero) }
        } else {
            placeChildren(from: originInNode(of: widget))
        }
    }

    /// Returns the origin of the holder's content, in the coordinates of the node.
    private func originInNode(of holder: Widget) -> CGPoint { holder.convert(.zero, to: widget) ?? .zero }

    private func placeChildren(from origin: CGPoint) {
        let offset = node.contentOffset
        let matrix = node.contentTransform
        for child in children {
            child.widget.allocate(
                child.node.frame.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y), in: matrix)
        }
    }

    // MARK: - Drawing and pointing

    override func draw(_ widget: Widget, _ snapshot: OpaquePointer) {
        guard widget == self.widget else {
            NodeWidget.drawChildren(of: widget, snapshot)
            return
        }
        tree.drawings += 1
        if let picture = tree.picture, node === tree.root {
            return picture.draw(snapshot) { drawSheet($0) }
        }
        guard let slide else { return RowRecording.draw(self, on: snapshot) }
        slide.draw(snapshot, size: node.frame.size, isMirrored: node.isRightToLeft) {
            NodePainter(view: self, snapshot: $0).draw()
        }
    }

    private func drawSheet(_ snapshot: OpaquePointer) {
        guard let rise = tree.rise else { return NodePainter(view: self, snapshot: snapshot).draw() }
        rise.draw(snapshot, size: node.frame.size) { NodePainter(view: self, snapshot: $0).draw() }
    }

    override func contains(_ point: CGPoint, _ widget: Widget) -> Bool {
        guard widget == self.widget, node.widget.isHittable || node === tree.root else { return false }
        let size = node.frame.size
        if case .shape(let shape) = node.content, case .fill(let style) = shape.drawing {
            return shape.outline.path(in: size).contains(point, eoFill: style.isEOFilled)
        }
        return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    }

    override func activate() { tree.actor?.operate(.press, node.standIn.flatMap(tree.view) ?? self) }

    // MARK: - Focus

    /// The widget with GTK's focus while the node has the scene's focus.
    var focusTarget: Widget { part?.focusTarget ?? widget }

    override func moveFocus(_ direction: GtkDirectionType) -> FocusMove {
        guard node === tree.root else { return .asGTK }
        switch direction {
        case GTK_DIR_TAB_FORWARD: return tree.actor?.moveFocusOutOfSight(by: 1) ?? .asGTK
        case GTK_DIR_TAB_BACKWARD: return tree.actor?.moveFocusOutOfSight(by: -1) ?? .asGTK
        default: return .asGTK
        }
    }
}

#endif
