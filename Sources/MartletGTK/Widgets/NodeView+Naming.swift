#if GTK
import CGTK
import Martlet

/// What follows from what stands in a view.
extension NodeView {
    /// What stands in a button, a link or a row is its name, and says whether the row has the focus itself. So it is with
    /// other views that are operated.
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
        guard node.control != nil || node.isOperated else { return }
        Accessibility.update(self)
        updateFocusability()
    }

    /// Says whether GTK's focus can come to the widget itself.
    func updateFocusability() {
        if part?.focusTarget == nil { gtk_widget_set_focusable(widget, node.isFocusable ? 1 : 0) }
        // What is no control looks as the theme's rings have it.
        let isRinged = part == nil && node.control == nil && node.isFocusable
        if isRinged != hasRing {
            hasRing = isRinged
            widget.setClass("martlet-focusable", isRinged)
        }
    }
}
#endif
