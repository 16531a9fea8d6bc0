#if GTK
import CGTK
import Foundation
import Martlet

/// The scene's focus and GTK's are one: whichever moves, the other follows.
extension GTKWindow {
    func watchFocus() {
        window.onChange(of: "focus-widget") { [unowned self] in focusChanged() }
    }

    func focusChanged() {
        if let announcement, announcement.focus != focusWidget { takeBackAnnouncement() }
        focusMoved()
    }

    /// GTK has moved the focus: a click, Tab, or a widget that left.
    private func focusMoved() {
        guard isOpen, !focusState.isMoving, !scene.isUpdating else { return }
        guard let widget = focusWidget, let view = tree.view(holding: widget) else { return }
        // A popover is in the same window.
        if view.tree !== tree { return presented?.presentedPopover?.focusMoved() ?? () }
        let node = view.node
        guard node.isFocusable, !node.hasFocus else { return }
        // The focus was not requested: GTK chose this widget when the focused one was removed.
        if focusState.isLost, scene.focus.focused == nil {
            focusState.isLost = false
            return dropFocus()
        }
        // Tab comes back to the row of a list that it has left.
        if input?.isTabbing == true, let row = scene.focusMoves.rowEntry(of: node), row !== node {
            onMain((scene, row)) { _ = $0.focusMoves.setFocus($1) }
            return updateSoon()
        }
        // Keys come into a region that prefers another element.
        if input?.isPressing != true {
            let entry = scene.focusMoves.focusEntry(of: node)
            if entry !== node {
                onMain((scene, entry)) { _ = $0.focusMoves.setFocus($1) }
                return updateSoon()
            }
        }
        focusState.isMoving = true
        focusState.shown = node
        onMain((scene, node, input?.isPressing ?? false)) { _ = $0.focusMoves.setFocus($1, isByPointer: $2) }
        focusState.isMoving = false
        updateSoon()
    }

    /// Shows a change of the scene's focus: a view or an arrow key moved it, or the focused element was removed.
    func showFocus() {
        guard !focusState.isMoving else { return }
        guard let node = scene.focus.focused else { return showLoss() }
        focusState.isInScene = true
        focusState.isLost = false
        guard let view = tree.viewOfHeld(node) else { return }
        let target = view.focusTarget
        let isNew = node !== focusState.shown
        // A widget that was just removed may have GTK's focus until GTK chooses another one.
        guard let current = focusWidget, let native = gtk_widget_get_native(current) else {
            focusState.shown = node
            return grab(target)
        }
        // A menu that is open keeps the focus, and would close without it.
        if native != gtk_widget_get_native(window), !(isPopover && isNew) { return }
        focusState.shown = node
        let holder = tree.view(holding: current)
        if current == target || holder === view { return }
        // The header bar keeps the focus that the user has given it, until the scene moves its own.
        if holder == nil, !isNew, gtk_widget_get_mapped(current) != 0 { return }
        grab(target)
    }

    /// Removes GTK's focus after the focused element was removed, or gave up the focus. Otherwise GTK would choose the
    /// first widget, which may be a field that then opens for typing.
    private func showLoss() {
        guard focusState.isInScene, !isPopover else { return }
        focusState.isInScene = false
        focusState.shown = nil
        focusState.isLost = true
        guard let current = focusWidget, let native = gtk_widget_get_native(current) else { return }
        // A menu that is open keeps the focus, and so does the header bar.
        guard native == gtk_widget_get_native(window), tree.view(holding: current)?.tree === tree else { return }
        dropFocus()
    }

    /// Called when the focused element was removed in the middle of GTK's layout, after which GTK would choose another
    /// widget.
    func recordLossInLayout() {
        guard focusState.isInScene, !isPopover, scene.focus.focused == nil else { return }
        focusState.isInScene = false
        focusState.shown = nil
        focusState.isLost = true
    }

