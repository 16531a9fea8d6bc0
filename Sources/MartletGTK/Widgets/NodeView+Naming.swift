#if GTK
import CGTK
import Martlet

/// Updates that follow from the content of a view.
extension NodeView {
    /// Updates the containers whose names derive from their content, such as buttons, links and rows, and whether a row
    /// itself is focusable.
    func renameContainers() {
        var container = parent
        while let view = container {
            view.rename()
            container = view.parent
        }
    }

    /// The view has other children than before.
    func contentChanged() {
        rename()
        renameContainers()
    }

    private func rename() {
        guard node.control != nil || node.reading.isOperated else { return }
        Accessibility.update(self)
        updateFocusability()
    }

    /// Updates whether the widget itself can have GTK's focus.
    func updateFocusability() {
        if part?.focusTarget == nil { gtk_widget_set_focusable(widget, node.isFocusable ? 1 : 0) }
        // A focusable node without a control has the theme's focus ring.
        let isRinged = part == nil && node.control == nil && node.isFocusable
        if isRinged != hasRing {
            hasRing = isRinged
            widget.setClass("martlet-focusable", isRinged)
        }
    }
}
#endif
