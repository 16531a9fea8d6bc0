import Foundation
import OpenCombine

extension Foundation.Timer {
    /// Returns a publisher that sends the current date at an interval. It starts when it is connected; `autoconnect()`
    /// connects it for the first subscriber.
    ///
    ///     .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { now = $0 }
    ///
    /// The compiler prefers this overload to OpenCombine's, which has more parameters and does not support the virtual
    /// time of tests.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two dates.
    ///   - runLoop: The run loop on which the dates are sent.
    ///   - mode: The mode of the run loop.
    public static func publish(
        every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> _TimerPublisher {
        _TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }
}

/// A publisher that sends the current date at an interval while it is connected; the result of
/// `Timer.publish(every:on:in:)`.
public final class _TimerPublisher: ConnectablePublisher {
    /// The date at the time of sending.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    /// The run loop on which the dates are sent.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode

    private let connection: TimerConnection

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
        self.interval = interval
        self.runLoop = runLoop
        self.mode = mode
        connection = TimerConnection { send in
            if runLoop === RunLoop.main, let running = TimerClock.start(every: interval, send) { return running }
            let timer = Timer(timeInterval: interval, repeats: true) { _ in send(Date()) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// Sends the dates to a subscriber while the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
        connection.listen(subscriber)
    }

    /// Starts sending, unless the publisher is connected.
    /// - Returns: A cancellable that stops sending, also if another call started it. It need not be retained.
    public func connect() -> any Cancellable {
        connection.connect()
        return connection
    }
}
