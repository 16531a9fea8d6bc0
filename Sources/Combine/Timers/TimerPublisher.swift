import Foundation
import OpenCombine

extension Foundation.Timer {
    /// A publisher of the date, again and again. It begins when it is connected, as `autoconnect()` does for its first
    /// subscriber.
    ///
    ///     .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { now = $0 }
    ///
    /// It is preferred to OpenCombine's, which has more parameters, and which can't be told to go by the time of a test.
    ///
    /// - Parameters:
    ///   - interval: The seconds from one date to the next.
    ///   - runLoop: The run loop on which it is sent.
    ///   - mode: The mode of the run loop.
    public static func publish(
        every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> _TimerPublisher {
        _TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }
}

/// A publisher of the date, again and again, while it is connected: what `Timer.publish(every:on:in:)` gives.
public final class _TimerPublisher: ConnectablePublisher {
    /// The date when it is sent.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    /// The seconds from one date to the next.
    public let interval: TimeInterval
    /// The run loop on which it is sent.
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

    /// Begins to send, unless it has begun. What is returned ends that when it is cancelled, whoever has begun it; it need
    /// not be kept.
    public func connect() -> any Cancellable {
        connection.connect()
        return connection
    }
}
