#if GTK
import CGTK
import Foundation
import Martlet

/// A slot in the window's header bar for items declared by views: it contains the widget of a node outside the content.
final class HeaderSlot: WidgetOwner {
    /// The widget in the header bar.
    let widget: Widget
    private unowned let window: GTKWindow
    private weak var node: RenderNode?
    private weak var view: NodeView?
    private var size = CGSize.zero
    /// Opens the menu of the items without room; nil where all items have room.
    private let more: Widget?
    /// The width that the bar has for the items. Said to GTK, which would keep the title in the middle rather than show
    /// them.
    var room = CGFloat.infinity {
        didSet {
            guard room != oldValue else { return }
            if let more { gtk_widget_set_visible(more, room < full ? 1 : 0) }
            gtk_widget_queue_resize(widget)
        }
    }
    /// The items in the bar, and in the menu, as last allocated.
    private var fitting = BarFitting()
    /// Whether items were last placed beside others than in the scene.
    private var isMoved = false
    /// The ranks of the items, as last shown.
    private var ranks: [Double] = []
    /// The point of a press outside GTK's own controls.
    private var press: CGPoint?

    /// - Parameter leavesOut: Whether items without space are moved to a menu.
    init(window: GTKWindow, leavesOut: Bool) {
        self.window = window
        widget = NodeWidget.make(name: "widget")
        more = leavesOut ? gtk_button_new_from_icon_name("view-more-symbolic") : nil
        super.init()
        if let more {
            Accessibility.setLabel("More", tip: "More", of: more)
            more.addClass("martlet-more")
            gtk_widget_set_visible(more, 0)
            gtk_widget_set_parent(more, widget)
            more.on("clicked") { [unowned self] in openMenu() }
        }
        NodeWidget.setOwner(self, of: widget)
        gtk_widget_set_visible(widget, 0)
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        addPresses()
    }

    deinit {
        if let more { gtk_widget_unparent(more) }
        NodeWidget.setOwner(nil, of: widget)
        g_object_unref(widget)
    }

    /// Shows a node, as large as it is; nil for nothing.
    func show(_ node: RenderNode?) {
        if node !== self.node || (node.flatMap(window.tree.view)) !== view {
            release()
            self.node = node
            if let node {
                let view = window.tree.ensureView(of: node)
                if view.widget.parent != nil { gtk_widget_unparent(view.widget) }
                gtk_widget_insert_after(view.widget, widget, nil)
                self.view = view
            }
            gtk_widget_set_visible(widget, node == nil ? 0 : 1)
            gtk_widget_queue_resize(widget)
        }
        let size = node?.frame.size ?? .zero
        let ranks = node?.bar.items.map(\.bar.rank) ?? []
        guard size != self.size || ranks != self.ranks else { return }
        self.size = size
        self.ranks = ranks
        gtk_widget_queue_resize(widget)
    }

    /// Releases the node's widget, unless another container has taken it.
    private func release() {
        if let view, view.widget.parent == widget { window.tree.remove(view) }
        view = nil
        node = nil
    }

    override func preferredSize(of widget: Widget) -> (minimum: CGSize, natural: CGSize) {
        let size = CGSize(width: self.size.width.rounded(.up), height: self.size.height.rounded(.up))
        if room >= full { return (size, size) }
        let fitted = CGSize(width: min(max(room, least), full), height: max(size.height, Self.moreSide))
        return (fitted, fitted)
    }

    /// The width and height of the overflow button.
    private static let moreSide: CGFloat = 34

    /// The width with all items.
    var full: CGFloat { size.width.rounded(.up) }

    /// The width with a button in place of the items.
    var least: CGFloat {
        guard more != nil, let node, node.bar.items.count > 1 else { return full }
        return min(full, Self.moreSide)
    }

