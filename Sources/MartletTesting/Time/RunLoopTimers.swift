import Foundation

/// Sees whether timers wait in the main run loop: those go by the real time, whoever made them.
enum RunLoopTimers {
    /// What is to be said after a host's time was moved on: nil where no timer is to go off meanwhile.
    ///
    /// Timers that were there before the process had a host are not the host's.
    static func complaint(after duration: Duration) -> String? {
        guard let next, next != atStart else { return nil }
        let limit = Date().timeIntervalSinceReferenceDate + duration / .seconds(1)
        guard next <= limit else { return nil }
        return """
            A timer waits in the main run loop, which advance(by:) can't move: it goes off by the real time, and only \
            while the run loop runs. Use Timer.publish(every:on:in:), Task.sleep or DispatchQueue.main.asyncAfter, which \
            follow the host, or call the timer's fire() in the test.
            """
    }

    /// What waited before the first host was made.
    static let atStart = next

    /// When the next timer is to go off, in seconds since the reference date; nil where none waits.
    private static var next: Double? {
        guard let functions else { return nil }
        let time = functions.next(functions.main(), functions.mode)
        return time == 0 ? nil : time
    }

    // Unsafe pointers: run loops and modes as Core Foundation has them, which Foundation exports without declaring them.
    private struct Functions {
        let main: @convention(c) () -> UnsafeRawPointer?
        let next: @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Double
        let mode: UnsafeRawPointer?
    }

    // nonisolated(unsafe): constant.
    nonisolated(unsafe) private static let functions: Functions? = {
        guard let main = dlsym(nil, "CFRunLoopGetMain"), let next = dlsym(nil, "CFRunLoopGetNextTimerFireDate"),
            let mode = dlsym(nil, "kCFRunLoopDefaultMode")
        else {
            return nil
        }
        return Functions(
            main: unsafeBitCast(main, to: (@convention(c) () -> UnsafeRawPointer?).self),
            next: unsafeBitCast(
                next, to: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Double).self),
            mode: mode.load(as: UnsafeRawPointer?.self))
    }()
}
