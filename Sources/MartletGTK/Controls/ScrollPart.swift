#if GTK
import CGTK
import Foundation
import Martlet

/// The scroll bars of a scrolling node. They overlap the content, and can be dragged. The vertical one is at the trailing
/// edge.
final class ScrollPart: ControlPart {
    private var vertical: Bar?
    private var horizontal: Bar?
    private unowned let view: NodeView

    /// A scroll bar with its adjustment.
    private final class Bar {
        let widget: Widget
        let adjustment: UnsafeMutablePointer<GtkAdjustment>
        var isSetting = false

        init(_ orientation: GtkOrientation, moved: @escaping (Double) -> Void) {
            adjustment = gtk_adjustment_new(0, 0, 1, 40, 100, 1)
            widget = gtk_scrollbar_new(orientation, adjustment)
            widget.addClass("overlay-indicator")
            widget.addClass("martlet-scrollbar")
            connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [unowned self] in
                if !isSetting { moved(gtk_adjustment_get_value(adjustment)) }
            }
        }

        func set(offset: CGFloat, visible: CGFloat, content: CGFloat) {
            isSetting = true
            gtk_adjustment_configure(
                adjustment, Double(offset).inRange, 0, Double(max(content, visible)).inRange, 40,
                Double(visible).inRange * 0.9, Double(visible).inRange)
            isSetting = false
            let isNeeded = content > visible + 0.5
            gtk_widget_set_visible(widget, isNeeded ? 1 : 0)
        }
    }

    init(_ view: NodeView) {
        self.view = view
    }

    func update(from node: RenderNode, in view: NodeView) {
        guard case .scroll(let scroll) = node.content else { return }
        if scroll.showsIndicators, scroll.axes.contains(.vertical), vertical == nil {
            vertical = make(.vertical)
        }
        if scroll.showsIndicators, scroll.axes.contains(.horizontal), horizontal == nil {
            horizontal = make(.horizontal)
        }
        let size = node.frame.size
        vertical?.set(offset: scroll.offset.y, visible: size.height, content: scroll.contentSize.height)
        horizontal?.set(offset: scroll.offset.x, visible: size.width, content: scroll.contentSize.width)
    }

    private func make(_ axis: Axis) -> Bar {
        let bar = Bar(axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL) { [unowned self] in
            moved(to: CGFloat($0), along: axis)
        }
        gtk_widget_set_parent(bar.widget, view.widget)
        return bar
    }

    private func moved(to value: CGFloat, along axis: Axis) {
        guard case .scroll(let scroll) = view.node.content else { return }
        let delta =
            axis == .vertical
            ? CGSize(width: 0, height: scroll.offset.y - value) : CGSize(width: scroll.offset.x - value, height: 0)
        view.tree.actor?.scroll(view, by: delta)
    }

    func allocate(in view: NodeView) {
        let size = view.node.frame.size
        if let widget = vertical?.widget, gtk_widget_get_visible(widget) != 0 {
            let width = widget.preferredSize.natural.width
            let x = view.node.isRightToLeft ? 0 : size.width - width
            widget.allocate(CGRect(x: x, y: 0, width: width, height: size.height))
        }
        if let widget = horizontal?.widget, gtk_widget_get_visible(widget) != 0 {
            let height = widget.preferredSize.natural.height
            widget.allocate(CGRect(x: 0, y: size.height - height, width: size.width, height: height))
        }
    }

    func end() {
        if let widget = vertical?.widget { gtk_widget_unparent(widget) }
        if let widget = horizontal?.widget { gtk_widget_unparent(widget) }
        vertical = nil
        horizontal = nil
    }
}

extension PartKind {
    static let scroll = PartKind { ScrollPart($0) }
}
#endif
