#if GTK
import CGTK
import Dispatch
import Foundation

/// The main thread's loop: GLib's, with the main queue and Foundation's run loop inside.
///
/// The main actor, `DispatchQueue.main` and timers of `RunLoop.main` all run in it.
enum MainLoop {
    // nonisolated(unsafe): used by the main thread's loop only, through C callbacks.
    nonisolated(unsafe) private static var isPrepared = false
    nonisolated(unsafe) private static var mainQueueFunctions = GSourceFuncs(
        prepare: { _, timeout in
            timeout?.pointee = -1
            return 0
        },
        check: { source in
            guard let source else { return 0 }
            let state = MainLoop.queueTag.map { g_source_query_unix_fd(source, $0) }
            return state.map { $0.rawValue & G_IO_IN.rawValue != 0 } == true ? 1 : 0
        },
        dispatch: { _, _, _ in
            MainLoop.drainMainQueue()
            return 1
        },
        finalize: nil, closure_callback: nil, closure_marshal: nil)
    nonisolated(unsafe) private static var queueTag: UnsafeMutableRawPointer?

    nonisolated(unsafe) private static var runLoopFunctions = GSourceFuncs(
        prepare: { _, timeout in
            timeout?.pointee = MainLoop.millisecondsToNextTimer()
            return timeout?.pointee == 0 ? 1 : 0
        },
        // No timer was set while the loop slept: the run loop is queried before the sleep, because that takes some
        // time.
        check: { _ in MainLoop.nextTimer.map { $0 <= Date.timeIntervalSinceReferenceDate } == true ? 1 : 0 },
        dispatch: { _, _, _ in
            _ = MainLoop.millisecondsToNextTimer()
            return 1
        },
        finalize: nil, closure_callback: nil, closure_marshal: nil)

    /// Puts the main queue and the run loop into GLib's loop. Does nothing the second time.
    static func prepare() {
        guard !isPrepared else { return }
        isPrepared = true
        let queue = g_source_new(&mainQueueFunctions, UInt32(MemoryLayout<GSource>.size))
        queueTag = g_source_add_unix_fd(queue, _dispatch_get_main_queue_handle_4CF(), G_IO_IN)
        g_source_attach(queue, nil)
        let timers = g_source_new(&runLoopFunctions, UInt32(MemoryLayout<GSource>.size))
        g_source_attach(timers, nil)
    }

    private static func drainMainQueue() {
        // The descriptor stays readable until it is read, and would keep everything else waiting.
        var counter: UInt64 = 0
        _ = read(_dispatch_get_main_queue_handle_4CF(), &counter, 8)
        _dispatch_main_queue_callback_4CF(nil)
    }

    /// The time of the next timer, in seconds of `Date`.
    nonisolated(unsafe) private static var nextTimer: TimeInterval?

    /// Runs the timers that are due, which asking for the next one's date does.
    private static func millisecondsToNextTimer() -> Int32 {
        let date = RunLoop.main.limitDate(forMode: .default)
        nextTimer = date?.timeIntervalSinceReferenceDate
        guard let date else { return -1 }
        let seconds = date.timeIntervalSinceNow
        if seconds > 86_400 { return -1 }
        return Int32(max(0, (seconds * 1000).rounded(.up)))
    }

    /// Runs until `quit()`.
    static func run() {
        prepare()
        let loop = g_main_loop_new(nil, 0)
        running = loop
        g_main_loop_run(loop)
        g_main_loop_unref(loop)
        running = nil
    }

    nonisolated(unsafe) private static var running: OpaquePointer?

    /// Ends `run()`.
    static func quit() {
        if let running { g_main_loop_quit(running) }
    }
}

/// Calls a closure once from the main loop, after pending drawing. Callable on any thread.
func onIdle(_ body: @escaping @Sendable () -> Void) {
    final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    g_idle_add_full(
        // Below the priority of GTK's drawing, so that continuous writes can't block it.
        G_PRIORITY_HIGH_IDLE + 30,
        { data in
            if let data { Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().body() }
            return 0
        },
        Unmanaged.passRetained(Box(body)).toOpaque(),
        { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
}
#endif
