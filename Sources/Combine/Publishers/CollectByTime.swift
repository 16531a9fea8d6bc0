import Foundation
import OpenCombine

extension Publishers {
    /// The condition for sending collected values.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Sends after a period of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Sends after a period of time, or earlier when the number of values is reached.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that collects the values of another publisher over time.
    ///
    /// When the upstream publisher finishes, the collected values are sent first. When it fails, they are dropped.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// An array of collected values.
        public typealias Output = [Upstream.Output]
        /// The failure type of the upstream publisher.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The condition for sending values.
        public let strategy: TimeGroupingStrategy<Context>
        /// The options for the scheduler, such as the tolerance.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher of collected values.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Sends the collected values to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let collector = TimeCollector<Upstream.Output, Failure, Context>(strategy, options, to: subscriber)
            upstream.receive(subscriber: collector)
        }
    }
}

extension Publisher {
    /// Collects values over time, and sends them as an array. Periods without values send nothing.
    ///
    ///     events.collect(.byTime(RunLoop.main, .seconds(1)))
    ///
    /// - Parameters:
    ///   - strategy: The condition for sending values.
    ///   - options: The options for the scheduler.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// A subscriber that collects values, and sends them when they are due.
// @unchecked Sendable: the lock protects the mutable state.
private final class TimeCollector<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription,
    @unchecked Sendable
{
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let most: Int?
    private let options: Context.SchedulerOptions?
    private let send: ([Input]) -> Subscribers.Demand
    private let complete: (Subscribers.Completion<Failure>) -> Void
    private let begin: (any Subscription) -> Void
    private let lock = NSLock()
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var collected: [Input] = []
    private var demand = Subscribers.Demand.none
    private var isOver = false

    init<S: Subscriber>(
        _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?, to subscriber: S
    ) where S.Input == [Input], S.Failure == Failure {
        switch strategy {
        case .byTime(let context, let stride): (scheduler, interval, most) = (context, stride, nil)
        case .byTimeOrCount(let context, let stride, let count):
            (scheduler, interval, most) = (context, stride, Swift.max(1, count))
        }
        self.options = options
        send = { subscriber.receive($0) }
        complete = { subscriber.receive(completion: $0) }
        begin = { subscriber.receive(subscription: $0) }
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        let isFirst = upstream == nil && !isOver
        if isFirst { upstream = subscription }
        lock.unlock()
        guard isFirst else { return subscription.cancel() }
        begin(self)
        subscription.request(.unlimited)
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.sendCollected() }
        lock.lock()
        let isLate = isOver
        if !isLate { self.timer = timer }
        lock.unlock()
        if isLate { timer.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        if !isOver { collected.append(input) }
        let isFull = most.map { collected.count >= $0 } ?? false
        lock.unlock()
        if isFull { sendCollected() }
        return .none
    }

    /// Sends the collected values, if there are any and there is demand.
    private func sendCollected() {
        lock.lock()
        guard !isOver, !collected.isEmpty, demand > 0 else { return lock.unlock() }
        let values = collected
        collected = []
        demand -= 1
        lock.unlock()
        let more = send(values)
        lock.lock()
        demand += more
        lock.unlock()
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { sendCollected() }
        guard end() else { return }
        complete(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        lock.unlock()
    }

    func cancel() {
        lock.lock()
        let upstream = self.upstream
        lock.unlock()
        if end() { upstream?.cancel() }
    }

    /// Releases all references.
    /// - Returns: `false` if they were released before.
    private func end() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard !isOver else { return false }
        isOver = true
        timer?.cancel()
        timer = nil
        upstream = nil
        collected = []
        return true
    }
}