    override func allocate(_ widget: Widget, size: CGSize) {
        guard let view, view.widget.parent == widget else { return }
        view.widget.allocate(CGRect(origin: .zero, size: view.node.frame.size))
        guard let more else { return }
        let items = view.node.bar.items
        let start = view.node.originInWindow.x
        let isWhole = room >= full || items.count < 2
        let room = size.width - Self.moreSide
        fitting = BarFitting(
            items.map { BarFitting.Item(start: $0.originInWindow.x - start, width: $0.frame.width, rank: $0.bar.rank) },
            in: isWhole ? .infinity : room)
        for (index, item) in items.enumerated() {
            guard let shown = window.tree.view(of: item) else { continue }
            gtk_widget_set_child_visible(shown.widget, fitting.shift(of: index) == nil ? 0 : 1)
            if fitting.movesItems || isMoved { place(item, shown.widget, by: fitting.shift(of: index) ?? 0) }
        }
        isMoved = fitting.movesItems
        if isWhole { return }
        more.allocate(
            CGRect(
                x: max(0, room), y: (size.height - Self.moreSide) / 2, width: Self.moreSide, height: Self.moreSide))
    }

    /// Places an item's widget beside those that are left in the bar.
    private func place(_ item: RenderNode, _ widget: Widget, by shift: CGFloat) {
        var around = item.containerNode
        while let node = around, window.tree.view(of: node)?.widget != widget.parent { around = node.containerNode }
        guard let around else { return }
        let (origin, base) = (item.originInWindow, around.originInWindow)
        widget.allocate(
            CGRect(origin: CGPoint(x: origin.x - base.x + shift, y: origin.y - base.y), size: item.frame.size))
    }

    /// Opens a menu of the items without room, below its button.
    private func openMenu() {
        guard let node, let more, let root = window.tree.rootView?.widget, let origin = more.convert(.zero, to: root)
        else { return }
        let left = node.bar.items.enumerated().filter { fitting.shift(of: $0.offset) == nil }.map(\.element)
        let size = CGSize(width: CGFloat(gtk_widget_get_width(more)), height: CGFloat(gtk_widget_get_height(more)))
        let items = onMain(left) { MenuNode.items(of: $0) }
        window.openMenu(items, at: CGRect(origin: origin, size: size))
    }

    // MARK: - Pointing

    /// Returns the position of a rectangle of the scene in the coordinates of another widget of the window, if the
    /// rectangle is in the slot. Bars are laid out outside the content.
    func seen(_ place: CGRect, in other: Widget) -> CGRect? {
        guard let node, CGRect(origin: node.originInWindow, size: node.frame.size).intersects(place) else { return nil }
        let origin = node.originInWindow
        let start = place.minX - origin.x
        let inSlot = CGPoint(x: start + fitting.shift(at: place.midX - origin.x), y: place.minY - origin.y)
        return widget.convert(inSlot, to: other).map { CGRect(origin: $0, size: place.size) }
    }

    /// Passes presses outside GTK's own controls to the scene, as in the content.
    private func addPresses() {
        let drag = gtk_gesture_drag_new()!
        gtk_gesture_single_set_button(drag, UInt32(GDK_BUTTON_PRIMARY))
        connectPair(drag, "drag-begin") { [unowned self] x, y in
            press = nil
            guard !isControl(at: CGPoint(x: x, y: y)) else { return false }
            press = CGPoint(x: x, y: y)
            if send(.down, at: CGPoint(x: x, y: y)) { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
            return false
        }
        connectPair(drag, "drag-update") { [unowned self] x, y in
            if let press { _ = send(.moved, at: CGPoint(x: press.x + x, y: press.y + y)) }
            return false
        }
        connectPair(drag, "drag-end") { [unowned self] x, y in
            guard let press else { return false }
            self.press = nil
            _ = send(.up, at: CGPoint(x: press.x + x, y: press.y + y))
            return false
        }
        gtk_widget_add_controller(widget, drag)
    }

    private func isControl(at point: CGPoint) -> Bool {
        var current = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
        while let candidate = current, candidate != widget {
            if !NodeWidget.isNode(candidate) { return true }
            current = candidate.parent
        }
        return false
    }

    private func send(_ phase: PointerEvent.Phase, at point: CGPoint) -> Bool {
        guard let node else { return false }
        let origin = node.originInWindow
        let place = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
        let event = PointerEvent(phase: phase, location: place, time: window.now)
        let wasUsed = onMain((window.scene, event)) { $0.send(.pointer($1)) }
        window.updateSoonIfNeeded()
        return wasUsed
    }
}

extension BarNode {
    /// The items of a part of a bar, from leading to trailing: controls and other views.
    var items: [RenderNode] {
        node.layoutChildren.flatMap { child -> [RenderNode] in
            if child.controlContent != nil || child.layoutChildren.isEmpty { return [child] }
            return child.bar.items
        }
    }
}
#endif