    private func dropFocus() {
        focusState.isMoving = true
        if let toplevel { gtk_window_set_focus(toplevel.cast(), nil) }
        focusState.isMoving = false
    }

    /// A new window has no focus of its own, and GTK has given it to the first element there is.
    func leaveSearch() {
        guard presentation == nil, onMain(scene, { $0.focusMoves.leaveSearch() }) else { return }
        if scene.focus.focused == nil { dropFocus() }
        showFocus()
    }

    /// Moves the focus from the position at which it was lost, for Tab.
    ///
    /// - Returns: Whether the focus has moved.
    func resumesFocus(by step: Int) -> Bool {
        guard !isPopover, focusWidget == nil, scene.focus.hasPlace else { return false }
        return moveFocusInScene(by: step)
    }

    /// Moves the scene's focus on, in reading order, where GTK has nothing to begin at.
    ///
    /// - Returns: Whether it has moved.
    func moveFocusInScene(by step: Int) -> Bool {
        let hasMoved = onMain((scene, step)) { $1 > 0 ? $0.focusMoves.focusNext() : $0.focusMoves.focusPrevious() }
        if hasMoved { updateSoon() }
        return hasMoved
    }

    /// Recovers the focus from a menu that has closed. GTK leaves it there if a submenu was open, and all keys would be
    /// lost.
    ///
    /// - Parameter ofContent: Whether it was a menu over the content, and not one of the header bar.
    func recoverFocus(ofContent: Bool = false) {
        guard isOpen else { return }
        if let current = focusWidget, gtk_widget_get_mapped(current) != 0 {
            // GTK gives the focus of a menu over the content to the first widget that there is.
            guard ofContent, tree.view(holding: current) == nil, scene.focus.focused != nil else { return }
        }
        if let node = scene.focus.focused, let view = tree.viewOfHeld(node) {
            grab(view.focusTarget)
        } else if !isPopover, let toplevel {
            gtk_window_set_focus(toplevel.cast(), nil)
        }
    }

    /// Whether a node is shown in the header bar.
    func isInHeader(_ node: RenderNode) -> Bool {
        guard let view = tree.view(of: node) else { return false }
        return gtk_widget_is_ancestor(view.widget, header.widget) != 0
    }

    /// The nodes that keep their widgets even out of sight.
    var focusedNodes: [RenderNode] {
        let held = focusWidget.flatMap { tree.view(holding: $0) }
        let shown = held?.tree === tree ? held?.node : nil
        let focused = scene.focus.focused
        return [focused, shown === focused ? nil : shown].compactMap { $0 }
    }

    func moveFocusOutOfSight(by step: Int) -> FocusMove {
        guard tree.isPartlyShown, !scene.isUpdating else { return .asGTK }
        // The node with GTK's focus, of which the scene may not have been notified yet.
        let held = focusWidget.flatMap { tree.view(holding: $0) }
        let starts = held?.tree === tree ? [held?.node, scene.focus.focused].compactMap { $0 } : []
        onMain((scene, step)) { $0.focusMoves.bringNextStopIntoSight(by: $1) }
        let stops = scene.focusMoves.focusableNodes
        let next = scene.focusMoves.focusNeighbour(by: step, ofFirstOf: starts, among: stops)
        // The layout of GTK comes with the next frame; a key may come before it.
        let isPlaced = stops.allSatisfy { tree.view(of: $0)?.isPlaced != false }
        guard let next else { return isPlaced ? .asGTK : .leaves }
        if isPlaced, tree.isNear(next) { return .asGTK }
        guard onMain((scene, next), { $0.focusMoves.setFocus($1) }) else { return .asGTK }
        update()
        return .moved
    }

    /// The widget with GTK's focus in the window, or in the window of a popover.
    var focusWidget: Widget? { gtk_widget_get_root(window).flatMap { gtk_root_get_focus($0) } }

    func grab(_ widget: Widget) {
        focusState.isMoving = true
        gtk_widget_grab_focus(widget)
        focusState.isMoving = false
    }
}
#endif
