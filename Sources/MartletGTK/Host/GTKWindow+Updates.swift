#if GTK
import CGTK
import Foundation
import Martlet

// Updates of the scene, and what the window shows after them.
extension GTKWindow {
    /// Updates the scene and its widgets.
    func update() {
        guard isOpen else { return }
        onMain((scene, now)) { scene, now in
            scene.time = now
            scene.update()
        }
        synchronize()
    }

    /// Synchronizes the window with the parts of the scene that are not presented as nodes: rejected operations, the
    /// title, the focus, and the next deadline.
    func synchronize() {
        // The header bars can't change between this resize and the next drawing; the following update covers that.
        guard isOpen, !isResizing else { return }
        needsSynchronizing = false
        let acted = self.acted
        self.acted = []
        for view in acted where tree.view(of: view.node) === view { view.part?.update(from: view.node, in: view) }
        showTitle()
        showFocus()
        if isHosted { showHostedSize() } else if presentation == nil { showMinimum() } else { showFittedSize() }
        showInteractions()
        showColorScheme()
        host.fonts.releaseUnseenTexts()
        awaitDeadline()
        awaitFrame()
    }

    /// Requests an update after the current event, even without writes.
    func updateSoon() {
        needsSynchronizing = true
        host.schedule.request()
    }

    func updateSoonIfNeeded() {
        if scene.needsUpdate { updateSoon() }
        awaitDeadline()
    }

    /// Synchronizes the window, and those that it presents, as far as an update was requested for them and has not done
    /// so.
    func synchronizeIfNeeded() {
        if needsSynchronizing { synchronize() }
        presented?.presentedWindow?.synchronizeIfNeeded()
        presented?.presentedPopover?.synchronizeIfNeeded()
    }

    private func showTitle() {
        if isPopover || isHosted { return }
        let isUntitled = scene.title.isEmpty && presentation == nil
        let title = isUntitled ? ProcessInfo.processInfo.processName : scene.title
        if title != shown.title {
            shown.title = title
            gtk_window_set_title(window.cast(), title)
        }
        header.show(self, fallback: title)
    }

    func resized(to size: CGSize) {
        guard size != scene.size else { return }
        isResizing = true
        defer { isResizing = false }
        onMain((scene, presentation, size, now)) { scene, presentation, size, now in
            if let presentation { presentation.grant(size) } else { scene.windowResized(to: size, at: now) }
            scene.update()
        }
        recordLossInLayout()
        header.placeAgain()
        // The rest of it is not for the middle of GTK's layout.
        updateSoon()
    }

    /// Schedules an event for gestures with a deadline.
    private func awaitDeadline() {
        guard let deadline = scene.nextInputDeadline else {
            wakeUps.deadline = nil
            return
        }
        guard deadline != wakeUps.deadline else { return }
        wakeUps.deadline = deadline
        let wait = max(.zero, deadline - now)
        let window = Unchecked(value: Weak(self))
        // One millisecond later, so that the deadline has certainly passed.
        MainThread.after(wait + .milliseconds(1)) { window.value.object?.pass(deadline) }
    }

    private func pass(_ deadline: Duration) {
        guard isOpen, wakeUps.deadline == deadline else { return }
        wakeUps.deadline = nil
        onMain((scene, now)) { $0.advanceInput(to: $1) }
        updateSoonIfNeeded()
    }
}
#endif
