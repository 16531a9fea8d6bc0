import Dispatch
import Foundation
import MartletABI

// The only two ways to the main actor: `onMainActor` runs code immediately, where this is known to be its thread;
// `MainThread` schedules it. Tasks of the main actor are for code that suspends.

/// Detects whether the current thread runs the main actor, and schedules work on it.
///
/// That need not be the initial thread of the program: once Dispatch owns the main queue, any thread of its pool may
/// run the queue's work.
@usableFromInline
package enum MainThread {
    package static var isCurrent: Bool {
        _ = isMarked
        return DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
    }

    /// Stops a debug build on another thread than the main one.
    @usableFromInline
    package static func assertIsCurrent() {
        assert(isCurrent, "What belongs to the main actor was called on another thread.")
    }

    /// Schedules work after the already scheduled work. Callable on any thread.
    package static func later(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { onMainActor(work) { $0() } }
    }

    /// Schedules work for a time after a delay. Callable on any thread.
    package static func after(_ delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
        let (seconds, attoseconds) = delay.components
        let time = DispatchTime.now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
        DispatchQueue.main.asyncAfter(deadline: time) { onMainActor(work) { $0() } }
    }

    /// Runs work immediately on the main actor's thread, and otherwise schedules it there: for the end of a lifetime,
    /// which may happen on any thread.
    package static func nowOrLater(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { onMainActor(work) { $0() } } else { later(work) }
    }

    private static let mark = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)
}

/// Runs a main-actor closure where the code is known to run on the main actor, though the compiler can't prove it:
/// rules are evaluated by the scene's update, and C callbacks arrive on the main thread.
@inlinable @inline(__always)
package func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    MainThread.assertIsCurrent()
    return MainActorClosure.run(value, body)
}

/// An action of the main actor as a closure that the runtime keeps and calls there.
package func unisolated(_ action: @escaping @MainActor () -> Void) -> () -> Void { MainActorClosure.unisolated(action) }

/// An action that the runtime kept, as the closure of the main actor that it is called as.
package func isolated(_ action: @escaping () -> Void) -> @MainActor () -> Void { MainActorClosure.isolated(action) }
