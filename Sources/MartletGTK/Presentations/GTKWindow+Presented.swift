#if GTK
import CGTK
import Foundation
import Martlet

/// A window that a view in another one presents: a sheet, a cover, an alert.
extension GTKWindow: PresentedSurface {
    var presentedWindow: GTKWindow? { isPopover ? nil : self }

    var presentedPopover: GTKWindow? { isPopover ? self : nil }

    var isOpening: Bool { !wasActive && !isPopover }

    func follow() { if isPopover, isOpen { pointToAnchor() } }

    /// Turns the window into a dialog of its presenter, as large as its content.
    func prepareAsPresented() {
        guard let presentation else { return }
        if isPopover { return }
        // Modal without a parent, an alert of its own blocks all windows of the app.
        if let presenter, !presenter.isHiddenBehindAlert, let behind = presenter.toplevel {
            gtk_window_set_transient_for(window.cast(), behind.cast())
        }
        gtk_window_set_modal(window.cast(), 1)
        gtk_window_set_resizable(window.cast(), 0)
        let isAlert = presentation.isAlert
        Accessibility.setWindowRole(
            isAlert ? GTK_ACCESSIBLE_ROLE_ALERT_DIALOG : GTK_ACCESSIBLE_ROLE_DIALOG, of: window)
        if isAlert {
            // As GTK's own message dialogs: without a bar, and with the theme's frame.
            header.hide()
            for name in ["dialog", "message", "martlet-alert"] { window.addClass(name) }
        } else {
            window.addClass("dialog")
            presentation.leastSize.width = header.minimumWidth
        }
    }

    /// The window is as large as the scene has chosen to be.
    func showFittedSize() {
        guard let presentation else { return }
        let size = scene.size
        if size != tree.windowSizes.natural {
            tree.windowSizes = (size, size)
            if let root = tree.rootView?.widget { gtk_widget_queue_resize(root) }
        }
        if isPopover { return }
        if !presentation.isAlert {
            header.setClosable(onMain(presentation) { $0.canBeLeft } && !scene.bars.hasCancellation)
        }
        showName()
    }

    /// Updates the accessible name of the dialog, which is announced when it opens.
    private func showName() {
        let name = scene.presenting.name
        guard name != shown.name else { return }
        shown.name = name
        Accessibility.setLabel(name, of: window)
    }
}

extension Presentation {
    /// Whether the presentation is a message with buttons, without a bar of its own.
    var isAlert: Bool { kind == .alert || kind == .dialog }
}
#endif
