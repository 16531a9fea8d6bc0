import Synchronization

/// An action that waits for the animations of a transaction.
///
/// It counts the open work: writes that wait for an update, and animations that they have started. Writes come from any
/// thread; everything else is confined to the updating thread.
// @unchecked Sendable: state that writes on other threads access is behind a lock; the rest is confined to the updating
// thread.
final class AnimationCompletion: @unchecked Sendable {
    private struct State {
        var pending = 0
        var wasUsed = false
        var hasRun = false
    }

    let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    private let state = Mutex(State())

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Adds a write or animation for which the action must wait.
    func begin() {
        state.withLock {
            $0.pending += 1
            $0.wasUsed = true
        }
    }

    /// Removes an ended write or animation.
    func end() { state.withLock { $0.pending -= 1 } }

    /// Whether all writes and animations have ended.
    var isReady: Bool { state.withLock { $0.pending == 0 } }

    /// Runs the action if it has not run.
    func run() {
        let isFirst = state.withLock { state in
            defer { state.hasRun = true }
            return !state.hasRun
        }
        if isFirst { action() }
    }

    /// Runs the action if no write has used the transaction.
    func runIfUnused() {
        if !state.withLock({ $0.wasUsed }) { run() }
    }
}

private enum CompletionsKey: TransactionKey { static var defaultValue: [AnimationCompletion] { [] } }

extension Transaction {
    /// The completions that wait for the animations of the transaction.
    var completions: [AnimationCompletion] {
        get { self[CompletionsKey.self] }
        set { self[CompletionsKey.self] = newValue }
    }
}
