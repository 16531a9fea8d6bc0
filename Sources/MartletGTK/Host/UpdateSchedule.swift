#if GTK
import Foundation
import Synchronization

/// Coalesces requests for updates into one turn of the main loop.
///
/// An app and all its windows, sheets and popovers share one schedule, because one update of their scenes covers all of
/// them. An operation on a control requests updates in two ways, by its write and for its window: it leads to one update.
final class UpdateSchedule: Sendable {
    private let isScheduled = Mutex(false)
    /// The closure that performs an update on the main thread.
    private let update = Mutex<Update?>(nil)

    /// A struct, because a bare closure would be wrapped again by each access through the lock.
    private struct Update {
        let run: @Sendable () -> Void
    }

    /// Sets the closure that performs an update. It is called from the main loop.
    func onUpdate(_ update: (@Sendable () -> Void)?) {
        self.update.withLock { $0 = update.map(Update.init) }
    }

    /// Requests an update, from any thread. Requests are coalesced until it begins.
    func request() {
        let isFirst = isScheduled.withLock { isScheduled in
            defer { isScheduled = true }
            return !isScheduled
        }
        guard isFirst else { return }
        onIdle { [self] in
            isScheduled.withLock { $0 = false }
            let update = update.withLock { $0 }
            update?.run()
        }
    }
}
#endif
