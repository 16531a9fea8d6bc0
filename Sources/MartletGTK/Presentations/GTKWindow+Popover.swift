#if GTK
import CGTK
import Foundation
import Martlet

/// A presentation as a popover: a `GtkPopover` above the content of the window, with a widget tree of its own.
extension GTKWindow {
    /// Whether this is no window, but a popover in one.
    var isPopover: Bool { presentation?.kind == .popover }

    /// Whether a popover of the window has the pointer and the keys.
    var isBelowPopover: Bool { presented?.presentedPopover != nil }

    /// Shows the content in a popover.
    func openAsPopover(_ root: Widget) {
        guard let presenter, let place = presenter.tree.rootView?.widget else { return }
        window.addClass("martlet-popover")
        gtk_widget_set_parent(window, place)
        gtk_popover_set_child(window.cast(), root)
        gtk_popover_set_position(window.cast(), position)
        input = WindowInput(self, root: root)
        keepEvents()
        pointToAnchor()
        let popover = Unchecked(value: Weak(self))
        // GTK closes the popover after a click beside it, and for Escape.
        window.on("closed") { onIdle { popover.value.object?.popoverClosed() } }
        gtk_popover_popup(window.cast())
    }

    /// Moves the popover to its anchor.
    func pointToAnchor() {
        guard let rect = presentation?.anchorRect, let presenter, let root = presenter.tree.rootView?.widget else {
            return
        }
        let seen = presenter.header.seen(rect, in: root)
        var rectangle = Self.place(
            of: seen, for: window.preferredSize.natural, in: presenter.scene.size,
            at: position
        ).pointedTo
        gtk_popover_set_pointing_to(window.cast(), &rectangle)
        gtk_popover_present(window.cast())
    }

    /// Returns the rectangle that a popover points to: the visible part of its anchor. If there is no space beside the
    /// anchor, and it is larger than the popover, a point inside the anchor that centers the popover.
    static func place(
        of anchor: CGRect, for size: CGSize, in window: CGSize, at position: GtkPositionType
    ) -> CGRect {
        let seen = anchor.intersection(CGRect(origin: .zero, size: window))
        guard !seen.isNull, !seen.isEmpty else { return anchor }
        let isVertical = position == GTK_POS_TOP || position == GTK_POS_BOTTOM
        let (start, length) = isVertical ? (seen.minY, seen.height) : (seen.minX, seen.width)
        let (whole, wanted) = isVertical ? (window.height, size.height) : (window.width, size.width)
        guard max(start, whole - start - length) < wanted, length > wanted else { return seen }
        let isBefore = position == GTK_POS_TOP || position == GTK_POS_LEFT
        let edge = start + length / 2 + (isBefore ? wanted / 2 : -wanted / 2)
        return isVertical
            ? CGRect(x: seen.minX, y: edge, width: seen.width, height: 1)
            : CGRect(x: edge, y: seen.minY, width: 1, height: seen.height)
    }

    private var position: GtkPositionType {
        let isMirrored = gtk_widget_get_direction(window) == GTK_TEXT_DIR_RTL
        return switch presentation?.anchorEdge ?? .bottom {
        case .top: GTK_POS_TOP
        case .bottom: GTK_POS_BOTTOM
        case .leading: isMirrored ? GTK_POS_RIGHT : GTK_POS_LEFT
        case .trailing: isMirrored ? GTK_POS_LEFT : GTK_POS_RIGHT
        }
    }

    /// Handles the closing by the user, which the content may reject.
    private func popoverClosed() {
        guard isOpen, let presentation else { return }
        if !onMain(presentation, { $0.requestDismissal() }) { gtk_popover_popup(window.cast()) }
        updateSoonIfNeeded()
    }

    /// Keeps presses in the popover from reaching the content below it. A legacy controller stops them without claiming
    /// them: a gesture would take them from the buttons inside, which claim theirs only on release.
    private func keepEvents() {
        let presses = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(presses, GTK_PHASE_BUBBLE)
        connectEvents(presses, ending: { $0 == GDK_BUTTON_PRESS || $0 == GDK_TOUCH_BEGIN })
        gtk_widget_add_controller(window, presses)
    }
}
#endif
