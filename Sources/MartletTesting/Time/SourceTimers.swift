import Dispatch
import Foundation
import MartletBase

// Timers of queues that repeat, and those that can be cancelled, are sources of Dispatch's: for
// `DispatchSource.makeTimerSource(queue:)`, and `debounce` and `throttle` of publishers on a queue. As in
// `DelayedWork.swift`, the functions below precede Dispatch's own. A timer that a host's code creates uses the host's
// time; for Dispatch, its deadline is never.
//
// Unsafe pointers: sources, queues and types as the headers of Dispatch declare them.

/// Creates a source of events.
@_cdecl("dispatch_source_create")
public func _martletDispatchSourceCreate(
    _ type: UnsafeRawPointer, _ handle: UInt, _ mask: UInt, _ queue: UnsafeRawPointer?
) -> UnsafeMutableRawPointer? {
    let source = SourceTimers.create(type, handle, mask, queue)
    if let source, type == SourceTimers.timerType, let clock = VirtualClock.owner {
        let queue = queue ?? DelayedWork.pool
        if DelayedWork.followsHosts(queue) { SourceTimers.add(source, on: queue, of: clock) }
    }
    return source
}

/// Sets the handler of a source.
@_cdecl("dispatch_source_set_event_handler")
public func _martletDispatchSourceSetEventHandler(
    _ source: UnsafeMutableRawPointer, _ handler: (@convention(block) () -> Void)?
) {
    SourceTimers[source]?.handler = handler
    SourceTimers.setEventHandler(source, handler)
}

/// Sets the deadlines of a timer source.
@_cdecl("dispatch_source_set_timer")
public func _martletDispatchSourceSetTimer(
    _ source: UnsafeMutableRawPointer, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64
) {
    if let timer = SourceTimers[source] {
        timer.set(start: DelayedWork.delay(until: start), interval: interval)
        return SourceTimers.setTimer(source, UInt64.max, UInt64.max, 0)
    }
    SourceTimers.setTimer(source, start, interval, leeway)
}

/// Ends a source.
@_cdecl("dispatch_source_cancel")
public func _martletDispatchSourceCancel(_ source: UnsafeMutableRawPointer) {
    SourceTimers.remove(source)
    SourceTimers.cancel(source)
}

/// The timers of hosts, and Dispatch's own functions.
// Unsafe pointers: sources, and functions of the names below as the headers of Dispatch declare them.
enum SourceTimers {
    typealias Create =
        @convention(c) (UnsafeRawPointer, UInt, UInt, UnsafeRawPointer?) -> UnsafeMutableRawPointer?
    typealias SetEventHandler =
        @convention(c) (UnsafeMutableRawPointer, (@convention(block) () -> Void)?) -> Void
    typealias SetTimer = @convention(c) (UnsafeMutableRawPointer, UInt64, UInt64, UInt64) -> Void
    typealias Cancel = @convention(c) (UnsafeMutableRawPointer) -> Void

    static let create = unsafeBitCast(SystemFunctions.original("dispatch_source_create"), to: Create.self)
    static let setEventHandler = unsafeBitCast(
        SystemFunctions.original("dispatch_source_set_event_handler"), to: SetEventHandler.self)
    static let setTimer = unsafeBitCast(SystemFunctions.original("dispatch_source_set_timer"), to: SetTimer.self)
    static let cancel = unsafeBitCast(SystemFunctions.original("dispatch_source_cancel"), to: Cancel.self)
    // nonisolated(unsafe): constant.
    nonisolated(unsafe) static let timerType = UnsafeRawPointer(SystemFunctions.original("_dispatch_source_type_timer"))

    private static let lock = RecursiveLock()
    // nonisolated(unsafe): the lock guards it.
    nonisolated(unsafe) private static var timers: [UnsafeMutableRawPointer: SourceTimer] = [:]

    static subscript(source: UnsafeMutableRawPointer) -> SourceTimer? { lock.withLock { timers[source] } }

    static func add(_ source: UnsafeMutableRawPointer, on queue: UnsafeRawPointer, of clock: VirtualClock) {
        lock.withLock { timers[source] = SourceTimer(queue: queue, clock: clock) }
    }

    static func remove(_ source: UnsafeMutableRawPointer) {
        lock.withLock { timers.removeValue(forKey: source) }?.isCancelled = true
    }

    /// Forgets the timers of a host that has ended.
    static func removeAll(of clock: VirtualClock) {
        lock.withLock { timers = timers.filter { $0.value.clock !== clock } }
    }
}

/// A timer in a host's time. It fires on the main actor's thread, where the host advances its time.
final class SourceTimer {
    fileprivate weak var clock: VirtualClock?
    fileprivate var handler: (@convention(block) () -> Void)?
    // Unsafe pointers: Dispatch keeps a source's queue as long as the source.
    private let queue: UnsafeRawPointer
    fileprivate var isCancelled = false
    /// The number of times that the timer was set: earlier deadlines are obsolete.
    private var round = 0

    fileprivate init(queue: UnsafeRawPointer, clock: VirtualClock) {
        self.queue = queue
        self.clock = clock
    }

    /// - Parameters:
    ///   - start: The first deadline; nil for never.
    ///   - interval: The nanoseconds between deadlines; the highest number for a timer that does not repeat.
    fileprivate func set(start: Duration?, interval: UInt64) {
        round += 1
        guard let start else { return }
        wait(for: start, interval: interval, round: round)
    }

    private func wait(for delay: Duration, interval: UInt64, round: Int) {
        clock?.wait(for: delay) { [self] in
            guard !isCancelled, round == self.round, let clock else { return }
            if interval < UInt64(Int64.max) {
                // Limited to a perceptible rate, or time would not advance.
                wait(
                    for: max(.nanoseconds(Int64(interval)), .microseconds(100)), interval: interval, round: round)
            }
            if let handler { DelayedWork.perform(handler, on: queue, for: clock) }
        }
    }
}
