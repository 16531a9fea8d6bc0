#if GTK
import CGTK
import Foundation
import Martlet

/// Updates at the window's frames, while animations run.
extension GTKWindow {
    /// Schedules an update for the next frame while animations run, and otherwise for the next alarm.
    func awaitFrame() {
        if scene.needsFrame {
            guard wakeUps.frame == nil, let root = tree.rootView?.widget else { return }
            wakeUps.frame = root.onFrame { [weak self] _, _ in self?.passFrame() ?? false }
            return
        }
        awaitWakeUp()
    }

    /// Shows one frame. False if no more are wanted.
    private func passFrame() -> Bool {
        update()
        if scene.needsFrame, isOpen { return true }
        wakeUps.frame = nil
        awaitWakeUp()
        return false
    }

    private func awaitWakeUp() {
        guard let due = scene.nextWakeUp, due != wakeUps.update else { return }
        wakeUps.update = due
        let wait = max(.zero, due - now)
        let window = Unchecked(value: Weak(self))
        MainThread.after(wait) {
            guard let window = window.value.object, window.isOpen, window.wakeUps.update == due else { return }
            window.wakeUps.update = nil
            window.update()
        }
    }
}
#endif
