import Dispatch
import Martlet
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads standard input on a queue of its own, and hands it to the main thread.
///
/// A main thread that is busy does not see Ctrl-C. Where it has not taken one for a while, the process is interrupted as
/// Ctrl-C would interrupt it elsewhere: the handlers of signals restore the terminal.
final class InputReader: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        /// The number of bytes read so far, and the number of those that the main thread has processed.
        var readCount = 0
        var doneCount = 0
        var isClosed = false
        /// Whether the main thread was notified of available bytes.
        var isAnnounced = false
        /// Whether reading has stopped.
        var isStopped = false
    }

    /// The time after which an unprocessed Ctrl-C interrupts the process.
    private static let timeout = DispatchTimeInterval.seconds(2)
    private static let interrupt: UInt8 = 3
    /// Ctrl-C in kitty's keyboard protocol.
    private static let longInterrupt = Array("\u{1B}[99;5u".utf8)

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "martlet.terminal.input", qos: .userInteractive)
    // nonisolated(unsafe): Dispatch's sources may be used on any thread.
    private nonisolated(unsafe) let source: any DispatchSourceRead
    private let announce: @MainActor @Sendable () -> Void

    /// - Parameter announce: Called when bytes are available.
    init(announce: @escaping @MainActor @Sendable () -> Void) {
        self.announce = announce
        source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
        source.setEventHandler { [weak self] in self?.read() }
        source.resume()
    }

    /// Stops reading, and leaves further input to others.
    func stop() {
        state.withLock { $0.isStopped = true }
        source.cancel()
    }

    /// Passes the bytes read since the last call to `body`, and whether the terminal is closed.
    func take(_ body: ([UInt8], _ isClosed: Bool) -> Void) {
        let (bytes, isClosed) = state.withLock { state in
            defer {
                state.bytes = []
                state.isAnnounced = false
            }
            return (state.bytes, state.isClosed)
        }
        body(bytes, isClosed)
        state.withLock { $0.doneCount += bytes.count }
    }

    private func read() {
        // Under the lock, so that no byte is read after the end of reading. The read never blocks, because bytes are
        // available.
        let (mustAnnounce, interrupted) = state.withLock { state -> (Bool, Int?) in
            var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard !state.isStopped, !state.isClosed, poll(&wait, 1, 0) > 0 else { return (false, nil) }
            // Unsafe pointers: memory of this call, which the system fills.
            let interrupts = withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer -> Bool in
                let count = systemRead(STDIN_FILENO, buffer.baseAddress!, buffer.count)
                guard count > 0 else {
                    if count == 0 || (errno != EINTR && errno != EAGAIN) { state.isClosed = true }
                    return false
                }
                let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                state.bytes += bytes
                state.readCount += count
                return bytes.contains(Self.interrupt) || Self.containsLongInterrupt(bytes)
            }
            if state.isClosed { source.cancel() }
            let isNew = !state.isAnnounced
            state.isAnnounced = true
            return (isNew, interrupts ? state.readCount : nil)
        }
        if mustAnnounce { MainThread.later(announce) }
        if let interrupted { watch(interrupted) }
    }

    // Unsafe pointers: bytes of the caller.
    private static func containsLongInterrupt(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count >= longInterrupt.count else { return false }
        return (0...bytes.count - longInterrupt.count).contains { start in
            bytes[start..<start + longInterrupt.count].elementsEqual(longInterrupt)
        }
    }

    /// Interrupts the process if the main thread has not processed the bytes read so far before the timeout.
    private func watch(_ count: Int) {
        queue.asyncAfter(deadline: .now() + Self.timeout) { [weak self] in
            guard let self, state.withLock({ !$0.isStopped && $0.doneCount < count }) else { return }
            kill(getpid(), SIGINT)
        }
    }
}

/// The system's call, which a method of the same name hides.
// Unsafe pointers: memory of the caller, which the system fills.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
